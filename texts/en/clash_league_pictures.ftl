# Words in the pictures of decks, bans, champions, the mutation draft and its league

picture-pack-pick = Pick { $number } of { $of }
picture-pack-deck = Your deck: { $count } of { $of }
picture-pack-picked = Picked so far
picture-who-choosing = Each player chooses { $count } cards
picture-laboratory = Laboratory
picture-round = Round { $round } of { $rounds }
picture-round-short = Round { $round }
picture-league-mutation = Mutation phase
picture-league-duels = Duels
picture-mutation-done = Done
picture-price = Price { $price }
picture-points-left = { $points ->
    [one] { $points } point left
   *[other] { $points } points left
}
picture-change-value = { $element ->
    [attack] Attack
    [health] Health
   *[cost] Cost
} { $before } → { $after }
picture-league-shared = The win is shared
picture-bringing = Decks are being built
picture-bans = { $player } bans { $picks ->
    [one] a card
   *[other] { $picks } cards
}
picture-champions-named = Champions are being named
picture-champions = The champions
picture-creatures = { $count ->
    [one] { $count } creature
   *[other] { $count } creatures
}
picture-incantations = { $count ->
    [one] { $count } incantation
   *[other] { $count } incantations
}
picture-average-cost = Average cost { $cost }

# Text alternatives
alt-short-creature = { $card } { $cost }: { $attack }/{ $health }
alt-short-incantation = { $card } { $cost }: { $attack }
alt-pack = { $player }’s pack, pick { $number } of { $of }.
alt-pack-cards = To choose from: { $cards }.
alt-pack-pick = Picked: { $card }.
alt-pack-rest = In the pack: { $cards }.
alt-pack-picked = Picked so far: { $cards }.
alt-pack-deck = { $player }’s deck: { $count } of { $of } cards chosen.
alt-pack-chosen = Chosen: { $cards }.
alt-pack-laboratory = In the laboratory: { $cards }.
alt-who = Mutation draft, pick { $number } of { $of }.
alt-who-choosing = Mutation draft: each player chooses { $count } cards for the deck.
alt-who-seat = { $player }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, { $state ->
    [due] not done yet
   *[done] done
}.
picture-decks = All decks
alt-who-deck = Deck of { $player }: { $cards }.
alt-who-laboratory = In the laboratory of { $player }: { $cards }.
alt-league = League, round { $round } of { $rounds }: { $phase }.
alt-league-row = { $rank }. { $player }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, health { $health }.
alt-league-due = Still mutating: { $players }.
alt-league-round = Round { $round }: { $duels }.
alt-league-duel = { $first } – { $second }
alt-league-draw = { $first } – { $second } (a draw)
alt-league-won = { $first } – { $second } ({ $winner } wins, health { $health })
alt-laboratory = { $player }’s creatures and laboratory.
alt-laboratory-creatures = Creatures: { $cards }.
alt-laboratory-incantations = Incantations: { $cards }.
alt-laboratory-left = In the laboratory: { $cards }.
alt-laboratory-rest = { $card } (left: { $elements })
alt-laboratory-empty = The laboratory is empty.
alt-mutation = Before: { $before }. After: { $after }. { $price }. { $left }.
fragment-value = { $element ->
    [attack] attack
    [health] health
   *[cost] cost
} { $value }
alt-bringing = { $player } has chosen { $count } of { $of } cards.
alt-banned = Banned from { $player }: { $cards }.
alt-deck = { $title }: { $creatures }, { $incantations }. { $average }.
alt-deck-cards = Cards: { $cards }.
alt-champion-due = { $player }: not named yet.
alt-champion-done = { $player }: named.
alt-champion-of = Champion of { $player }: { $card }.
