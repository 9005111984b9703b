# Puzzles of Battle of the Castles

puzzle-set-sieges = Siege Sums
puzzle-win-castles = Win this turn: the enemy castle has to reach 6 wounds.
puzzle-clear-castles = Destroy all enemy creatures this turn.
puzzle-turn-castles = 🎲 The dice are rolled: they pay for everything in your turn, and what is left over is lost. A creature may move and then attack once. Each creature that dies wounds its castle. Nothing is drawn or rolled again.
puzzle-short-castles = ❌ **Not won.** The enemy castle needs { $distance ->
    [one] one more wound
   *[other] { $distance } more wounds
}.
