# Les pages du grimoire en images et en films, et leurs descriptions.

puzzle-you = Toi
puzzle-opponent = Adversaire
puzzle-opponent-upper = Adversaire (ligne du haut)
puzzle-opponent-lower = Adversaire (ligne du bas)
puzzle-partner = Partenaire
puzzle-alt-hand-of = Main : { $cards }.
puzzle-your-turn = Toi · à toi de jouer
puzzle-opponents-turn = Adversaire · son tour
puzzle-target = Obtiens exactement ce plateau

# Descriptions. Une carte : nom (coût : attaque/vie, capacités).
puzzle-alt-goal = But : { $goal }
puzzle-alt-turn = { $whose ->
    [yours] À toi de jouer
   *[opponents] À l’adversaire de jouer
}, mana : { $mana }.
puzzle-alt-hand = { $whose ->
    [yours] Ta main (coût : attaque/vie)
   *[opponents] Main adverse
} : { $cards }.
puzzle-alt-champion = Champion { $card }, { $state ->
    [ready] prêt
    [in-play] en jeu
   *[exhausted] épuisé
}.
puzzle-alt-blocked = { $card } bloquée
puzzle-alt-damage = dégâts { $amount }
puzzle-alt-upper = { $whose ->
    [yours] Ta ligne du haut à partir du pont
   *[opponents] Ligne du haut adverse
} : { $creatures }.
puzzle-alt-lower = { $whose ->
    [yours] Ta ligne du bas à partir du pont
   *[opponents] Ligne du bas adverse
} : { $creatures }.
puzzle-alt-no-creatures = { $whose ->
    [yours] Tu n’as pas de créature.
   *[opponents] L’adversaire n’a pas de créature.
}
puzzle-alt-hurt = { $left } sur { $full }
puzzle-alt-cost = coûte { $cost }
puzzle-alt-asleep = arrivée ce tour-ci

# Films des solutions
animation-start = La position
animation-move = { $player } : { $move }
animation-reveals = Révèle { $cards }
animation-attack = { $card } : { $hits }
animation-stronghold = { $whose ->
    [yours] ton { $side ->
        [fort] fort
       *[bastion] bastion
    }
   *[opponents] { $side ->
        [fort] fort
       *[bastion] bastion
    } adverse
}
animation-stronghold-of = { $side ->
    [fort] fort
   *[bastion] bastion
} ({ $player })
animation-blocked = (bloqué)
animation-destroyed = { $preview ->
    [yes] Seraient détruites
   *[no] Créatures détruites
} : { $cards }
animation-bastion-fell = { $whose ->
    [yours] Ton bastion
   *[opponents] Le bastion adverse
} { $preview ->
    [yes] tomberait
   *[no] tombe
}
animation-bastion-fell-of = { $player } { $preview ->
    [yes] perdrait
   *[no] perd
} son bastion
animation-preview = Aperçu
animation-won = Victoire : la forteresse adverse est tombée
animation-lost = Ta forteresse est tombée
animation-alt = La solution, coup par coup.

# Films of turns
