# Les mots des images de tous les jeux

picture-wins = { $player } gagne !
picture-draw = Match nul
picture-win-together = Victoire : { $players } !
picture-past = Revoir
