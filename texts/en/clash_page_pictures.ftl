# Puzzles as pictures and animations, and their text alternatives.

page-you = You
page-opponent = Opponent
page-your-turn = You · your turn
page-opponents-turn = Opponent · its turn

# Text alternatives. A card: name (cost: attack/health, abilities).
page-alt-goal = Goal: { $goal }
page-alt-turn = { $whose ->
    [yours] Your turn
   *[opponents] The opponent’s turn
}, mana { $mana }.
page-alt-hand = { $whose ->
    [yours] Your hand (cost: attack/health)
   *[opponents] The opponent’s hand
}: { $cards }.
page-alt-champion = Champion { $card }, { $state ->
    [ready] ready
    [in-play] in play
   *[exhausted] exhausted
}.
page-alt-blocked = { $card } blocked
page-alt-damage = damage { $amount }
page-alt-upper = { $whose ->
    [yours] Your upper lane from the bridge
   *[opponents] The opponent’s upper lane
}: { $creatures }.
page-alt-lower = { $whose ->
    [yours] Your lower lane from the bridge
   *[opponents] The opponent’s lower lane
}: { $creatures }.
page-alt-no-creatures = { $whose ->
    [yours] You have no creatures.
   *[opponents] The opponent has no creatures.
}
page-alt-hurt = { $left } of { $full }
page-alt-cost = costs { $cost }
page-alt-asleep = entered this turn

# Animations of solutions
film-start = The position
film-move = { $player }: { $move }
film-reveals = Reveals { $cards }
film-attack = { $card } attacks { $target } ({ $amount } damage)
film-attack-stronghold = { $card } attacks { $whose ->
    [yours] your
   *[opponents] the opponent’s
} { $side ->
    [fort] fort
   *[bastion] bastion
} ({ $amount } damage)
film-destroyed = Destroyed: { $cards }
film-bastion-fell = { $whose ->
    [yours] Your bastion falls
   *[opponents] The opponent’s bastion falls
}
film-won = Victory: the opponent’s stronghold has fallen
film-lost = Your own stronghold has fallen
film-alt = The solution, move by move.
# Animations of turns
