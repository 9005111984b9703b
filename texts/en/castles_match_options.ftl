# What people agree on before a Battle of the Castles

game-castles = Battle of the Castles
about-castles = Dice pay for buildings, creatures and magic. One castle will fall.
castles-mode-duel = duel
castles-mode-teams = two against two
castles-settings-duel = Two castles fight over three lines. A coin decides who begins.
castles-settings-teams = A and C against B and D over five lines: `a` to `c` belong to A and B, `c` to `e` to C and D. Hands stay secret. Choose your side.
castles-leaving = the bot replaces a player who leaves a team
castles-races-open = races are chosen openly
castles-races-lot = random races, all different
castles-races-settled-duel = A: { $left }, B: { $right }
castles-races-settled-teams = A and C: { $left }, B and D: { $right }
castles-race-humans = humans
castles-race-demons = demons
castles-race-undead = undead
castles-race-orcs = orcs
option-races = races
option-races-about = How races are chosen
option-race_a = race-a
option-race_a-about = Race of A, the host (with four players: of A and C)
option-race_b = race-b
option-race_b-about = Race of B (with four players: of B and D)
refused-castles-one-race = Set both `race-a` and `race-b`, or neither.
refused-castles-races-twice = Use either `races`, or `race-a` and `race-b`.
