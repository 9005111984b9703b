# What people agree on before a Duel of Two Worlds

game-two-worlds = Duel of Two Worlds
about-two-worlds = Two armies march at each other’s portals. Every attack can be answered.
two-worlds-setup-basic = choice of champions
two-worlds-setup-draft = draft of armies
two-worlds-settings-basic = Both are dealt 6 champions and keep 4; elite and regular warriors are dealt. A coin decides who begins.
two-worlds-settings-draft = Both keep one card after another of all three ranks and pass the others on. A coin decides who begins.
two-worlds-settings-window = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
} to respond in the opponent’s turn
two-worlds-settings-spells = the second player starts with { $n } spells
option-setup = setup
option-setup-about = How armies are built (default: choice of champions)
option-second_player_spells = second-player-spells
option-second_player_spells-about = Spells the second player starts with (default: 2)
option-window_seconds = window-seconds
option-window_seconds-about = Seconds to respond in the opponent’s turn (default: 60 with a live clock)
refused-two-worlds-window = A time limit for responses needs a turn clock: choose a clock too.
