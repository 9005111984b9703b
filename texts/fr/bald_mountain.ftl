# La Bataille du mont Chauve à une table

bald-mountain-amount-energy = { $n ->
    [one] { $n } énergie
   *[other] { $n } énergies
}
bald-mountain-amount-gems = { $n ->
    [one] { $n } gemme
   *[other] { $n } gemmes
}
bald-mountain-amount-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
bald-mountain-cards-of = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} de la couleur { $colour }
bald-mountain-counted-energy = { $n ->
    [one] { $n } énergie
   *[other] { $n } énergies
}
bald-mountain-counted-gems = { $n ->
    [one] { $n } gemme
   *[other] { $n } gemmes
}

# Les choix d’une carte, et ce qui arrive à qui ne prend pas l’échappatoire

bald-mountain-and = { " et " }
bald-mountain-step-attack = attaque { $amount }
bald-mountain-step-gain-own = gagner { $amount }
bald-mountain-step-gain-each = chaque mage gagne { $amount }
bald-mountain-step-lose-each = chaque mage perd { $amount }
bald-mountain-step-draw-own = piocher { $amount }
bald-mountain-step-draw-each = chaque mage pioche { $amount }
bald-mountain-step-discard-each = chaque mage défausse { $amount }
bald-mountain-step-double = { $step } (le mage seul, le double)

# Au-dessus et au-dessous du plateau

bald-mountain-introduction = 🏆 Un camp gagne avec 15 gemmes et perd s’il n’a plus d’énergie. Chaque camp commence avec 10 énergies et 2 gemmes.
bald-mountain-sides = ⚔️ { $one } contre { $two } · { $leaving }
bald-mountain-status-turn = ▶ { $player }, à toi : { $actions ->
    [one] encore { $actions } action
   *[other] encore { $actions } actions
}.
bald-mountain-status-wonder = ✨ { $player } : quelle merveille se déclenche ensuite ?
bald-mountain-status-optional = ✨ { $player } : { $card } se déclenche ce tour-ci ?
bald-mountain-status-choice = ▶ { $player } : fais le choix que demande { $card }.
bald-mountain-status-discard = ❓ { $player } : choisis { $due } à défausser pour { $card }.
bald-mountain-status-way-out-discard = ❓ { $player } : { $card } te laisse le choix. Défausser { $due }, ou non ?
bald-mountain-status-way-out-lose = ❓ { $player } : { $card } te laisse le choix. Perdre { $due }, ou non ?
bald-mountain-status-way-out-give = ❓ { $player } : { $card } te laisse le choix. Donner { $due }, ou non ?

# Le panneau

bald-mountain-prompt-turn = **À toi** · { $actions ->
    [one] encore { $actions } action
   *[other] encore { $actions } actions
} : active un sort, joue une carte ou pioches-en une.
bald-mountain-prompt-wonder = ✨ Quelle merveille se déclenche ensuite ?
bald-mountain-prompt-optional = ✨ { $card } se déclenche ce tour-ci ?
bald-mountain-prompt-pay = { $card } coûte { $due } de ta main. Que choisis-tu ?
bald-mountain-prompt-discard = ❓ { $card } : tu défausses { $due }. Que choisis-tu ?
bald-mountain-prompt-way-out-discard = ❓ { $card } : défausser { $due } ? Sinon, elle agit pour ton adversaire : { $otherwise }.
bald-mountain-prompt-way-out-lose = ❓ { $card } : perdre { $due } ? Sinon, elle agit pour ton adversaire : { $otherwise }.
bald-mountain-prompt-way-out-give = ❓ { $card } : donner { $due } ? Sinon, elle agit pour ton adversaire : { $otherwise }.
bald-mountain-prompt-target-banish = { $card } : quelle carte bannis-tu ?
bald-mountain-prompt-target-turn = { $card } : quelle carte retournes-tu vers ton camp ?
bald-mountain-prompt-target-bury = { $card } : quelle carte passe sous la pile de son autel ?
bald-mountain-prompt-target-repeat = { $card } : lequel de tes sorts répètes-tu ?
bald-mountain-prompt-target-copy = { $card } : quel sort copies-tu ?
bald-mountain-prompt-target-retrieve = { $card } : quelle carte récupères-tu dans la défausse ?
bald-mountain-prompt-target-lock = { $card } : quel autel verrouilles-tu ?
bald-mountain-prompt-option = { $card } : que choisis-tu ?
bald-mountain-prompt-play = { $card } : quelle carte joues-tu ?
bald-mountain-choose-pay = **{ $card }** coûte { $due } de ta main. Que choisis-tu ?
bald-mountain-choose-discard = **{ $card }** · défausse { $due }. Que choisis-tu ?
bald-mountain-choose-give = **{ $card }** · donne { $due }. Que choisis-tu ?
bald-mountain-choose-lose = **{ $card }** · perds { $due }. Que choisis-tu ?
bald-mountain-hint = Choisis
bald-mountain-hint-cards = Choisis { $due }
bald-mountain-button-activate = ⚡ Activer { $card }
bald-mountain-button-play = Jouer { $card }
bald-mountain-button-draw = Piocher une carte
bald-mountain-button-end = Terminer le tour
bald-mountain-button-fire = ✨ Déclencher { $card }
bald-mountain-button-decline = Ne pas déclencher { $card }
bald-mountain-button-discard = Défausser { $what }
bald-mountain-button-lose = Perdre { $what }
bald-mountain-button-give = Donner { $what }
bald-mountain-button-refuse = Refuser
bald-mountain-button-refuse-all = Tout refuser ce tour-ci
bald-mountain-button-done = Pas d’autre carte
bald-mountain-button-facing = { $card } (tournée vers { $side })
bald-mountain-doubt-idle = ⚠️ Activer { $card } maintenant n’aurait aucun effet. Continuer quand même ?
bald-mountain-doubt-end = ⚠️ Il te reste { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
} et tu pourrais { $could }. Terminer ton tour quand même ?
bald-mountain-could-activate = activer { $cards }
bald-mountain-could-play = jouer une carte de ta main ({ $cards })
bald-mountain-could-draw = piocher une carte
bald-mountain-or = { " ou " }

# Les coups en mots

bald-mountain-move-draw = piocher une carte
bald-mountain-move-end = terminer le tour
bald-mountain-move-done = pas d’autre carte
bald-mountain-move-play = jouer { $card }
bald-mountain-move-activate = activer { $card }
bald-mountain-move-fire = { $card } se déclenche
bald-mountain-move-decline = { $card } ne se déclenche pas
bald-mountain-move-cards = { $cards }
bald-mountain-move-target = { $target }
bald-mountain-move-option = { $option }
bald-mountain-move-refuse = refuser
bald-mountain-move-pay = { $amount }

# Refus

illegal-bald-mountain-not-due = Ce n’est pas à toi de jouer.
illegal-bald-mountain-empty-deck = La pioche est vide : il n’y a plus de carte à piocher.
illegal-bald-mountain-not-in-hand = { $card } n’est pas dans ta main.
illegal-bald-mountain-nothing-asked = « { $move } » est impossible pour l’instant : aucun choix n’est demandé.
illegal-bald-mountain-no-such-answer = « { $move } » n’est pas une réponse possible à la question posée.
illegal-bald-mountain-wrong-cards = Choisis { $due } de ta main : ni plus ni moins, et jamais deux fois la même.
illegal-bald-mountain-no-energy = { $card } coûte { $n ->
    [one] { $n } énergie
   *[other] { $n } énergies
}, péages compris, et tu as { $has }.
illegal-bald-mountain-no-gems = { $card } coûte { $n ->
    [one] { $n } gemme
   *[other] { $n } gemmes
}, et tu as { $has }.
illegal-bald-mountain-no-cards = { $card } coûte { $due } de ta main, et tu n’en as pas autant.
illegal-bald-mountain-not-in-full = { $card } ne peut pas s’activer : son effet ne peut pas être appliqué en entier.
illegal-bald-mountain-not-on-top = { $card } n’est pas sur le dessus de son autel.
illegal-bald-mountain-faces-others = { $card } : cette carte est tournée vers tes adversaires.
illegal-bald-mountain-is-a-wonder = { $card } est une merveille : elle se déclenche toute seule au début de ton tour.
illegal-bald-mountain-used = { $card } : carte déjà activée ce tour-ci.
illegal-bald-mountain-locked = { $card } est sur un autel verrouillé.
illegal-bald-mountain-ambiguous = « { $typed } » peut désigner { $cards }.
illegal-bald-mountain-no-such-card = Aucune carte « { $typed } » ne convient ici.
illegal-bald-mountain-unreadable = « { $move } » n’est pas un coup. Les coups : `draw`, `+carte`, `carte!`, `end`, `yes`, `no`.

# Ce que dit l’entraînement

bald-mountain-foresee-fires = { $count ->
    [one] { $cards } se déclenche
   *[other] { $cards } se déclenchent
} aussitôt
bald-mountain-foresee-lose = ton camp perd { $amount }
bald-mountain-decided-energy = 🏁 { $won ->
    [yes] L’autre camp n’avait
   *[no] Ton camp n’avait
} plus d’énergie au tour { $turn } : { $card } en a pris { $count } sur { $total }.
bald-mountain-decided-gems = 🏁 { $won ->
    [yes] Ton camp a réuni
   *[no] L’autre camp a réuni
} 15 gemmes au tour { $turn } : { $card } en a rapporté { $count } sur { $total }.
gain-bald-mountain-energy = l’autre camp aurait perdu { $count ->
    [one] { $count } énergie
   *[other] { $count } énergies
} de plus
gain-bald-mountain-gems = l’autre camp aurait { $count ->
    [one] { $count } gemme
   *[other] { $count } gemmes
} de moins
gain-bald-mountain-own-gems = ton camp aurait { $count ->
    [one] { $count } gemme
   *[other] { $count } gemmes
} de plus
gain-bald-mountain-own-energy = ton camp aurait { $count ->
    [one] { $count } énergie
   *[other] { $count } énergies
} de plus

# Le public devine le prochain coup

bald-mountain-guess-skip = Passer cette merveille
bald-mountain-guess-give = Payer ce qui est demandé
