# Puzzles of Duel of Two Worlds

puzzle-set-rifts = Rift Riddles
puzzle-win-two-worlds = Win this turn: end it with a warrior on its last cell, or destroy the last enemy.
puzzle-clear-two-worlds = Destroy all enemy warriors this turn.
puzzle-turn-two-worlds = ⚔️ In your turn you may attack once, with as many warriors as reach the target, and cast any number of spells, in any order. Your opponent holds no spells and can’t answer, and nothing is drawn at the end.
puzzle-short-two-worlds = ❌ **Not won.** You are { $distance ->
    [one] one cell or one enemy
   *[other] { $distance } cells or enemies
} short.
