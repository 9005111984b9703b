# L’entraînement : un duel contre le bot lui-même

command-practice = entraînement
command-practice-about = Jouer tout de suite un duel contre moi
option-strength = niveau
option-strength-about = Mon niveau de jeu (par défaut : le niveau habituel)

strength-easy = débutant
strength-medium = moyen
strength-hard = difficile

practice-begun = 🎓 { $player } s’entraîne contre { $bot } ({ $strength }). La partie se joue { $where }.

strength-rated = { $strength } · environ { $rating } points
refused-no-such-strength = Pour { $game }, le bot n’a que ces niveaux : { $strengths }. Choisis l’un d’eux.
refused-practising = Tu joues déjà contre le bot ici. Termine d’abord cette partie, ou abandonne-la :

# Une partie pour une seule personne

command-solo = solo
command-solo-about = Jouer en solo contre l’IA du jeu, à la difficulté de ton choix
solo-begun = 🤖 { $player } joue en solo contre l’IA. La partie se joue { $where }.
refused-solo-running = Tu joues déjà en solo ici. Termine d’abord cette partie, ou abandonne-la :
