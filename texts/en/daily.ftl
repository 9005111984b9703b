# Commands. Names: lower case, no spaces. Descriptions and options: at most 100 characters.

grimoire = grimoire
grimoire-about = Tactical puzzles: one a day, and hundreds more
grimoire-daily = daily
grimoire-daily-about = Solve this server’s puzzle of the day
grimoire-ranking = ranking
grimoire-ranking-about = This server’s best solvers
grimoire-period = period
grimoire-period-about = This month or all time
grimoire-streak = streak
grimoire-streak-about = Your daily puzzle streak, points and rating
grimoire-setup = setup
grimoire-setup-about = Set when and where the daily puzzle is posted (needs Manage Server)
grimoire-channel = channel
grimoire-channel-about = The channel for the daily puzzle
grimoire-hour = hour
grimoire-hour-about = The hour in your time zone, 0 to 23
grimoire-minute = minute
grimoire-minute-about = The minute, 0 to 59
grimoire-zone = timezone
grimoire-zone-about = Your time zone, such as Europe/London (the list shows local times)
grimoire-language = language
grimoire-language-about = The language of the posts
grimoire-off = off
grimoire-off-about = Turn the daily puzzle off
grimoire-thread = thread
grimoire-thread-about = Open a thread to discuss each puzzle?
language-en = English
language-ru = Russian
language-fr = French

# The post of the daily puzzle, and its solution

daily-title = 📜 **Puzzle of the day** · { $day }
daily-solved = ✅ **{ $solved } of { $tried }** solved it, **{ $first }** on the first try.
daily-untried = ✅ No one has tried it yet.
daily-until = -# Your answer is private. The solution appears { $until }.
daily-over = This puzzle is closed: [see the solution]({ $link })
daily-thread = Solutions of { $day } (spoilers)
reveal-title = 📖 **The solution of { $title }**
reveal-puzzle = { $goal } · [the puzzle]({ $link })
reveal-nobody-tried = No one tried this puzzle.
reveal-statistics = 📊 Tried: **{ $tried }** · solved: **{ $solved }** · on the first try: **{ $first }**
reveal-fastest = ⏱️ Fastest: { $names }
reveal-time = { $hours }:{ $minutes } h
reveal-wrong = ❌ Most common wrong first moves: { $moves }
reveal-wrong-move = { $move } **{ $percent } %**
reveal-in-a-row = 🔥 This server has solved { $count } daily puzzles in a row.
remind-on = 🔔 Reminders on. I’ll message you two hours before a daily puzzle closes here if you haven’t solved it.
remind-off = 🔕 Reminders off for this server.
remind-message = 🔔 Today’s puzzle closes { $when }: [solve it]({ $link })
button-ranking = Ranking
button-remind = Remind me
button-share-result = Share my result

# Ranking and streak

ranking-title-month = 🏆 **Ranking of this month**
ranking-title-all = 🏆 **Ranking of all time**
ranking-period-month = This month
ranking-period-all = All time
ranking-line = { $player } · { $points ->
    [one] one point
   *[other] { $points } points
} · { $solved ->
    [one] one puzzle
   *[other] { $solved } puzzles
}
ranking-empty = No one has solved a daily puzzle yet.
ranking-own = You: place **{ $position }** of { $of } · { $points ->
    [one] one point
   *[other] { $points } points
} · { $solved ->
    [one] one puzzle
   *[other] { $solved } puzzles
}
ranking-not-yet = You aren’t ranked yet. Solve today’s puzzle to join.
streak-now = 🔥 Solved in a row: **{ $count ->
    [one] one daily puzzle
   *[other] { $count } daily puzzles
}** (your best: { $best })
streak-rating = Your rating: **{ $rating }** (everyone starts at 1500)
streak-done = You’ve solved today’s puzzle.
streak-waits = Today’s puzzle is waiting for you: { $command }
streak-frozen = ❄️ You missed one day this month. Your streak is safe, but the next miss ends it.
share-line = 🧩 **{ $player }** · puzzle of the day, { $day }

# Setting up

setup-done = ✅ **The daily puzzle is set up.**
setup-is = **This server’s daily puzzle**
setup-facts = In { $channel }, every day at **{ $time }** ({ $zone }), language: { $language }.
setup-next = Next puzzle: { $when } ({ $soon }).
setup-now = The next puzzle comes in a minute.
setup-off = Daily puzzles are off. I’ll still post the solution to the last one.
setup-none = This server has no daily puzzle.
setup-threads = Each puzzle gets a thread for discussing solutions.
daily-trouble-gone = ⚠️ I can’t post the daily puzzle: its channel was deleted. Choose another one: { $command }.
daily-trouble-closed = ⚠️ I can’t post the daily puzzle: I can’t write in { $channel }. Allow *View Channel*, *Send Messages* and *Attach Files* there, or choose another channel: { $command }.
daily-trouble-blocked = ⚠️ I can’t post the daily puzzle: AutoMod blocks my messages in { $channel }. Exempt me, or choose another channel: { $command }.
daily-trouble-since = (noticed { $when })
daily-trouble-told = You set up the daily puzzle in **{ $server }**.

# Refusals

refused-no-daily = This server has no daily puzzle. A server manager can turn it on with { $command }.
refused-no-daily-yet = No daily puzzle is open right now. The next one opens { $when }.
refused-not-manager = You need the Manage Server permission for this.
refused-needs-channel = Choose a text channel for the daily puzzle.
refused-cannot-post = I can’t post in { $channel }. Allow me to view the channel, send messages and attach files there.
refused-unknown-zone = No time zone is called “{ $zone }”. Use a name such as Europe/London.
refused-cannot-thread = I can’t open threads in { $channel }. Allow me to create public threads there.
refused-nothing-to-share = You haven’t solved this puzzle yet.

# Moderators

button-moderate = Moderate
button-rename-puzzle = Rename
button-cancel = Cancel
moderate-choose = Change an approved puzzle
moderate-renamed = ✅ The puzzle is now called “{ $title }”.
moderate-ask = Withdraw “{ $title }”? It can’t be opened after that. Points and streaks stay.
moderate-withdrawn = 🚫 The puzzle “{ $title }” is withdrawn. *{ button-moderate-log }* in { $command } can undo it.
review-told-withdrawn = 🚫 Your puzzle “{ $title }” was withdrawn in { $server }.
daily-withdrawn = 🚫 A moderator withdrew this puzzle. All points and streaks stay.
refused-not-approved = This puzzle isn’t approved any more.
refused-no-title = Type a title for the puzzle.

# The calendar of daily puzzles

calendar-right = right
calendar-wrong = wrong
calendar-missed = missed
calendar-frozen = missed, streak kept
calendar-open = still open

# The picture of a run

chart-run = { $right } right, { $wrong } wrong, best run: { $best }

# Friends: who has solved the daily puzzle

friends-solved = 👥 Solved today’s puzzle: { $players }.
friends-first = { $player } (first try)
friends-tries = { $player } ({ $count } tries)
friends-untried = You haven’t tried yet.
