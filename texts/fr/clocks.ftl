# Pendules, pauses et places que le bot reprend

command-pause = suspendre
command-pause-about = Demander une pause de la pendule, accepter celle des autres ou y mettre fin

board-until = ⏱️ Le temps expire { $when }.
board-paused = ⏸️ **Pause** : les pendules sont arrêtées jusqu’à la reprise.
board-stopped = ⏸️ **La pendule est arrêtée** : les joueurs sont injoignables pour le moment.
board-stood-still = ⏸️ La pendule a été arrêtée de { $began } à { $ended } : les joueurs étaient injoignables.
board-pause-wanted = ⏸️ { $player } demande une pause.
board-late = ⏱️ { $player } n’a pas joué à temps : je continue.
board-left = 🚪 { $player } a quitté la table : je joue à sa place.
board-left-earlier = 🚪 { $player } a quitté la table : j’ai joué à sa place.
board-gone = 🚪 { $player } ne répond plus depuis trop longtemps.
board-abandoned = 🚪 **Il n’y a plus personne à la table.** Personne ne gagne.
board-voided = 🚪 **Finie sans résultat**, car un joueur était absent.
board-limit = ⏱️ Le temps de la partie est écoulé. En tête : { $player }.
board-limit-draw = ⏱️ Le temps de la partie est écoulé, à égalité.
absent-left = 🚪 { $player } a quitté le serveur.
absent-silent = 💤 { $player } ne joue plus depuis longtemps.
button-claim = Réclamer la victoire
button-void = Finir sans résultat
refused-not-absent = L’autre joueur n’est pas absent depuis assez longtemps pour finir la partie.
board-thinking = ⏳ { $player } réfléchit.
board-prepared = ✅ Tout est prêt : la suite est plus bas.
board-waits = ⚔️ Les duels de cette manche sont en cours.

button-pause = Pause aussi
button-resume = Reprendre
button-no-pause = Pas de pause

clock-reminder = ⏰ { $player }, ton temps expire { $when }.

pause-asked = Tu demandes une pause. Elle commence dès que tous les autres sont d’accord.
pause-begun = La pause commence.
pause-over = La pendule tourne.

stop-ask = Arrêter cette partie ? C’est définitif.
leave-ask = Quitter la table avec { $opponent } ? Je jouerai à ta place jusqu’au bout. C’est définitif.
left = Tu as quitté la table. Je joue à ta place.

refused-no-clock = Cette partie n’a pas de pendule : prends ton temps.
refused-pause-wanted = Tu as déjà demandé une pause. Les autres doivent accepter.
refused-no-pause = Personne n’a demandé de pause.
refused-paused = La pendule est arrêtée. Appuie d’abord sur « Reprendre » sous le plateau.
