# Reviews, profiles, rankings and histories: in pictures, and told instead of them

chart-number = { $number }
chart-percent = { $share }%
chart-matches-of = { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
}
chart-no-matches = No matches yet.
chart-to-play = to play a match
chart-to-learn = to learn by short lessons
chart-won = won
chart-drawn = drawn
chart-over = over
chart-lost = lost
chart-new = new

# The review of a match

chart-axis-turn = turn
chart-turn = Turn { $turn } · { $name }
chart-proved = proved
chart-estimate = estimate
chart-chances = { $every ->
    [one] { $name }, chance to win, turn by turn: { $chances }
   *[other] { $name }, chance to win, every { $every } turns: { $chances }
}

# A profile

chart-no-rating = { $count ->
    [one] rating after { $count } more match
   *[other] rating after { $count } more matches
}
chart-results = Results
chart-others = Everything else
chart-record = { $name }: { $won } won, { $drawn } drawn, { $lost } lost
chart-wins-in-a-row = { $count ->
    [one] win in a row
   *[other] wins in a row
}
chart-losses-in-a-row = { $count ->
    [one] loss in a row
   *[other] losses in a row
}
chart-puzzles = { $count ->
    [one] puzzle solved
   *[other] puzzles solved
}
chart-missed-wins = { $count ->
    [one] missed win to find
   *[other] missed wins to find
}
chart-grimoire-rating = grimoire rating
chart-champion = Season { $season }: { $pool }
chart-best-win = best win
chart-favourites = favourites

# A ranking and a history

chart-rating = rating
chart-matches = matches
chart-nobody = No one is ranked yet.
chart-own = You: { $line }
chart-ranked = { $rank }. { $name }: { $rating }, { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
}
chart-against = against { $name }

# Two people beside each other

chart-never-met = They haven’t played each other here.
chart-draws = { $count ->
    [one] { $count } draw
   *[other] { $count } draws
}

# A user who solves puzzles

chart-themes = First answers by theme
chart-theme = { $theme }: { $right } right, { $wrong } wrong
chart-no-themes = Solve a few puzzles to see your strengths here.
chart-no-curve = Grimoire rating: { $rating }
chart-days-in-a-row = streak in days: { $count }
chart-daily-puzzle = Puzzle of the day · { $day }
chart-tries = answers: { $count }
chart-hints = hints: { $count }

# The pictures of an event

chart-points = points
chart-people = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
chart-and-more = and { $count } more
chart-tie-breaks = At equal points, the grey words decide.
chart-knockout-round = { $pairs ->
    [1] Final
    [2] Semifinals
    [4] Quarterfinals
    [8] Round of 16
   *[other] Pairs: { $pairs }
}
chart-no-opponent = no opponent
chart-won-against = { $winner } won against { $loser }
