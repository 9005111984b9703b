# What happened in a Battle of the Castles

castles-and = { " and " }
castles-does = { $subject } { $does }
castles-whose = { $player }’s { $creature } { $cell }
castles-story-paid = { $line } (dice { $dice })
castles-story-turn-began = **Turn { $turn }** · { $player }
castles-story-drew = { $player } draws { $count ->
    [one] { $count } card
   *[other] { $count } cards
} ({ $left } left in the deck)
castles-story-rolled = rolls { $dice }
castles-story-rolled-again = the dice again: { $dice }
castles-story-built = { $player } builds { $building }, and { $cards ->
    [one] { $cards } card is
   *[other] { $cards } cards are
} shuffled into the deck
castles-story-built-alone = { $player } builds { $building }
castles-story-tile-built = { $player } builds { $tile } on { $cell }
castles-story-tile-destroyed = { $tile } on { $cell } is razed
castles-story-summoned = { $player } summons { $creature }
castles-story-called = { $player } discards { $discarded } and calls { $creature }
castles-story-boosted = { $power }: { $creature } has a card face down under it
castles-story-risen = { $player } raises a skeleton on { $cell }
castles-story-risen-from-deck = the top card of the deck rises as a skeleton on { $cell }
castles-story-walked = goes to { $to }
castles-story-hit = hits { $creature } for { $wounds } ({ $left } left)
castles-story-hit-shield = hits the shield of { $creature }
castles-story-attacked = attacks { $target }
castles-story-castle-attacked = hits the castle of { $other } for { $damage } ({ $wounds } of 6 wounds)
castles-story-ability-used = uses { $ability }
castles-story-ability-used-at = uses { $ability } on { $target }
castles-story-magic-played = { $player } plays { $card }
castles-story-magic-played-at = { $player } plays { $card } on { $target }
castles-story-wounded = { $creature } −{ $wounds } ({ $left } left)
castles-story-shield-broken = { $creature }: the shield takes it
castles-story-healed = { $creature } heals { $wounds } ({ $left } left)
castles-story-strengthened-life = { $creature }: +{ $amount } life
castles-story-strengthened-damage = { $creature }: +{ $amount } damage this turn
castles-story-strengthened-move = { $creature }: +{ $amount } move this turn
castles-story-strengthened-shield = { $creature } has a shield
castles-story-stunned = { $creature } is stunned
castles-story-readied = { $creature } is ready again
castles-story-died = { $creature } dies
castles-story-died-revealed = { $creature } dies and reveals { $revealed }
castles-story-castle-wounded = the castle of { $player } has { $wounds } of 6 wounds (+{ $n })
castles-story-castle-healed = the castle of { $player } has { $wounds } of 6 wounds (−{ $n })
castles-story-tombstone-placed = a tombstone on { $cell }
castles-story-shifted = { $creature } is moved to { $to }
castles-story-taken-back = { $player } takes { $card } back
castles-story-ended-castle = 🏁 A castle has fallen. Victory: { $side }.
castles-story-ended-deck = 🏁 A deck has run out. Victory: { $side }.
castles-story-beginner-drawn = 🪙 { $player } begins, and chooses first
castles-story-race-chosen = { $player } takes { $race }
castles-story-races-ready = 🏰 All castles are taken
