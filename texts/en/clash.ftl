# What happens in a duel of Clash of Decks, line by line. Names are bold already.

button-lane-upper = Upper lane
button-lane-lower = Lower lane
lane-upper = upper lane
lane-lower = lower lane
lane-upper-of = { $player }, upper lane { $position }
lane-lower-of = { $player }, lower lane { $position }
host-upper = On { $host } · upper lane { $position }
host-lower = On { $host } · lower lane { $position }
button-go = Next attack

story-coin = 🪙 The coin chooses { $player } to begin.
story-turn = **Turn { $turn }** · { $player } has { $mana } mana.
story-play = { $player } plays { $card } ({ $cost } mana)
story-called = 📣 { $player } calls { $card } as reinforcement
story-called-nobody = { $player } has no creature to call 📣
story-removed = ⏳ { $player } tires and loses { $card }
story-entered = { $lane }
story-joined = on top of { $host }
story-blood = { $amount } mana paid in blood 🩸
story-immolated = { $card } burns { $player } 🔥
story-shackled = { $card } is taken from { $player } ⛓️
story-freed = { $card } is free and returns to { $player } 🔓
story-counterordered = { $player }’s leftmost card goes to the right end 🔀
story-backfired = { $card } backfires for { $amount } 🪃
story-assault = ⚔️ { $player }’s creatures attack
story-sprint = { $card } sprints to the bridge (+{ $bonus })
story-attack = { $card } attacks for { $amount }
story-attack-stronghold = { $card } attacks { $player }’s { $side ->
    [bastion] bastion
    [fort] fort
   *[stronghold] stronghold
} for { $amount }
story-gained = { $card } gains { $abilities }
story-lost = { $card } loses { $abilities }
story-damaged = { $card } −{ $amount }, { $left } left
story-destroyed = { $card } 💀 { $way ->
    [over] goes over
   *[home] returns
} to { $player }{ $end ->
    [left] , at the left end
   *[right] { "" }
}
story-returned = { $card } { $way ->
    [over] goes over
   *[home] returns
} to { $player }{ $end ->
    [left] , at the left end
   *[right] { "" }
}
story-destroyed-last = { $card } 💀
story-exhausted = champion { $card } 💀 is exhausted
story-restored = { $player }’s champion { $card } is ready again 👑
story-protected = { $card } is protected 🛡️
story-untouched = { $card } is immune
story-no-effect = it has no attack, so nothing happens
story-roused = { $card } strikes back 🐾
story-sharpened = { $card } cuts on for { $amount } 🗡️
story-vanished = { $card } slips to the rear 💨
story-order-asked = ❔ { $player } chooses in which order to take back { $cards }
story-order-chosen = { $player } takes them back in this order: { $cards }
story-stronghold-left = { $health } left
story-stronghold-damaged = { $player }’s { $side ->
    [fort] fort
   *[bastion] bastion
} −{ $amount }, { $health } left
story-regenerated = { $player }’s { $side ->
    [fort] fort
   *[bastion] bastion
} heals to { $health } 💚
story-rebuilt = { $player }’s bastion stands again with { $health } 💚
story-bastion-fell = 💥 { $player }’s bastion falls! The fort has { $health } health.
story-end-fort = 🏰 { $player }’s fort has fallen!
story-end-empty-hand = 🏰 { $player } has no card left to hold the stronghold!
story-end-turn-limit = ⌛ The last turn is played: a draw.
story-revealed = 🎴 { $player } reveals { $card }
story-revealed-cost = { $cost } mana
story-revealed-call = as reinforcement 📣
story-compared = { $card } on the discard pile doesn’t cost more
story-compared-other = { $card } on the discard pile is dearer and comes instead
story-discarded = no target, discarded 🗑️
story-milled = discarded: { $cards }{ $more ->
    [0] { "" }
   *[other] { " " }+{ $more }
}
story-on-deck = { $card } goes on top of { $player }’s deck
story-freed-on-deck = { $card } is free and goes on top of { $player }’s deck 🔓
story-destroyed-on-deck = { $card } 💀 goes on top of { $player }’s deck
story-entered-facing = { $lane }, facing { $player }
story-attack-of = { $card } attacks { $player }’s creatures for { $amount }
story-bastion-fell-deck = 💥 { $player }’s bastion falls! The discard pile is the fort’s deck now: { $health }.
story-end-fort-by = 🏰 { $by } destroys { $player }’s fort!
story-won = 🏆 Victory: { $players }

# Above a board: what mattered

headline-fallen = 💀 { $fallen }
headline-fallen-of = { $player } loses { $cards }
headline-played = ▫️ { $player } plays { $cards }
headline-stronghold = 🏰 { $player }’s { $side ->
    [fort] fort
   *[bastion] bastion
} −{ $amount }, { $health } left
headline-stronghold-near = ⚠️ { $player }’s fort −{ $amount }, only **{ $health }** left!

move-creature = { $card } to the { $lane }
move-symbiote = { $card } onto { $host }
move-go = Next attack
move-back = Returned to hand in this order: { $cards }
move-incantation = { $card } at { $target }
move-end = End of the turn

deck-number = Deck { $number } · { $name }
deck-name-1 = Iron Fist
deck-name-2 = Call of the Pack
deck-name-3 = Wild Vortex
deck-name-4 = Mad Laboratory
deck-style-1 = Sturdy, patient, direct
deck-style-2 = Shielded, furious, versatile
deck-style-3 = Reckless, explosive, cunning
deck-style-4 = Fast, ferocious, fragile
deck-random = Random deck
deck-of-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

# How a match of four is won (clash-of-decks.md 10); a to d are the players

goal-free-for-all = 🏆 Everyone for themselves: you fight your two neighbours. The match ends when the first fort falls, and the player who destroyed it wins.
goal-two-against-two = 🏆 { $a } and { $c } against { $b } and { $d }. The match ends when the first fort falls, and its team loses.
goal-coop = 🏆 { $a } and { $c } against two AIs, whose decks are their health. The match ends when the first fort falls, and its side loses.

# Why the rules refuse a move

illegal-not-your-turn = It isn’t your turn.
illegal-game-over = The match is over.
illegal-not-in-hand = You don’t have “{ $card }” in your hand.
illegal-not-available = { $card } can’t be played yet: it is number { $place } in your hand, and only the { $reach } leftmost cards are available.
illegal-too-little-mana = { $card } costs { $cost } mana and you have { $mana }.
illegal-needs-lane = { $card } is a creature: say which lane it goes to.
illegal-needs-target = { $card } is an incantation: say which creature it is aimed at.
illegal-no-creature-in-play = { $card } needs a creature in play as its target, and none is in play.
illegal-no-such-target = No creature is at { $place }.
illegal-no-such-lane = { $card } needs a lane: upper or lower.
illegal-no-action = That isn’t a legal move in a duel.
illegal-did-you-mean = Did you mean { $card }?
illegal-ambiguous-card = “{ $typed }” could be { $cards }.
illegal-not-a-symbiote = { $card } isn’t a symbiote. Play it into a lane instead.
illegal-host-has-symbiote = { $card } can’t go there: the creature at { $place } has Symbiote already.
illegal-champion-not-ready = Your champion { $card } isn’t ready.
illegal-only-incantations-now = { $card } has to wait: only incantations are played during the assault.
illegal-nobody-to-activate = None of your creatures has an attack left: end your turn.
illegal-order-is-due = { $seat } first has to choose the order in which their cards return to hand.
illegal-choose-an-order = Choose the order in which they return to your hand: { $cards }.
illegal-nothing-to-order = You have no cards to put in order right now.
illegal-not-in-this-ruleset = “{ $move }” isn’t a legal move in this ruleset.
illegal-unreadable-move = I can’t read “{ $move }”. A move looks like `ogre:u` or `boom@bu1`.
board-order-asked = ❔ { $player }, choose the order in which your destroyed creatures come back to your hand: { $cards }.
panel-order-first = { $count } of your creatures were destroyed at once. Which one comes back first, next to your other cards?
panel-order-next = First { $cards }. Which one comes next?

# The board message and the hand panel

board-your-turn = ▶ { $player }, your turn: **{ $mana } mana**.
panel-your-turn = **Your turn** · { $mana } mana left. Choose a card.
panel-cheaper-lucidity = 🏷️ **{ $card }** costs { $cost } instead of { $printed }: it is your leftmost card and has { $ability }.
panel-cheaper-champion = 🏷️ **{ $card }** costs { $cost } instead of { $printed }: each creature in play with the same printed cost makes your champion cheaper by 1.
panel-choose-lane = **{ $card }** · choose a lane
panel-choose-place = **{ $card }** · choose a lane, or a creature to put it on
panel-choose-target = **{ $card }** · choose a target
panel-target = Choose a creature
panel-place = Choose a place
panel-card = Choose a card
refused-needs-lane = { $card } is a creature: choose the lane it goes to as well.
refused-needs-target = { $card } is an incantation: choose the creature it is aimed at as well.

# The slash command

command-play = play
command-play-about = Play a card from your hand
command-play-card = card
command-play-card-about = A card that you can play now, or a whole move such as ogre:u
command-play-lane = lane
command-play-lane-about = For a creature: its lane; for a symbiote: the creature to attach it to
command-play-target = target
command-play-target-about = For an incantation: the creature it is aimed at

# Aims and reasons on the panel
aim-upper = { $creature } { $health }♥ · upper { $position }
aim-lower = { $creature } { $health }♥ · lower { $position }
aim-own = Your own { $target }
aim-of = { $player }: { $target }
why-mana = **{ $card }** costs { $cost }; you have { $mana } mana.
why-target = **{ $card }** has no valid target.
why-assault = **{ $card }** can’t be summoned any more: the assault has begun.
panel-unspent = You haven’t played anything. You have { $mana } mana and could play { $cards }. End your turn anyway?

# What practice tells

clash-foresee-attack = { $count ->
    [one] { $cards } attacks
   *[other] { $cards } attack
}
clash-foresee-fall = { $count ->
    [one] { $cards } falls
   *[other] { $cards } fall
}
clash-foresee-lose = you lose { $cards }
clash-foresee-many = { $count } creatures
clash-foresee-stronghold = { $player }’s { $side ->
    [fallen] bastion falls, the fort has { $health }
    [fort] fort −{ $amount }, { $health } left
   *[bastion] bastion −{ $amount }, { $health } left
}
clash-foresee-end = { $way ->
    [won] and you win
    [lost] and you lose
   *[draw] and it is a draw
}
clash-foresee-hidden = the rest depends on hidden cards
clash-foresee-nobody = no attacks
clash-decided = 🏁 { $whose ->
    [own] Your stronghold
   *[theirs] The enemy stronghold
} fell on turn { $turn }: { $card } dealt { $count } of the { $total } damage.
gain-clash-bastion = the enemy bastion would have fallen
gain-clash-damage = the enemy stronghold would have lost { $count } more health
gain-clash-kept = your stronghold would have lost { $count } less health
gain-clash-felled = { $count ->
    [one] { $count } more enemy creature would have fallen
   *[other] { $count } more enemy creatures would have fallen
}
gain-clash-saved = { $count } more of your creatures would have survived
gain-clash-entered = you had the mana for { $count ->
    [one] { $count } more creature
   *[other] { $count } more creatures
}

# Users who watch guess the next move

clash-guess-upper = A creature in the upper lane
clash-guess-lower = A creature in the lower lane
clash-guess-cast = An incantation
