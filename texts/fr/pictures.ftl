# Les mots des images de tous les jeux

picture-wins = Victoire : { $player } !
picture-draw = Match nul
picture-win-together = Victoire : { $players } !
picture-past = Ce qui s’est passé
