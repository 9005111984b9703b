# Reviews of matches that are over

command-review = review
command-review-about = Review finished matches and train on what you missed
command-review-match = match
command-review-match-about = Who was ahead each turn, and which wins were missed
command-review-train = train
command-review-train-about = Solve the turns in which you missed a win, oldest first
button-review = Review
button-find-it = { $number }. Find it: turn { $turn }
button-show-me = { $number }. Show me
button-offer-puzzle = { $number }. Offer as a puzzle
button-back-to-review = Back to the review
button-train = Train ({ $count })
button-agree = I agree
review-heading = ### Review
review-under-way = 🔎 Analysing the match: { $share }%
review-estimates = Win chances are estimates. *Proved* means that every line was searched.
review-missed-by-you = You missed something here, and it’s proved. Can you find it now? Only you can see this, and it isn’t rated.
review-won = { $player } won, { $count ->
    [one] in { $count } turn
   *[other] in { $count } turns
}.
review-draw = A draw after { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}.
review-missed-win = A win was missed this turn.
review-missed-defence = A defence was missed this turn.
review-swing = Win chances went from { $before } % to { $after } %.
review-puzzle = { $players }, turn { $turn }
review-offer = { $player } wants to submit a position from this match as a puzzle for this server. { $others }, do you agree?
review-not-offered = This position won’t become a puzzle.
review-offered = ✅ { $puzzle } is now waiting for the moderators.
refused-no-review = Matches of { $game } can’t be reviewed.
refused-only-matches-reviewed = Only matches have a review, not the drafts and leagues around them.
refused-offered-already = You’ve already offered this puzzle. You can offer each one once.
refused-no-offer = This puzzle isn’t on offer here any more.
refused-nothing-to-train = Nothing to train: you’ve found everything you missed. Review more of your matches.
button-review-picks = Picks
review-picks = ### Your picks
review-picks-about = The number after each card is the win rate of decks that contain it, from thousands of bot games.
review-picks-signs = -# 🟢 same as the bot · 🟡 small difference · 🔴 big difference
refused-no-picks = You picked no cards for this match.

# Discussing a turn, and playing on from it

button-discuss = Discuss this turn
button-discuss-turn = Discuss turn { $turn }
button-play-on = Play on from here
button-play-on-turn = Play on from turn { $turn }
button-play-on-bot = Bot: { $strength }
button-answer-turn = What would you play?
button-open-table = Open the table
discuss-heading = 💬 Turn { $turn }: **{ $player }** to play
discuss-question = ### What would you play?
discuss-chances = Win chances before the turn: { $chances }
discuss-chance = { $player } { $percent } %
discuss-count = { $count ->
    [0] No answers yet
    [one] { $count } answer
   *[other] { $count } answers
}. The table opens { $when }; until then answers stay private.
discuss-how = Choose moves as in a match. Only you see this. Your first answer counts.
discuss-hidden = From here, hidden cards or chance decide. Finish the turn to answer.
discuss-no-moves = nothing, just the end of the turn
discuss-yours = Your answer: { $moves }. Win chance after it: **{ $percent } %**
discuss-really = In the match { $player } played: { $moves }. Win chance after it: **{ $percent } %**
discuss-answered = Your answer appears when the table opens, { $when }.
discuss-estimates = Percentages estimate the win chance of { $player }’s side after the turn. What was hidden then isn’t used.
discuss-table = ### Who would play what
discuss-line = **{ $percent } %** { $people }: { $moves }
discuss-line-played = ▶️ **{ $percent } %** { $people }: { $moves }
discuss-in-the-match = **{ $player }** in the match
discuss-someone = someone
discuss-opened = ✅ The table is open.
play-on-title = ### Play on from turn { $turn }
play-on-about = You play for { $player }. What { $player } couldn’t see is dealt again. The match is unrated and counts in no statistics. Who is your opponent?
settings-played-on = ↪️ Played on from turn { $turn } of match #{ $number }; counts nowhere.
refused-discussed = This turn is already being discussed: { $url }
refused-discussion-over = The table is open, so no more answers are collected.
refused-answered = You’ve answered already. Your first answer counts.
refused-open-table = Only the person who posted this turn, or a moderator, can open the table now.
refused-shown-to-fewer = Some members of this channel can’t see that match. Use the channel where it was played.
refused-not-played-on = You can’t play on from this match: the game itself plays a seat, or it was a duel of a league.
