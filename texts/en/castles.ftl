# Battle of the Castles at a table

castles-standing = { $creature } { $cell }
castles-no-dice = none

# Above and below the board

castles-introduction = 🏆 A castle with 6 wounds has fallen, and who has no card left in the deck has lost. Each creature that dies wounds its castle.
castles-sides = ⚔️ { $one } against { $two } · the bot plays on for who leaves
castles-race-of = { $player }: { $race }
castles-races-drawn = 🎲 The races were drawn by lot.
castles-status = ▶ { $player }, your turn. Dice: { $dice }.
castles-choice-introduction = 🏰 Each player takes the castle of a race, openly, one after the other. Several may take the same one.
castles-status-choice = ▶ { $player }, choose your race.
castles-prompt-choice = **Your race**: which castle is yours?

# The panel

castles-prompt = **Your turn** · dice: { $dice }. Activate a creature, summon, play magic, build, use your power.
castles-prompt-free = **Your turn** · no dice are left. Your power costs none.
castles-hint = What do you do?
castles-hint-which = Which one?
castles-hint-where = Where?
castles-hint-at = At what?
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
castles-choice-stop = Nothing more
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
castles-asking-dice = 🎲 Which dice do you pay with? What is too much is lost.

castles-unspent = ⚠️ You have done nothing in this turn, and your dice ({ $dice }) would be lost. End it all the same?
castles-doubt-end = ⚠️ Your dice ({ $dice }) would be lost, and you could still { $could }. End your turn all the same?
castles-could-attack = attack ({ $creatures })
castles-could-summon = summon ({ $cards })
castles-could-build = build
castles-or = { " or " }
castles-doubt-idle = ⚠️ Nothing would come of it if you use { $what } now. Do it all the same?

# Why something can't be chosen

castles-why-shut-in = It can’t go anywhere, and nothing that it could attack is within its reach.
castles-why-nobody = Nothing that it could attack is within its reach, wherever it goes.
castles-why-no-target = There is nothing that it could be used on.
castles-why-no-creature = There is no creature in your hand.
castles-why-no-magic = There is no magic in your hand.
castles-why-no-card = There is no card in your hand.
castles-why-no-edge = All cells of your edge are taken.
castles-why-legend = A legend of yours stands on the board already.
castles-why-all-built = Everything of yours has been built.
castles-why-power-reinforce = There is no ally without a card under it.
castles-why-power-arm = There is no ally without a card under it.
castles-why-power-exhume = There is no free cell with a tombstone.
castles-why-power-call = It takes a free cell of your edge, a card to discard and another creature to summon.

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
illegal-castles-no-such-race = “{ $typed }” is no race: humans, demons, undead or orcs.
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
illegal-castles-needless-die = One of the dice { $dice } is needless: it costs only { $cost ->
    [one] { $cost } pip
   *[other] { $cost } pips
}.
illegal-castles-no-such-cell = There is no cell { $cell } on this board.
illegal-castles-ambiguous = “{ $typed }” could be { $cards }.
illegal-castles-no-such-card = There is no card “{ $typed }” that could be meant.
illegal-castles-unreadable = “{ $move }” isn’t a move. Moves are `b1>b2*c4`, `b1*B`, `b1!c4`, `archer{ $at }b1`, `fireball!c4`, `barracks`, `tower{ $at }a1`, `+card{ $at }b2`, `end`; dice stand behind: `/2+4`.
illegal-castles-built = You have built something in this turn already.
illegal-castles-not-to-build = You can’t build that (there): “{ $move }”.
illegal-castles-not-in-hand = { $card } isn’t in your hand.
illegal-castles-no-creature = { $card } is no creature: magic is played, as in `fireball!c4`.
illegal-castles-no-magic = { $card } is no magic: creatures are summoned to a cell.
illegal-castles-second-legend = A legend of yours stands on the board already, so { $card } has to wait.
illegal-castles-no-edge-cell = { $cell } is no free cell of your edge.
illegal-castles-no-own-creature = No creature of yours stands on { $cell }.
illegal-castles-activated = { $card } has been activated this turn already.
illegal-castles-stunned = { $card } is stunned: it can’t be activated until your turn has ended.
illegal-castles-too-far = { $card } can’t go to { $cell }: too far, or taken.
illegal-castles-no-ability = { $card } has no ability to use.
illegal-castles-no-target = { $card } can’t be used so: “{ $move }”.
illegal-castles-out-of-reach = { $card } doesn’t reach an enemy on { $cell }.
illegal-castles-castle-out-of-reach = { $card } doesn’t reach that castle from there.
illegal-castles-does-nothing = { $card } has to go somewhere or attack something.
illegal-castles-powered = You have used your power in this turn already.
illegal-castles-no-power = Your power can’t be used so: “{ $move }”.

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
} fell in turn { $turn }: { $card } dealt { $count } of its { $total } wounds.
castles-decided-deaths = 🏁 { $whose ->
    [own] Your castle
   *[theirs] The enemy castle
} fell in turn { $turn }: { $count } of its { $total } wounds came from creatures that died.
castles-gain-wounds = the enemy castle would have { $count ->
    [one] { $count } more wound
   *[other] { $count } more wounds
}
castles-gain-own-wounds = your castle would have { $count ->
    [one] { $count } wound
   *[other] { $count } wounds
} fewer
castles-gain-died = { $count ->
    [one] { $count } more enemy creature would have died
   *[other] { $count } more enemy creatures would have died
}
castles-gain-own-died = { $count } more of your creatures would still stand
castles-gain-entered = you would have { $count ->
    [one] { $count } more creature
   *[other] { $count } more creatures
} on the board
