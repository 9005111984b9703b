# The coach: before the end of a turn, after it, after the match

coaching-forecast = 🔭 If you end your turn now: { $told }.
coaching-remark = 💡 Your last turn could have been better: { $moves } – { $gain }.
coaching-better = 💡 Turn { $turn } could have been better: { $moves } – { $gain }.
coaching-then = { $first }, then { $second }
coaching-gain-won = you would have won at once
coaching-turned-lost = ⚖️ You were still ahead on turn { $turn }.
coaching-turned-won = ⚖️ You were still behind on turn { $turn }.
coaching-won = 🏁 You won on turn { $turn }.
coaching-lost = 🏁 You lost on turn { $turn }.
coaching-gave-up = 🏁 The match was resigned on turn { $turn }.
coaching-limit = 🏁 Time ran out on turn { $turn }.
button-again = Play again
button-harder = Play a stronger bot
button-puzzle = Try a puzzle
