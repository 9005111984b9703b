# Les problèmes du Duel des deux mondes

puzzle-set-rifts = Énigmes de la faille
puzzle-win-two-worlds = Gagne ce tour-ci : termine-le avec un guerrier sur sa dernière case, ou détruis le dernier ennemi.
puzzle-clear-two-worlds = Détruis tous les guerriers ennemis ce tour-ci.
puzzle-turn-two-worlds = ⚔️ À ton tour, tu peux attaquer une fois, avec tous les guerriers qui atteignent la cible, et lancer autant de sorts que tu veux, dans l’ordre de ton choix. Ton adversaire n’a aucun sort et ne peut pas répondre ; à la fin, personne ne pioche.
puzzle-short-two-worlds = ❌ **Pas gagné.** Il manquait { $distance ->
    [one] une case ou un ennemi
   *[other] { $distance } cases ou ennemis
}.
