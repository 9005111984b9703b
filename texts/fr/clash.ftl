# Ce qui se passe dans un duel de Clash of Decks, ligne par ligne. Les noms sont déjà en gras.
# Jamais « de » ni « que » devant un nom si possible : l’élision dépendrait du nom.

button-lane-upper = Ligne du haut
button-lane-lower = Ligne du bas
lane-upper = ligne du haut
lane-lower = ligne du bas
lane-upper-of = { $player }, ligne du haut, place { $position }
lane-lower-of = { $player }, ligne du bas, place { $position }
host-upper = Sur { $host } · ligne du haut, place { $position }
host-lower = Sur { $host } · ligne du bas, place { $position }
button-go = Attaque suivante

story-coin = 🪙 La pièce a parlé : { $player } commence.
story-turn = **Tour { $turn }** · { $player } a { $mana } mana.
story-play = { $player } joue { $card } ({ $cost } mana)
story-called = 📣 { $player } appelle { $card } en renfort
story-called-nobody = { $player } n’a aucune créature à appeler 📣
story-removed = ⏳ { $player } se fatigue et perd { $card }
story-entered = { $lane }
story-joined = sur { $host }
story-blood = { $amount } mana payé en sang 🩸
story-immolated = { $card } brûle { $player } 🔥
story-shackled = carte enchaînée, { $player } : { $card } ⛓️
story-freed = { $card } se libère et revient à { $player } 🔓
story-counterordered = { $player } passe sa carte de gauche tout à droite 🔀
story-backfired = { $card } renvoie les flammes ({ $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
}) 🪃
story-assault = ⚔️ { $player } lance l’assaut
story-sprint = { $card } file jusqu’au pont (+{ $bonus })
story-attack = { $card } attaque ({ $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
})
story-attack-stronghold = { $card } attaque { $player } ({ $side ->
    [bastion] bastion
    [fort] fort
   *[stronghold] forteresse
}, { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
})
story-gained = { $card } gagne { $abilities }
story-lost = { $card } perd { $abilities }
story-damaged = { $card } −{ $amount }, reste { $left }
story-destroyed = { $card } 💀 { $way ->
    [over] passe
   *[home] revient
} à { $player }{ $end ->
    [left] , tout à gauche
   *[right] { "" }
}
story-returned = { $card } { $way ->
    [over] passe
   *[home] revient
} à { $player }{ $end ->
    [left] , tout à gauche
   *[right] { "" }
}
story-destroyed-last = { $card } 💀
story-exhausted = champion { $card } 💀 à bout de forces
story-restored = { $player } retrouve son champion { $card } 👑
story-protected = { $card } reste à l’abri 🛡️
story-untouched = { $card } ne craint rien
story-no-effect = sans attaque, il ne se passe rien
story-roused = { $card } riposte 🐾
story-sharpened = { $card } : { $amount ->
    [one] { $amount } dégât excédentaire
   *[other] { $amount } dégâts excédentaires
} 🗡️
story-vanished = { $card } se replie au fond de sa ligne 💨
story-order-asked = ❔ { $player } choisit dans quel ordre reprendre { $cards }
story-order-chosen = { $player } les reprend dans cet ordre : { $cards }
story-stronghold-left = reste { $health }
story-stronghold-damaged = { $side ->
    [fort] fort
   *[bastion] bastion
} −{ $amount } chez { $player }, reste { $health }
story-regenerated = { $player } régénère son { $side ->
    [fort] fort
   *[bastion] bastion
}, vie { $health } 💚
story-rebuilt = { $player } retrouve son bastion, vie { $health } 💚
story-bastion-fell = 💥 { $player } perd son bastion ! Le fort tient, vie { $health }.
story-end-fort = 🏰 { $player } perd son fort !
story-end-empty-hand = 🏰 { $player } n’a plus de carte pour tenir la forteresse !
story-end-turn-limit = ⌛ Le dernier tour est joué : match nul.
story-revealed = 🎴 { $player } révèle { $card }
story-revealed-cost = { $cost } mana
story-revealed-call = en renfort 📣
story-compared = { $card } dans la défausse ne coûte pas plus cher
story-compared-other = { $card } dans la défausse coûte plus cher et vient à sa place
story-discarded = aucune cible, défaussée 🗑️
story-milled = défausse : { $cards }{ $more ->
    [0] { "" }
   *[other] { " " }+{ $more }
}
story-on-deck = { $card } va sur la pioche ({ $player })
story-freed-on-deck = { $card } se libère et va sur la pioche ({ $player }) 🔓
story-destroyed-on-deck = { $card } 💀 va sur la pioche ({ $player })
story-entered-facing = { $lane }, face à { $player }
story-attack-of = { $card } attaque chez { $player } ({ $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
})
story-bastion-fell-deck = 💥 { $player } perd son bastion ! La défausse devient la pioche du fort (vie { $health }).
story-end-fort-by = 🏰 { $by } détruit le fort adverse ({ $player }) !
story-won = 🏆 Victoire : { $players }

# Au-dessus du plateau : l’essentiel

headline-fallen = 💀 { $fallen }
headline-fallen-of = { $player } perd { $cards }
headline-played = ▫️ { $player } joue { $cards }
headline-stronghold = 🏰 { $player } : { $side ->
    [fort] fort
   *[bastion] bastion
} −{ $amount }, reste { $health }
headline-stronghold-near = ⚠️ { $player } : fort −{ $amount }, plus que **{ $health }** !

move-creature = { $card } dans la { $lane }
move-symbiote = { $card } sur { $host }
move-go = Attaque suivante
move-back = Reprises dans cet ordre : { $cards }
move-incantation = { $card } sur { $target }
move-end = Fin du tour

deck-number = Deck { $number } · { $name }
deck-name-1 = Poing de fer
deck-name-2 = Appel de la meute
deck-name-3 = Vortex sauvage
deck-name-4 = Laboratoire fou
deck-style-1 = Solide, patient, direct
deck-style-2 = Protégé, furieux, polyvalent
deck-style-3 = Téméraire, explosif, rusé
deck-style-4 = Rapide, féroce, fragile
deck-random = Deck aléatoire
deck-of-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}

# How a table of four is won (clash-of-decks.md 10); a to d are the players

goal-free-for-all = 🏆 Chacun pour soi, contre ses deux voisins. Dès qu’un fort tombe, la partie est finie : la personne qui l’a détruit gagne.
goal-two-against-two = 🏆 { $a } et { $c } contre { $b } et { $d }. Dès qu’un fort tombe, la partie est finie : son équipe perd.
goal-coop = 🏆 { $a } et { $c } contre deux IA, dont la pioche représente la vie. Dès qu’un fort tombe, la partie est finie : son camp perd.

# Pourquoi les règles refusent un coup

illegal-not-your-turn = Ce n’est pas ton tour.
illegal-game-over = La partie est terminée.
illegal-not-in-hand = Tu n’as pas « { $card } » en main.
illegal-not-available = { $card } n’est pas encore jouable : c’est la carte n° { $place } de ta main, et { $reach ->
    [1] seule la carte la plus à gauche est disponible
   *[other] seules les { $reach } cartes les plus à gauche sont disponibles
}.
illegal-too-little-mana = { $card } coûte { $cost } mana et tu en as { $mana }.
illegal-needs-lane = { $card } est une créature : indique sa ligne.
illegal-needs-target = { $card } est une incantation : indique la créature visée.
illegal-no-creature-in-play = { $card } a besoin d’une créature en jeu comme cible, et il n’y en a aucune.
illegal-no-such-target = Il n’y a pas de créature en { $place }.
illegal-did-you-mean = Tu voulais dire { $card } ?
illegal-ambiguous-card = « { $typed } » peut désigner { $cards }.
illegal-not-a-symbiote = { $card } n’a pas Symbiote : il lui faut sa propre place dans une ligne.
illegal-host-has-symbiote = { $card } ne peut pas aller là : la créature en { $place } a déjà Symbiote.
illegal-champion-not-ready = Ton champion { $card } n’est pas prêt.
illegal-only-incantations-now = { $card } doit attendre : pendant l’assaut, on ne joue que des incantations.
illegal-nobody-to-activate = Aucune de tes créatures ne peut plus attaquer : termine ton tour.
illegal-order-is-due = { $seat } doit d’abord choisir l’ordre dans lequel ses cartes reviennent en main.
illegal-choose-an-order = Indique l’ordre de retour dans ta main : { $cards }.
illegal-nothing-to-order = Il n’y a aucun ordre à choisir pour l’instant.
illegal-not-in-this-ruleset = « { $move } » n’est pas un coup de ces règles.
illegal-unreadable-move = Je ne comprends pas « { $move } ». Un coup s’écrit `ogre:u` ou `boom@bu1`.
illegal-no-such-lane = Cette ligne n’existe pas pour { $card } : choisis celle du haut ou du bas.
illegal-no-action = Ce n’est pas un coup possible dans un duel.
board-order-asked = ❔ { $player }, choisis dans quel ordre tes créatures détruites reviennent dans ta main : { $cards }.
panel-order-first = { $count } de tes créatures ont été détruites en même temps. Laquelle revient en premier, à côté de tes autres cartes ?
panel-order-next = D’abord { $cards }. Laquelle ensuite ?

# Le message du plateau et le panneau de la main

board-your-turn = ▶ { $player }, à toi de jouer : **{ $mana } mana**.
panel-your-turn = **À toi de jouer** · encore { $mana } mana. Choisis une carte.
panel-cheaper-lucidity = 🏷️ **{ $card }** coûte { $cost } au lieu de { $printed } : c’est ta carte la plus à gauche, avec { $ability }.
panel-cheaper-champion = 🏷️ **{ $card }** coûte { $cost } au lieu de { $printed } : chaque créature en jeu de même coût imprimé rend ton champion moins cher de 1.
panel-choose-lane = **{ $card }** · dans quelle ligne ?
panel-choose-place = **{ $card }** · dans quelle ligne, ou sur quelle créature ?
panel-choose-target = **{ $card }** · sur quelle créature ?
panel-target = Choisis une créature
panel-place = Choisis une place
panel-card = Choisis une carte
refused-needs-lane = { $card } est une créature : choisis aussi sa ligne.
refused-needs-target = { $card } est une incantation : choisis aussi la créature visée.

# La commande

command-play = jouer
command-play-about = Jouer une carte de ta main
command-play-card = carte
command-play-card-about = Une carte que tu peux jouer maintenant, ou un coup entier comme ogre:u
command-play-lane = ligne
command-play-lane-about = Pour une créature : sa ligne ; pour un symbiote : la ligne ou la créature qui le reçoit
command-play-target = cible
command-play-target-about = Pour une incantation : la créature visée

# Aims and reasons on the panel
aim-upper = { $creature } { $health }♥ · haut { $position }
aim-lower = { $creature } { $health }♥ · bas { $position }
aim-own = À toi : { $target }
aim-of = { $player } : { $target }
why-mana = **{ $card }** coûte { $cost }, et il te reste { $mana } mana.
why-target = **{ $card }** n’a aucune cible possible.
why-assault = Trop tard pour invoquer **{ $card }** : l’assaut a commencé.
panel-unspent = Tu n’as rien joué, il te reste { $mana } mana, et tu pourrais jouer { $cards }. Terminer ton tour quand même ?

# Ce que dit l’entraînement

clash-foresee-attack = { $count ->
    [one] { $cards } attaque
   *[other] { $cards } attaquent
}
clash-foresee-fall = { $count ->
    [one] { $cards } tombe
   *[other] { $cards } tombent
}
clash-foresee-lose = tu perds { $cards }
clash-foresee-many = { $count } créatures
clash-foresee-stronghold = { $player } : { $side ->
    [fallen] bastion détruit, le fort a { $health }
    [fort] fort −{ $amount }, reste { $health }
   *[bastion] bastion −{ $amount }, reste { $health }
}
clash-foresee-end = { $way ->
    [won] et tu gagnes
    [lost] et tu perds
   *[draw] et c’est un match nul
}
clash-foresee-hidden = ensuite des cartes cachées décident
clash-foresee-nobody = personne n’attaque
clash-decided = 🏁 { $whose ->
    [own] Ta forteresse est tombée
   *[theirs] La forteresse adverse est tombée
} au tour { $turn } : { $card } a infligé { $count } des { $total } dégâts.
gain-clash-bastion = le bastion adverse serait tombé
gain-clash-damage = la forteresse adverse aurait perdu { $count } PV de plus
gain-clash-kept = ta forteresse aurait perdu { $count } PV de moins
gain-clash-felled = { $count ->
    [one] { $count } créature adverse de plus serait tombée
   *[other] { $count } créatures adverses de plus seraient tombées
}
gain-clash-saved = { $count ->
    [one] { $count } de tes créatures aurait survécu de plus
   *[other] { $count } de tes créatures auraient survécu de plus
}
gain-clash-entered = tu avais le mana pour { $count ->
    [one] { $count } créature
   *[other] { $count } créatures
} de plus

# Le public devine le prochain coup

clash-guess-upper = Une créature dans la ligne du haut
clash-guess-lower = Une créature dans la ligne du bas
clash-guess-cast = Une incantation
