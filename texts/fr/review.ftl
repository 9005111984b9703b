# Analyses de matchs terminés

command-review = analyse
command-review-about = Analyses de parties finies, et exercices avec ce que tu as manqué
command-review-match = partie
command-review-match-about = Qui était mieux tour après tour, et quelles victoires ont été manquées
command-review-train = exercice
command-review-train-about = Résoudre les tours où tu as manqué une victoire, les plus anciens d’abord
button-review = Analyse
button-find-it = { $number }. À trouver : tour { $turn }
button-show-me = { $number }. Montrer
button-offer-puzzle = { $number }. Proposer comme problème
button-back-to-review = Retour à l’analyse
button-train = S’entraîner ({ $count })
button-agree = Je suis d’accord
review-heading = ### Analyse
review-under-way = 🔎 Analyse de la partie : { $share } %
review-estimates = Les chances sont estimées d’après la valeur des positions. « Prouvé » veut dire trouvé par recherche complète.
review-missed-by-you = Il y avait mieux ici, et c’est prouvé. Sauras-tu le trouver ? Personne d’autre ne le voit, et cela ne compte pas.
review-won = { $player } gagne en { $count ->
    [one] { $count } tour
   *[other] { $count } tours
}.
review-draw = Match nul après { $count ->
    [one] { $count } tour
   *[other] { $count } tours
}.
review-missed-win = Il y avait une victoire à ce tour.
review-missed-defence = Il y avait une parade à ce tour.
review-swing = Les chances sont passées de { $before } % à { $after } %.
review-puzzle = { $players }, tour { $turn }
review-offer = { $player } voudrait proposer une position de cette partie au grimoire du serveur. { $others } : d’accord ?
review-not-offered = La position reste hors du grimoire.
review-offered = ✅ Le problème { $puzzle } attend les modérateurs.
refused-no-review = Pas d’analyse pour les parties de ce jeu ({ $game }).
refused-offered-already = Tu as déjà proposé ce problème. Chacun ne se propose qu’une fois.
refused-nothing-to-train = Aucun exercice : tu as trouvé tout ce que tu avais manqué. Analyse d’autres parties.
refused-only-matches-reviewed = Seules les parties ont une analyse, pas les drafts ni les ligues autour d’elles.
refused-no-offer = Ce problème n’est plus proposé ici.
button-review-picks = Tes choix
review-picks = ### Tes choix
review-picks-about = À côté de chaque carte : le taux de victoire des decks qui l’ont, sur des milliers de parties du bot contre lui-même.
review-picks-signs = -# 🟢 le bot aurait pris la même · 🟡 la différence compte peu · 🔴 elle compte beaucoup
refused-no-picks = Tu n’as choisi aucune carte pour cette partie.
