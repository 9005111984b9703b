# L’entraînement : un duel contre le bot lui-même

command-practice = entraînement
command-practice-about = Jouer tout de suite un duel contre moi
command-practice-strength = niveau
command-practice-strength-about = Comment je dois jouer (n’indique rien pour moyen)
command-practice-deck = deck
command-practice-deck-about = Ton deck (n’indique rien pour un deck aléatoire ; le mien l’est)

strength-easy = facile
strength-medium = moyen
strength-hard = difficile

practice-begun = 🎓 { $player } s’entraîne contre { $bot } ({ $strength }). La partie se joue { $where }.

refused-practising = Tu t’entraînes déjà dans ce salon : finis d’abord cette partie, ou abandonne-la.
