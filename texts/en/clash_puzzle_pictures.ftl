# Puzzles as pictures and animations, and their text alternatives.

puzzle-you = You
puzzle-opponent = Opponent
puzzle-opponent-upper = Opponent (upper lane)
puzzle-opponent-lower = Opponent (lower lane)
puzzle-partner = Partner
puzzle-alt-hand-of = Hand: { $cards }.
puzzle-your-turn = You · your turn
puzzle-opponents-turn = Opponent · its turn
puzzle-target = Reach exactly this board

# Text alternatives. A card: name (cost: attack/health, abilities).
puzzle-alt-goal = Goal: { $goal }
puzzle-alt-turn = { $whose ->
    [yours] Your turn
   *[opponents] The opponent’s turn
}, mana { $mana }.
puzzle-alt-hand = { $whose ->
    [yours] Your hand (cost: attack/health)
   *[opponents] The opponent’s hand
}: { $cards }.
puzzle-alt-champion = Champion { $card }, { $state ->
    [ready] ready
    [in-play] in play
   *[exhausted] exhausted
}.
puzzle-alt-blocked = { $card } blocked
puzzle-alt-damage = damage { $amount }
puzzle-alt-upper = { $whose ->
    [yours] Your upper lane from the bridge
   *[opponents] The opponent’s upper lane
}: { $creatures }.
puzzle-alt-lower = { $whose ->
    [yours] Your lower lane from the bridge
   *[opponents] The opponent’s lower lane
}: { $creatures }.
puzzle-alt-no-creatures = { $whose ->
    [yours] You have no creatures.
   *[opponents] The opponent has no creatures.
}
puzzle-alt-hurt = { $left } of { $full }
puzzle-alt-cost = costs { $cost }
puzzle-alt-asleep = entered this turn

# Animations of solutions
animation-start = The position
animation-move = { $player }: { $move }
animation-reveals = Reveals { $cards }
animation-attack = { $card }: { $hits }
animation-stronghold = { $whose ->
    [yours] your
   *[opponents] the opponent’s
} { $side ->
    [fort] fort
   *[bastion] bastion
}
animation-stronghold-of = { $player }’s { $side ->
    [fort] fort
   *[bastion] bastion
}
animation-blocked = (blocked)
animation-destroyed = { $preview ->
    [yes] Would destroy
   *[no] Destroyed
}: { $cards }
animation-bastion-fell = { $whose ->
    [yours] Your bastion
   *[opponents] The opponent’s bastion
} { $preview ->
    [yes] would fall
   *[no] falls
}
animation-bastion-fell-of = { $player }’s bastion { $preview ->
    [yes] would fall
   *[no] falls
}
animation-preview = Preview
animation-won = Victory: the opponent’s stronghold has fallen
animation-lost = Your own stronghold has fallen
animation-alt = The solution, move by move.
# Animations of turns
