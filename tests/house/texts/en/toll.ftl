# A keeper and travellers at a river: the game to copy

game-toll = Toll
about-toll = Travellers cross a river, and a keeper tries to stop them.
toll-mode-two = a keeper and a traveller
toll-mode-three = a keeper and two travellers
option-river = river
option-river-about = How wild the river is
toll-river-calm = calm river
toll-river-wild = wild river
toll-terms = A is the keeper, the others are travellers.
help-toll = Choose a road in secret, then pay or throw.

# Pictures

toll-picture-round = Round { $round }
toll-picture-hand = Your stones
toll-picture-seat = health { $health } · coins { $coins } · stones { $stones }
toll-picture-bridge = { $laid } on the bridge
toll-alt-seat = { $player }: health { $health }, coins { $coins }, stones { $stones }, road: { $road }.
toll-alt-hand = Stones: { $hand }.
toll-no-road = none yet
toll-hidden-road = hidden
toll-ford = ford
toll-boat = boat
toll-plank = plank

# Questions

toll-introduction = { $player } keeps the bridge.
toll-status-roads = 🌊 { $player }: choose a road with “{ $button }”.
toll-status-asked = ❓ { $player }: pay { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}, or refuse?
toll-status-turn = ▶ { $player }, your turn.
toll-prompt-roads = Which road?
toll-prompt-roads-keeper = Which road do you watch?
toll-prompt-asked = You are asked for { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}.
toll-prompt-turn = **Your turn.** What do you do?
toll-pay = Pay
toll-refuse = Refuse
toll-refuse-all = Refuse all this turn
toll-pause = Rest
toll-undo = Take coins back
toll-end = End turn
toll-lay = Lay coins
toll-lay-how-many = How many on the bridge?
toll-ask = Ask for coins
toll-ask-whom = Ask whom?
toll-ask-how-many = How many of { $player }?
toll-throw = Throw stones
toll-throw-at = Throw at whom?
toll-throw-which = One or two stones at { $player }
toll-stone = Stone { $weight }
toll-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}

# What happens

toll-story-round-began = **Round { $round }**: all choose a road.
toll-story-turn-began = { $player } is next.
toll-story-road-chosen = { $player } has chosen.
toll-story-roads-shown = The roads: { $roads }.
toll-story-caught = { $player } is caught: −{ $amount } ❤
toll-story-crossed = { $player } crosses and finds coins: +{ $coins }
toll-story-laid = { $player } lays coins on the bridge: { $coins }
toll-story-took-back = { $player } takes coins back: { $coins }
toll-story-mended = { $player } mends: +{ $amount } ❤
toll-story-coins-asked = { $player } asks { $other } for coins: { $coins }
toll-story-paid = { $player } pays { $other }: { $coins }
toll-story-refused = { $player } refuses { $other }: the die shows { $roll }, −{ $amount } ❤
toll-story-rested = { $player } rests.
toll-story-thrown = { $player } throws { $stones } at { $other }: −{ $amount } ❤
toll-story-ended-toll-caught = The keeper holds the bridge.
toll-story-ended-toll-passed = The travellers pass.
toll-story-ended-toll-night = Night falls.

# Refusals

illegal-toll-not-due = It isn’t your turn at the river.
illegal-toll-not-now = “{ $move }” can’t be done now.
illegal-toll-no-move = “{ $typed }” isn’t a move.
