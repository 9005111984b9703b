# Users who don’t play watch a match, say who wins and guess the next move

option-audience = audience
option-audience-about = May others watch, say who wins and guess moves? (default: no)
audience-none = No audience
audience-live = Live
audience-delayed = A turn later
settings-audience-live = 👀 With an audience: others can watch, say who wins and guess the next move.
settings-audience-delayed = 👀 With an audience: others can watch, say who wins and guess the next move. They see each turn when it’s over.
audience-delay = -# 👀 The players’ wish: you see each turn when it’s over.
audience-due = ▶ To act now: { $player }
button-watch = 👀 Watch
button-predict = { $side } wins
predict-question = 🔮 **Who wins?** { $sides } (until turn { $turn })
predict-closed = 🔮 Predictions: { $sides }
predict-side = { $side }: { $count }
predict-own-right = ✅ You said so: { $side }.
predict-own-wrong = ❌ You predicted: { $side }.
predict-own-void = Your prediction doesn’t count: { $side }.
predict-own-open = Your prediction: { $side }
guess-question = Guess the next move …
guess-made = 🤫 Your guess is in. You can change it until the move is made.
guess-right = ✅ Your last guess was right. Right so far: { $right } of { $count }
guess-wrong = ❌ Your last guess was wrong. Right so far: { $right } of { $count }
refused-no-audience = Only a match between players can have an audience.
refused-watch-player = You’re a player of this match. Open your own panel instead.
refused-predict-closed = It’s too late to say who wins.
refused-guess-late = This move can’t be guessed any more. Press *Refresh*.

# The best predictors of a server, from /ranking

button-predictors = 🔮 Best predictors
predictors-title = ### 🔮 Best predictors
predictors-line = { $mark } **{ $player }** · { $right } of { $count } right
predictors-own = -# Your predictions: { $right } of { $count } right
predictors-none = No prediction has been decided yet.
