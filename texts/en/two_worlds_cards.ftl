# What the cards of Duel of Two Worlds do, and the words of its rules.

# Spells

two-worlds-card-reflection = The opponent’s spell on top of the stack, cast at a single warrior, becomes yours and gets a new target.
two-worlds-card-dispel = Cancel the opponent’s spell on top of the stack, or remove an enchantment from a warrior.
two-worlds-card-challenge = Your foremost warrior of a row and the enemy’s deal each other their melee damage, at any distance.
two-worlds-card-fireball = Choose a cell: 2 damage to the warrior there, 1 to each in the neighbouring cells of its row, yours too.
two-worlds-card-swap = Two of your warriors next to each other, in one row or side by side across both, change places.
two-worlds-card-banishment = An enemy warrior in your half goes under its owner’s warrior deck.
two-worlds-card-fright = One of your warriors, or an enemy warrior in your half, goes on top of its owner’s warrior deck.
two-worlds-card-dash = One of your warriors moves forward 1 or 2 cells, but not onto its last cell.
two-worlds-card-lure = An enemy warrior moves forward, towards your portal, 1 or 2 cells.
two-worlds-card-curse = Enchant an enemy warrior: it deals 1 damage less and has 1 health less (but at least 1).
two-worlds-card-blessing = Enchant one of your warriors: it deals 1 damage more and has 1 health more.
two-worlds-card-invisibility = Enchant one of your warriors: attacks from 2 or more cells away don’t reach it, enemy spells can’t choose it.
two-worlds-card-neutralization = Enchant a warrior: it loses its ability and its own flying, but not the flying of a Flight spell.
two-worlds-card-flight = Enchant one of your warriors: it flies.
two-worlds-card-lightning = 1 damage to a warrior, or 3 if you have no more warriors in play than the opponent.

# Spells of the opponent

two-worlds-their-card-reflection = Your spell, cast at a single warrior, becomes the opponent’s and gets a new target.
two-worlds-their-card-dispel = Your spell on the stack is cancelled, or an enchantment is removed from a warrior.
two-worlds-their-card-challenge = The opponent’s foremost warrior of a row and yours deal each other their melee damage, at any distance.
two-worlds-their-card-fireball = 2 damage to the warrior on the chosen cell, 1 to each in the neighbouring cells of its row, of either army.
two-worlds-their-card-swap = Two of the opponent’s warriors next to each other, in one row or side by side across both, change places.
two-worlds-their-card-banishment = One of your warriors in the opponent’s half goes under your warrior deck.
two-worlds-their-card-fright = One of the opponent’s warriors, or one of yours in their half, goes on top of its owner’s warrior deck.
two-worlds-their-card-dash = One of the opponent’s warriors moves forward 1 or 2 cells, but not onto its last cell.
two-worlds-their-card-lure = One of your warriors moves forward, towards the opponent’s portal, 1 or 2 cells.
two-worlds-their-card-curse = One of your warriors deals 1 damage less and has 1 health less (but at least 1).
two-worlds-their-card-blessing = One of the opponent’s warriors deals 1 damage more and has 1 health more.
two-worlds-their-card-invisibility = Your attacks from 2 or more cells away don’t reach one of the opponent’s warriors, your spells can’t choose it.
two-worlds-their-card-neutralization = A warrior loses its ability and its own flying, but not the flying of a Flight spell.
two-worlds-their-card-flight = One of the opponent’s warriors flies.
two-worlds-their-card-lightning = 1 damage to a warrior, or 3 if the opponent has no more warriors in play than you.

# Abilities and attacks

two-worlds-ability-shift = Shift
two-worlds-ability-shift-about = Once in each of your turns, at any moment of it, it may move 1 cell forward or back.
two-worlds-ability-shapeshift = Shapeshift
two-worlds-ability-shapeshift-about = Once each turn, the opponent’s too, it may take the form of a warrior in the box that has not been a form before.
two-worlds-ability-reach-flyers = Giant’s reach
two-worlds-ability-reach-flyers-about = Its melee attack reaches flying warriors too.
two-worlds-ability-pack = Pack
two-worlds-ability-pack-about = It deals 1 damage more if another of your warriors takes part in the same attack.
two-worlds-ability-rally = Rally
two-worlds-ability-rally-about = Your warriors directly ahead of it and directly behind it deal 1 damage more.
two-worlds-ability-bulwark = Bulwark
two-worlds-ability-bulwark-about = Your warriors directly ahead of it and directly behind it have 1 health more.
two-worlds-ability-dread = Dread
two-worlds-ability-dread-about = An enemy directly ahead of it deals 1 damage less, whatever it attacks.
two-worlds-ability-armour = Armour
two-worlds-ability-armour-about = Each attack and each spell deals 1 damage less to it.
two-worlds-ability-swift = Swift
two-worlds-ability-swift-about = When your army advances it goes 2 cells instead of 1, as far as they are free.
two-worlds-ability-spell-ward = Spell ward
two-worlds-ability-spell-ward-about = Enemy spells can’t choose it, but one that hits its cell still hurts it.
two-worlds-ability-silent = Silent strike
two-worlds-ability-silent-about = An attack in which it takes part can’t be answered.
two-worlds-ability-splash = Splash
two-worlds-ability-splash-about = An attack in which it takes part also deals 1 damage to the enemy directly behind the target.
two-worlds-ability-knockback = Knockback
two-worlds-ability-knockback-about = A target that survives an attack in which it takes part is pushed back 1 cell, if it can be.
two-worlds-ability-deathless = Deathless
two-worlds-ability-deathless-about = The first time in the game that it is destroyed, it goes under your warrior deck instead.
two-worlds-ability-scholar = Scholar
two-worlds-ability-scholar-about = While it is in play you take 1 spell more in your draw step.
two-worlds-ability-reap = Reap
two-worlds-ability-reap-about = If an attack in which it takes part destroys the target, your last fallen regular warrior goes under your warrior deck.
two-worlds-ability-flying = Flying
two-worlds-ability-flying-about = In melee only flying warriors and giants reach it; ranged attacks and spells reach it normally.
two-worlds-ability-melee = Melee
two-worlds-ability-melee-about = Its damage to an enemy in the neighbouring cell of its row; without this number it has no such attack.
two-worlds-ability-ranged = Ranged
two-worlds-ability-ranged-about = Its damage at each distance named, from 2 to 4 cells in its row; warriors in between don’t block it.

# Words

two-worlds-term-portal = Portal
two-worlds-term-portal-about = Where your army comes from, at your end of both rows; forward means towards the enemy portal.
two-worlds-term-row = Row
two-worlds-term-row-about = The left one (a) or the right one (b), 7 cells each; attacks stay within a row, and no warrior passes an enemy.
two-worlds-term-entry-cell = Entry cell
two-worlds-term-entry-cell-about = The cell of each row nearest to your portal: new warriors enter there if it is free.
two-worlds-term-last-cell = Last cell
two-worlds-term-last-cell-about = The cell of each row nearest to the enemy portal: a warrior of yours there at the end of your turn wins the game.
two-worlds-term-own-half = Your half
two-worlds-term-own-half-about = The 3 cells of each row nearest to your portal; some spells reach enemies only there.
two-worlds-term-champion = Champion
two-worlds-term-champion-about = The highest rank: 4 of the 12 warriors of an army, chosen by their player.
two-worlds-term-elite = Elite
two-worlds-term-elite-about = The middle rank: 4 of the 12 warriors of an army.
two-worlds-term-regular = Regular
two-worlds-term-regular-about = The lowest rank: 4 of the 12 warriors of an army; there are 2 cards of each kind.
two-worlds-term-box = The box
two-worlds-term-box-about = The warriors that were not dealt, or not kept; they are out of the game, except as forms of the Werewolf.
two-worlds-term-form = Form
two-worlds-term-form-about = A warrior whose values and ability the Werewolf takes on until it changes again; each serves only once.
two-worlds-term-stack = Stack
two-worlds-term-stack-about = Attacks and spells that wait to be carried out, each answering the one below; the last one goes first.
two-worlds-term-window = Window
two-worlds-term-window-about = The moment in which you may answer what is on top of the stack: with spells, with abilities, or by passing.
two-worlds-term-enchantment = Enchantment
two-worlds-term-enchantment-about = A spell that stays with its warrior until the warrior leaves play or Dispel removes it; equal ones add up.
two-worlds-term-breakthrough = Breakthrough
two-worlds-term-breakthrough-about = A win: at the end of your own turn one of your warriors is on its last cell.
two-worlds-term-destruction = Destruction
two-worlds-term-destruction-about = A win: the opponent has no warrior left, neither in play nor in the deck.
two-worlds-term-quiet-rift = Quiet rift
two-worlds-term-quiet-rift-about = After 12 turns in a row in which nothing happened, or 120 in all: most warriors left wins, then the one furthest forward.
two-worlds-term-hold = Hold
two-worlds-term-hold-about = An attack with hold waits again when the opponent has passed, so that you can cast spells of your own first.
two-worlds-term-exchange = Exchange
two-worlds-term-exchange-about = In your draw step: discard 1 spell from your hand to take 2, instead of simply taking one.
