# Solo: one person against the AI of the game

# The panel

solo-title = ### 🤖 Solo: you against the AI
solo-about = The AI has no hand. Each turn it turns up cards from the top of its deck until its mana is spent. Its deck is its stronghold: make it run out twice and you win.
solo-with-champion = with a champion
solo-points = Points spent: **{ $amount } of { $full }**.
solo-points-left = Spend { $left } more, then you can start.
solo-points-over = { $left } too many.
solo-price = { $count ->
    [0] free
    [one] { $count } point
   *[other] { $count } points
}
solo-price-back = { $count ->
    [one] { $count } point back
   *[other] { $count } points back
}
solo-mana = { $mana } mana each turn
solo-abilities = Abilities that all its creatures have
solo-preset = Preset of level { $number }
button-solo-start = Start
button-solo-custom = A custom AI
button-solo-quick = Quick game

# An AI, wherever it plays

ai-quick = Quick game
ai-level = Level { $number }
ai-level-named = Level { $number } ({ $name })
ai-level-easy = easy
ai-level-medium = medium
ai-level-hard = hard
ai-level-heroic = heroic
ai-level-mythic = mythic
ai-mana = { $mana } mana each turn and { $count } more for each creature facing it
ai-per-creature = 2 mana for each creature facing it
ai-first = it goes first
ai-tough = each attack deals only 1 damage to its stronghold
ai-blunting = all attacks against it deal 1 damage less
ai-no-bastion = it begins with its fort
ai-abilities = all its creatures have { $abilities }

# The game

solo-started = ✅ Game started. Good luck!

refused-solo-unreadable = This panel no longer works. Please open a new one.
refused-solo-not-yours = This panel belongs to another player. Open your own with { $command }.
