# Comment les parties se montrent sur un serveur

place-threads = chacune dans son fil
place-threads-no-place = chacune dans son fil ; ici il ne peut pas y en avoir, donc ici même
place-threads-not-allowed = chacune dans son fil ; dans ce salon je n’ai pas le droit d’en créer (*Créer des fils publics*), donc dans le salon même
place-channel = dans le salon même
old-boards-line = il en reste une ligne
old-boards-deleted = il est supprimé
calls-turn = à chacun de leurs tours
calls-pause = quand c’est leur tour et qu’ils sont absents depuis quelques minutes
calls-never = jamais
alone-outside = le joueur seul, et tout le monde dans un fil
alone-private = le joueur seul
alone-public = tout le monde
motion-film = des films, là où il y en a
motion-still = des images fixes
server-title = ### Ce serveur
server-change = Changer…
server-game = Jeu habituel
server-clock = Pendule habituelle
server-misses = Tours manqués
server-place = Où se jouent les parties
server-old-boards = Anciens plateaux
server-calls = Qui est mentionné
server-alone = Qui voit les parties seul
server-motion = Films ou images fixes
server-misses-is = ⌛ Tours manqués d’affilée avant de perdre la place : { $count }.
server-place-is = 🧵 Les parties se jouent : { $choice }.
server-old-boards-is = 🧹 Quand un plateau est remplacé : { $choice }.
server-calls-is = 🔔 Les joueurs sont mentionnés : { $choice }.
server-alone-is = 🎓 Entraînements et parties en solo sont vus par : { $choice }.
server-motion-is = 🎞️ Ce qui a été joué se montre ainsi : { $choice }.

# Films or stills for somebody

command-motion = animation
command-motion-about = Films ou images fixes sur ton panneau
command-motion-motion = animation
command-motion-motion-about = Ce que tu préfères voir
motion-here = comme sur le serveur
motion-set = ✅ Désormais sur ton panneau : { $choice }.

# Quelle partie

option-match = partie
option-match-about = Quelle partie, si tu en joues plusieurs (n’indique rien pour celle d’ici)
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
option-private-about = Pour toi seul ? (n’indique rien pour ce qui est d’usage ici)
match-alone = pour toi seul

# La rediffusion

command-replay = revoir
command-replay-about = Une partie encore une fois, pas à pas, et en film à partager
command-replay-match-about = Laquelle de tes parties, même terminée (rien pour celle d’ici)
match-label-over = { $opponent } · { $what } · { $result ->
    [won] gagnée
    [lost] perdue
    [draw] match nul
   *[over] terminée
}, { $day } · #{ $number }
button-replay = Revoir
button-replay-first = ⏮ Début
button-replay-back = ◀ Retour
button-replay-on = Suite ▶
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
replay-now = L’état actuel
replay-shared = 🎞️ Le film est dans le salon, visible de tous.
refused-replay-running = Cette partie est encore en cours : avant la fin, seuls ceux qui y jouent peuvent la revoir.
side-of-two = { $one } et { $two }
button-why = Pourquoi ?
why-title = ### Pourquoi le dernier tour s’est passé ainsi
