# Résultats, classements et saisons

option-rated = classée
option-rated-about = Compte-t-elle pour la cote ? (par défaut : comme d’habitude sur ce serveur)
settings-rated = ⚖️ Partie classée : le résultat compte, à partir du troisième tour de chacun. Les revanches de la semaine comptent moins.
settings-lack-clock = Partie amicale : une partie classée a besoin d’une pendule.
refused-cannot-be-rated = Seules les parties entre personnes peuvent être classées. Laisse l’option `classée` vide, ou joue un autre mode.
play-duel = duels
play-bot = contre le bot
play-solo = contre le jeu
play-abandoned = abandonnée par tous
play-table = tables
play-league = ligues

# /server

server-rated = Classées ou amicales
server-season = Saisons de classement
server-rated-is = ⚖️ D’habitude, les parties sont : **{ $choice }**
rated-friendly = amicales
rated-rated = classées
server-season-is = 🗓️ Une saison dure : **{ $choice }**
season-none = sans fin
season-month = un mois
season-quarter = trois mois
server-candidates = Problèmes tirés de parties
server-candidates-is = 🧩 Les victoires manquées deviennent des problèmes pour `/grimoire examen` : **{ $choice }**
candidates-none = jamais
candidates-nightly = chaque nuit, si tous sont d’accord
server-champions = Rôle des champions
server-champions-choose = Rôle des champions (vide : aucun)
server-champions-is = 👑 Rôle des champions : { $role }
server-results = Salon des résultats
server-results-choose = Salon des résultats (vide : aucun)
server-results-is = 📣 Salon des résultats : { $channel }
server-daily-is = 📜 Problème du jour : { $channel } à **{ $time }** ({ $zone }) · { $command }
server-daily-off = 📜 Problème du jour : **non** · { $command }
server-none = **aucun**
server-resigned = 🏳️ Duels abandonnés avant le troisième tour de chacun, ces 30 derniers jours : { $people }.
server-often = 🔁 Souvent opposés en parties classées, ces 30 derniers jours : { $pairs }.
server-fed = 🪜 Victoires sur des adversaires qui n’ont affronté personne d’autre en parties classées : { $people }.
refused-role-not-free = { $role } n’est pas un rôle qu’on peut donner. Choisis-en un autre.
refused-role-permission = Je ne peux pas donner { $role } : il me manque ici la permission « Gérer les rôles ».
refused-role-above = Je ne peux pas donner { $role } : ce rôle n’est pas sous le mien. Place le mien au-dessus dans les réglages du serveur.
refused-role-moderates = { $role } a des permissions de modération. Choisis un rôle qui n’en a pas.
refused-role-not-yours = Pour choisir le rôle des champions, il te faut la permission « Gérer les rôles ».
refused-role-above-yours = { $role } n’est pas sous ton rôle le plus élevé. Choisis-en un plus bas.
champions-role-told = C’est toi qui as choisi le rôle des champions de **{ $server }**. Je ne peux pas le donner à qui a gagné :
refused-channel-not-yours = Tu ne peux pas écrire toi-même dans { $channel }. Choisis un salon où tu le peux.

# Sous la fin d’une partie classée

rated-change = { $player } { $before } → **{ $after }** ({ $change })
rated-shown = { $player } **{ $after }**
rated-new = { $player } : pas encore de cote
rated-less = ⚖️ Elle compte à { $percent } % : les mêmes personnes ont joué ensemble ces sept derniers jours.
rated-upset = ⚡ Surprise : { $player } avait { $points } points de retard.
rated-first-win = 🎉 { $player } : première victoire ici. Bravo !
rated-not-short = ⚖️ Partie amicale : elle a fini avant le troisième tour de chacun.
rated-not-bot = ⚖️ Non classée : le bot avait une place.
rated-not-over = ⚖️ Non classée : personne n’a gagné.

# /profile

command-profile = profil
command-profile-about = Les cotes, le bilan et les titres d’une personne
command-results-person = personne
command-results-person-about = De qui (par défaut : toi)
menu-profile = Profil
menu-challenge = Défier
refused-profile-hidden = { $player } ne montre pas ses résultats ici.
profile-title = ### 👤 { $player }
profile-events = 🏆 Tournois : { $count }
profile-empty = Aucun résultat pour l’instant. { $command } commence une partie.
button-best-win = Plus belle victoire
button-history = Parties
button-show-ranked = M’afficher aux classements
button-show-profile = Profil public
button-show-worldwide = Cote mondiale
button-show-lends = Problèmes tirés de mes parties
button-show-unrated = Résoudre sans cote
button-show-friends = Problèmes du jour entre amis
button-switch-on = ✅ { $what } : oui
button-switch-off = ⬜ { $what } : non

# /history

command-history = historique
command-history-about = Les parties d’une personne sur ce serveur, chacune à revoir
command-history-game = jeu
command-history-game-about = Seulement ce jeu
command-history-against = contre
command-history-against-about = Seulement les parties contre cette personne
history-title = ### 📜 { $player }
history-empty = Aucun résultat ici.
history-page = page n° { $number }
history-turns = { $count ->
    [one] { $count } tour
   *[other] { $count } tours
}
history-choice = #{ $number } · { $opponents } · { $day }

# /ranking

command-ranking = classement
command-ranking-about = Le classement de ce serveur
command-ranking-game = jeu
command-ranking-game-about = Quel jeu (par défaut : celui de ce serveur)
command-ranking-season = saison
command-ranking-season-about = Le numéro de la saison (par défaut : celle en cours)
refused-no-such-season = Cette saison n’existe pas ici. La dernière est la { $last }.
table-season = saison { $season }
table-not-yet = Tu entres au classement après { $count } parties classées.
table-hidden = Tu n’apparais dans aucun classement ici : c’est le choix fait dans ton profil.
table-not-worldwide = Voici ceux qui l’ont accepté : le bouton est dans { $command }.
table-here = Ce serveur
table-world = Monde entier

# /compare

command-compare = comparer
command-compare-about = Deux personnes côte à côte, et le bilan de leurs parties
command-compare-one = une
command-compare-one-about = La personne à comparer
command-compare-other = autre
command-compare-other-about = L’autre personne (n’indique rien pour toi)
refused-compare-self = Choisis quelqu’un d’autre : c’est la même personne.
compare-title = ### { $one } – { $other }

# Le salon des résultats

result-won = 🏆 { $player } { $count ->
    [one] gagne
   *[other] gagnent
} contre { $loser } · { $game } · { $where } · #{ $number }
result-drawn = 🤝 { $players } : partie nulle · { $game } · { $where } · #{ $number }
season-ended = 🏁 **La saison { $season } est terminée.**
refused-results-channel = Je ne peux pas écrire dans { $channel }. Donne-moi là-bas *Voir le salon* et *Envoyer des messages*.

# Le message sur la semaine, et les classements qui restent dans un salon

server-week = Bilan de la semaine
server-week-choose = Salon du bilan (vide : aucun)
server-week-is = 📅 Bilan de la semaine, le lundi à 9:00 : { $channel }
week-title = La semaine
week-head = 📅 **La semaine** · { $since } – { $until }
week-matches = { $count ->
    [one] partie
   *[other] parties
}
week-players = { $count ->
    [one] joueur
   *[other] joueurs
}
week-puzzles = { $count ->
    [one] problème résolu
   *[other] problèmes résolus
}
week-active = Le plus actif
week-played = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}, { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
}
week-upset = Plus grande surprise
week-behind = { $count ->
    [one] { $count } point de moins
   *[other] { $count } points de moins
}
week-closest = Partie la plus serrée
week-turns = { $count ->
    [one] { $count } tour
   *[other] { $count } tours
}
week-beat = { $player } bat { $loser }
week-hardest = Problème le plus dur résolu
week-rated = classé { $rating }
week-streak = Plus longue série quotidienne
week-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
week-crown = Saison { $season } gagnée
week-event = Évènement gagné
week-achievement = Nouveau succès
week-closest-about = Partie la plus serrée : le duel avec le plus de tours, sans abandon. Problème le plus dur : du premier coup, sans indice.
week-about = Sans les parties que certains membres ne pouvaient pas voir, ni les joueurs cachés dans leur { $command }.
button-week-closest = Revoir la plus serrée
button-week-upset = Revoir la surprise
button-week-puzzle = Essayer le problème
button-ranking-keep = 📌 Garder ici
button-ranking-stop = Arrêter et supprimer
button-ranking-whole = Tout le classement
ranking-kept = 📌 Je publie ce classement ici et je le tiens à jour.
ranking-kept-since = Dernier changement : { $when }
ranking-stopped = Supprimé. Je ne tiens plus ce classement à jour ici.
refused-rankings-kept = Ce serveur a déjà { $count } classements tenus à jour. Arrêtes-en un d’abord.

# Statistiques des parties de ce serveur : /meta, et le bouton d’une carte ou d’un deck

command-meta = méta
command-meta-about = Voir quelles cartes et quels decks se jouent et gagnent sur ce serveur
command-meta-game = jeu
command-meta-game-about = Quel jeu (par défaut : celui de ce serveur)
command-meta-season = saison
command-meta-season-about = Le numéro de la saison (par défaut : toutes les saisons)
button-statistics = Statistiques ici
statistics-people = entre joueurs
statistics-bot = contre le bot
statistics-ever = toutes les saisons
statistics-modes = Modes : victoires de qui commence
statistics-played = Cartes : les plus jouées
statistics-best = Cartes : le plus de victoires
statistics-decks = Decks et races
statistics-deck = Ces cartes en deck
statistics-how-often = En partie
statistics-count = fois
statistics-won = victoires
statistics-turns = durée moyenne en tours
statistics-first = victoires de qui commence
statistics-picked = choix en draft
statistics-banned = bannissements
statistics-range = { $share } % ({ $low }–{ $high } %)
statistics-line = { $name } : { $count } fois
statistics-line-share = { $name } : { $count } fois, { $share } % de victoires ({ $low }–{ $high } %)
statistics-none = Aucune partie à compter pour l’instant.
statistics-few = Les pourcentages apparaissent après { $count } victoires et défaites.
