# Battle of the Castles: words in pictures, and their text alternatives.

castles-picture-turn = Turn { $turn }: { $player }
castles-picture-build = Build
castles-picture-reason-castle = A castle has fallen
castles-picture-reason-deck = A deck has run out
castles-picture-reason-resignation = By resignation
castles-picture-reason-agreement = By agreement
castles-picture-reason-abandoned = Ended early
castles-picture-reason-limit = Time is up: castle wounds decide
castles-picture-no-cards = No cards in hand
castles-picture-face-down = Your cards face down
castles-picture-kind = { $kind ->
    [creature] creature
    [legend] legend
   *[magic] magic
}
castles-picture-requires = Needs: { $buildings }
castles-picture-race-cards = { $race }: { $count } cards
castles-picture-unlocks = Unlocks
castles-picture-tile = Tile
castles-picture-building = Building
castles-picture-chooses = { $player } chooses
castles-picture-chosen = All have chosen

# What the signs mean, in few words: in legends and text alternatives
castles-sign-cost = cost in pips of dice
castles-sign-life = life
castles-sign-damage = damage
castles-sign-range = range (if not 1)
castles-sign-move = move (if not 1)
castles-sign-wounds = wound of a castle: 6 end it
castles-sign-hand = cards in hand
castles-sign-deck = deck
castles-sign-discard = discard pile
castles-sign-build = build
castles-sign-tower = tower: +1 range
castles-sign-gate = gate: +1 move
castles-sign-wall = wall: guards its line
castles-sign-tombstone = tombstone
castles-sign-flying = flies over creatures
castles-sign-lifesteal = heals by attacking
castles-sign-no-wound = no wound by its death
castles-sign-activated = activated
castles-sign-stunned = stunned
castles-sign-shield = shield
castles-sign-boost-humans = card below: +1 life
castles-sign-boost-orcs = card below: +1 damage
castles-sign-ability = ability
castles-sign-enemy = enemy
castles-sign-ally = ally
castles-sign-own = your creature
castles-sign-any = any creature
castles-sign-self = itself
castles-sign-no-legend = no legend
castles-sign-cell = free cell
castles-sign-in-line = on the same line
castles-sign-line = a line
castles-sign-around = next to it
castles-sign-board = whole board
castles-sign-blow = wounds
castles-sign-heal = heals
castles-sign-ready = may act again
castles-sign-kill = dies
castles-sign-shove = moved as chosen
castles-sign-pull = pulled closer
castles-sign-skeleton = skeleton rises
castles-sign-castle = castle healed
castles-sign-reroll = dice rolled again
castles-sign-raze = tiles destroyed

# Text alternatives
castles-alt-dice = { $count ->
    [0] No dice left.
   *[other] Dice: { $dice }.
}
castles-alt-castle = { $player } ({ $race }): castle wounds { $wounds } of 6, hand { $hand }, deck { $deck }, discard pile { $discard }.
castles-alt-buildings = Buildings: { $buildings }.
castles-alt-creatures = { $count ->
    [one] Creature of { $player }: { $creatures }.
   *[other] Creatures of { $player }: { $creatures }.
}
castles-alt-tiles = Tiles: { $tiles }.
castles-alt-tombstones = Tombstones: { $cells }.
castles-alt-hand = { $player } holds { $count ->
    [0] no cards
    [one] { $count } card: { $cards }
   *[other] { $count } cards: { $cards }
}.
castles-alt-playable = Can be paid now: { $cards }.
castles-alt-face-down = Face down: { $cards }.
castles-alt-price = { $card } ({ $price })
castles-alt-numbers = { $card }, activation { $activation }, move { $move }, range { $range }, damage { $damage }, life { $life }
castles-alt-ability = { $ability } ({ $cost })
castles-alt-race = { $race }, castle { $castle }. { $power } Buildings: { $buildings }.
castles-alt-race-cards = { $race }: { $cards }.
castles-alt-building = { $building }, a building of { $race }. Unlocks: { $cards }.
castles-alt-chosen = { $player }: { $race }.
castles-alt-races = Races: { $races }.

# What boards and hands show beside signs, in few words

castles-mark-die = die of this turn: its pips pay for everything
castles-mark-spent = a die that is spent
castles-mark-builders = building, once a turn
castles-mark-power = the power of the race, once a turn
castles-mark-done = used this turn
castles-mark-pip = one of six: as long as one is whole, the castle stands
castles-mark-stands = bright building: built, and its cards are unlocked
castles-mark-missing = dim building: not built yet, nor its cards unlocked
castles-mark-supply = towers, gates and walls you can still build
castles-mark-legend = legend
castles-mark-can = golden: can be activated or played now
castles-mark-fresh = white: new
castles-mark-hurt = wounded: life left of how much
castles-mark-better = more than printed
castles-mark-several = copies in your hand
