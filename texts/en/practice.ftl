# Practice: a duel against the bot itself

command-practice = practice
command-practice-about = Play a practice duel against the bot
option-strength = strength
option-strength-about = How strong the bot plays (default: its usual strength)

strength-easy = beginner
strength-medium = medium
strength-hard = hard

practice-begun = 🎓 { $player } is practising against { $bot } ({ $strength }). The match starts { $where }.

strength-rated = { $strength } · rated about { $rating }
refused-no-such-strength = In { $game } the bot plays at { $strengths }. Choose one of these.
refused-practising = You already have a practice match here. Finish it first, or resign it:

# A game for one person

command-solo = solo
command-solo-about = Play alone against the game’s AI, at the difficulty you choose
solo-begun = 🤖 { $player } is playing solo against the AI. The game starts { $where }.
refused-solo-running = You already have a solo game here. Finish it first, or resign it:
