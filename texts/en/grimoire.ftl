# Sides of a puzzle

side-yours = Your side
side-opponent = Opponent

# A puzzle and its panel

puzzle-goal = 🎯 **{ $goal }**
puzzle-set-mixed = several sets
puzzle-author = by { $author }
puzzle-for-fun = 👋 You saw this puzzle before it became the daily one, so it’s just for fun: no points, no rating change. Solving it still keeps your streak.
puzzle-line-over = The game ends here. Finish to submit this answer, or take a step back.
puzzle-judging = 🔎 Checking every reply your opponent has …
puzzle-moved-on = ⚠️ You continued elsewhere. Here’s the current position.
puzzle-give-up-ask = Show the solution? You won’t get points for this puzzle after that.
puzzle-give-up-costs = It counts as a wrong answer.
puzzle-rated = Your first answer is rated. Each hint makes it count for less.
puzzle-rated-half = You’ve used a hint: your first answer counts half.
puzzle-rated-no-more = You’ve used two hints: your answer is unrated.
puzzle-finish-ask = You haven’t played anything. Finish the turn anyway?
puzzle-turn-how-to = Nothing is left to chance, and your opponent can’t answer. Make your moves, then finish the turn, and your answer is judged.
puzzle-type-title = Your answer
puzzle-type-label = All your moves this turn
puzzle-solution = 🔓 **The solution**
puzzle-continuation = **Best continuation:**
hint-plays = 💡 Plays needed: { $count }.
hint-themes = 💡 Plays needed: { $count }. Theme: { $themes }.
hint-move = 💡 First move: { $move }.
button-solve = Solve
button-finish = Finish turn
button-yes-finish = Yes, finish
button-unrated = Solve unrated
button-take-back = Undo
button-start-over = Start over
button-last-try = Show my last try
button-type = Type moves
button-hint = Hint
button-hint-costs = Hint (costs 1 point)
button-give-up = Give up
button-yes-give-up = Yes, show the solution
button-solution = Solution
button-once-more = Try again
button-explain = Explain
button-another-puzzle = Next puzzle

# Verdicts

verdict-solved = ✅ **Solved!**
verdict-illegal = ❌ **Move { $number }, “{ $typed }”, isn’t legal.** { $why }
verdict-possible = Legal moves: { $moves }
verdict-possible-and-more = Legal moves: { $moves } and { $count } more
verdict-short = ❌ **Not solved.** Your turn ended before you reached the goal.
verdict-lost = ❌ **This loses the game.**
verdict-undecided = 🤔 I couldn’t check this answer in time, so it doesn’t count.
verdict-free = Illegal moves cost nothing. Try again.
verdict-repeated = You’ve already given this answer, so it doesn’t count again.
verdict-points = 🏅 Daily puzzle points: **{ $points }** · 🔥 streak: { $streak }
verdict-no-points = Your rating doesn’t change: only a first answer, given before seeing the solution, is rated.
verdict-unrated = This answer was unrated. Your rating doesn’t change.
verdict-for-fun = You’d seen this puzzle before, so it was just for fun: no points, no rating change.
verdict-rating = Your rating: { $before } → **{ $after }**
verdict-rating-first = Your first rating: **{ $after }**
rating-later = { $count ->
    [one] Your rating appears after { $count } more first answer.
   *[other] Your rating appears after { $count } more first answers.
}

# Why a puzzle is solved like this

explained-idea = 💡 **Why it works.** { $idea }
explained-needs = Key abilities: { $abilities }.
explained-try = 🪤 **Tempting, but wrong**
explained-reply = ↩️ Your opponent’s reply: { $moves }
explained-spoiled = It would work without { $abilities }.
idea-order = The plays only work in this order.
idea-places = Every card has one right place.
idea-reach = One card isn’t available at first: others have to be played before it.
idea-reach-named = { $number ->
    [one] { $cards } isn’t available at first: another card has to be played before it.
   *[other] These cards aren’t available at first, others have to be played before them: { $cards }.
}
idea-uncovering = One card is only played to make another one available.
idea-uncovering-named = { $number ->
    [one] You only play { $cards } to make another card available.
   *[other] You only play these cards to make others available: { $cards }.
}
theme-order = the right order
theme-places = the right place
theme-reach = reach the card
theme-uncovering = uncovering

# Creating and reviewing puzzles

create-which-turn = Which turn should the puzzle start from? You’ll choose the goal next.
button-make-puzzle = Make a puzzle
create-untitled = Untitled
create-proving = 🔎 **{ $title }** · Checking every possible turn. Moves so far: { $nodes }
create-kept = ✅ **{ $puzzle } is verified and saved.** Solutions: { $lines }. Moves checked: { $nodes }. It’s waiting for the moderators of this server.
create-facts = -# Ideas: { $ideas } · first moves that solve it: { $moves } · lines that fail by one step: { $near }
create-ideas = ⚠️ Several ideas solve it: { $ideas }. A puzzle works best with one.
create-lines = { $count }
create-lines-more = more than { $count }
create-wrong-solution = Not saved: the solution in your file doesn’t work.
create-withdrawn = You withdrew { $puzzle }.
button-withdraw-puzzle = Withdraw
review-list = Puzzles to review: **{ $count }**
review-nothing = You have nothing to review.
review-for-fun = Opening a puzzle here shows its solution, so you can’t earn points for it later.
review-choose = Choose a puzzle
review-made = Made by { $author }
review-approved = ✅ { $puzzle } is approved: it will be the daily puzzle on a day when no other is scheduled. Until then it stays hidden.
review-approved-open = ✅ { $puzzle } is approved: everyone can solve it now.
review-rejected = 🗑️ { $puzzle } is rejected.
review-scheduled = 📅 { $puzzle } will be the daily puzzle on { $day }. Until then it stays hidden.
review-told-approved = ✅ Your puzzle “{ $title }” was approved in { $server }.
review-told-rejected = 🗑️ Your puzzle “{ $title }” was rejected in { $server }.
review-schedule-title = Puzzle of the day
review-schedule-label = Date (YYYY-MM-DD)
button-approve = Approve
button-schedule = Schedule
button-reject = Reject
button-review-list = Back to the list

# Refusals

refused-many-puzzles-here = This server already has { $count } puzzles waiting for review. Its moderators have to review some of them first.
refused-no-such-puzzle = That puzzle doesn’t exist here. Choose one from the list.
refused-not-for-all = This puzzle isn’t public yet, so I can’t post it in the channel.
refused-no-puzzle-named = No daily puzzle is open here. Name a puzzle, or use { $command }.
refused-no-fitting-puzzle = No unsolved puzzle matches. Try fewer filters.
refused-file-too-large = This file is too large: a puzzle has at most { $largest } KiB.
refused-file-gone = I couldn’t download this file from Discord. Please upload it again.
refused-document = Not saved: { $fault }
refused-one-source = Give me exactly one source: a file, a notation, or a match with its turn.
refused-needs-turn = Choose a turn too. Or give only the match, and pick the turn from its picture.
refused-no-such-turn = That match has no turn { $turn }.
refused-match-not-over = That match isn’t over yet.
refused-no-solution = Not saved: this puzzle has no solution. I read its goal as: { $goal }
refused-solves-itself = Not saved: just ending the turn already reaches the goal: { $goal }
refused-copy = Not saved: this is the same puzzle as { $title }.
refused-copy-hidden = Not saved: this server already has this puzzle.
refused-not-proved = Not saved: this puzzle is too large to verify. I stopped after { $nodes } moves.
refused-proof-too-long = Not saved: this puzzle takes too long to verify. Try a smaller position.
refused-proof-too-big = Not saved: this puzzle needs too much memory to verify. Try a smaller position.
refused-turn-too-long = Not saved: a turn here can have more than 150 moves, which is too long for me to check.
refused-hard-to-judge = Not saved: checking answers to this puzzle would take too long for everyone who solves it. Try a smaller position.
refused-too-many-answers = I’m still checking { $count } of your answers. Wait for one of them first.
refused-too-busy = I’m too busy right now, so nothing was done. Please try again later.
refused-still-proving = I’m still verifying your last puzzle.
refused-too-many-puzzles = { $count } puzzles by the same author are already waiting for review here. Wait until some are reviewed.
refused-decided = This puzzle has already been reviewed.
refused-no-date = That isn’t a valid date. Use YYYY-MM-DD, such as 2027-01-31.
refused-day-over = That day is over, or already has a puzzle.

# Commands. Names: lower case, no spaces. Descriptions and options: at most 100 characters.

grimoire-random = random
grimoire-random-about = A puzzle at your level that you haven’t solved
grimoire-me = me
grimoire-me-about = Your puzzle stats: rating history, strengths by theme, puzzles to retry
grimoire-puzzle = puzzle
grimoire-puzzle-about = Open a puzzle, or today’s: solve it with buttons or type your moves
grimoire-create = create
grimoire-create-about = Make your own puzzle; the moderators review it
grimoire-review = review
grimoire-review-about = Review puzzles that members made (needs Manage Server)
grimoire-set = set
grimoire-set-about = Only puzzles from this set
grimoire-difficulty = difficulty
grimoire-difficulty-about = How hard it should be
grimoire-goal = goal
grimoire-goal-about = The goal of the puzzle
grimoire-theme = theme
grimoire-theme-about = A tactic, or an ability that the solution uses
grimoire-which = puzzle
grimoire-which-or-daily = Set and number, or title (default: today’s puzzle)
grimoire-share = share
grimoire-share-about = Post it in the channel
grimoire-line = line
grimoire-line-about = Your whole answer: all moves of your turn, in order
grimoire-file = file
grimoire-file-about = A puzzle or a position as JSON
grimoire-notation = notation
grimoire-notation-about = A position in notation
grimoire-match = match
grimoire-match-about = A match you have finished
grimoire-match-choice = { $players }, { $day }
grimoire-turn = turn
grimoire-turn-about = The turn where the puzzle starts
grimoire-title = title
grimoire-title-about = The title of the puzzle
choice-difficulty-easy = easy
choice-difficulty-medium = medium
choice-difficulty-hard = hard

# Runs: storm, streak, race

choice-mode-storm = ⚡ Storm
choice-mode-streak = 🔥 Streak
choice-mode-race = 🏁 Race
grimoire-play = play
grimoire-play-about = Solve puzzle after puzzle: a 3-minute storm, a streak until your first miss, or a race
grimoire-mode = mode
grimoire-mode-about = Storm, streak or race
run-about-storm = You have **three minutes**. Solve as many easy puzzles as you can. The next puzzle appears as soon as you answer.
run-about-streak = The puzzles get **harder and harder**. Your first mistake ends it. Take all the time you need.
run-about-race = Two to eight people in this channel solve the same **six puzzles** at the same time, in **five minutes**. You only see how many each has solved.
run-rules = One answer per puzzle. No hints. Your rating doesn’t change.
run-solved = **{ $mode }** · solved: **{ $count }**
run-ends = time is up { $when }
run-right = ✅ Solved: { $title }
run-wrong = ❌ Not solved: { $title }
run-over = { $mode } over. Solved: { $count }
run-missed = ❌ You missed: { $title }
run-own-best = 🏅 Your best: **{ $count }**
run-best-here = { $mode }, best here in 7 days: { $names }
button-run-again = Again
button-run-stop = End the run
refused-in-run = This puzzle is part of your current run. You get hints and solutions when the run is over.

# Votes, and a user’s progress

vote-counted = Thanks for voting. So far: 👍 { $up } · 👎 { $down }
refused-vote = Solve this puzzle before you vote on it.
me-again = Puzzles to try again:
me-nothing-again = You have no failed puzzles to try again.
race-title = ### 🏁 Race
race-about = { $count } puzzles, the same for everyone, five minutes. One answer per puzzle.
race-joined = Joined: { $names }
race-starts = -# Starts { $when }, or when the host presses *Start*. Needs two players.
race-line = { $player }: { $solved } solved, { $answered } of { $puzzles } answered
race-ends = -# It ends { $when }.
race-result = { $player }: { $solved } of { $puzzles }
race-cancelled = Race cancelled: no one else joined.
race-you-joined = You’re in. Press *My puzzle* once the race has started.
race-you-left = You left the race.
button-race-join = Join
button-race-start = Start
button-race-puzzle = My puzzle
button-race-leave = Leave
refused-race-here = A race is already running in this channel.
refused-race-full = This race is full.
refused-race-begun = This race has already started.
refused-race-few = A race needs at least two players.
refused-not-in-race = You are not in this race.
refused-race-over = This race is over.
create-editor = 🧩 **Build a puzzle:** { $url }
create-editor-about = For the next day, the page can send a puzzle to this server under your name. Keep the link to yourself.
grimoire-editor = editor
grimoire-editor-about = Build it on a web page, card by card
