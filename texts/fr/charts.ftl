# Analyses, profils, classements et historiques : en images, et ce qui est dit à leur place

chart-number = { $number }
chart-percent = { $share } %
chart-matches-of = { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
}
chart-no-matches = Pas encore de parties.
chart-to-play = pour jouer une partie
chart-to-learn = pour de courtes leçons
chart-won = gagnée
chart-drawn = nulle
chart-over = terminée
chart-lost = perdue
chart-new = nouveau

# L’analyse d’une partie

chart-axis-turn = tour
chart-turn = Tour { $turn } · { $name }
chart-proved = prouvé
chart-estimate = estimation
chart-chances = { $every ->
    [one] { $name }, chances de gagner, tour par tour : { $chances }
   *[other] { $name }, chances de gagner, tous les { $every } tours : { $chances }
}

# Un profil

chart-no-rating = { $count ->
    [one] cote dans { $count } partie
   *[other] cote dans { $count } parties
}
chart-results = Résultats
chart-others = Tout le reste
chart-record = { $name } : gagnées { $won }, nulles { $drawn }, perdues { $lost }
chart-wins-in-a-row = { $count ->
    [one] victoire de suite
   *[other] victoires de suite
}
chart-losses-in-a-row = { $count ->
    [one] défaite de suite
   *[other] défaites de suite
}
chart-puzzles = { $count ->
    [one] problème résolu
   *[other] problèmes résolus
}
chart-missed-wins = { $count ->
    [one] victoire à retrouver
   *[other] victoires à retrouver
}
chart-grimoire-rating = cote au grimoire
chart-champion = Saison { $season } : { $pool }
chart-best-win = plus belle victoire
chart-favourites = favoris

# Un classement et un historique

chart-rating = cote
chart-matches = parties
chart-nobody = Ce classement est encore vide.
chart-own = Ta place : { $line }
chart-ranked = { $rank }. { $name } : { $rating }, { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
}
chart-against = contre { $name }

# Two people beside each other

chart-never-met = Ces deux personnes n’ont jamais joué l’une contre l’autre ici.
chart-draws = { $count ->
    [one] { $count } nulle
   *[other] { $count } nulles
}

# Qui résout des pages

chart-themes = Premières réponses par thème
chart-theme = { $theme } : justes { $right }, fausses { $wrong }
chart-no-themes = Résous quelques problèmes, et tes points forts apparaîtront ici.
chart-no-curve = Cote au grimoire : { $rating }
chart-days-in-a-row = jours d’affilée : { $count }
chart-daily-puzzle = Problème du jour · { $day }
chart-tries = réponses : { $count }
chart-hints = indices : { $count }

# Les images d’un tournoi

chart-points = points
chart-people = { $count ->
    [one] { $count } participant
   *[other] { $count } participants
}
chart-and-more = et { $count } de plus
chart-tie-breaks = À égalité de points, les mots gris décident.
chart-knockout-round = { $pairs ->
    [1] Finale
    [2] Demi-finales
    [4] Quarts de finale
    [8] Huitièmes de finale
   *[other] Paires : { $pairs }
}
chart-no-opponent = sans adversaire
chart-won-against = { $winner } gagne contre { $loser }
