# Un gardien et des voyageurs au bord d’une rivière : le jeu à copier

game-toll = Péage
about-toll = Des voyageurs passent une rivière ; un gardien veut les arrêter.
toll-mode-two = un gardien et un voyageur
toll-mode-three = un gardien et deux voyageurs
option-river = rivière
option-river-about = La force de la rivière
toll-river-calm = rivière calme
toll-river-wild = rivière sauvage
toll-terms = A est le gardien, les autres sont des voyageurs.
help-toll = Choisis un chemin en secret, puis paie ou lance.

# Images

toll-picture-round = Manche { $round }
toll-picture-hand = Tes pierres
toll-picture-seat = vie { $health } · pièces { $coins } · pierres { $stones }
toll-picture-bridge = { $laid } sur le pont
toll-alt-seat = { $player } : vie { $health }, pièces { $coins }, pierres { $stones }, chemin : { $road }.
toll-alt-hand = Pierres : { $hand }.
toll-no-road = aucun
toll-hidden-road = caché
toll-ford = gué
toll-boat = barque
toll-plank = planche

# Questions

toll-introduction = { $player } garde le pont.
toll-status-roads = 🌊 { $player } : choisis un chemin avec « { $button } ».
toll-status-asked = ❓ { $player } : payer { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}, ou refuser ?
toll-status-turn = ▶ { $player }, à toi.
toll-prompt-roads = Quel chemin ?
toll-prompt-roads-keeper = Quel chemin surveilles-tu ?
toll-prompt-asked = On te demande { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}.
toll-prompt-turn = **À toi.** Que fais-tu ?
toll-pay = Payer
toll-refuse = Refuser
toll-refuse-all = Refuser pour ce tour
toll-pause = Se reposer
toll-undo = Reprendre les pièces
toll-end = Terminer le tour
toll-lay = Poser des pièces
toll-lay-how-many = Combien sur le pont ?
toll-ask = Demander des pièces
toll-ask-whom = À qui ?
toll-ask-how-many = Combien à { $player } ?
toll-throw = Lancer des pierres
toll-throw-at = Sur qui ?
toll-throw-which = Une ou deux pierres sur { $player }
toll-stone = Pierre { $weight }
toll-coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}

# Ce qui arrive

toll-story-round-began = **Manche { $round }** : le choix des chemins.
toll-story-turn-began = À { $player } de jouer.
toll-story-road-chosen = { $player } fait son choix.
toll-story-roads-shown = Les chemins : { $roads }.
toll-story-caught = { $player } se fait prendre : −{ $amount } ❤
toll-story-crossed = { $player } passe et trouve des pièces : +{ $coins }
toll-story-laid = { $player } pose des pièces sur le pont : { $coins }
toll-story-took-back = { $player } reprend des pièces : { $coins }
toll-story-mended = { $player } se soigne : +{ $amount } ❤
toll-story-coins-asked = { $player } demande des pièces à { $other } : { $coins }
toll-story-paid = { $player } paie { $other } : { $coins }
toll-story-refused = { $player } refuse à { $other } : le dé montre { $roll }, −{ $amount } ❤
toll-story-rested = { $player } se repose.
toll-story-thrown = { $player } lance { $stones } sur { $other } : −{ $amount } ❤
toll-story-ended-toll-caught = Le gardien tient le pont.
toll-story-ended-toll-passed = Les voyageurs passent.
toll-story-ended-toll-night = La nuit tombe.

# Refus

illegal-toll-not-due = Ce n’est pas à toi de jouer.
illegal-toll-not-now = « { $move } » est impossible maintenant.
illegal-toll-no-move = « { $typed } » n’est pas un coup.
