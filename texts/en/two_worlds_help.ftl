# Duel of Two Worlds: the help

help-two-worlds = Two armies advance toward each other in two rows of seven cells. You win when your warrior is on its last cell, at the enemy portal, at the end of your turn, or when the enemy has no warrior left.

# In five pictures

help-two-worlds-1 = Your turn begins with the advance: each of your warriors goes one cell toward the enemy portal, at the other end of the two rows.
help-two-worlds-2 = Then the top warrior of your deck enters at your portal. You choose one of the two cells in gold.
help-two-worlds-3 = Attack once a turn: one target, and as many of your warriors as reach it. Their damage is added up, and they suffer nothing.
help-two-worlds-4 = Spells cost nothing. An attack or a spell may be answered with spells; the last one happens first. Here you are asked whether you save your Wolf.
help-two-worlds-5 = At the end of your turn you take a spell. If one of your warriors is on its last cell then, you win.

# A turn

help-two-worlds-turn =
    1. **Advance.** Each of your warriors goes one cell forward, the foremost first, if that cell is free.
    2. **Summon.** The top warrior of your deck enters on a free cell at your portal.
    3. **Action.** Cast any number of spells, attack once. The other side may answer each time.
    4. **Draw.** Take a spell, or discard one and take two. Then all damage vanishes.

# Rules, by their numbers in docs/two-worlds.md

rule-two-worlds-1-title = The board
rule-two-worlds-1 = Two rows of seven cells lie between the portals. A cell holds at most one warrior, and no warrior passes an enemy.
rule-two-worlds-2-2-title = Armies
rule-two-worlds-2-2 = An army has 4 champions, 4 elite and 4 regular warriors. Each player is dealt 6 champions and keeps 4; the others are dealt.
rule-two-worlds-3-advance-title = Advance
rule-two-worlds-3-advance = At the start of your turn each of your warriors moves one cell forward, the foremost first. If that cell is taken, it stays.
rule-two-worlds-3-summon-title = Summoning
rule-two-worlds-3-summon = The top warrior of the deck is shown and enters on a free cell at the portal. Without a free cell it doesn’t enter.
rule-two-worlds-3-draw-title = Drawing
rule-two-worlds-3-draw = At the end of your turn take 1 spell, or discard 1 and take 2. Discarded spells never come back.
rule-two-worlds-4-melee-title = Melee and ranged
rule-two-worlds-4-melee = Melee reaches the next cell of the row. Ranged attacks reach exactly the distances on the card, 2 to 4, and nothing blocks them.
rule-two-worlds-4-flying-title = Flying
rule-two-worlds-4-flying = In melee only flying warriors and giants reach a flying warrior. Ranged attacks and spells reach it normally.
rule-two-worlds-4-damage-title = How much damage
rule-two-worlds-4-damage = A warrior deals the number for that distance, more or less through neighbours, Blessings and Curses, never under 0.
rule-two-worlds-4-destroyed-title = Destroyed
rule-two-worlds-4-destroyed = A warrior whose damage this turn reaches its health is destroyed. All such warriors are destroyed together.
rule-two-worlds-5-1-title = An attack
rule-two-worlds-5-1 = Once a turn: one enemy warrior as the target, and one or more of your warriors in its row that reach it with at least 1 damage.
rule-two-worlds-5-3-title = Damage counted again
rule-two-worlds-5-3 = After all responses the damage is counted again: an attacker that no longer reaches the target drops out, and no warrior can join.
rule-two-worlds-5-4-title = An attack fizzles
rule-two-worlds-5-4 = If the target is gone, or no attacker reaches it any more, nothing happens. It still counts as this turn’s attack.
rule-two-worlds-6-casting-title = Casting spells
rule-two-worlds-6-casting = Spells are free. Some are only for your own turn, others also for responses. A target is named when the spell is cast.
rule-two-worlds-r16-title = A spell fizzles
rule-two-worlds-r16 = If a target is gone or not allowed any more when the spell resolves, the whole spell does nothing and is discarded.
rule-two-worlds-6-enchantments-title = Enchantments
rule-two-worlds-6-enchantments = Curse, Blessing, Invisibility, Neutralization and Flight stay on their warrior until it leaves play or Dispel takes them off.
rule-two-worlds-6-reflection-title = Reflection and Dispel
rule-two-worlds-6-reflection = They answer an enemy spell: Reflection gives it a new target, Dispel takes it away. Dispel also removes an enchantment.
rule-two-worlds-7-stack-title = Answers
rule-two-worlds-7-stack = After an attack or a spell the other side may answer with a spell, and that may be answered in turn. The last one happens first.
rule-two-worlds-r21-title = Hold
rule-two-worlds-r21 = An attack with hold waits once more when the other side has passed: the attacker may cast a spell before it happens.
rule-two-worlds-8-title = Moved by a spell
rule-two-worlds-8 = A spell or ability moves a warrior exactly that many cells, never past an enemy. Your own warriors in its way are pushed back.
rule-two-worlds-9-breakthrough-title = Breakthrough
rule-two-worlds-9-breakthrough = A player wins at the end of their turn, after the draw, if one of their warriors is on its last cell in either row.
rule-two-worlds-9-destruction-title = Destruction
rule-two-worlds-9-destruction = A player with no warrior in play and none in the deck loses at once. If that’s true for both, it’s a draw.
rule-two-worlds-r27-title = Quiet rift
rule-two-worlds-r27 = After 12 turns in which nothing happens, or 120 in all, more warriors left win, then the one furthest ahead.
rule-two-worlds-10-shift-title = Shift
rule-two-worlds-10-shift = A Shaman or Skirmisher may move one cell forward or back once in each of your turns, at any moment.
rule-two-worlds-10-shapeshift-title = Shapeshift
rule-two-worlds-10-shapeshift = Once in each turn a Werewolf may take the form of a warrior in the box. Each form serves once.
rule-two-worlds-11-title = What is secret
rule-two-worlds-11 = Hands and the lists of armies are their owners’ secret. Board, discard piles, numbers of cards and all that was cast are open.
