# Battle on the Bald Mountain: the help

help-bald-mountain = Mages fight over four altars, where only the card on top counts, for the side that it faces. Collect 15 gems, or bring the opponents’ energy to 0.

# In five pictures

help-bald-mountain-1 = Each altar takes cards of its colour. A card that you play goes on top and faces you; playing costs nothing but the action.
help-bald-mountain-2 = You have two actions a turn: draw a card, play a card, or activate a spell that faces you. Demonspawn has just attacked: 2 energy less.
help-bald-mountain-3 = Only the top card counts. Birch Sap faces the opponent; a yellow card of yours on top of it takes the altar away from them.
help-bald-mountain-4 = Wonders, the cards with rays, fire automatically at the start of your turn. You choose their order.
help-bald-mountain-5 = A side without energy has lost. A side with 15 gems has won.

# A turn

help-bald-mountain-turn =
    1. **Wonders.** Wonders on top that face you fire automatically.
    2. **Draw.** You draw a card.
    3. **Two actions.** Draw a card, play a card, or activate a top spell that faces you; the same action twice, if you like.
    4. **The end.** After the second action the turn is over. During a turn some cards ask the opponents to respond.

# Rules, by their numbers in docs/bald-mountain.md

rule-bald-mountain-1-altars-title = Altars
rule-bald-mountain-1-altars = Each altar is a stack of cards of its colour. Only the top card counts; the side that it faces controls the altar.
rule-bald-mountain-2-2-title = The beginning
rule-bald-mountain-2-2 = Each side begins with 10 energy and 2 gems, and each mage with 3 cards. A mage alone against two has 6.
rule-bald-mountain-3-2-title = Wonders fire
rule-bald-mountain-3-2 = At the start of a turn, the wonders on top that face your side fire, each once and for free. You choose the order.
rule-bald-mountain-3-3-title = Drawing
rule-bald-mountain-3-3 = After the wonders you draw a card. If the deck is empty then, the game ends: more gems win, then more energy.
rule-bald-mountain-3-actions-title = Two actions
rule-bald-mountain-3-actions = A turn has two actions: draw a card, play a card, activate a spell. The turn may be ended early.
rule-bald-mountain-3-play-title = Playing a card
rule-bald-mountain-3-play = A card goes onto the altar of its colour, facing your side, on top of any card there. It does nothing yet.
rule-bald-mountain-4-once-title = Once a turn
rule-bald-mountain-4-once = A spell is activated at most once a turn, also in the turn it was played. The mark stays with the card.
rule-bald-mountain-4-order-title = Order of an effect
rule-bald-mountain-4-order = First the cost is paid, then the steps of the card are done in their order. Targets are named when their step comes.
rule-bald-mountain-r10-title = A step is skipped
rule-bald-mountain-r10 = An effect is always carried out to its end. A step with nothing left to affect is skipped.
rule-bald-mountain-4-top-card-title = The card underneath
rule-bald-mountain-4-top-card = When a top card leaves its altar, the card underneath counts at once, facing as it lay.
rule-bald-mountain-5-title = In full or not at all
rule-bald-mountain-5 = A card works only if its side can pay every cost and there is a target for each step. It works even if the others don’t have enough to give.
rule-bald-mountain-6-way-out-title = A way out
rule-bald-mountain-6-way-out = After “unless” the next opponent decides alone whether to pay in full. Refusing is always possible.
rule-bald-mountain-6-choosing-title = Who chooses
rule-bald-mountain-6-choosing = The player whose turn it is chooses targets, options and cards to pay. A player who has to discard chooses their own cards.
rule-bald-mountain-7-energy-title = No energy
rule-bald-mountain-7-energy = A side with 0 energy has lost at once, however many gems it has.
rule-bald-mountain-7-gems-title = Fifteen gems
rule-bald-mountain-7-gems = A side with 15 gems or more has won at once.
rule-bald-mountain-7-deck-title = The deck runs out
rule-bald-mountain-7-deck = If an effect wants more cards than are left, this turn is the last. More gems win, then more energy.
rule-bald-mountain-8-attack-title = Attacks
rule-bald-mountain-8-attack = An attack takes energy. First it is made stronger, then it may be reflected, then a ward makes it weaker.
rule-bald-mountain-8-gain-title = Gaining and losing
rule-bald-mountain-8-gain = A card’s gains come from the reserve, and what it takes away goes there, as far as there is enough. Only an attack is an attack.
rule-bald-mountain-r19-title = Stealing
rule-bald-mountain-r19 = Stealing takes from the opponents as much as they have, at most the number on the card. It doesn’t count as an attack.
rule-bald-mountain-8-repeat-title = Repeat and copy
rule-bald-mountain-8-repeat = A repeated spell is one of your side, a copied one of your opponents’. Its cost is paid; it needs no action and no mark.
rule-bald-mountain-8-rules-title = Rules in force
rule-bald-mountain-8-rules = Some cards set a rule until the next turn of their side. It holds even when the card has gone; equal rules add up.
rule-bald-mountain-8-toll-title = Toll
rule-bald-mountain-8-toll = While a toll is in force, each activation by an action costs the other side 1 energy more.
rule-bald-mountain-9-title = Three and four mages
rule-bald-mountain-9 = A team shares energy and gems, and all that faces it. Hands stay secret. For a mage alone the number of “each mage” is doubled.
rule-bald-mountain-11-title = What is secret
rule-bald-mountain-11 = A hand is its owner’s secret, even from the team mate. Altars, also covered cards, the discard pile and numbers are open.
