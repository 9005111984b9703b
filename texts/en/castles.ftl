# Battle of the Castles

castles-standing = { $creature } { $cell }
castles-no-dice = none

# Above and below the board

castles-introduction = 🏆 A castle with 6 wounds falls, and a player whose deck runs out loses. Each creature that dies wounds its castle.
castles-sides = ⚔️ { $one } against { $two } · the bot replaces players who leave
castles-race-of = { $player }: { $race }
castles-races-drawn = 🎲 The races were drawn at random.
castles-status = ▶ { $player }, your turn. Dice: { $dice }.
castles-choice-introduction = 🏰 Each player takes the castle of a race, openly, one after the other. Several may take the same one.
castles-status-choice = ▶ { $player }, choose your race.
castles-prompt-choice = **Your race**: which castle is yours?

# The panel

castles-prompt = **Your turn** · dice: { $dice }. Activate a creature, summon, play magic, build, use your power.
castles-prompt-free = **Your turn** · no dice are left. Your power costs none.
castles-hint = Choose an action
castles-hint-which = Which one?
castles-hint-where = Where?
castles-hint-at = Choose a target
castles-hint-what = What does it do?
castles-hint-dice = Which dice?
castles-then = { " → " }
castles-choice-own = { $creature } · 🎲 { $price }
castles-choice-creature = { $creature } { $cell } ♥{ $life }
castles-choice-card = { $card } · 🎲 { $price }
castles-choice-build = 🏗️ { $what }
castles-choice-use = ✨ { $ability } · 🎲 { $price }
castles-choice-attack = ⚔️ { $creature }
castles-choice-castle = 🏰 Castle of { $player }
castles-choice-no-attack = ⚔️ Attack
castles-choice-go = 👣 Go …
castles-choice-to = to { $cell }
castles-choice-from = { $what } · from { $cell }
castles-choice-stop = Done
castles-choice-line = line { $line }
castles-choice-dice = Other dice …
castles-choice-pay = Pay with { $dice }
castles-choice-race = { $race } · { $power }
castles-kind-summon = ➕ Summon …
castles-kind-magic = ✨ Magic …
castles-kind-build = 🏗️ Build …
castles-kind-power = 🎴 { $power } …
castles-button-end = End turn

castles-which-summon = Which creature do you summon?
castles-which-magic = Which magic do you play?
castles-which-build = 🏗️ What do you build, for 6 pips?
castles-asking-cell = { $card }: where?
castles-asking-called = For { $card }: which creature do you summon?
castles-asking-tile = { $tile }: where? { $about }
castles-asking-magic-at = { $card }: at what? { $about }
castles-asking-creature = { $creature } · { $price ->
    [one] { $price } pip
   *[other] { $price } pips
}: what does it do?
castles-asking-where = { $creature }: where does it go?
castles-asking-there = { $creature } goes to { $cell }, and then?
castles-asking-aim = { $creature }: at what? { $about }
castles-asking-dest = { $creature }: where does { $target } go? { $about }
castles-asking-dice = 🎲 Choose the dice to pay with. Any excess is lost.

castles-unspent = ⚠️ You haven’t done anything this turn, and your dice ({ $dice }) would be lost. End your turn anyway?
castles-doubt-end = ⚠️ Your dice ({ $dice }) would be lost, and you could still { $could }. End your turn anyway?
castles-could-attack = attack ({ $creatures })
castles-could-summon = summon ({ $cards })
castles-could-build = build
castles-or = { " or " }
castles-doubt-idle = ⚠️ Using { $what } now would do nothing. Use it anyway?

# Why something can't be chosen

castles-why-shut-in = It can’t move, and nothing is in range.
castles-why-nobody = Nothing is in range, wherever it moves.
castles-why-no-target = It has no valid target.
castles-why-no-creature = You have no creature in hand.
castles-why-no-magic = You have no magic in hand.
castles-why-no-card = You have no card in hand.
castles-why-no-edge = Every cell of your edge is occupied.
castles-why-legend = You already have a legend on the board.
castles-why-all-built = You’ve built everything.
castles-why-power-reinforce = Every ally already has a card under it.
castles-why-power-arm = Every ally already has a card under it.
castles-why-power-exhume = There is no free cell with a tombstone.
castles-why-power-call = You need a free cell of your edge, a card to discard and another creature to summon.

# Moves in words

castles-move-end = end the turn
castles-move-build = build { $building }
castles-move-tile = build { $tile } on { $cell }
castles-move-summon = summon { $card } on { $cell }
castles-move-go = { $creature } goes to { $to }
castles-move-attack = { $creature } attacks { $target }
castles-move-go-attack = { $creature } goes to { $to } and attacks { $target }
castles-move-castle = { $creature } attacks the castle of { $player }
castles-move-go-castle = { $creature } goes to { $to } and attacks the castle of { $player }
castles-move-use = { $creature } uses { $ability }
castles-move-go-use = { $creature } goes to { $to } and uses { $ability }
castles-move-use-at = { $creature } uses { $ability } on { $target }
castles-move-go-use-at = { $creature } goes to { $to } and uses { $ability } on { $target }
castles-move-magic = play { $card }
castles-move-magic-at = play { $card } on { $target }
castles-move-boost = put { $card } face down under { $creature }
castles-move-call = discard { $card } and call { $called } to { $cell }
castles-move-exhume = put { $card } as a skeleton on { $cell }
castles-move-paid = { $move } (dice { $dice })

# Refusals

illegal-castles-not-due = It isn’t your turn.
illegal-castles-no-such-race = “{ $typed }” isn’t a race. Choose humans, demons, undead or orcs.
illegal-castles-too-little = That costs { $cost ->
    [one] { $cost } pip
   *[other] { $cost } pips
}, and the dice don’t show as much: { $dice ->
    [none] none are left
   *[other] { $dice }
}.
illegal-castles-no-such-dice = You don’t have these dice: { $dice }. It costs { $cost ->
    [one] { $cost } pip
   *[other] { $cost } pips
}.
illegal-castles-needless-die = You don’t need all of { $dice }: it costs only { $cost ->
    [one] { $cost } pip
   *[other] { $cost } pips
}.
illegal-castles-no-such-cell = This board has no cell { $cell }.
illegal-castles-ambiguous = “{ $typed }” could be { $cards }.
illegal-castles-no-such-card = No card here is called “{ $typed }”.
illegal-castles-unreadable = “{ $move }” isn’t a move. Moves are `b1>b2*c4`, `b1*B`, `b1!c4`, `archer{ $at }b1`, `fireball!c4`, `barracks`, `tower{ $at }a1`, `+card{ $at }b2`, `end`; dice stand behind: `/2+4`.
illegal-castles-built = You’ve already built something this turn.
illegal-castles-not-to-build = You can’t build that there: “{ $move }”.
illegal-castles-not-in-hand = { $card } isn’t in your hand.
illegal-castles-no-creature = { $card } isn’t a creature. Play magic like this: `fireball!c4`.
illegal-castles-no-magic = { $card } isn’t magic. Summon creatures to a cell.
illegal-castles-second-legend = You already have a legend on the board, so { $card } has to wait.
illegal-castles-no-edge-cell = { $cell } isn’t a free cell of your edge.
illegal-castles-no-own-creature = You have no creature on { $cell }.
illegal-castles-activated = { $card } has already been activated this turn.
illegal-castles-stunned = { $card } is stunned: it can’t be activated until your turn has ended.
illegal-castles-too-far = { $card } can’t go to { $cell }: too far, or taken.
illegal-castles-no-ability = { $card } has no ability to use.
illegal-castles-no-target = You can’t use { $card } like that: “{ $move }”.
illegal-castles-out-of-reach = { $card } doesn’t reach an enemy on { $cell }.
illegal-castles-castle-out-of-reach = { $card } doesn’t reach that castle from there.
illegal-castles-does-nothing = { $card } has to move or attack something.
illegal-castles-powered = You’ve already used your power this turn.
illegal-castles-no-power = You can’t use your power like that: “{ $move }”.

# Look-ups

castles-explained = -# **{ $term }** · { $about }
castles-label-race = { $race } · race
castles-label-building = { $building } · building ({ $race })
castles-label-tile = { $tile } · tile
castles-is-creature = { $race } · creature · costs { $price } to summon
castles-is-magic = { $race } · magic · costs { $price }
castles-is-token = { $race } · a card face down
castles-is-tile = Tile · costs { $price } to build · each castle has { $count }
castles-needs = needs { $buildings }
castles-numbers = Activation { $activation } · move { $move } · range { $range } · damage { $damage } · life { $life }
castles-uses = ✨ **{ $ability }** ({ $price }): { $about }
castles-unlocking = 🏗️ **{ $building }** unlocks { $cards }

# What practice tells

castles-decided = 🏁 { $whose ->
    [own] Your castle
   *[theirs] The enemy castle
} fell on turn { $turn }: { $card } dealt { $count } of its { $total } wounds.
castles-decided-deaths = 🏁 { $whose ->
    [own] Your castle
   *[theirs] The enemy castle
} fell on turn { $turn }: { $count } of its { $total } wounds came from creatures that died.
gain-castles-wounds = the enemy castle would have { $count ->
    [one] { $count } more wound
   *[other] { $count } more wounds
}
gain-castles-own-wounds = your castle would have { $count ->
    [one] { $count } wound
   *[other] { $count } wounds
} fewer
gain-castles-died = { $count ->
    [one] { $count } more enemy creature would have died
   *[other] { $count } more enemy creatures would have died
}
gain-castles-own-died = { $count } more of your creatures would still stand
gain-castles-entered = you would have { $count ->
    [one] { $count } more creature
   *[other] { $count } more creatures
} on the board

# Users who watch guess the next move

castles-guess-summon = 🃏 Summon a creature
castles-guess-magic = ✨ Play a magic card
castles-guess-build = 🏗️ Build something
castles-guess-power = ⚡ Use the power
