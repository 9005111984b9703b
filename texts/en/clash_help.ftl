# Clash of Decks: the help

help-clash = Your deck is your hand: eight cards in a fixed order, with your stronghold among them. Send creatures into two lanes and bring down the enemy bastion, then the fort.

# In five pictures

help-clash-1 = This is a hand. The cards to the right of the stronghold are its health; all cards together are your mana each turn.
help-clash-2 = You may play your four leftmost cards. A creature goes to the rear of the upper or the lower lane.
help-clash-3 = When your turn ends, your creatures attack automatically, in the order of the golden badges. Each hits the first enemy in its lane.
help-clash-4 = In a free lane they hit the stronghold, which moves to the right. At the right end the bastion falls, and the fort starts again at the left.
help-clash-5 = When the fort falls too, the duel is over. Destroyed creatures return to the right end of their owner’s hand, and so heal the stronghold.

# A turn

help-clash-turn =
    1. **Mana.** You get as much as you have cards in hand, the stronghold included.
    2. **Cards.** Play any of your four leftmost cards that you can pay. Each play brings the next card within reach.
    3. **Assault.** End your turn: creatures that were there before attack, upper lane first, each lane from the rear to the bridge. New ones wait.
    4. **Healing.** All creatures regain their health, and the other side begins.

# Rules, by their numbers in docs/clash-of-decks.md

rule-clash-1-hand-title = The hand
rule-clash-1-hand = Your hand has an order that you can’t change, and your stronghold has its place in it.
rule-clash-1-health-title = Health
rule-clash-1-health = A stronghold has as much health as there are cards to its right in the hand.
rule-clash-1-secret-title = What is secret
rule-clash-1-secret = Everyone knows which cards you have, how many are in your hand and where the stronghold is. Only you know their order.
rule-clash-2-1-title = The beginning
rule-clash-2-1 = Each player has 8 different cards, shuffled, all in hand. The stronghold is leftmost, bastion up, with 8 health.
rule-clash-2-2-title = Who begins
rule-clash-2-2 = A coin toss decides who begins. The first player has 6 mana on the first turn instead of 9.
rule-clash-3-mana-title = Mana
rule-clash-3-mana = Mana each turn is the number of cards in the hand, stronghold included, 2 more for each own Catalyst. What isn’t spent is lost.
rule-clash-3-available-title = Available cards
rule-clash-3-available = A player’s four leftmost cards are available, the stronghold not counted. Each play makes the next card available at once.
rule-clash-3-creatures-title = Creatures enter
rule-clash-3-creatures = A creature goes to the rear of the upper or the lower lane of its player, as they like.
rule-clash-3-incantations-title = Incantations
rule-clash-3-incantations = An incantation is aimed at any creature in play, yours or not, in any lane. It can’t be aimed at a stronghold.
rule-clash-r1-title = No target
rule-clash-r1 = With no creature in play an incantation can’t be played.
rule-clash-3-assault-title = The assault
rule-clash-3-assault = At the end of your turn each of your creatures that was not played this turn attacks once, automatically.
rule-clash-r2-title = Order of attacks
rule-clash-r2 = The upper lane attacks first, one by one from the rear to the bridge; then the lower lane in the same way.
rule-clash-3-target-title = Whom they attack
rule-clash-3-target = A creature attacks the enemy nearest to the bridge in its lane; if there is no enemy, the enemy stronghold. The target doesn’t strike back.
rule-clash-3-healing-title = End of the turn
rule-clash-3-healing = At the end of each turn all creatures regain all their health.
rule-clash-4-damage-title = Damage to a stronghold
rule-clash-4-damage = Each damage moves the stronghold one place to the right in the hand, never past the end.
rule-clash-4-bastion-title = The bastion falls
rule-clash-4-bastion = When a bastion is the rightmost card, it turns to its fort side and becomes the leftmost card. The rest of that damage is lost.
rule-clash-4-fort-title = The fort falls
rule-clash-4-fort = When a fort is the rightmost card, its owner loses at once.
rule-clash-4-empty-hand-title = Nothing but the stronghold
rule-clash-4-empty-hand = A player with only the stronghold left in hand loses at once, whichever side is up.
rule-clash-4-return-title = Destroyed creatures
rule-clash-4-return = A destroyed creature returns to its owner’s hand as the rightmost card, and heals the stronghold by 1.
rule-clash-r4-title = Several destroyed at once
rule-clash-r4 = They return from the upper lane first, rear to bridge, then from the lower one. Creatures of the player whose turn it is come first.
rule-clash-5-1-title = Paying
rule-clash-5-1 = First you pay the cost in mana. Lucidity is checked now, and never again in this play.
rule-clash-5-3-title = A card leaves the hand
rule-clash-5-3 = A card that is played leaves the hand: if it stood to the right of the stronghold, this costs 1 health.
rule-clash-5-12-title = Closing up
rule-clash-5-12 = When a creature has gone, the others of its lane close up toward the bridge.
rule-clash-5-16-title = Incantations return
rule-clash-5-16 = After all its effects an incantation returns to its owner’s hand as the rightmost card, which heals by 1.
rule-clash-6-2-title = Who attacks
rule-clash-6-2 = Only a creature that is in play since the start of the turn attacks, or one with Rage.
rule-clash-6-6-title = How much damage
rule-clash-6-6 = Damage is counted in this order: Vulnerability, then the bonus of Sprint, then the doubling of Aquatic.
rule-clash-6-7-title = All targets at once
rule-clash-6-7 = An attack damages all its targets at once, with Splash and Perforation up to three.
rule-clash-6-9-title = Wounds
rule-clash-6-9 = A creature keeps the damage that doesn’t destroy it until the end of the turn.
rule-clash-7-abilities-title = Abilities
rule-clash-7-abilities = All abilities of cards in play are always on and can’t be declined. No creature has one of them twice.
rule-clash-7-auras-title = Auras
rule-clash-7-auras = With an aura, the creatures right before and right behind the card in its lane have the ability. The card itself does not.
rule-clash-8-ready-decks-title = Ready decks
rule-clash-8-ready-decks = By default each player takes one of the four decks of the Initiation Pack.
rule-clash-8-draft-title = Draft
rule-clash-8-draft = Of four open cards one player takes 1, the other 2, the first the last. They swap roles until both have 8.
rule-clash-8-constructed-title = Constructed
rule-clash-8-constructed = Each player brings 8 different cards of all sets. The decks are shown before the shuffle.
rule-clash-9-ai-title = Against an AI
rule-clash-9-ai = An AI has a deck instead of a hand: damage to its stronghold sends cards from the top of the deck to the discard pile.
rule-clash-10-title = Four players
rule-clash-10 = Each player shares one lane with each neighbour, and attacks only these two. The game ends when any fort falls.
rule-clash-11-title = Mutation league
rule-clash-11 = Before each of six duels, parts of spare cards are glued over those of your creatures, for at most 2.5 points.
rule-clash-12-fatigue-title = Fatigue
rule-clash-12-fatigue = With this module, from a player’s 9th turn on the rightmost card of the hand leaves the game at the start of each turn.
rule-clash-12-champion-title = Champion
rule-clash-12-champion = A champion next to the board is always available. Destroyed, it is exhausted until any player plays a card of the same printed cost.
rule-clash-14-title = The first rules
rule-clash-14 = By the rules of version 1.0 incantations may also be played between attacks, and owners choose in which order destroyed creatures return.
rule-clash-r21-title = Turn limit
rule-clash-r21 = Nothing else ends a duel: it is a draw by agreement, or when the turn limit of the match is reached.
