# Puzzles of Battle on the Bald Mountain

puzzle-set-sabbath = Sabbath Night
puzzle-win-bald-mountain = Win this turn.
puzzle-turn-bald-mountain = 🔮 You have two actions: play a card onto the altar of its colour, or activate a spell that faces you, each at most once. You win with 15 gems, or when your opponent has no energy; your own energy must not run out. The deck is empty. On the last turn, the side with more gems wins at its end, or, if these are equal, the side with more energy.
puzzle-short-bald-mountain = ❌ **Not won.** You are { $distance ->
    [one] one gem or one energy
   *[other] { $distance } gems or energy
} short.
bald-mountain-puzzle-under = -# Under { $card }: { $cards }
bald-mountain-puzzle-below = { $facing ->
    [own] { $card } (faces you)
   *[theirs] { $card } (faces your opponent)
}
