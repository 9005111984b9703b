# Words in pictures, and their text alternatives.

picture-turn-of = Turn { $turn }: { $player } plays
picture-bastion = Bastion
picture-fort = Fort
picture-bastion-fell = Bastion fallen
picture-champion = { $state ->
    [ready] Ready
    [in-play] In play
   *[exhausted] Exhausted
}
picture-lane-upper = Upper lane
picture-lane-lower = Lower lane
picture-reason-fort = { $loser } has lost the fort
picture-reason-empty-hand = { $loser } has no cards left in hand
picture-reason-turn-limit = The turn limit is reached
picture-reason-resignation = { $loser } resigned
picture-reason-agreement = By agreement
picture-reason-abandoned = { $loser } left the duel
picture-reason-limit = Time is up: stronghold health decides
picture-draft-round = Round { $round } of { $rounds }
picture-draft-picks = { $player } picks { $picks ->
    [one] a card
   *[other] { $picks } cards
}
picture-draft-over = The decks are ready
picture-draft-ai = AI

# Text alternatives
alt-to-play = Turn { $turn }. { $player } to play, mana { $mana }.
alt-over = Game over after turn { $turn }. { $result }
alt-player =
    { $player }: { $side } with { $health } health, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } in hand, the stronghold included.
alt-ai =
    { $player } (AI): { $side }, { $health ->
        [one] { $health } card
       *[other] { $health } cards
    } in the deck, { $discard } discarded.
alt-seat = { $player }: { $side } with { $health } health, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in hand.
alt-seat-champion = Champion { $card }: { $state ->
    [ready] ready
    [in-play] in play
   *[exhausted] exhausted
}.
alt-half-upper = Upper lane: { $creatures }.
alt-half-lower = Lower lane: { $creatures }.
alt-creatures = { $count ->
    [one] { $count } creature
   *[other] { $count } creatures
}
alt-side-bastion = bastion
alt-side-fort = fort
alt-champion = { $player }’s champion { $card }: { $state ->
    [ready] ready
    [in-play] in play
   *[exhausted] exhausted
}.
alt-lane = { $player }, { $lane }, from the bridge: { $creatures }.
alt-lane-upper = upper lane
alt-lane-lower = lower lane
alt-no-creatures = No creatures in play.
alt-creature = { $card } (attack { $attack }, health { $health }{ $hurt ->
    [yes] { " " }of { $full }
   *[no] { "" }
}{ $more })
alt-creature-champion = champion
alt-creature-shackled = has shackled { $cards }
alt-creature-short = { $card } { $attack }/{ $health }{ $more }
alt-hand = { $player }’s hand from left to right: { $cards }.
alt-hand-mana = Mana { $mana }.
alt-hand-available = ({ $place }) { $card }, cost { $cost }
alt-hand-card = { $card }, cost { $cost }
alt-hand-blocked = { $card }, cost { $cost }, blocked
alt-hand-champion = Champion: { $card }, cost { $cost }, { $state ->
    [ready] ready
    [in-play] in play
   *[exhausted] exhausted
}.
alt-hand-bastion = [bastion, health { $health }]
alt-hand-fort = [fort, health { $health }]
alt-draft = Draft, round { $round } of { $rounds }, { $left } cards still hidden.
alt-draft-open = Open: { $cards }.
alt-draft-creature = { $card } (cost { $cost }, { $attack }/{ $health }{ $abilities })
alt-draft-incantation = { $card } (cost { $cost }, damage { $attack }{ $abilities })
alt-draft-deck = { $player } has { $cards }.
alt-draft-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
alt-draft-ai = The AI gets { $cards }.

# What boards and hands show beside abilities, in few words

clash-mark-stronghold = stronghold: its health is the cards right of it
clash-mark-health = health left
clash-mark-attack = attack; X leaves its target 1 health
clash-mark-hurt = hurt: health left of maximum
clash-mark-spell = damage to a creature of your choice
clash-mark-cards = cards in hand: the mana of the next turn
clash-mark-backs = a face-down hand: bright cards count as health
clash-mark-mana = mana left
clash-mark-cost = cost in mana
clash-mark-order = attacks in this order when the turn ends
clash-mark-asleep = just played: attacks from the next turn on
clash-mark-fresh = golden frame: just played
clash-mark-lent = golden edge: lent by an aura next to it
clash-mark-aura = golden ring: an aura, lends this to both neighbours
clash-mark-used = used this turn
clash-mark-pair = a symbiote is on top
clash-mark-captive = a card shackled below
clash-mark-champion = champion: next to the deck, always available
clash-mark-partner = plays on the same side
clash-mark-ai = played by the AI
clash-mark-ai-deck = deck of an AI: its health
clash-mark-discard = discard pile
clash-mark-reach = golden: you can play it now
clash-mark-blood = red: you can play it if you pay with health
clash-mark-later = grey: available, but you can’t play it now
clash-mark-blocked = blocked by Blackmail
clash-mark-healthy = green ground: a card that is health of the stronghold
clash-mark-blow = damage just now
clash-mark-shielded = a blow that Protection stopped
clash-mark-fallen = just destroyed; dots: whose hand it goes to
