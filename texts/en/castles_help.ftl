# Battle of the Castles: the help

help-castles = Two castles face each other, and dice pay for everything: creatures, attacks, buildings. A castle falls at 6 wounds, and a player whose deck runs out loses too.

# In five pictures

help-castles-1 = Each turn you draw a card and roll four dice. Everything costs pips: here 4, 3 and 1 are left, 8 together.
help-castles-2 = Creatures are summoned on your edge of the board, cells a1, b1 and c1. They may act at once.
help-castles-3 = An activated creature moves, then attacks within its range. With as many wounds as life it dies, and its death wounds its castle.
help-castles-4 = Build once a turn, for 6 pips. A building brings better cards into your deck, a tower gives range, a gate a step, a wall guards its line.
help-castles-5 = From the last column a creature with range 1 attacks the castle itself. The sixth wound brings it down.

# A turn

help-castles-turn =
    1. **Card and dice.** You draw a card and roll four dice, both automatically.
    2. **Spend the dice.** Summon, activate, use abilities, play magic, build once: in any order, as long as the dice pay for it.
    3. **Your race.** Once a turn its power costs a card of your hand and no dice.
    4. **End your turn.** Dice that are left are lost.

# Rules, by their numbers in docs/castles.md

rule-castles-2-1-title = Castles
rule-castles-2-1 = A coin decides who begins. Each player has a castle of one race with its cards, 2 towers, 1 gate and 3 walls.
rule-castles-2-2-title = Deck and reserve
rule-castles-2-2 = There are 4 of each card, 2 of a legend. Cards that need buildings wait in the reserve, the others are the deck.
rule-castles-3-2-title = Drawing
rule-castles-3-2 = At the start of your turn you draw one card. A player whose deck has no card left loses at once.
rule-castles-3-3-title = Dice
rule-castles-3-3 = Then four dice are rolled. At the end of the turn unspent dice are lost.
rule-castles-3-paying-title = Paying
rule-castles-3-paying = Pay with dice whose total is at least the price. Any excess is lost; each die pays for one thing.
rule-castles-4-building-title = A building
rule-castles-4-building = A build costs 6 pips, once a turn in all. Cards all of whose buildings now stand are shuffled into the deck.
rule-castles-4-summon-title = Summoning
rule-castles-4-summon = A creature goes from your hand to a free cell of your edge. Each player can have at most one legend on the board.
rule-castles-r13-title = At once
rule-castles-r13 = A creature may be activated in the turn in which it was summoned.
rule-castles-4-move-title = Activation and moving
rule-castles-4-move = Activate each creature at most once a turn: it moves up to its number of steps onto free neighbouring cells, not diagonally. Then it may attack.
rule-castles-4-attack-title = Attack
rule-castles-4-attack = An attack puts its damage as wounds on one enemy creature in range. The target doesn’t strike back, and wounds stay until healed.
rule-castles-4-ability-title = Abilities
rule-castles-4-ability = A creature may use its ability in place of the attack, for the price of the ability. It may move first.
rule-castles-4-magic-title = Magic
rule-castles-4-magic = Magic is played from the hand for its price, does what it says and goes to the discard pile.
rule-castles-r19-title = Distance
rule-castles-r19 = Lines and columns are counted, no diagonals. Nothing on the way blocks an attack.
rule-castles-5-castle-title = Attacking a castle
rule-castles-5-castle = The castle lies one column beyond its edge. A creature attacks it straight along its line, or through an enemy tower or gate in range.
rule-castles-5-wall-title = Walls
rule-castles-5-wall = Creatures on the three cells beyond a wall can’t attack the castle on that line. A wall blocks neither moves nor attacks on creatures.
rule-castles-5-deaths-title = Deaths
rule-castles-5-deaths = A creature with as many wounds as life dies, and its castle gets 1 wound.
rule-castles-5-end-title = The end
rule-castles-5-end = A castle with 6 wounds has fallen, and its player loses. If both fall at once, the one with more wounds loses.
rule-castles-6-title = Towers and gates
rule-castles-6 = A tower gives +1 range to an ally on it, a gate +1 move to one that begins on it. Enemies may attack them as the castle.
rule-castles-7-humans-title = Humans: reinforce
rule-castles-7-humans = Once a turn: a card of the hand, face down under an ally, gives it 1 life more.
rule-castles-7-demons-title = Demons: call
rule-castles-7-demons = Once a turn: discard a card and summon another creature of the hand without paying.
rule-castles-7-undead-title = Undead: exhume
rule-castles-7-undead = Once a turn: a card of the hand becomes a skeleton on a free cell with a tombstone. Tombstones appear where enemies of undead die.
rule-castles-7-orcs-title = Orcs: arm
rule-castles-7-orcs = Once a turn: a card of the hand, face down under an ally, gives its attacks on neighbouring cells 1 damage more.
rule-castles-8-marks-title = Shield and stun
rule-castles-8-marks = A shield takes the next hit whole. A stunned creature can’t be activated up to the end of its owner’s next turn.
rule-castles-9-title = Two against two
rule-castles-9 = Each side has two castles. A side loses as soon as one of its castles falls or one of its decks runs out.
rule-castles-10-title = What is secret
rule-castles-10 = A hand and cards put face down are their owner’s secret. Dice, wounds, discard piles and numbers of cards are open.
