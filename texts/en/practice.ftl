# Practice: a duel against the bot itself

command-practice = practice
command-practice-about = Play a duel against me, at once
option-strength = strength
option-strength-about = How well I play (leave it out for the usual strength)

strength-easy = beginner
strength-medium = medium
strength-hard = hard

practice-begun = 🎓 { $player } practises against { $bot } ({ $strength }). The match is played { $where }.

strength-rated = { $strength } · about { $rating } points
refused-no-such-strength = { $game } has only these strengths of the bot: { $strengths }. Take one of them.
refused-practising = You are already playing against the bot here. Finish this match first, or resign it:

# A game for one person

command-solo = solo
command-solo-about = Play alone against the AI of the game, as hard as you like
solo-begun = 🤖 { $player } plays solo against the AI. The game is played { $where }.
refused-solo-running = You are already playing solo here. Finish this game first, or resign it:
