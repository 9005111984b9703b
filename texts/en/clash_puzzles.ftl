# Puzzles of Clash of Decks: goals, rules, verdicts

# Goals

goal-win = Win this turn.
goal-win-two = Win by your next turn, whatever your opponent does in between.
goal-win-three = Win by your third turn, this one included, whatever your opponent does in between.
goal-bastion = Destroy the enemy bastion this turn.
goal-destroy-all = Destroy all enemy creatures this turn.
goal-destroy = Destroy { $creatures } this turn.
goal-survive = Survive: end your turn so that your opponent can’t win in the next one.
goal-clear = Clear the board this turn: no creature may be left in play, neither yours nor your opponent’s.
goal-board = Reach exactly this board this turn: { $lanes }. No other creature may be in play.
goal-board-below = Reach exactly the board shown below this turn.
goal-board-lane = enemy { $lane }
goal-board-lane-of = { $player }, { $lane }
goal-board-lane-own = your { $lane }
goal-losing-nothing = { $goal } Lose nothing in this turn: none of your creatures is destroyed, and your stronghold takes no damage.
goal-and = { $first } and { $last }
goal-creature = { $creature } ({ $lane })
goal-creature-own = your { $creature } ({ $lane })
goal-place = { $lane }, place { $position }
choice-goal-win = Win this turn
choice-goal-win-two = Win by the next turn
choice-goal-win-three = Win within three turns
choice-goal-bastion = Destroy the bastion
choice-goal-destroy = Destroy creatures
choice-goal-survive = Survive
choice-goal-clear = Clear the board
choice-goal-board = Reach a board
choice-losing-anything = Anything
choice-losing-nothing = Nothing

# Special rules

condition-old-rules = 📜 Rules 1.0: your creatures attack one by one with *Next attack*, and you can cast incantations in between.
condition-teams = 🤝 Two against two: each opponent shares one lane with you. Your partner plays no card, but their creatures attack. You win together.
condition-champions = 👑 Champions: each player has one more creature beside the hand. It costs 1 less for each creature in play with the same printed cost, and doesn’t return to the hand when it is destroyed.
condition-fatigue = ⏳ Fatigue: from turn { $first } of a player on, the rightmost card of their hand is removed when their turn begins. Your opponent’s next turn is number { $theirs }, yours number { $yours }.

# The solving panel

puzzle-your-move = **Your turn** · { $mana } mana left. Choose a card, or finish the turn.
puzzle-how-to = All cards are face up. Play what you like, in any order; when you finish, your creatures attack automatically, and your answer is judged.
puzzle-rules-play = 🎴 Cards leave your hand for mana: creatures go to the rear of a lane, incantations hit a creature at once.
puzzle-rules-attack = ⚔️ When you finish, every creature that was in play before this turn attacks automatically: upper lane first, each lane from the rear to the bridge. It hits the first enemy creature of its lane or, if there is no enemy, the stronghold.
puzzle-rules-health = ❤️ The cards right of a stronghold are its health. Destroyed creatures return to the right end of their owner’s hand, and so heal it. A bastion that falls gives way to the fort; when the fort falls, the game is over.
hint-card = 💡 A solution begins with **{ $card }**.
hint-no-card = 💡 A solution begins without any card.

# Verdicts

verdict-short-creatures = ❌ **Not enough.** Still standing: { $creatures }.
verdict-short-bastion = ❌ **Not enough.** The enemy bastion still stands, health left: { $health }.
verdict-short-both = ❌ **Not enough.** The enemy bastion still stands (health left: { $health }), and behind it the fort.
verdict-short-fort = ❌ **Not enough.** The enemy fort still stands, health left: { $health }.
verdict-short-lost = ❌ **Something was lost.** None of your creatures may be destroyed, and your stronghold may take no damage.
verdict-short-board = ❌ **A different board.** Not as asked for: { $lanes }.
verdict-refuted-win = ❌ **There is a defence.** After this reply you can’t win in your next turn:
verdict-refuted-win-three = ❌ **There is a defence.** After this reply, two more turns aren’t enough to win:
verdict-refuted-survive = ❌ **Not safe.** Your opponent wins like this:

# Creating puzzles

grimoire-creatures = creatures
grimoire-creatures-about = The creatures to destroy, such as bu1 bl2
grimoire-board = board
grimoire-board-about = A’s upper | lower lane / B’s upper | lower lane, such as ogre baron | troll / | zombie
grimoire-losing = losing
grimoire-losing-about = What may be lost in the turn that solves it (default: anything)
refused-creatures-goal = Creatures can only be named for the goal *Destroy creatures*.
refused-board-goal = The goal *Reach a board* needs a board, and no other goal has one.
puzzle-typing = Creature:u or :l (upper, lower lane) · incantation@bu1 (your opponent, upper lane, first) · end

# Why a puzzle is solved like this

idea-sacrifice = You give up a creature of your own.
idea-quiet = One of the cards does no damage itself, and nothing works without it.
idea-defence = A creature has to be in the way when your opponent attacks.
idea-strike = Destroy the attackers before they can attack you.
idea-counted = Backfire needs every single card to the left of your stronghold.
idea-exact = The damage is exactly the health of the stronghold.
idea-feeding = A card comes back to your hand and is needed there.
idea-clearing = A play opens the lane, and the assault goes through.
idea-fork = One blow destroys several creatures.
idea-threats = No single creature carries the whole threat.
idea-lending = You need what a card gives to its neighbours.
idea-together = A creature only falls to several blows, with no damage to spare.
idea-sprinting = A creature sprints past its allies and hits harder.
idea-friendly = You kill a creature of your own on purpose.
idea-gift = A card goes back to your opponent’s hand, and there it is in the way.
idea-weaker = A stronger card would fail here.
idea-closed = A Shackle has to stay closed.
idea-breaking = One of the cards only uses up a Protection.
idea-healing = Without one of the plays, your own stronghold would fall.
idea-pushing = Immolation moves your stronghold to the right, so Backfire counts more cards.
idea-surplus = Sharpening brings the damage to spare to the stronghold.
idea-sacrifice-named = You give up { $cards }.
idea-quiet-named = { $number ->
    [one] { $cards } does no damage itself, and nothing works without it.
   *[other] These cards do no damage themselves, and nothing works without them: { $cards }.
}
idea-defence-named = { $number ->
    [one] { $cards } has to be in the way when your opponent attacks.
   *[other] They all have to be in the way when your opponent attacks: { $cards }.
}
idea-strike-named = { $number ->
    [one] { $cards } falls before it can attack you.
   *[other] They fall before they can attack you: { $cards }.
}
idea-counted-named = For the Backfire of { $cards }, you need every single card to the left of your stronghold: it deals { $count }.
idea-exact-named = You deal exactly { $count } damage to the stronghold: one more health, and it would stand.
idea-feeding-named = { $count ->
    [0] { $number ->
        [one] { $cards } comes back to your hand and is needed there.
       *[other] These cards come back to your hand and are needed there: { $cards }.
    }
    [2] You play { $cards } twice: it comes back to your hand.
   *[other] You play { $cards } { $count } times: it comes back to your hand each time.
}
idea-clearing-named = With { $cards } gone, the lane is open, and the assault goes through.
idea-fork-named = One blow destroys several creatures: { $cards }.
idea-lending-named = { $number ->
    [one] { $cards } gives its neighbours { $abilities }, and nothing works without that.
   *[other] These cards give their neighbours what is needed ({ $abilities }): { $cards }.
}
idea-together-named = { $cards } only falls to several blows: together they deal exactly the { $count } needed.
idea-sprinting-named = { $cards } sprints past its allies and hits for { $count }.
idea-friendly-named = You kill your own on purpose: { $cards }.
idea-gift-named = { $number ->
    [one] { $cards } goes back to your opponent’s hand, and there it is in the way.
   *[other] These cards go back to your opponent’s hand, and there they are in the way: { $cards }.
}
idea-weaker-named = { $number ->
    [one] { $cards } is stronger, but would fail here.
   *[other] These cards are stronger, but would fail here: { $cards }.
}
idea-closed-named = { $number ->
    [one] The Shackle over { $cards } has to stay closed.
   *[other] The Shackles over these cards have to stay closed: { $cards }.
}
idea-breaking-named = { $number ->
    [one] { $cards } does no damage, but uses up the Protection.
   *[other] These cards do no damage, but use up the Protection: { $cards }.
}
idea-healing-named = { $number ->
    [one] Without { $cards }, your own stronghold would fall.
   *[other] Without any one of these cards, your own stronghold would fall: { $cards }.
}
idea-pushing-named = Immolation moves your stronghold to the right, so the Backfire of { $cards } counts more cards.
idea-surplus-named = { $cards } does { $count } more damage than needed, and Sharpening brings it to the stronghold.
theme-sacrifice = sacrifice
theme-quiet = quiet move
theme-defence = defence
theme-strike = first strike
theme-counted = counted Backfire
theme-exact = exact count
theme-feeding = feeding the hand
theme-clearing = clearing
theme-fork = several at one blow
theme-threats = double threat
theme-lending = aura
theme-together = several blows
theme-sprinting = sprint
theme-friendly = friendly fire
theme-gift = full hand
theme-weaker = the weaker card
theme-closed = closed Shackle
theme-breaking = used-up Protection
theme-healing = staying alive
theme-pushing = moving the stronghold
theme-surplus = damage to spare

# Building puzzles card by card
bench-hand = hand
bench-stronghold = Stronghold
bench-mana = Mana
bench-turn = Turn
bench-champion = champion
bench-state = champion’s state
bench-ready = ready
bench-in-play = in play
bench-exhausted = exhausted
bench-damage = Damage this turn
bench-entered = Played this turn
bench-symbiote = Card on top
bench-shackled = Card underneath
refused-bench-stronghold = Each hand needs a card to the right of its stronghold: that many cards are its health.
