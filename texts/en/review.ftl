# Reviews of matches that are over

command-review = review
command-review-about = Reviews of finished matches, and training with what you missed
command-review-match = match
command-review-match-about = Who stood better turn by turn, and which wins were missed
command-review-train = train
command-review-train-about = Solve the turns in which you missed a win, the oldest first
button-review = Review
button-find-it = { $number }. Find it: turn { $turn }
button-show-me = { $number }. Show me
button-offer-page = { $number }. Offer as a puzzle
button-back-to-review = Back to the review
button-train = Train ({ $count })
button-agree = I agree
review-heading = ### Review
review-under-way = 🔎 Analysing the match: { $share }%
review-estimates = Chances are estimates, from what positions are worth. What is called proved was found by complete search.
review-missed-by-you = You missed something here, and it is proved. Can you find it now? It is for you alone, and counts for nothing.
review-won = { $player } won, { $count ->
    [one] in { $count } turn
   *[other] in { $count } turns
}.
review-draw = A draw after { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}.
review-missed-win = There was a win in this turn.
review-missed-defence = There was a defence in this turn.
review-swing = The chances went from { $before } % to { $after } %.
review-page = { $players }, turn { $turn }
review-offer = { $player } would like to offer a position of this match to the grimoire of the server. { $others }, do you agree?
review-not-offered = The position stays out of the grimoire.
review-offered = ✅ The page { $page } waits for the moderators now.
refused-no-review = Matches of { $game } have no review.
refused-only-matches-reviewed = Only matches have a review, not the drafts and leagues around them.
refused-offered-already = You’ve already offered this puzzle. You can offer each one once.
refused-no-offer = This puzzle isn’t on offer here any more.
refused-nothing-to-train = There is nothing to train: you have found everything that you missed. Review more of your matches.
button-review-picks = Picks
review-picks = ### Your picks
review-picks-about = Behind each card: how often decks win that hold it, in thousands of games of the bot against itself.
review-picks-signs = -# 🟢 the bot would have taken the same · 🟡 it matters little · 🔴 it matters much
refused-no-picks = You picked no cards for this match.
