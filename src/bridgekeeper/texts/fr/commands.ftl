# Commandes. Noms : en minuscules, sans espace. Descriptions : 100 caractères au plus.

command-duel = duel
command-duel-about = Défier quelqu’un en duel
command-duel-opponent = adversaire
command-duel-opponent-about = Contre qui tu veux jouer
command-duel-format = format
command-duel-format-about = D’où viennent les decks
command-duel-deck = deck
command-duel-deck-about = Ton deck (n’indique rien pour un deck aléatoire)

command-play = jouer
command-play-about = Jouer une carte de ta main
command-play-card = carte
command-play-card-about = Une carte que tu peux jouer maintenant, ou un coup entier comme ogre:u
command-play-lane = voie
command-play-lane-about = Pour une créature : la voie où elle va, ou pour un symbiote la créature qui le reçoit
command-play-target = cible
command-play-target-about = Pour une incantation : la créature visée

command-end = fin
command-end-about = Terminer ton tour : tes créatures attaquent
command-hand = main
command-hand-about = Ta main, pour tes yeux seulement, avec tout ce que tu peux faire
command-board = plateau
command-board-about = Montrer à nouveau le plateau de la partie
command-log = journal
command-log-about = Ce qui s’est passé jusqu’ici dans la partie
command-resign = abandonner
command-resign-about = Abandonner la partie
command-match = parties
command-match-about = Les parties que tu joues
command-card = carte
command-card-about = Chercher une carte
command-card-name = nom
command-card-name-about = Le nom de la carte
command-card-share = partager
command-card-share-about = La montrer à tout le monde dans le salon
command-ability = capacité
command-ability-about = Chercher une capacité
command-ability-name = nom
command-ability-name-about = Le nom de la capacité
command-ability-share = partager
command-ability-share-about = La montrer à tout le monde dans le salon
command-help = aide
command-help-about = Comment jouer, en une minute

choice-preconstructed = Decks préconstruits
