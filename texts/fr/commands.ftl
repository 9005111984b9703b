# Commandes. Noms : en minuscules, sans espace. Descriptions : 100 caractères au plus.

command-pick = prendre
command-pick-about = Prendre, apporter, bannir ou choisir, selon le moment
command-pick-card = carte
command-pick-card-about = Le nom de la carte, ou son début

command-end = fin
command-end-about = Terminer ton tour
command-hand = main
command-hand-about = Ta main, visible par toi seulement, avec tout ce que tu peux faire
command-board = plateau
command-board-about = Montrer à nouveau le plateau de la partie
command-log = journal
command-log-about = Ce qui s’est passé jusqu’ici dans la partie
command-resign = abandonner
command-resign-about = Abandonner la partie
command-match = parties
command-match-about = Les parties que tu joues
command-help = aide
command-help-about = Comment se joue un jeu : images, icônes, cartes, règles
command-help-find = chercher
command-help-find-about = Les règles qui contiennent ces mots, ou ce numéro

# Les cartes

refused-unknown-card = Il n’y a pas de carte « { $name } ». Choisis dans la liste.
command-card = carte
command-card-about = Chercher une carte
command-card-name = nom
command-card-name-about = Le nom de la carte
command-card-share = partager
command-card-share-about = La montrer à tout le monde dans le salon
command-card-game = jeu
command-card-game-about = De quel jeu (par défaut : tous)
