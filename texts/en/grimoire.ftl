# Who is who on a page

side-yours = Your side
side-opponent = Opponent

# A page and the panel on which it is solved

page-goal = 🎯 **{ $goal }**
page-set-mixed = several sets
page-author = by { $author }
page-for-fun = 👋 You knew this page before it became the page of the day: play it for fun, without points and without a change of your rating. Solve it, and your days in a row go on.
page-line-over = The game is over here. Finish to have this answer judged, or take a step back.
page-judging = 🔎 I am going through every reply of your opponent …
page-moved-on = ⚠️ You had gone on elsewhere. This is how it stands now.
page-give-up-ask = Do you want to see the solution? After that the page brings no points any more.
page-give-up-costs = It counts as a wrong answer.
page-rated = Your first answer counts for your rating; each hint makes it count for less.
page-rated-half = Your first answer counts half for your rating, after a hint.
page-rated-no-more = After two hints your answer does not change your rating.
page-finish-ask = You have played nothing. Finish the turn all the same?
page-type-title = Your answer
page-type-label = All moves of your turn
page-solution = 🔓 **The solution**
page-continuation = **With the best reply it goes on so:**
hint-plays = 💡 Plays needed: { $count }.
hint-themes = 💡 Plays needed: { $count }. What it is about: { $themes }.
hint-move = 💡 Its first move: { $move }.
button-solve = Solve
button-finish = Finish turn
button-yes-finish = Yes, finish
button-unrated = Unrated
button-take-back = Take back
button-start-over = Start over
button-last-try = My last try
button-type = Type it
button-hint = Hint
button-hint-costs = Hint (costs 1 point)
button-give-up = Give up
button-yes-give-up = Yes, show the solution
button-solution = Solution
button-once-more = Once more
button-explain = Explain
button-another-page = Another page

# What the judge says

verdict-solved = ✅ **Solved!**
verdict-illegal = ❌ **Move { $number }, “{ $typed }”, can’t be played.** { $why }
verdict-possible = Possible there: { $moves }
verdict-possible-and-more = Possible there: { $moves } and { $count } more
verdict-short = ❌ **Not reached.** The turn ends before the goal is reached.
verdict-lost = ❌ **This loses the game.**
verdict-undecided = 🤔 I can’t decide on this answer in the time that I have. It doesn’t count.
verdict-free = A move that can’t be played costs nothing: try again.
verdict-repeated = You have given this answer before: it doesn’t count again.
verdict-points = 🏅 Points for the page of the day: **{ $points }** · 🔥 in a row: { $streak }
verdict-no-points = Your rating stays: only a first answer, without having seen the solution, changes it.
verdict-unrated = This answer was unrated: your rating stays.
verdict-for-fun = You knew this page before, so this was for fun: no points, and your rating stays.
verdict-rating = Your rating: { $before } → **{ $after }**
verdict-rating-first = Your first rating: **{ $after }**
rating-later = { $count ->
    [one] Your rating appears after { $count } more first answer.
   *[other] Your rating appears after { $count } more first answers.
}

# Why a page is solved so

explained-idea = 💡 **Why it works.** { $idea }
explained-needs = Needed for it: { $abilities }.
explained-try = 🪤 **Tempting, but wrong**
explained-reply = ↩️ Your opponent’s reply: { $moves }
explained-spoiled = It would work, if it weren’t for this: { $abilities }.
idea-only = Nothing but these plays will do.
idea-order = The plays work in this order alone.
idea-places = Every card has one right place.
theme-order = the right order
theme-places = the right place

# Making pages, and deciding on them

create-which-turn = Which turn shall be the page? You choose the goal next.
button-make-page = Make a page of it
create-untitled = Untitled
create-proving = 🔎 **{ $title }** · I am looking at every possible turn. Moves so far: { $nodes }
create-kept = ✅ **{ $page } is proved and kept.** Lines that solve it: { $lines }. Moves looked at: { $nodes }. It waits for the moderators of this server.
create-facts = -# Ideas: { $ideas } · first moves that solve it: { $moves } · near misses: { $near }
create-ideas = ⚠️ Several ideas solve it: { $ideas }. A page is best with one.
create-lines = { $count }
create-lines-more = more than { $count }
create-wrong-solution = Nothing was kept: the solution in your file is wrong.
create-withdrawn = { $page } is withdrawn.
button-withdraw-page = Withdraw
review-list = Pages that wait for you: **{ $count }**
review-nothing = No page waits for you.
review-for-fun = Whoever opens a page here sees its solution, and later plays it for fun, without points.
review-choose = Choose a page
review-made = Made by { $author }
review-approved = ✅ { $page } is approved: it will be the page of the day when no other is scheduled. Until then it stays hidden.
review-approved-open = ✅ { $page } is approved: everybody can solve it now.
review-rejected = 🗑️ { $page } is rejected.
review-scheduled = 📅 { $page } will be the page of the day on { $day }. Until then it stays hidden.
review-told-approved = ✅ Your page “{ $title }” is approved in { $server }.
review-told-rejected = 🗑️ Your page “{ $title }” was rejected in { $server }.
review-schedule-title = Page of the day
review-schedule-label = On which day? Year-month-day
button-approve = Approve
button-schedule = Schedule
button-reject = Reject
button-review-list = Back to the list

# Refusals

refused-many-pages-here = { $count } pages are waiting for a review in this server. Its moderators have to look at some of them first.
refused-no-such-page = There is no such page here. Take one from the list.
refused-not-for-all = This page isn’t open to everybody yet, so I can’t show it to the channel.
refused-no-page-named = There is no open page of the day here: say which page you mean, or take { $command }.
refused-no-fitting-page = No page that you haven’t solved yet fits that. Ask for less.
refused-file-too-large = This file is too large: a page has at most { $largest } KiB.
refused-file-gone = I can’t get this file from Discord. Send it once more.
refused-document = Nothing was kept. I can’t accept this: { $fault }
refused-one-source = Give me exactly one thing to make a page of: a file, a notation, or a match with its turn.
refused-needs-turn = Say which turn of the match as well. Or give the match alone: then you choose the turn by its picture.
refused-no-such-turn = That match has no turn { $turn }.
refused-match-not-over = That match isn’t over yet.
refused-no-solution = Nothing was kept: this page has no solution. I read its goal as: { $goal }
refused-solves-itself = Nothing was kept: this page solves itself. Ending the turn at once reaches the goal: { $goal }
refused-copy = Nothing was kept: this is the same as the page { $title }.
refused-copy-hidden = Nothing was kept: this server has the same page already.
refused-not-proved = Nothing was kept: the page is too large to be proved. I stopped after { $nodes } moves.
refused-proof-too-long = Nothing was kept: going through this page takes me too long. A smaller position helps.
refused-proof-too-big = Nothing was kept: this page needs more memory than I have for one. A smaller position helps.
refused-turn-too-long = Nothing was kept: a turn of this page can have more than 150 moves, and I can’t look at so long ones.
refused-hard-to-judge = Nothing was kept: judging an answer to this page would take too long, and everybody who solves it would have to wait. A smaller position helps.
refused-too-many-answers = { $count } of your answers are still being judged. Wait for one of them first.
refused-too-busy = Too much is waiting for me just now, so I have left this alone. Please try again later.
refused-still-proving = I am still working on your last page.
refused-too-many-pages = { $count } pages by the same author already wait for a review here. Let them be decided on first.
refused-decided = This page is no longer waiting.
refused-no-date = That is no date. Write it like 2027-01-31.
refused-day-over = That day has had its page already, or is over.

# Commands. Names: lower case, no spaces. Descriptions and options: at most 100 characters.

grimoire-random = random
grimoire-random-about = A page that fits you and that you haven’t solved yet
grimoire-me = me
grimoire-me-about = How you have done: your rating over time, strengths by theme, pages to try again
grimoire-page = page
grimoire-page-about = A certain page, or today’s: solve it by buttons or type your moves
grimoire-create = create
grimoire-create-about = Make a page of your own; the moderators decide on it
grimoire-review = review
grimoire-review-about = Decide on pages that people made (needs Manage Server)
grimoire-set = set
grimoire-set-about = The set that the page is of
grimoire-difficulty = difficulty
grimoire-difficulty-about = How hard it may be
grimoire-goal = goal
grimoire-goal-about = What is to be reached
grimoire-theme = theme
grimoire-theme-about = What the page is about: a shape of the solution, or an ability that it needs
grimoire-which = page
grimoire-which-or-daily = Set and number, or title; without it the page of the day
grimoire-share = share
grimoire-share-about = Show it to everybody in the channel
grimoire-line = line
grimoire-line-about = Your whole answer: all moves of your turn, one after another
grimoire-file = file
grimoire-file-about = A page or a position as JSON
grimoire-notation = notation
grimoire-notation-about = A position in notation
grimoire-match = match
grimoire-match-about = A match that you have played to its end
grimoire-match-choice = { $players }, { $day }
grimoire-turn = turn
grimoire-turn-about = The turn of the match, whose beginning is the page
grimoire-title = title
grimoire-title-about = The title of the page
choice-difficulty-easy = easy
choice-difficulty-medium = medium
choice-difficulty-hard = hard

# Runs: page after page, by rules of their own

choice-mode-storm = ⚡ Storm
choice-mode-streak = 🔥 Streak
choice-mode-race = 🏁 Race
grimoire-play = play
grimoire-play-about = Start a storm of three minutes, a streak until the first mistake, or a race here
grimoire-mode = mode
grimoire-mode-about = How the pages are played
run-about-storm = You have **three minutes**. Solve as many easy pages as you can. After each answer the next page comes at once.
run-about-streak = The pages get **harder and harder**. Your first mistake ends it. Take all the time you need.
run-about-race = Two to eight people in this channel solve the same **six pages** at the same time, in **five minutes**. All see how many each has solved, and nothing more.
run-rules = One answer for each page. No hints. Your rating stays as it is.
run-solved = **{ $mode }** · solved: **{ $count }**
run-ends = time is up { $when }
run-right = ✅ Solved: { $title }
run-wrong = ❌ Not solved: { $title }
run-over = { $mode }: the end. Solved: { $count }
run-missed = ❌ Last one missed: { $title }
run-own-best = 🏅 Your best: **{ $count }**
run-best-here = { $mode }, best here in 7 days: { $names }
button-run-again = Again
button-run-stop = End the run
refused-in-run = This page belongs to your run, which goes on. Hints and solutions come after its end.

# Votes, and how somebody does

vote-counted = Your vote is kept. So far: 👍 { $up } · 👎 { $down }
refused-vote = Only who has solved a page can vote for it.
me-again = These pages are still waiting for you:
me-nothing-again = No page that you have failed is waiting for you.
race-title = ### 🏁 Race
race-about = { $count } pages, the same for all, five minutes. Each page has one answer.
race-joined = At the start: { $names }
race-starts = -# It starts { $when }, or when its host presses *Start*; it takes two people.
race-line = { $player }: { $solved } solved, { $answered } of { $pages } answered
race-ends = -# It ends { $when }.
race-result = { $player }: { $solved } of { $pages }
race-cancelled = It took two people; nobody else has joined.
race-you-joined = You are in. Your pages come with *My page*, once the race has started.
race-you-left = You have left the race.
button-race-join = Join
button-race-start = Start
button-race-page = My page
button-race-leave = Leave
refused-race-here = A race goes on in this channel already.
refused-race-full = This race is full.
refused-race-begun = This race has begun already.
refused-race-few = It takes two people to start.
refused-not-in-race = You are not in this race.
refused-race-over = This race is over.
