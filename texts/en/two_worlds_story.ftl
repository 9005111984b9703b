# What happened in a Duel of Two Worlds

two-worlds-story-kept = { $player } has chosen { $rank ->
    [champion] a champion
    [elite] an elite warrior
   *[regular] a regular warrior
}; still to be chosen: { $left }
two-worlds-story-packets-passed = 🔁 The cards that are left change hands.
two-worlds-story-armies-ready = 🎲 Both armies are ready. { $player } wins the coin toss and starts.
two-worlds-story-turn-began = **Turn { $turn }** · { $player }
two-worlds-story-advance = ⏩ The army advances
two-worlds-story-advanced = { $card } { $cell } → { $to }
two-worlds-story-revealed = 🎴 { $player } reveals { $card }
two-worlds-story-summoned = 🎴 { $player }: { $warrior } enters
two-worlds-story-box-seen = 🐺 { $player } looks into the box
two-worlds-story-announced = ⚔️ { $player } attacks { $warrior } with { $fighters }, damage { $damage }{ $hold ->
    [yes] {""}, and holds
   *[no] {""}
}
two-worlds-story-spell-cast = ✨ { $player } casts { $spell }
two-worlds-story-spell-cast-at = ✨ { $player } casts { $spell } → { $at }
two-worlds-story-answers-attack = in answer to the attack
two-worlds-story-answers-own-attack = during their own attack
two-worlds-story-answers-spell = in answer to { $spell }
two-worlds-story-asked = { $player } may answer
two-worlds-story-passed = { $player } passes
two-worlds-story-fizzled-attack = the attack fizzles
two-worlds-story-fizzled-spell = { $spell } fizzles
two-worlds-story-hit-attack = { $warrior } −{ $damage } ❤️{ $left ->
    [0] {""}
   *[other] {""}, { $left } left
}
two-worlds-story-hit-splash = splash on { $warrior }: −{ $damage } ❤️{ $left ->
    [0] {""}
   *[other] {""}, { $left } left
}
two-worlds-story-hit-spell = { $by } on { $warrior }: −{ $damage } ❤️{ $left ->
    [0] {""}
   *[other] {""}, { $left } left
}
two-worlds-story-destroyed = { $warrior } falls 💀
two-worlds-story-destroyed-saved = { $warrior } falls, but goes under { $player }’s deck ♾️
two-worlds-story-moved-shift = ↔️ { $player }: { $card } { $cell } → { $to }
two-worlds-story-moved-spell = { $card } { $cell } → { $to }
two-worlds-story-moved-knockback = { $card } is knocked back, { $cell } → { $to }
two-worlds-story-moved-pushed = { $card } is pushed back, { $cell } → { $to }
two-worlds-story-enchanted = { $spell } enchants { $warrior }
two-worlds-story-disenchanted = { $spell } is removed from { $warrior }
two-worlds-story-cancelled = { $spell } has no effect
two-worlds-story-redirected = { $spell } now belongs to { $player } → { $cell }
two-worlds-story-returned-top = { $warrior } goes on top of { $player }’s deck
two-worlds-story-returned-bottom = { $warrior } goes under { $player }’s deck
two-worlds-story-shaped = 🐺 { $player }: the Werewolf ({ $cell }) takes the form of { $form }
two-worlds-story-reaped = { $card } comes back under { $player }’s deck
two-worlds-story-taken = { $player } takes { $count ->
    [one] { $count } spell
   *[other] { $count } spells
}
two-worlds-story-taken-exchanged = { $player } discards { $discarded } and takes { $count ->
    [one] { $count } spell
   *[other] { $count } spells
}
two-worlds-story-ended-breakthrough = 🏁 Breakthrough! Victory: { $player }.
two-worlds-story-ended-destruction = 🏁 No enemy is left. Victory: { $player }.
two-worlds-story-ended-destruction-draw = 🏁 Both armies are destroyed: a draw.
two-worlds-story-ended-quiet = 🏁 All is quiet at the rift, and warriors are counted. Victory: { $player }.
two-worlds-story-ended-quiet-draw = 🏁 All is quiet at the rift, and both are equal: a draw.
