# What happened in a Battle on the Bald Mountain

bald-mountain-story-turn-began = **Turn { $turn }** · { $player }
bald-mountain-story-wonder-fired = ✨ { $card } fires for { $player }
bald-mountain-story-wonder-declined = { $player } skips { $card } this turn
bald-mountain-story-drew = { $player } draws { $amount }
bald-mountain-story-played = { $player } plays { $card }
bald-mountain-story-played-over = { $player } plays { $card } over { $covered }
bald-mountain-story-activated = { $player } activates { $card }
bald-mountain-story-repeated = the effect of { $card } is repeated
bald-mountain-story-copied = the effect of { $card } is copied
bald-mountain-story-toll-paid = toll, { $side }: −{ $n } energy
bald-mountain-story-cost-paid = cost, { $side }: −{ $counted }
bald-mountain-story-cards-paid = { $player } discards { $cards } for it
bald-mountain-story-option-chosen = the choice: { $option }
bald-mountain-story-attacked = attack { $n }{ $edge ->
    [0] {""}
   *[other] {""} + { $edge }
}{ $ward ->
    [0] {""}
   *[other] {""} − { $ward }
}, { $side }: −{ $lost } energy
bald-mountain-story-reflected = attack { $n }{ $edge ->
    [0] {""}
   *[other] {""} + { $edge }
} is turned back, { $others }: −{ $lost } energy
bald-mountain-story-gained = { $side }: +{ $counted }
bald-mountain-story-lost = { $side }: −{ $counted }
bald-mountain-story-stolen = { $others } +{ $counted }, stolen from { $side }
bald-mountain-story-discard-chosen = { $player } has chosen what to discard
bald-mountain-story-discarded = { $player } discards { $cards }
bald-mountain-story-discarded-by-chance = { $player } discards { $cards } at random
bald-mountain-story-cards-stolen = { $other } takes { $amount } at random from { $player }’s hand
bald-mountain-story-asked = { $player } decides
bald-mountain-story-way-out-discard = { $player } discards { $amount } and averts { $card }
bald-mountain-story-way-out-lose = { $player } loses { $amount } and averts { $card }
bald-mountain-story-way-out-give = { $player } gives { $amount } and averts { $card }
bald-mountain-story-refused = { $player } refuses
bald-mountain-story-no-way-out = { $player } can’t prevent it
bald-mountain-story-retrieved = { $player } takes { $card } out of the discard pile
bald-mountain-story-banished = { $card } goes to the discard pile
bald-mountain-story-turned = { $card } now faces { $side }
bald-mountain-story-buried = { $card } goes to the bottom of its altar
bald-mountain-story-rule-began-edge = { $side }: the next attack this turn is { $n } stronger
bald-mountain-story-rule-began-ward = { $side }: attacks by the opponents are { $n } weaker
bald-mountain-story-rule-began-reflect = { $side }: the next attack by the opponents will be turned back
bald-mountain-story-rule-began-guard = { $side }: cards are guarded
bald-mountain-story-rule-began-lock = { $altar } is locked
bald-mountain-story-rule-began-still = { $others }: wonders don’t fire
bald-mountain-story-rule-began-toll = { $others }: each activation costs { $n } more energy
bald-mountain-story-rule-ended-ward = { $side }: attacks by the opponents aren’t weaker any more
bald-mountain-story-rule-ended-reflect = { $side }: attacks by the opponents aren’t turned back any more
bald-mountain-story-rule-ended-guard = { $side }: cards aren’t guarded any more
bald-mountain-story-rule-ended-lock = { $altar } isn’t locked any more
bald-mountain-story-rule-ended-still = { $others }: wonders fire again
bald-mountain-story-rule-ended-toll = { $others }: no toll on activations any more
bald-mountain-story-actions-gained = { $player } has { $n ->
    [one] { $n } more action
   *[other] { $n } more actions
}
bald-mountain-story-skipped = the rest of { $card } has no effect
bald-mountain-story-last-turn = ⏳ The deck can’t give enough cards: this is the last turn.
bald-mountain-story-ended-energy = 🏁 No energy is left. Victory: { $side }.
bald-mountain-story-ended-energy-draw = 🏁 No side has any energy left, and all is equal: a draw.
bald-mountain-story-ended-gems = 🏁 15 gems! Victory: { $side }.
bald-mountain-story-ended-gems-draw = 🏁 Both sides have their gems together, and all is equal: a draw.
bald-mountain-story-ended-empty-deck = 🏁 The deck is empty and gems are counted, then energy. Victory: { $side }.
bald-mountain-story-ended-empty-deck-draw = 🏁 The deck is empty, and all is equal: a draw.
bald-mountain-story-ended-last-turn = 🏁 After the last turn gems are counted, then energy. Victory: { $side }.
bald-mountain-story-ended-last-turn-draw = 🏁 After the last turn all is equal: a draw.
