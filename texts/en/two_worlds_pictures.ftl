# Duel of Two Worlds: words in pictures, and their text alternatives.

two-worlds-picture-turn = Turn { $turn }: { $player }
two-worlds-picture-asked = { $player } may answer
two-worlds-picture-due = { $step ->
    [start] Before the advance
    [summon] Summon a warrior
    [draw] Draw a spell
   *[action] Action
}
two-worlds-picture-picks = The armies are chosen: { $rank ->
    [champion] champions
    [elite] elite warriors
   *[regular] regular warriors
}
two-worlds-picture-rank = { $rank ->
    [champion] Champion
    [elite] Elite warrior
   *[regular] Regular warrior
}
two-worlds-picture-rank-sheet = { $rank ->
    [champion] Champions
    [elite] Elite warriors
   *[regular] Regular warriors
}: { $count } { $count ->
    [one] card
   *[other] cards
}
two-worlds-picture-spell-sheet = Spells: { $count } { $count ->
    [one] card
   *[other] cards
}
two-worlds-picture-spell = Spell
two-worlds-picture-enchantment = Enchantment
two-worlds-picture-timing = { $timing ->
    [any_time] In your turn or in answer
   *[your_turn] In your turn only
}
two-worlds-picture-target = { $target ->
    [own_warrior] one of your warriors
    [enemy_warrior] an enemy warrior
    [any_warrior] any warrior
    [own_or_near] one of your warriors, or an enemy in your half
    [two_own_warriors] two of your warriors
    [own_and_enemy_in_row] the foremost of both in a row
    [cell] any cell
    [reflectable_spell] the opponent’s spell on top
   *[spell_or_enchantment] a spell on top, or an enchantment
}
two-worlds-picture-zone = { $zone ->
    [own_half] in your half
   *[beside] side by side
}
two-worlds-picture-distance = Distance
two-worlds-picture-copies = { $count } in { $of ->
    [spells] each deck of spells
   *[warriors] the game
}
two-worlds-picture-reason-destruction = Destruction: no warrior is left
two-worlds-picture-reason-breakthrough = Breakthrough to the enemy portal
two-worlds-picture-reason-quiet = Quiet rift: more warriors left
two-worlds-picture-reason-resignation = By resignation
two-worlds-picture-reason-agreement = By agreement
two-worlds-picture-reason-abandoned = Ended early
two-worlds-picture-reason-limit = Time is up: warriors left decide
two-worlds-picture-no-spells = No spells in hand
two-worlds-picture-army = Your deck, in no particular order
two-worlds-picture-keep = Keep one: { $kept } of { $of }
two-worlds-picture-kept = Your army so far
two-worlds-picture-chosen = You have chosen

# What the signs mean, in few words: in legends and text alternatives
two-worlds-sign-health = health left
two-worlds-sign-melee = damage next to it
two-worlds-sign-ranged = damage at 2, 3, 4 cells
two-worlds-sign-army = warriors in the deck
two-worlds-sign-book = spells in the deck
two-worlds-sign-hand = spells in hand
two-worlds-sign-fallen = fallen warriors
two-worlds-sign-cast = cast spells
two-worlds-sign-attack = attack
two-worlds-sign-target = what it names
two-worlds-sign-flying = flies
two-worlds-sign-breakthrough = is on its last cell
two-worlds-sign-shift = a step once a turn
two-worlds-sign-shapeshift = another form each turn
two-worlds-sign-reach-flyers = melee reaches flyers
two-worlds-sign-pack = +1 damage with others
two-worlds-sign-rally = neighbours: +1 damage
two-worlds-sign-bulwark = neighbours: +1 health
two-worlds-sign-dread = enemies next to it: −1 damage
two-worlds-sign-armour = −1 damage to it
two-worlds-sign-swift = advances two cells
two-worlds-sign-spell-ward = no target of enemy spells
two-worlds-sign-silent = attacks without answer
two-worlds-sign-splash = 1 damage behind the target
two-worlds-sign-knockback = pushes the target back
two-worlds-sign-deathless = returns once to the deck
two-worlds-sign-scholar = one more spell each turn
two-worlds-sign-reap = a fallen warrior returns
two-worlds-sign-curse = −1 damage, −1 health
two-worlds-sign-blessing = +1 damage, +1 health
two-worlds-sign-invisibility = out of reach from afar
two-worlds-sign-neutralization = no ability, no own flight
two-worlds-sign-flight = flies by a spell
two-worlds-sign-any-time = at any time
two-worlds-sign-your-turn = in your turn only
two-worlds-sign-enchantment = stays on a warrior
two-worlds-sign-used = used this turn

# Films
two-worlds-picture-strikes = The attack strikes

# Text alternatives
two-worlds-alt-seat = { $player }: { $army } { $army ->
    [one] warrior
   *[other] warriors
} and { $spells } { $spells ->
    [one] spell
   *[other] spells
} in the decks, { $hand } in hand, { $fallen } fallen, { $cast } cast.
two-worlds-alt-fighters = On the board of { $player }: { $fighters }.
two-worlds-alt-nobody = On the board of { $player }: no warriors.
two-worlds-alt-health = health { $health }
two-worlds-alt-wounded = health { $health } of { $most }
two-worlds-alt-strike = { $damage } at { $distance }
two-worlds-alt-strikes = damage { $strikes }
two-worlds-alt-silenced = silenced
two-worlds-alt-form-of = form of { $card }
two-worlds-alt-revealed = About to enter: { $card }.
two-worlds-alt-stack = On the stack, the top first: { $items }.
two-worlds-alt-attack = attack of { $player } ({ $cells } → { $target }) for { $damage }
two-worlds-alt-spell = { $card } of { $player } { $cells }
two-worlds-alt-attacked = The attack of this turn was made.
two-worlds-alt-quiet = Quiet turns: { $n } of 12.
two-worlds-alt-spent = Forms used up: { $cards }.
two-worlds-alt-picking = { $player } has kept { $kept } of { $of }{ $done ->
    [yes] { " and has chosen" }
   *[no] { "" }
}.
two-worlds-alt-hand = Hand of { $player }, { $count } { $count ->
    [one] spell
   *[other] spells
}: { $cards }.
two-worlds-alt-no-hand = { $player } has no spells in hand.
two-worlds-alt-possible = Can be cast now: { $cards }.
two-worlds-alt-army = Warriors in the deck: { $cards }.
two-worlds-alt-packet = To choose from: { $cards }.
two-worlds-alt-kept = Kept: { $cards }.
two-worlds-alt-warrior = { $card }. { $rank }, health { $health }, { $strikes }.
two-worlds-alt-spell-card = { $card }. { $kind }. { $timing }: { $target }. { $words }
two-worlds-alt-sheet = { $title }. { $cards }.

# What boards and hands show beside signs, in few words

two-worlds-mark-step-start = start of the turn: the army advances
two-worlds-mark-step-summon = warriors enter
two-worlds-mark-step-action = one attack, steps, forms
two-worlds-mark-step-draw = spells are drawn
two-worlds-mark-attack-used = the attack of this turn was made
two-worlds-mark-quiet = quiet turns in a row: at 12 the match ends
two-worlds-mark-order = the stack resolves in this order
two-worlds-mark-asked = may answer now
two-worlds-mark-ranks = frame: champion, elite, regular
two-worlds-mark-way = its direction, and the name of its cell
two-worlds-mark-ready = golden: can act or be cast now
two-worlds-mark-fresh = white: new or acting
two-worlds-mark-aimed = red: targeted
two-worlds-mark-raised = more than printed
two-worlds-mark-lowered = less than printed
two-worlds-mark-wound = wounded: health left of how much
two-worlds-mark-silenced = struck out: this ability is lost
two-worlds-mark-form = small emblem: who it really is
two-worlds-mark-gone = just destroyed
two-worlds-mark-blow = damage just now
