# Duel of Two Worlds

two-worlds-row-u = Left row (a)
two-worlds-row-l = Right row (b)
two-worlds-aim-distance = { $cell }, distance { $n }
two-worlds-gone = a warrior no longer in play
two-worlds-explained = -# **{ $term }** · { $about }
two-worlds-timing-any-time = Spell · at any time
two-worlds-timing-your-turn = Spell · in your turn only
two-worlds-not-reflectable = -# It can’t be reflected.

# Above and below the board

two-worlds-introduction = 🏆 You win if one of your warriors is on its last cell at the end of your turn, or if you have destroyed all enemies.
two-worlds-status-picks-champion = 🎴 { $player }: choose your champions.
two-worlds-status-picks-elite = 🎴 { $player }: choose your elite warriors.
two-worlds-status-picks-regular = 🎴 { $player }: choose your regular warriors.
two-worlds-status-start = ▶ { $player }, your turn: before your army advances you can shift.
two-worlds-status-summon = ▶ { $player }: which row does { $card } enter?
two-worlds-status-summon-none = ▶ { $player }: no warrior can enter. You can shift first, or continue.
two-worlds-status-action = ▶ { $player }, your turn: attack, cast spells.
two-worlds-status-action-attacked = ▶ { $player }, your turn: cast spells, or continue.
two-worlds-status-draw = ▶ { $player }: take a spell, or exchange one.
two-worlds-status-draw-only = ▶ { $player }: take a spell.
two-worlds-status-draw-none = ▶ { $player }: no spell is left to take. You can shift, or end your turn.
two-worlds-status-attack = ❓ { $player } may answer the attack on { $target }: { $damage } damage.
two-worlds-status-hold = ❓ { $player } may cast spells during their own attack on { $target }: { $damage } damage.
two-worlds-status-spell = ❓ { $player } may answer { $spell }.
two-worlds-status-spell-at = ❓ { $player } may answer { $spell }, cast at { $target }.

# The panel

two-worlds-prompt-keep = 🎴 Choose your champions: { $n } more. The others go to the box.
two-worlds-prompt-draft-champion = 🎴 Keep a champion, the other cards go to your opponent. Still to be kept: { $n }.
two-worlds-prompt-draft-elite = 🎴 Keep an elite warrior, the other cards go to your opponent. Still to be kept: { $n }.
two-worlds-prompt-draft-regular = 🎴 Keep a regular warrior, the other cards go to your opponent. Still to be kept: { $n }.
two-worlds-prompt-kept = -# Your army so far: { $cards }
two-worlds-prompt-start = **Your turn** · Before your army advances you can shift.
two-worlds-prompt-summon = **Your turn** · { $card } enters. In which row?
two-worlds-prompt-summon-none = **Your turn** · No entry cell is free, or no warrior is left to enter. You can shift first.
two-worlds-prompt-action = **Your turn** · Attack once, cast as many spells as you like.
two-worlds-prompt-action-attacked = **Your turn** · You have attacked. You can still cast spells.
two-worlds-prompt-action-no-spells = **Your turn** · Attack once. You hold no spells.
two-worlds-prompt-action-attacked-no-spells = **Your turn** · You have attacked, and you hold no spells.
two-worlds-prompt-draw = **Your turn** · Take a spell, or discard one and take two; that ends your turn.
two-worlds-prompt-draw-only = **Your turn** · Take a spell; that ends your turn.
two-worlds-prompt-draw-last = **Your turn** · One spell is left: take it, and discard one of yours for it if you like. That ends your turn.
two-worlds-prompt-draw-none = **Your turn** · No spell is left to take. You can shift before your turn ends.
two-worlds-prompt-attack = ❓ { $fighters } attack { $target } for { $damage } damage. Respond?
two-worlds-prompt-hold = ❓ Your attack on { $target } is on hold: { $damage } damage by { $fighters }. Cast a spell first?
two-worlds-prompt-spell = ❓ { $spell } was cast. Respond?
two-worlds-prompt-spell-at = ❓ { $spell } was cast on { $target }. Respond?
two-worlds-choose-attackers = ⚔️ **{ $target }** · Who attacks?
two-worlds-choose-aim = ✨ { $spell } · { $about }
two-worlds-choose-form = 🐺 Which form?
two-worlds-hint = Choose
two-worlds-hint-attackers = Who attacks?
two-worlds-hint-aim = Choose a target
two-worlds-hint-form = Which form?
two-worlds-button-attack = ⚔️ { $target }
two-worlds-button-attackers = with { $fighters }: { $damage } damage{ $enough ->
    [yes] {", destroys"}
   *[no] {""}
}{ $hold ->
    [yes] {" · hold"}
   *[no] {""}
}
two-worlds-button-some = Choose attackers …
two-worlds-button-some-hold = Others, with hold …
two-worlds-button-spells = ✨ Cast a spell ({ $possible } of { $count }) …
two-worlds-button-exchanges = 🔁 Exchange a spell …
two-worlds-choose-spells = ✨ Which spell do you cast?
two-worlds-choose-exchanges = 🔁 Which spell do you discard, to take two?
two-worlds-yours = yours
two-worlds-button-cast = ✨ { $spell }
two-worlds-button-dispel = On the stack: { $spell }
two-worlds-button-no-target = No new target (no effect)
two-worlds-button-shift = ↔️ { $fighter } → { $to }
two-worlds-button-shape = 🐺 { $fighter }: another form …
two-worlds-button-exchange = Exchange { $spell }
two-worlds-button-pass = Pass
two-worlds-button-pass-all = Pass for the rest of this turn
two-worlds-button-go-start = Advance
two-worlds-button-go-summon = Continue
two-worlds-button-go-draw = End turn
two-worlds-button-end = Go to draw step
two-worlds-button-end-turn = End turn
two-worlds-button-take = Take a spell and end turn
two-worlds-doubt-end = ⚠️ You can still attack, and attackers take no damage. Continue without attacking?
two-worlds-doubt-no-enemy = ⚠️ { $spell } wouldn’t hit an enemy there. Cast it anyway?

# Moves in words

two-worlds-move-keep = keep { $card }
two-worlds-move-go = continue
two-worlds-move-pass = pass
two-worlds-move-end = end the action step
two-worlds-move-take = take a spell
two-worlds-move-summon = summon: { $row }
two-worlds-move-attack = attack { $target } with { $fighters }{ $hold ->
    [yes] {" "}and hold
   *[no] {""}
}
two-worlds-move-cast = cast { $spell }
two-worlds-move-cast-at = cast { $spell }: { $at }
two-worlds-move-shift = { $warrior } shifts { $way ->
    [forward] forward
   *[back] back
}
two-worlds-move-shape = { $warrior } takes another form: { $form }
two-worlds-move-exchange = exchange { $spell }

# Refusals

illegal-two-worlds-not-due = It isn’t your turn to act.
illegal-two-worlds-not-now = “{ $move }” isn’t possible now.
illegal-two-worlds-not-in-packet = { $card } isn’t one of the cards you can choose from.
illegal-two-worlds-not-in-hand = { $card } isn’t in your hand.
illegal-two-worlds-own-turn-only = { $card } can only be cast in your own turn.
illegal-two-worlds-no-target = { $card } has no valid target right now.
illegal-two-worlds-not-that-target = You can’t cast { $card } like that: “{ $move }”.
illegal-two-worlds-no-own-warrior = You have no warrior on { $cell }.
illegal-two-worlds-no-enemy = No enemy is on { $cell }.
illegal-two-worlds-no-ability = { $card } can’t do this now: “{ $move }”.
illegal-two-worlds-attacked = You’ve already attacked this turn.
illegal-two-worlds-who-attacks = Choose your attackers, each only once.
illegal-two-worlds-out-of-reach = { $card } ({ $cell }) doesn’t reach { $target }.
illegal-two-worlds-no-damage = One of these attackers would deal no damage.
illegal-two-worlds-silent-hold = A silent attack can’t be answered, so there is nothing to hold it for.
illegal-two-worlds-ambiguous = “{ $typed }” could be { $cards }.
illegal-two-worlds-no-such-card = No card here is called “{ $typed }”.
illegal-two-worlds-unreadable = “{ $move }” isn’t a move. Moves are `a2+a3>a4`, `curse@a5`, `a3+`, `a3-`, `a`, `b`, `pass`, `end`, `take`, `-curse`.

# What practice tells

two-worlds-foresee-won = you break through and win
two-worlds-foresee-lost = { $warrior } reaches your portal, and { $player } wins at the end of the next turn
two-worlds-decided = 🏁 { $won ->
    [yes] Your { $warrior }
   *[no] The enemy { $warrior }
} broke through on turn { $turn }.
gain-two-worlds-felled = { $count ->
    [one] { $count } more enemy warrior would have fallen
   *[other] { $count } more enemy warriors would have fallen
}
gain-two-worlds-saved = { $count } more of your warriors would still stand

# Users who watch guess the next move

two-worlds-guess-cast = ✨ Cast a spell
two-worlds-guess-swap = 🔁 Exchange a spell
two-worlds-guess-shift = ↔️ Shift a warrior
two-worlds-guess-shape = 🐺 Take another form
