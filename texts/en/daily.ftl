# Commands. Names: lower case, no spaces. Descriptions and options: at most 100 characters.

grimoire = grimoire
grimoire-about = Tactical puzzles: the page of the day and many more
grimoire-daily = daily
grimoire-daily-about = The page of the day of this server
grimoire-ranking = ranking
grimoire-ranking-about = The best solvers of this server
grimoire-period = period
grimoire-period-about = This month or all time
grimoire-streak = streak
grimoire-streak-about = How many pages of the day you have solved in a row, your points and your rating
grimoire-setup = setup
grimoire-setup-about = The page of the day: where and when it is posted (needs Manage Server)
grimoire-channel = channel
grimoire-channel-about = Where the page of the day is posted
grimoire-hour = hour
grimoire-hour-about = At what hour of your time zone, from 0 to 23
grimoire-minute = minute
grimoire-minute-about = At what minute of the hour
grimoire-zone = timezone
grimoire-zone-about = The time zone, such as Europe/London; the list shows what time it is there
grimoire-language = language
grimoire-language-about = The language of the posts
grimoire-off = off
grimoire-off-about = No more pages of the day in this server
grimoire-thread = thread
grimoire-thread-about = Does each page get a thread for talking about solutions?
language-en = English
language-ru = Russian
language-fr = French

# The post of the page of the day, and the reveal of its solution

daily-title = 📜 **Page of the day** · { $day }
daily-solved = ✅ **{ $solved } of { $tried }** solved it, **{ $first }** at the first try.
daily-untried = ✅ Nobody has tried it yet.
daily-until = -# Answers are private. The solution comes { $until }.
daily-over = This page is over: [the solution]({ $link })
daily-thread = Solutions of { $day } (spoilers)
reveal-title = 📖 **The solution of { $title }**
reveal-page = { $goal } · [the page]({ $link })
reveal-nobody-tried = Nobody has tried this page.
reveal-statistics = 📊 Tried: **{ $tried }** · solved: **{ $solved }** · with the first answer: **{ $first }**
reveal-fastest = ⏱️ Fastest: { $names }
reveal-time = { $hours }:{ $minutes } h
reveal-wrong = ❌ What was tried instead began with: { $moves }
reveal-wrong-move = { $move } **{ $percent } %**
reveal-in-a-row = 🔥 This server has solved { $count } pages of the day in a row.
remind-on = 🔔 I will write to you two hours before a page of the day closes here, if you have not solved it.
remind-off = 🔕 No more reminders from this server.
remind-message = 🔔 The page of the day closes { $when }: [solve it]({ $link })
button-ranking = Ranking
button-remind = Remind me
button-remind-off = No more reminders
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
    [one] one page
   *[other] { $solved } pages
}
ranking-empty = Nobody has solved a page of the day yet.
ranking-own = You: place **{ $position }** of { $of } · { $points ->
    [one] one point
   *[other] { $points } points
} · { $solved ->
    [one] one page
   *[other] { $solved } pages
}
ranking-not-yet = You aren’t in this ranking yet: solve the page of the day.
streak-now = 🔥 Solved in a row: **{ $count ->
    [one] one page of the day
   *[other] { $count } pages of the day
}** (your best: { $best })
streak-rating = Your rating: **{ $rating }** (everybody begins with 1500)
streak-done = You have solved today’s page.
streak-waits = Today’s page is waiting for you: { $command }
streak-frozen = ❄️ One page of this month was missed: the row goes on, but the next miss ends it.
share-line = 🧩 **{ $player }** · page of the day, { $day }

# Setting up

setup-done = ✅ **The page of the day is set up.**
setup-is = **The page of the day of this server**
setup-facts = In { $channel }, every day at **{ $time }** ({ $zone }), language: { $language }.
setup-next = The next page comes on { $when } ({ $soon }).
setup-off = There are no more pages of the day in this server. The solution of the last one still comes.
setup-none = This server has no pages of the day.
setup-threads = Each page gets a thread for talking about solutions.
daily-trouble-gone = ⚠️ I can’t post the page of the day: its channel was deleted. Choose another one: { $command }.
daily-trouble-closed = ⚠️ I can’t post the page of the day: I may not write in { $channel }. Allow *View Channel*, *Send Messages* and *Attach Files* there, or choose another channel: { $command }.
daily-trouble-blocked = ⚠️ I can’t post the page of the day: AutoMod blocks my messages in { $channel }. Exempt me, or choose another channel: { $command }.
daily-trouble-since = (noticed { $when })
daily-trouble-told = You set up the page of the day in **{ $server }**.

# Refusals

refused-no-daily = This server has no page of the day. Whoever manages the server can set it up with { $command }.
refused-no-daily-yet = There is no open page of the day now. The next one comes { $when }.
refused-not-manager = For this you need the permission to manage the server.
refused-needs-channel = Choose a text channel where the page of the day is to be posted.
refused-cannot-post = I may not post in { $channel }: I need to see the channel, send messages and attach files there.
refused-unknown-zone = There is no time zone “{ $zone }”. Take one from the list.
refused-cannot-thread = I may not open threads in { $channel }: I need the permission to create public threads there.
refused-nothing-to-share = You have not solved this page of the day.

# Moderators

button-moderate = Moderate
button-rename-page = Rename
button-cancel = Cancel
moderate-choose = Change an approved page
moderate-renamed = ✅ The page is called “{ $title }” now.
moderate-ask = Withdraw “{ $title }”? Nobody can open it any more. Points and streaks stay.
moderate-withdrawn = 🚫 { $page } is withdrawn.
review-told-withdrawn = 🚫 Your page “{ $title }” was withdrawn in { $server }.
daily-withdrawn = 🚫 A moderator withdrew this page. Points and streaks stay: nobody loses anything.
refused-not-approved = This page isn’t approved any more.
refused-no-title = Type a title for the page.
