# What people agree on before a Battle of the Castles

game-castles = Battle of the Castles
about-castles = Dice pay for buildings, creatures and magic. One castle will fall.
castles-mode-duel = duel
castles-mode-teams = two against two
castles-terms-duel = Two castles fight over three lines. A coin decides who begins.
castles-terms-teams = A and C against B and D over five lines: `a` to `c` are those of A and B, `c` to `e` those of C and D. Hands are secret. Sit down on the side that you want.
castles-leaving = the bot plays on for who leaves a team
castles-races-open = races are chosen openly
castles-races-lot = races are drawn by lot
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

# The game in one minute

help-castles =
    ## Battle of the Castles in one minute
    🏆 **The aim.** Each attack on a castle wounds it, and so does every creature of its own that dies. A castle with 6 wounds has fallen. Whose deck runs out has lost, too.
    🎲 **Your turn.** You draw a card and roll four dice. Everything costs *pips*: pay with dice that show at least as much, what is too much is lost. I pay with the fitting dice for you, unless you want others.
    ⚔️ **Creatures** are *summoned* on your edge of the board. Each can be *activated* once a turn, also at once: it goes somewhere, then attacks a creature or the castle within its range, or uses its ability instead.
    🏗️ **Build** once a turn, for 6 pips: a *building* shuffles better cards into your deck; a *tower* gives range and a *gate* a step, but both can be attacked as your castle; a *wall* guards its line.
    🎴 **Your race** has a power that costs a card of your hand: 1 life more, 1 damage more, a creature for nothing, or a skeleton from a tombstone.
    🎮 **To play:** { $duel } challenges somebody, or whoever wants to play, { $practice } plays against me, { $lobby } opens a table for two or four. **My hand** under the board shows your cards with buttons for everything that you can do; { $pick } takes moves such as `b1>b2*c4`, { $end } ends your turn. { $card } explains any card, race, building or tile.
castles-example-own = Godfrey
castles-example-other = Grukh
