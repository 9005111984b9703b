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

# Discuter d’un tour, et rejouer à partir de là

button-discuss = Discuter ce tour
button-discuss-turn = Discuter le tour { $turn }
button-play-on = Rejouer à partir d’ici
button-play-on-turn = Rejouer à partir du tour { $turn }
button-play-on-bot = Bot : { $strength }
button-answer-turn = Que jouerais-tu ?
button-open-table = Ouvrir le tableau
discuss-heading = 💬 Tour { $turn }, à jouer : **{ $player }**
discuss-question = ### Que jouerais-tu ?
discuss-chances = Chances de victoire avant le tour : { $chances }
discuss-chance = { $player } { $percent } %
discuss-count = { $count ->
    [0] Aucune réponse
    [one] { $count } réponse
   *[other] { $count } réponses
}. Le tableau s’ouvre { $when } ; jusque-là, chaque réponse reste privée.
discuss-how = Choisis des actions comme dans une partie. Personne d’autre ne voit ceci. Ta première réponse compte.
discuss-hidden = À partir d’ici, des cartes cachées ou le hasard décident. Termine le tour pour répondre.
discuss-no-moves = rien, juste la fin du tour
discuss-yours = Ta réponse : { $moves }. Chances de victoire ensuite : **{ $percent } %**
discuss-really = Dans la partie ({ $player }) : { $moves }. Chances de victoire ensuite : **{ $percent } %**
discuss-answered = Ta réponse apparaît à l’ouverture du tableau, { $when }.
discuss-estimates = Les pourcentages estiment les chances de victoire après le tour (camp : { $player }). Ce qui était caché alors n’est pas utilisé.
discuss-table = ### Qui jouerait quoi
discuss-line = **{ $percent } %** { $people } : { $moves }
discuss-line-played = ▶️ **{ $percent } %** { $people } : { $moves }
discuss-in-the-match = **{ $player }** dans la partie
discuss-someone = quelqu’un
discuss-opened = ✅ Le tableau est ouvert.
play-on-title = ### Rejouer à partir du tour { $turn }
play-on-about = Tu joues à la place de : { $player }. Ce qui n’était pas visible de là est redistribué. La partie n’est pas classée et ne compte dans aucune statistique. Contre qui ?
settings-played-on = ↪️ Rejouée à partir du tour { $turn } de la partie n° { $number } ; ne compte nulle part.
refused-discussed = Ce tour est déjà en discussion : { $url }
refused-discussion-over = Le tableau est ouvert : plus aucune réponse n’est prise.
refused-answered = Tu as déjà répondu. Ta première réponse compte.
refused-open-table = Pour l’instant, il faut avoir publié ce tour, ou modérer ce salon, pour ouvrir le tableau.
refused-shown-to-fewer = Dans ce salon, tout le monde ne voit pas cette partie. Va dans le salon où elle s’est jouée.
refused-not-played-on = Impossible de rejouer cette partie : le jeu y tient une place, ou c’était un duel de ligue.
