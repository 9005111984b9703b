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
