# Les problèmes de la Bataille des châteaux

puzzle-set-sieges = Comptes de siège
puzzle-win-castles = Gagne ce tour-ci : le château ennemi doit atteindre 6 blessures.
puzzle-clear-castles = Détruis toutes les créatures ennemies ce tour-ci.
puzzle-turn-castles = 🎲 Les dés sont jetés : ils paient tout ce que tu fais ce tour-ci, et l’excédent est perdu. Une créature peut se déplacer, puis attaquer une fois. Chaque créature qui meurt blesse son château. On ne pioche plus et on ne relance rien.
puzzle-short-castles = ❌ **Pas gagné.** Il manquait { $distance ->
    [one] une blessure
   *[other] { $distance } blessures
} au château ennemi.
