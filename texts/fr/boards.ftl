# Comment les parties se montrent sur un serveur

place-threads = dans des fils
place-threads-no-place = dans des fils ; impossible ici, donc dans ce salon
place-threads-not-allowed = dans des fils ; dans ce salon je n’ai pas le droit d’en créer (*Créer des fils publics*), donc dans le salon
place-channel = dans le salon
old-boards-line = il en reste une ligne de résumé
old-boards-deleted = supprimés
calls-turn = à chaque tour
calls-pause = absents pendant leur tour
calls-never = jamais
alone-outside = le joueur ; dans un fil, tous
alone-private = seulement la personne qui joue
alone-public = tout le monde
motion-film = films, quand il y en a
motion-still = images fixes
server-title = ### Réglages du serveur
server-change = Changer un réglage…
server-game = Jeu habituel
server-clock = Pendule habituelle
server-misses = Tours manqués
server-place = Où se jouent les parties
server-old-boards = Anciens plateaux
server-calls = Mentions
server-alone = Qui voit les parties en solo
server-motion = Films ou images fixes
server-misses-is = ⌛ Tours manqués qui coûtent la place : **{ $count }**
server-place-is = 🧵 Les parties se jouent : **{ $choice }**
server-old-boards-is = 🧹 Anciens plateaux : **{ $choice }**
server-calls-is = 🔔 Les joueurs sont mentionnés : **{ $choice }**
server-alone-is = 🎓 Entraînements et parties en solo visibles par : **{ $choice }**
server-motion-is = 🎞️ Les tours se montrent ainsi : **{ $choice }**
server-minutes = { $count } min
server-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}

# Films or stills for somebody

command-motion = animation
command-motion-about = Films ou images fixes sur ton panneau
command-motion-motion = animation
command-motion-motion-about = Ce que tu préfères voir
motion-here = comme sur le serveur
motion-set = ✅ Désormais sur ton panneau : { $choice }.

# Quelle partie

option-match = partie
option-match-about = Quelle partie, si tu en joues plusieurs (par défaut : celle d’ici)
match-label = { $opponent } · { $what } · { $step ->
    [0] en préparation
   *[other] tour { $step }
}, { $turn ->
    [yours] à toi
   *[theirs] à l’adversaire
} · #{ $number }
match-open = En ouvrir une

# Les parties d’une seule personne

option-private = privé
option-private-about = Visible par toi seulement ? (par défaut : le réglage du serveur)
match-alone = visible par toi seulement

# La rediffusion

command-replay = revoir
command-replay-about = Revoir une partie pas à pas, et en partager le film
command-replay-match-about = Laquelle de tes parties, même terminée (par défaut : celle d’ici)
match-label-over = { $opponent } · { $what } · { $result ->
    [won] gagnée
    [lost] perdue
    [draw] match nul
   *[over] terminée
}, { $day } · #{ $number }
button-replay = Revoir
button-replay-first = ⏮ Début
button-replay-back = ◀ Précédent
button-replay-on = Suivant ▶
button-replay-last = Fin ⏭
button-replay-share = 🎞️ Partager le film
replay-where = -# { $what } · { $turn ->
        [0] avant le premier tour
       *[other] tour { $turn }
    } · étape { $step } sur { $steps }
replay-turns = Aller à un tour
replay-turn = { $turn ->
        [0] Avant le premier tour
       *[other] Tour { $turn }
    } : { $player }
replay-end = La fin
replay-now = Position actuelle
replay-shared = 🎞️ Le film est dans le salon, visible par tout le monde.
refused-replay-running = Cette partie est encore en cours : jusqu’à la fin, seules les personnes qui la jouent peuvent la revoir.
side-of-two = { $one } et { $two }
button-why = Pourquoi ?
why-title = ### Pourquoi ce résultat au dernier tour
