# Battle on the Bald Mountain

bald-mountain-amount-energy = { $n } energy
bald-mountain-amount-gems = { $n ->
    [one] { $n } gem
   *[other] { $n } gems
}
bald-mountain-amount-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
bald-mountain-cards-of = { $n ->
    [one] { $n } card
   *[other] { $n } cards
} of the colour { $colour }
bald-mountain-counted-energy = { $n } energy
bald-mountain-counted-gems = { $n ->
    [one] { $n } gem
   *[other] { $n } gems
}

# Options of a card, and the consequence of refusing a way out

bald-mountain-and = { " and " }
bald-mountain-step-attack = attack { $amount }
bald-mountain-step-gain-own = gain { $amount }
bald-mountain-step-gain-each = each mage gains { $amount }
bald-mountain-step-lose-each = each mage loses { $amount }
bald-mountain-step-draw-own = draw { $amount }
bald-mountain-step-draw-each = each mage draws { $amount }
bald-mountain-step-discard-each = each mage discards { $amount }
bald-mountain-step-double = { $step } (the lone mage twice that)

# Above and below the board

bald-mountain-introduction = 🏆 The first side with 15 gems wins; a side with no energy loses. Each side starts with 10 energy and 2 gems.
bald-mountain-sides = ⚔️ { $one } against { $two } · { $leaving }
bald-mountain-status-turn = ▶ { $player }, your turn: { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
} left.
bald-mountain-status-wonder = ✨ { $player }: which wonder fires next?
bald-mountain-status-optional = ✨ { $player }: does { $card } fire this turn?
bald-mountain-status-choice = ▶ { $player }: choose for { $card }.
bald-mountain-status-discard = ❓ { $player }: choose { $due } to discard for { $card }.
bald-mountain-status-way-out-discard = ❓ { $player }, respond to { $card }: discard { $due }, or refuse?
bald-mountain-status-way-out-lose = ❓ { $player }, respond to { $card }: lose { $due }, or refuse?
bald-mountain-status-way-out-give = ❓ { $player }, respond to { $card }: give { $due }, or refuse?

# The panel

bald-mountain-prompt-turn = **Your turn** · { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
} left: activate a spell, play a card or draw one.
bald-mountain-prompt-wonder = ✨ Which wonder fires next?
bald-mountain-prompt-optional = ✨ Does { $card } fire this turn?
bald-mountain-prompt-pay = { $card } costs { $due } from your hand. Choose which.
bald-mountain-prompt-discard = ❓ { $card }: choose { $due } to discard.
bald-mountain-prompt-way-out-discard = ❓ { $card }: discard { $due }? If you refuse, your opponent gets the effect: { $otherwise }.
bald-mountain-prompt-way-out-lose = ❓ { $card }: lose { $due }? If you refuse, your opponent gets the effect: { $otherwise }.
bald-mountain-prompt-way-out-give = ❓ { $card }: give { $due }? If you refuse, your opponent gets the effect: { $otherwise }.
bald-mountain-prompt-target-banish = { $card }: which card do you banish?
bald-mountain-prompt-target-turn = { $card }: which card do you turn to your side?
bald-mountain-prompt-target-bury = { $card }: which card goes to the bottom of its altar?
bald-mountain-prompt-target-repeat = { $card }: which of your spells do you repeat?
bald-mountain-prompt-target-copy = { $card }: which spell do you copy?
bald-mountain-prompt-target-retrieve = { $card }: which card do you take out of the discard pile?
bald-mountain-prompt-target-lock = { $card }: which altar do you lock?
bald-mountain-prompt-option = { $card }: which of these?
bald-mountain-prompt-play = { $card }: which card do you play?
bald-mountain-choose-pay = **{ $card }** costs { $due } from your hand. Choose which.
bald-mountain-choose-discard = **{ $card }** · discard { $due }. Which?
bald-mountain-choose-give = **{ $card }** · give { $due }. Which?
bald-mountain-choose-lose = **{ $card }** · lose { $due }. Which?
bald-mountain-hint = Choose
bald-mountain-hint-cards = Choose { $due }
bald-mountain-button-activate = ⚡ Activate { $card }
bald-mountain-button-play = Play { $card }
bald-mountain-button-draw = Draw a card
bald-mountain-button-end = End turn
bald-mountain-button-fire = ✨ Fire { $card }
bald-mountain-button-decline = Skip { $card } this turn
bald-mountain-button-discard = Discard { $what }
bald-mountain-button-lose = Lose { $what }
bald-mountain-button-give = Give { $what }
bald-mountain-button-refuse = Refuse
bald-mountain-button-refuse-all = Refuse all this turn
bald-mountain-button-done = Done
bald-mountain-button-facing = { $card } (facing { $side })
bald-mountain-doubt-idle = ⚠️ Activating { $card } now would do nothing. Activate it anyway?
bald-mountain-doubt-end = ⚠️ You still have { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
} and could { $could }. End your turn anyway?
bald-mountain-could-activate = activate { $cards }
bald-mountain-could-play = play one of { $cards }
bald-mountain-could-draw = draw a card
bald-mountain-or = { " or " }

# Moves in words

bald-mountain-move-draw = draw a card
bald-mountain-move-end = end the turn
bald-mountain-move-done = no further card
bald-mountain-move-play = play { $card }
bald-mountain-move-activate = activate { $card }
bald-mountain-move-fire = { $card } fires
bald-mountain-move-decline = { $card } does not fire
bald-mountain-move-cards = { $cards }
bald-mountain-move-target = { $target }
bald-mountain-move-option = { $option }
bald-mountain-move-refuse = refuse
bald-mountain-move-pay = { $amount }

# Refusals

illegal-bald-mountain-not-due = It isn’t your turn to act.
illegal-bald-mountain-empty-deck = The deck is empty, so you can’t draw.
illegal-bald-mountain-not-in-hand = { $card } isn’t in your hand.
illegal-bald-mountain-nothing-asked = “{ $move }” isn’t possible now: there’s nothing to answer.
illegal-bald-mountain-no-such-answer = “{ $move }” isn’t a valid answer here.
illegal-bald-mountain-wrong-cards = Choose exactly { $due } from your hand, each only once.
illegal-bald-mountain-no-energy = { $card } costs { $n } energy, tolls included, and you have { $has }.
illegal-bald-mountain-no-gems = { $card } costs { $n ->
    [one] { $n } gem
   *[other] { $n } gems
}, and you have { $has }.
illegal-bald-mountain-no-cards = { $card } costs { $due } from your hand, and you don’t have enough.
illegal-bald-mountain-not-in-full = { $card } can’t be activated now: its effect can’t be carried out in full.
illegal-bald-mountain-not-on-top = { $card } isn’t on top of its altar.
illegal-bald-mountain-faces-others = { $card } faces your opponents.
illegal-bald-mountain-is-a-wonder = { $card } is a wonder: it fires automatically at the start of your turn.
illegal-bald-mountain-used = { $card } has already been activated this turn.
illegal-bald-mountain-locked = { $card } is on a locked altar.
illegal-bald-mountain-ambiguous = “{ $typed }” could be { $cards }.
illegal-bald-mountain-no-such-card = No card here is called “{ $typed }”.
illegal-bald-mountain-unreadable = “{ $move }” isn’t a move. Use `draw`, `+card`, `card!`, `end`, `yes` or `no`.

# What practice tells

bald-mountain-foresee-fires = { $count ->
    [one] { $cards } fires
   *[other] { $cards } fire
} at once
bald-mountain-foresee-lose = your side loses { $amount }
bald-mountain-decided-energy = 🏁 { $won ->
    [yes] The other side
   *[no] Your side
} ran out of energy on turn { $turn }: { $card } took { $count } of the { $total } that it lost.
bald-mountain-decided-gems = 🏁 { $won ->
    [yes] Your side
   *[no] The other side
} reached 15 gems on turn { $turn }: { $card } brought { $count } of the { $total } that it gained.
gain-bald-mountain-energy = the other side would have lost { $count } more energy
gain-bald-mountain-gems = the other side would have { $count ->
    [one] { $count } gem
   *[other] { $count } gems
} fewer
gain-bald-mountain-own-gems = your side would have { $count ->
    [one] { $count } more gem
   *[other] { $count } more gems
}
gain-bald-mountain-own-energy = your side would have { $count } more energy

# Users who watch guess the next move

bald-mountain-guess-skip = Skip this wonder
bald-mountain-guess-give = Pay what is asked
