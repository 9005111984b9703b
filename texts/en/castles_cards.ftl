# What the cards of Battle of the Castles do, and the words of its rules.

# Abilities

castles-ability-shieldbearer = Gives a shield to an ally next to it.
castles-ability-scout = You draw 1 card.
castles-ability-swordsman = Deals 1 damage to each enemy next to it.
castles-ability-priestess = Heals up to 3 wounds of an ally within 2 cells, or of itself.
castles-ability-knight = Deals 3 damage to an enemy next to it.
castles-ability-king = An activated ally within 2 cells, not a legend, becomes ready to be activated again.
castles-ability-archmage = Deals 2 damage to an enemy within 3 cells, then 1 to each enemy next to the target.
castles-ability-cultist = Deals 1 damage to one of your creatures next to it, then you draw 1 card.
castles-ability-fire-spitter = Deals 2 damage to an enemy within 2 cells, then 1 to each creature next to the target, yours too.
castles-ability-tormentor = Pulls an enemy on its line within 3 cells up to 2 cells towards itself.
castles-ability-magma-golem = Deals 2 damage to each creature next to it, yours too.
castles-ability-archdemon = Deals 2 damage to each enemy next to it.
castles-ability-ember-queen = Moves an enemy within 3 cells, not a legend, up to 2 steps over free cells.
castles-ability-gravedigger = Puts a tombstone on a free cell next to it that has none.
castles-ability-necromancer = The top card of your deck becomes a skeleton on a free cell with a tombstone within 3 cells.
castles-ability-lich = Deals 2 damage to an enemy within 3 cells.
castles-ability-bone-dragon = Stuns each enemy next to it.
castles-ability-berserker = Deals 3 damage to an enemy next to it, then 1 to itself.
castles-ability-bombers = 3 damage to each creature next to it, yours too; razes enemy tiles there and here; dies, its castle unhurt.
castles-ability-shaman = This turn each ally next to it deals 1 damage more in attacks.
castles-ability-warlord = This turn each of your creatures deals 1 damage more in attacks.
castles-ability-cyclops = Deals 2 damage to an enemy within 2 cells and stuns it.

# Magic

castles-card-fortification = An ally has 2 life more for as long as it lives.
castles-card-volley = Deal 1 damage to each enemy on a line of your choice.
castles-card-blessing = Heal 1 wound of an ally; this turn it deals 1 damage more in attacks.
castles-card-miracle = Heal 1 wound of your castle.
castles-card-fireball = Deal 2 damage to any enemy.
castles-card-pact = Draw 2 cards.
castles-card-terror = Stun any enemy.
castles-card-armageddon = All creatures but legends die, yours too; each death wounds its owner’s castle.
castles-card-raise-dead = Take a creature from your discard pile into your hand, not a legend, then draw 1 card.
castles-card-drain-life = Deal 2 damage to any enemy, then heal 1 wound of each of your creatures.
castles-card-grave-chill = Stun any enemy.
castles-card-plague = Deal 1 damage to each enemy on the board.
castles-card-bloodlust = This turn an ally deals 1 damage more in attacks and moves 1 cell more.
castles-card-war-drums = One of your activated creatures, not a legend, becomes ready to be activated again.
castles-card-gamble = Draw 1 card, then roll all your unspent dice again.
castles-card-earthquake = Deal 1 damage to each creature on a line of your choice, yours too, and destroy the enemy tiles there.

# Traits

castles-trait-flying = Flying
castles-trait-flying-about = Moves over other creatures, but ends its move on a free cell.
castles-trait-lifesteal = Lifesteal
castles-trait-lifesteal-about = When its attack has wounded a creature, it heals 1 wound of its own.
castles-trait-no-wound = No wound
castles-trait-no-wound-about = Its death does not wound its castle.
castles-trait-legend = Legend
castles-trait-legend-about = There are only 2 copies of it, and each player can have at most 1 legend on the board.

# The powers of the races

castles-power-reinforce = Reinforce
castles-power-reinforce-about = Once a turn: put a card from your hand face down under an ally, which then has 1 life more.
castles-power-call = Call
castles-power-call-about = Once a turn: discard a card and summon a creature from your hand without paying.
castles-power-exhume = Exhume
castles-power-exhume-about = Once a turn: put a card from your hand face down on a free cell with a tombstone, as a skeleton.
castles-power-arm = Arm
castles-power-arm-about = Once a turn: put a card from your hand face down under an ally, whose attacks on what is next to it deal 1 damage more.

# Tiles

castles-tile-tower-about = On an outer cell of your edge: an ally there has 1 range more, but enemies may attack that cell as your castle.
castles-tile-gate-about = On the middle cell of your edge: an ally that starts there moves 1 cell more, but enemies may attack it as your castle.
castles-tile-wall-about = On the second cell of a line from your castle: enemies on the 3 cells beyond can’t attack the castle, tower or gate on this line.

# Words

castles-term-castle = Castle
castles-term-castle-about = Its player’s race, buildings and wounds, at one end of the board; with 6 wounds it falls, and the game is lost.
castles-term-wound = Wound
castles-term-wound-about = With as many wounds as it has life a creature dies, and each death puts 1 wound on its castle.
castles-term-line = Line
castles-term-line-about = The 5 cells of one letter, from castle to castle; there are 3 lines in a duel and 5 with teams.
castles-term-edge-column = Edge
castles-term-edge-column-about = The 3 cells next to your castle: you summon there, and enemies with range 1 attack the castle from there.
castles-term-mat = Mat
castles-term-mat-about = The place next to the board for your castle’s buildings and wounds.
castles-term-building = Building
castles-term-building-about = Costs 6 pips, one build a turn; it is never lost, and unlocks cards of the reserve.
castles-term-tile = Tile
castles-term-tile-about = Costs 6 pips, one build a turn, building or tile; a razed one can be built again.
castles-term-reserve = Reserve
castles-term-reserve-about = Your cards that need a building: when all they need stands, they are shuffled into your deck.
castles-term-deck = Deck
castles-term-deck-about = The cards that you draw; the discard pile never returns to it, and a player whose deck runs out has lost.
castles-term-pips = Pips
castles-term-pips-about = The value of your dice: each turn you roll 4, and pay with them for all you do.
castles-term-payment = Payment
castles-term-payment-about = Dice that together show at least the price; what is too much is lost, and no die may be needless.
castles-term-activation = Activation
castles-term-activation-about = Once a turn a creature moves and then attacks, or uses its ability in place of the attack, each at its price.
castles-term-boost = Boost
castles-term-boost-about = A card face down under a creature, put there by humans or orcs; a creature has at most 1 while it lives.
castles-term-tombstone = Tombstone
castles-term-tombstone-about = Marks where an enemy of the undead has died; it doesn’t block anything, and skeletons rise from it.
castles-term-skeleton = Skeleton
castles-term-skeleton-about = A card face down as a creature with all its values at 1; its death does not wound its castle.
castles-term-shield = Shield
castles-term-shield-about = It takes the next hit whole and disappears; unused, it ends when its owner’s next turn begins.
castles-term-stun = Stunned
castles-term-stun-about = The creature can’t be activated until the end of its owner’s next turn.
castles-term-ready = Ready
castles-term-ready-about = A creature that can be activated; one that has been may be made ready again once a turn.
castles-term-bonus = Bonus
castles-term-bonus-about = More damage (in attacks only) or more movement lasts this turn, more life for as long as the creature lives; all add up.
