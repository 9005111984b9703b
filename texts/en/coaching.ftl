# What is told to whoever practises: before the end of a turn, after it, after the match

coaching-forecast = 🔭 If you end your turn now: { $told }.
coaching-remark = 💡 Your last turn could have been better: { $moves } – { $gain }.
coaching-better = 💡 Turn { $turn } could have been better: { $moves } – { $gain }.
coaching-then = { $first }, then { $second }
coaching-gain-won = you would have won at once
coaching-turned-lost = ⚖️ In turn { $turn } you still stood better.
coaching-turned-won = ⚖️ In turn { $turn } you still stood worse.
coaching-won = 🏁 You won in turn { $turn }.
coaching-lost = 🏁 You lost in turn { $turn }.
coaching-gave-up = 🏁 The match was given up in turn { $turn }.
button-again = Again
button-harder = Harder
button-puzzle = A puzzle
