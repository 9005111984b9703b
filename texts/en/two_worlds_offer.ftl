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
