# Practice: a duel against the bot itself

command-practice = practice
command-practice-about = Play a duel against me, at once
command-practice-strength = strength
command-practice-strength-about = How well I play (leave it out for medium)
command-practice-deck = deck
command-practice-deck-about = Your deck (leave it out for a random one; mine is random)

strength-easy = easy
strength-medium = medium
strength-hard = hard

practice-begun = 🎓 { $player } practises against { $bot } ({ $strength }). The match is played { $where }.

refused-practising = You are already practising in this channel: finish that match first, or resign it.
