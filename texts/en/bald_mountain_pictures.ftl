# Battle on the Bald Mountain: words in pictures, and their text alternatives.

bald-mountain-picture-turn = Turn { $turn }: { $player }
bald-mountain-picture-asked = { $player } is asked
bald-mountain-picture-wonders = Wonders fire first
bald-mountain-picture-last-turn = The last turn
bald-mountain-picture-few = The deck is running out
bald-mountain-picture-reason-energy = The energy is spent
bald-mountain-picture-reason-gems = 15 gems
bald-mountain-picture-reason-empty-deck = The deck is empty: gems and energy were compared
bald-mountain-picture-reason-last-turn = The deck ran out: gems and energy were compared
bald-mountain-picture-reason-resignation = By resignation
bald-mountain-picture-reason-agreement = By agreement
bald-mountain-picture-reason-abandoned = Ended early
bald-mountain-picture-reason-limit = Time is up: gems, then energy decide
bald-mountain-picture-no-cards = No cards in hand
bald-mountain-picture-possible = Can be activated now
bald-mountain-picture-kind = { $kind ->
    [spell] Spell
    [optional] Wonder, may be declined
   *[wonder] Wonder
}

# What the signs mean, in few words: in legends and text alternatives
bald-mountain-sign-energy = energy
bald-mountain-sign-gems = gems
bald-mountain-sign-cards = cards
bald-mountain-sign-attack = attack
bald-mountain-sign-steal = steal
bald-mountain-sign-give = give
bald-mountain-sign-banish = banish an opposing card
bald-mountain-sign-banish-self = banish this card
bald-mountain-sign-turn = turn an opposing card
bald-mountain-sign-bury = bury a top card
bald-mountain-sign-retrieve = take from the discard pile
bald-mountain-sign-play = play cards
bald-mountain-sign-copy = copy an opposing card
bald-mountain-sign-repeat = repeat one of your cards
bald-mountain-sign-actions = actions
bald-mountain-sign-edge = next attack is stronger
bald-mountain-sign-ward = attacks on its side are weaker
bald-mountain-sign-reflect = next attack strikes back
bald-mountain-sign-guard = your cards are guarded
bald-mountain-sign-lock = altar is locked
bald-mountain-sign-still = wonders are stilled
bald-mountain-sign-toll = activating costs energy
bald-mountain-sign-choose = choose one
bald-mountain-sign-way-out = a way out
bald-mountain-sign-if = on a condition
bald-mountain-sign-yes = if so
bald-mountain-sign-no = if not
bald-mountain-sign-them = opponents
bald-mountain-sign-all = each mage
bald-mountain-sign-altars = controlled altars
bald-mountain-sign-chance = at random
bald-mountain-sign-wonder = wonder
bald-mountain-sign-optional = optional wonder
bald-mountain-sign-used = used this turn

# Text alternatives
bald-mountain-alt-actions = { $actions ->
    [one] { $actions } action left.
   *[other] { $actions } actions left.
}
bald-mountain-alt-mage = { $player } ({ $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
})
bald-mountain-alt-side = { $mages }: energy { $energy }, gems { $gems }.
bald-mountain-alt-empty = { $altar }: empty.
bald-mountain-alt-altar = { $altar }: { $card }, facing { $players }{ $notes }.
bald-mountain-alt-below = { $count } below, the next faces { $players }
bald-mountain-alt-rule = { $players }: { $rule }{ $more }.
bald-mountain-alt-piles = Deck { $deck }, discard pile { $discard ->
    [0] empty
   *[other] { $discard }: { $top } on top
}.
bald-mountain-alt-hand = { $player } holds { $count ->
    [0] no cards
    [one] { $count } card: { $cards }
   *[other] { $count } cards: { $cards }
}.
bald-mountain-alt-playable = Can be played: { $cards }.
bald-mountain-alt-possible = Can be activated: { $cards }.
bald-mountain-alt-card = { $card }. { $colour }, { $kind ->
    [spell] spell
    [optional] wonder that may be declined
   *[wonder] wonder
}. { $words }

# What boards and hands show beside signs, in few words

bald-mountain-mark-deck = cards in the deck
bald-mountain-mark-pile = discard pile, with its top card
bald-mountain-mark-facing = the side that the top card faces: it controls the altar
bald-mountain-mark-below = cards below; the next one’s side
bald-mountain-mark-colour = colour of a card: it is laid on the altar of this colour
bald-mountain-mark-whose = whose turn it is
bald-mountain-mark-asked = has to answer
bald-mountain-mark-can = golden: can be chosen now
bald-mountain-mark-fresh = white: new or acting
bald-mountain-mark-change = just changed
