# Les mots des images de tous les jeux

picture-wins = { $player } gagne !
picture-draw = Match nul
picture-no-winner = Pas de vainqueur
picture-win-together = Victoire : { $players } !
picture-past = Revoir

# The meanings of signs, in groups
picture-signs = Signification des icônes
picture-signs-group = { $heading } : { $signs }.
picture-signs-turn = Le tour
picture-signs-cards = Cartes et pioches
picture-signs-strongholds = Château
picture-signs-numbers = Nombres
picture-signs-abilities = Capacités
picture-signs-state = Créatures
picture-signs-cells = Sur les cases
picture-signs-targets = Qui et où
picture-signs-effects = Ce qui se passe
picture-signs-conditions = Conditions et choix
picture-signs-rules = Règles en vigueur
picture-signs-spells = Sorts
picture-signs-frames = Cadres et marques
picture-signs-buildings = Bâtiments
