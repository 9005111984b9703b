# Tournois et soirées jeux

command-event = tournoi
command-event-about = Tournois et soirées jeux : voir ce qui se joue ici, ou en ouvrir un

event-method-swiss = Tournoi suisse
event-method-pods = Soirée jeux
event-method-knockout = Tournoi à élimination directe
event-method-round-robin = Toutes rondes
event-method-puzzles = Soirée de problèmes

event-method-final = Tournoi suisse avec finale
event-about-swiss = { $rounds ->
    [0] Tournoi suisse : à chaque ronde, un adversaire qui a à peu près autant de victoires. De 3 à 5 rondes, selon le nombre de participants.
    [one] Tournoi suisse en une ronde.
   *[other] Tournoi suisse en { $rounds } rondes : à chaque ronde, un adversaire qui a à peu près autant de victoires.
}
event-about-pods = { $rounds ->
    [one] Les tables sont tirées au sort ; chaque table joue une partie. Le bot prend les places libres.
   *[other] Les tables sont tirées au sort { $rounds } fois. Le bot prend les places libres.
}
event-about-knockout = Élimination directe : une défaite, et c’est fini. En cas de match nul, l’inscription la plus ancienne passe.
event-about-round-robin = Toutes rondes : tout le monde se rencontre une fois.
event-limit-hours = { $count ->
    [one] Une ronde dure une heure au plus ; ensuite, le camp qui a le plus de santé gagne.
   *[other] Une ronde dure { $count } heures au plus ; ensuite, le camp qui a le plus de santé gagne.
}
event-limit-days = { $count ->
    [one] Une ronde dure un jour au plus ; ensuite, le camp qui a le plus de santé gagne.
   *[other] Une ronde dure { $count } jours au plus ; ensuite, le camp qui a le plus de santé gagne.
}
event-about-final = Tournoi suisse, puis élimination directe : les quatre ou huit meilleurs jouent pour la première place. Le nombre de rondes et de finalistes dépend du nombre d’inscriptions.
event-about-puzzles = { $rounds ->
    [one] Une ronde de cinq minutes.
   *[other] { $rounds } rondes de cinq minutes, de plus en plus difficiles.
} Tout le monde reçoit les mêmes problèmes, avec une seule réponse pour chacun. Le plus grand nombre de problèmes résolus gagne, puis le meilleur temps. Toutes les solutions suivent à la fin.
event-night-thread = Les solutions · { $event }
event-night-solutions = ### 🔓 Solutions de la ronde { $round }
event-by-time = temps { $value }
event-method-arena = Arène
event-method-league = Ligue
event-about-arena = { $rounds ->
    [one] Arène d’une heure.
   *[other] Arène de { $rounds } heures.
} Chaque duel lancé dans ce salon avec *Défi ouvert* compte : une victoire vaut un point, un match nul un demi-point. Après deux victoires de suite, les points comptent double, tant que tu gagnes.
event-about-league = Ligue : des groupes de quatre à huit selon le classement ; chacun rencontre tous les autres de son groupe, toutes les parties en même temps, en 28 jours. Ensuite, le camp qui a le plus de santé gagne. À partir de 12 participants, les premiers d’un groupe montent et les derniers descendent. La ligue continue avec qui reste.
event-hint-stays = La ligue suivante commence { $when } ({ $soon }). Appuie sur *Rester ou participer* pour jouer.
event-stay = 👋 Ont joué la dernière fois : { $players }
event-head-arena = **Arène** · { $when }
event-arena-hint = Appuie sur *Défi ouvert*. Un défi ouvert dans ce salon compte aussi, dès que quelqu’un l’accepte. Après deux victoires de suite, les points comptent double.
event-head-league = **Ligue** · { $when }
event-state-running = en cours
event-note-streak = double
event-group-stays = groupe { $group }
event-group-up = groupe { $group }, monte
event-group-down = groupe { $group }, descend
event-by-group = meilleur groupe
button-event-arena = Arène
button-event-league = Ligue
button-event-stay = Rester ou participer
event-hours = { $count ->
    [one] Une heure
   *[other] { $count } heures
}
event-log-table = { $player } : un duel commence
event-joined = **Inscriptions : { $count }** · { $names }
event-nobody = **Aucune inscription pour l’instant.**
event-and-more = { " " }et { $count } de plus
event-hint = Appuie sur *Participer* pour jouer. { $host } lance le tournoi quand tout le monde est là.
event-round = **Ronde { $round } sur { $rounds }** · { $when }
event-ends = fin { $when }
event-until = fin au plus tard { $when }
event-next-soon = la ronde suivante commence dans un instant
event-more-tables = … et { $count } tables de plus
event-byes = Sans adversaire cette ronde-ci : { $names }
event-paused = ⏸️ Le tournoi est en pause.
event-state-round = ronde { $round } sur { $rounds }
event-state-over = classement final
event-note-left = hors tournoi
event-note-bye = exempt
event-over = **Le tournoi est terminé.**
event-cancelled = Le tournoi est annulé.
event-thread = Table { $table } · { $event }
event-round-begins = ⚔️ **Ronde { $round }** · { $players }

event-by-stage = plus loin dans le tableau
event-by-wins = victoires { $value }
event-by-head-to-head = victoire directe
event-by-buchholz = Buchholz { $value }
event-by-sonneborn-berger = Sonneborn-Berger { $value }
event-by-opponents = victoires adverses { $value } %

button-event-join = Participer
button-event-leave = Quitter
button-event-start = Commencer
button-event-host = Organiser
button-event-mine = Ma partie
button-event-swiss = Tournoi suisse
button-event-pods = Soirée jeux
button-event-final = Suisse avec finale
button-event-knockout = Élimination directe
button-event-round-robin = Toutes rondes
button-event-puzzles = Soirée de problèmes
button-event-open = Ouvrir ici
button-event-rename = Renommer
button-event-pause = Mettre en pause
button-event-resume = Reprendre
button-event-extend = 15 minutes de plus
button-event-next = Ronde suivante
button-event-continue = Continuer ici : { $event }
button-event-cancel = Annuler le tournoi
button-event-cancel-yes = Oui, annuler
button-event-wins = Gagne : { $player }
button-event-draw = Match nul

button-event-records = Toutes les parties
event-records-soon = ⏳ Je rassemble les parties…
event-records = 📦 Parties enregistrées : { $count }. Le journal de chaque partie contient la sienne.
refused-many-records = Tu peux obtenir les parties d’un tournoi une fois par heure : la prochaine { $when }.
refused-event-runs = Les parties seront disponibles à la fin du tournoi.
event-list = ### 🏆 Tournois sur ce serveur
event-list-empty = ### 🏆 Aucun tournoi en cours
event-line-open = { $event } · inscriptions : { $count } · { $link }
event-line-running = { $event } · participants : { $count }, ronde { $round } · { $link }
event-line-lost = ⚠️ { $event } · ronde { $round }, en pause : son salon a été supprimé
event-methods = En ouvrir un : **tournoi suisse** (tout le monde joue toutes les rondes), **élimination directe**, **toutes rondes**, **soirée jeux** à des tables de deux à quatre, **soirée de problèmes**, **arène** (chaque duel de l’heure compte) ou **ligue** d’un mois.
event-rounds = { $count ->
    [0] Rondes : de 3 à 5, selon le nombre de participants
    [one] Une ronde
   *[other] { $count } rondes
}
event-opened = Le tournoi est ouvert. Appuie sur *Commencer* quand tout le monde est inscrit.

event-remove = Retirer quelqu’un du tournoi
event-hand-over = Confier l’organisation à quelqu’un
event-correct = Corriger un résultat
event-correct-ask = Ronde { $round }, table { $table } : quel est le résultat ?
event-table = Ronde { $round }, table { $table } : { $players }
event-cancel-ask = Annuler le tournoi ? Les parties commencées continuent, mais ne comptent plus ici.
event-name = Nom du tournoi
event-removed = C’est fait. Une partie commencée compte selon son issue.
event-handed-over = L’organisation a changé de mains.
event-corrected = Le résultat est corrigé.
event-resumed = Le tournoi reprend.
event-continued = ✅ Le tournoi continue dans ce salon.
event-extended = La ronde a 15 minutes de plus.
event-renamed = Le tournoi a un nouveau nom.

event-log-join = { $player } participe
event-log-leave = { $player } s’en va
event-log-round = la ronde { $round } commence
event-log-played = table { $table } : { $scores }
event-log-limit = table { $table }, temps écoulé : { $scores }
event-log-corrected = table { $table }, corrigé : { $scores }
event-log-pause = pause
event-log-resume = reprise
event-log-extend = 15 minutes de plus
event-log-hand-over = organisation confiée
event-log-cancel = annulation
event-log-finish = fin

refused-no-such-event = Ce tournoi n’existe pas ici.
refused-event-over = Ce tournoi est terminé.
refused-event-not-host = Cela revient à l’organisateur ({ $host }) et aux modérateurs.
refused-event-joined = Tu participes déjà.
refused-event-begun = Le tournoi a déjà commencé.
refused-event-full = Le tournoi est complet : { $count } participants.
refused-event-absent = Tu ne participes pas à ce tournoi.
refused-event-not-in = Cette personne ne participe pas à ce tournoi.
refused-event-few = Pas assez d’inscriptions : il en faut au moins { $count }.
refused-event-no-match = Tu n’as pas de partie dans cette ronde, ou elle est terminée.
refused-many-events = Tu organises déjà { $count } tournois. Termine d’abord l’un d’eux.
refused-many-events-here = Ce serveur a déjà { $count } tournois.

# Every week

event-line-table = Table { $table } : { $waits }
event-line-weekly = 🗓️ { $event } · { $day }, { $time } ({ $zone }) · prochain { $when } · { $channel }
event-weekly-choose = Modifier un tournoi hebdomadaire
button-event-weekly = Chaque semaine…
event-weekly-title = Un tournoi chaque semaine
event-weekly-day = Jour
event-weekly-time = Heure, par exemple 20:00
event-weekly-zone = Fuseau horaire
event-weekly-role = Rôle à mentionner (vide : aucun)
event-weekly-made = ✅ Le tournoi s’ouvre tout seul chaque semaine, la veille.
event-weekly-ended = Il ne s’ouvrira plus. Un tournoi déjà ouvert reste.
button-event-stop = Arrêter pour de bon
event-hint-starts = Début : { $when } ({ $soon }). Appuie sur *Participer* pour jouer.
event-soon = ⏰ { $event } commence { $when }. Pour participer : { $link }
refused-event-role = Tout le monde ne peut pas mentionner { $role } : choisis-le seulement si tu peux mentionner tous les rôles.
refused-many-weekly = Ce serveur a déjà { $count } tournois hebdomadaires.
weekday-0 = lundi
weekday-1 = mardi
weekday-2 = mercredi
weekday-3 = jeudi
weekday-4 = vendredi
weekday-5 = samedi
weekday-6 = dimanche
