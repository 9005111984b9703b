# What people agree on before a Duel of Two Worlds

game-two-worlds = Duel of Two Worlds
about-two-worlds = Two armies march at each other’s portals. Every attack can be answered.
two-worlds-setup-basic = choice of champions
two-worlds-setup-draft = draft of armies
two-worlds-terms-basic = Both are dealt 6 champions and keep 4; elite and regular warriors are dealt. A coin decides who begins.
two-worlds-terms-draft = Both keep one card after another of all three ranks and pass the others on. A coin decides who begins.
two-worlds-terms-window = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
} for an answer in the other’s turn
two-worlds-terms-spells = who is second begins with { $n } spells
option-setup = setup
option-setup-about = How armies come about (leave it out for the choice of champions)
option-second_player_spells = second-player-spells
option-second_player_spells-about = With how many spells the second player begins (usually 2)
option-window_seconds = window-seconds
option-window_seconds-about = Seconds for an answer in the other’s turn (usually 60 with a live clock)
refused-two-worlds-window = Answers can only have a time limit where turns have one: choose a clock too.

# The game in one minute

help-two-worlds =
    ## Duel of Two Worlds in one minute
    🏆 **The aim.** At the end of your turn a warrior of yours stands on its last cell, at the enemy portal; or the enemy has no warrior left, in play and in the deck.
    🗺️ **The board** has two rows of seven cells between two portals: u1 to u7 and l1 to l7, counted from portal A. Nobody passes an enemy, and attacks stay within a row.
    ▶️ **Your turn.** Your warriors advance one cell each, then the next one of your deck enters at your portal, in a row of your choice. Now attack once and cast any number of spells. At the end take a spell, or discard one and take two.
    ⚔️ **An attack** has one target and as many of your warriors as reach it: their damage is added up, and they suffer nothing. ❤️ is health, ⚔️ damage to a neighbour, 🏹 2/1 damage at the distances 2 and 3. Damage vanishes at the end of each turn.
    ❓ **Answers.** To an attack or a spell the other may answer with spells of their own; the last one happens first. I call whoever is asked. Whoever wants to see no more questions in this turn passes for the rest of it. An attack with *hold* waits for you once more, so that you can cast a spell in the middle of it.
    🎮 **To play:** { $duel } challenges somebody, or whoever wants to play, { $practice } plays against me, { $lobby } opens a table. **My hand** under the board shows your cards with buttons for everything that you can do; { $pick } and { $end } do the same. { $card } explains any card.
two-worlds-example-own = Mira
two-worlds-example-other = Orso
