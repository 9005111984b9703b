# Les problèmes de la Bataille du mont Chauve

puzzle-set-sabbath = Nuit de sabbat
puzzle-win-bald-mountain = Gagne ce tour-ci.
puzzle-turn-bald-mountain = 🔮 Tu as deux actions : poser une carte sur l’autel de sa couleur, ou activer un sort tourné vers toi, chacun une fois au plus. Tu gagnes avec 15 gemmes, ou quand ton adversaire n’a plus d’énergie ; garde au moins 1 énergie. La pioche est vide. Au dernier tour, le camp qui a le plus de gemmes gagne à la fin ; à égalité, le plus d’énergie.
puzzle-short-bald-mountain = ❌ **Pas gagné.** Il manquait { $distance ->
    [one] une gemme ou une énergie
   *[other] { $distance } gemmes ou énergies
}.
bald-mountain-puzzle-under = -# Sous { $card } : { $cards }
bald-mountain-puzzle-below = { $facing ->
    [own] { $card } (tournée vers toi)
   *[theirs] { $card } (tournée vers ton adversaire)
}
