# La Bataille des châteaux à table

castles-standing = { $creature } { $cell }
castles-no-dice = aucun

# Au-dessus et au-dessous du plateau

castles-introduction = 🏆 Un château tombe à sa 6e blessure, et une pioche vide fait perdre aussi. Chaque créature qui meurt blesse son château.
castles-sides = ⚔️ { $one } contre { $two } · le bot remplace les absents
castles-race-of = { $player } : { $race }
castles-races-drawn = 🎲 Les races ont été tirées au sort.
castles-status = ▶ { $player }, à toi. Dés : { $dice }.
castles-choice-introduction = 🏰 Chacun prend le château d’une race, au vu de tous, l’un après l’autre. Plusieurs peuvent prendre la même.
castles-status-choice = ▶ { $player }, choisis ta race.
castles-prompt-choice = **Ta race** : quel château est le tien ?

# Le panneau

castles-prompt = **À toi** · dés : { $dice }. Active une créature, invoque, joue une magie, construis, utilise ton pouvoir.
castles-prompt-free = **À toi** · plus de dés. Ton pouvoir n’en demande aucun.
castles-hint = Que fais-tu ?
castles-hint-which = Laquelle ?
castles-hint-where = Où ?
castles-hint-at = Sur quoi ?
castles-hint-what = Que fait-elle ?
castles-hint-dice = Quels dés ?
castles-then = { " → " }
castles-choice-own = { $creature } · 🎲 { $price }
castles-choice-creature = { $creature } { $cell } ♥{ $life }
castles-choice-card = { $card } · 🎲 { $price }
castles-choice-build = 🏗️ { $what }
castles-choice-use = ✨ { $ability } · 🎲 { $price }
castles-choice-attack = ⚔️ { $creature }
castles-choice-castle = 🏰 Château, { $player }
castles-choice-no-attack = ⚔️ Attaquer
castles-choice-go = 👣 Aller…
castles-choice-to = en { $cell }
castles-choice-from = { $what } · depuis { $cell }
castles-choice-stop = S’arrêter là
castles-choice-line = ligne { $line }
castles-choice-dice = D’autres dés…
castles-choice-pay = Payer avec { $dice }
castles-choice-race = { $race } · { $power }
castles-kind-summon = ➕ Invoquer…
castles-kind-magic = ✨ Magie…
castles-kind-build = 🏗️ Construire…
castles-kind-power = 🎴 { $power }…
castles-button-end = Terminer le tour

castles-which-summon = Quelle créature invoques-tu ?
castles-which-magic = Quelle magie joues-tu ?
castles-which-build = 🏗️ Que construis-tu (6 points) ?
castles-asking-cell = { $card } : où ?
castles-asking-called = En échange ({ $card }) : quelle créature invoques-tu ?
castles-asking-tile = { $tile } : où ? { $about }
castles-asking-magic-at = { $card } : sur quoi ? { $about }
castles-asking-creature = { $creature } · { $price ->
    [one] { $price } point
   *[other] { $price } points
} : que fait la créature ?
castles-asking-where = { $creature } : sur quelle case ?
castles-asking-there = { $creature } va en { $cell }, et ensuite ?
castles-asking-aim = { $creature } : sur quoi ? { $about }
castles-asking-dest = { $creature } : où va { $target } ? { $about }
castles-asking-dice = 🎲 Avec quels dés paies-tu ? Le surplus est perdu.

castles-unspent = ⚠️ Tu n’as rien fait ce tour-ci, et tes dés ({ $dice }) seraient perdus. Terminer ton tour quand même ?
castles-doubt-end = ⚠️ Tes dés ({ $dice }) seraient perdus, et tu peux encore { $could }. Terminer ton tour quand même ?
castles-could-attack = attaquer ({ $creatures })
castles-could-summon = invoquer ({ $cards })
castles-could-build = construire
castles-or = { " ou " }
castles-doubt-idle = ⚠️ { $what } : cela n’aurait aucun effet maintenant. Continuer quand même ?

# Pourquoi quelque chose ne peut être choisi

castles-why-shut-in = Cette créature ne peut aller nulle part et n’a rien à attaquer à sa portée.
castles-why-nobody = Cette créature n’a rien à attaquer à sa portée, où qu’elle aille.
castles-why-no-target = Il n’y a aucune cible possible.
castles-why-no-creature = Tu n’as aucune créature en main.
castles-why-no-magic = Tu n’as aucune magie en main.
castles-why-no-card = Tu n’as aucune carte en main.
castles-why-no-edge = Toutes les cases de ton bord sont prises.
castles-why-legend = Une de tes légendes est déjà sur le plateau.
castles-why-all-built = Tu as déjà tout construit.
castles-why-power-reinforce = Tous tes alliés ont déjà une carte sous eux.
castles-why-power-arm = Tous tes alliés ont déjà une carte sous eux.
castles-why-power-exhume = Aucune case libre ne porte de pierre tombale.
castles-why-power-call = Il faut une case libre de ton bord, une carte à défausser et une autre créature à invoquer.

# Les coups en mots

castles-move-end = terminer le tour
castles-move-build = construire { $building }
castles-move-tile = construire { $tile } en { $cell }
castles-move-summon = invoquer { $card } en { $cell }
castles-move-go = { $creature } va en { $to }
castles-move-attack = { $creature } attaque { $target }
castles-move-go-attack = { $creature } va en { $to } et attaque { $target }
castles-move-castle = { $creature } attaque le château adverse ({ $player })
castles-move-go-castle = { $creature } va en { $to } et attaque le château adverse ({ $player })
castles-move-use = { $creature } utilise { $ability }
castles-move-go-use = { $creature } va en { $to } et utilise { $ability }
castles-move-use-at = { $creature } utilise { $ability } sur { $target }
castles-move-go-use-at = { $creature } va en { $to } et utilise { $ability } sur { $target }
castles-move-magic = jouer { $card }
castles-move-magic-at = jouer { $card } sur { $target }
castles-move-boost = glisser { $card } face cachée sous { $creature }
castles-move-call = défausser { $card } et appeler { $called } en { $cell }
castles-move-exhume = poser { $card } comme squelette en { $cell }
castles-move-paid = { $move } (dés { $dice })

# Refus

illegal-castles-not-due = Ce n’est pas ton tour.
illegal-castles-no-such-race = « { $typed } » n’est pas une race : humains, démons, morts-vivants ou orques.
illegal-castles-too-little = Cela coûte { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}, et les dés ne suffisent pas : { $dice ->
    [none] il n’en reste pas
   *[other] { $dice }
}.
illegal-castles-no-such-dice = Tu n’as pas ces dés : { $dice }. Cela coûte { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}.
illegal-castles-needless-die = Un des dés { $dice } est de trop : cela ne coûte que { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}.
illegal-castles-no-such-cell = Il n’y a pas de case { $cell } sur ce plateau.
illegal-castles-ambiguous = « { $typed } » peut désigner { $cards }.
illegal-castles-no-such-card = Aucune carte « { $typed } » ne convient ici.
illegal-castles-unreadable = « { $move } » n’est pas un coup. Les coups sont `b1>b2*c4`, `b1*B`, `b1!c4`, `archer{ $at }b1`, `boule de feu!c4`, `caserne`, `tour{ $at }a1`, `+carte{ $at }b2`, `end` ; les dés viennent après : `/2+4`.
illegal-castles-built = Tu as déjà construit quelque chose ce tour-ci.
illegal-castles-not-to-build = Tu ne peux pas construire cela (là) : « { $move } ».
illegal-castles-not-in-hand = { $card } n’est pas dans ta main.
illegal-castles-no-creature = { $card } n’est pas une créature : une magie se joue ainsi : `boule de feu!c4`.
illegal-castles-no-magic = { $card } n’est pas une magie : une créature s’invoque sur une case.
illegal-castles-second-legend = Une de tes légendes est déjà sur le plateau, { $card } doit donc attendre.
illegal-castles-no-edge-cell = { $cell } n’est pas une case libre de ton bord.
illegal-castles-no-own-creature = Aucune de tes créatures n’est en { $cell }.
illegal-castles-activated = { $card } : créature déjà activée ce tour-ci.
illegal-castles-stunned = { $card } : créature étourdie, pas d’activation avant la fin de ton tour.
illegal-castles-too-far = { $card } ne peut pas aller en { $cell } : trop loin, ou case prise.
illegal-castles-no-ability = { $card } n’a pas de capacité à utiliser.
illegal-castles-no-target = { $card } ne s’utilise pas ainsi : « { $move } ».
illegal-castles-out-of-reach = { $card } n’atteint pas d’ennemi en { $cell }.
illegal-castles-castle-out-of-reach = { $card } n’atteint pas ce château depuis cette case.
illegal-castles-does-nothing = { $card } doit aller quelque part ou attaquer quelque chose.
illegal-castles-powered = Tu as déjà utilisé ton pouvoir ce tour-ci.
illegal-castles-no-power = Ton pouvoir ne s’utilise pas ainsi : « { $move } ».

# Consultation

castles-explained = -# **{ $term }** · { $about }
castles-label-race = { $race } · race
castles-label-building = { $building } · bâtiment ({ $race })
castles-label-tile = { $tile } · tuile
castles-is-creature = { $race } · créature · coûte { $price } à invoquer
castles-is-magic = { $race } · magie · coûte { $price }
castles-is-token = { $race } · carte face cachée
castles-is-tile = Tuile · coûte { $price } à construire · { $count } par château
castles-needs = exige { $buildings }
castles-numbers = Activation { $activation } · déplacement { $move } · portée { $range } · dégâts { $damage } · vie { $life }
castles-uses = ✨ **{ $ability }** ({ $price }) : { $about }
castles-unlocking = 🏗️ **{ $building }** débloque { $cards }

# Ce que dit l’entraînement

castles-decided = 🏁 { $whose ->
    [own] Ton château est tombé
   *[theirs] Le château adverse est tombé
} au tour { $turn } : { $card } a fait { $count } de ses { $total } blessures.
castles-decided-deaths = 🏁 { $whose ->
    [own] Ton château est tombé
   *[theirs] Le château adverse est tombé
} au tour { $turn } : { $count } de ses { $total } blessures viennent de créatures mortes.
gain-castles-wounds = le château adverse aurait { $count ->
    [one] { $count } blessure
   *[other] { $count } blessures
} de plus
gain-castles-own-wounds = ton château aurait { $count ->
    [one] { $count } blessure
   *[other] { $count } blessures
} de moins
gain-castles-died = { $count ->
    [one] { $count } créature adverse de plus serait morte
   *[other] { $count } créatures adverses de plus seraient mortes
}
gain-castles-own-died = { $count ->
    [one] { $count } de tes créatures tiendrait encore
   *[other] { $count } de tes créatures tiendraient encore
}
gain-castles-entered = tu aurais { $count ->
    [one] { $count } créature
   *[other] { $count } créatures
} de plus sur le plateau

# Le public devine le prochain coup

castles-guess-summon = 🃏 Invoquer une créature
castles-guess-magic = ✨ Jouer une magie
castles-guess-build = 🏗️ Construire
castles-guess-power = ⚡ Utiliser le pouvoir
