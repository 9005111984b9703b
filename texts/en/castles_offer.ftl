# What people agree on before a Battle of the Castles

game-castles = Battle of the Castles
about-castles = Dice pay for buildings, creatures and magic. One castle will fall.
castles-mode-duel = duel
castles-mode-teams = two against two
castles-terms-duel = Two castles fight over three lines. A coin decides who begins.
castles-terms-teams = A and C against B and D over five lines: `a` to `c` are those of A and B, `c` to `e` those of C and D. Hands are secret. Sit down on the side that you want.
castles-leaving = the bot plays on for who leaves a team
castles-races-open = races are chosen openly
castles-races-lot = races are drawn by lot, none twice
castles-races-settled-duel = A: { $left }, B: { $right }
castles-races-settled-teams = A and C: { $left }, B and D: { $right }
castles-race-humans = humans
castles-race-demons = demons
castles-race-undead = undead
castles-race-orcs = orcs
option-races = races
option-races-about = How everybody comes by a race
option-race_a = race-a
option-race_a-about = The race of A, who asks; with four players of A and C
option-race_b = race-b
option-race_b-about = The race of B; with four players of B and D
refused-castles-one-race = Settle the races of both sides, `race-a` and `race-b`, or of neither.
refused-castles-races-twice = The races are either settled or drawn by lot: leave `races` out, or `race-a` and `race-b`.
