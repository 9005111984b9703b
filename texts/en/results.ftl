# Results, ratings and seasons

option-rated = rated
option-rated-about = Should it count for ratings? (default: the server’s setting)
settings-rated = ⚖️ Rated: the result counts, from everyone’s third turn on. Rematches within a week count less.
settings-lack-clock = Friendly: a rated match needs a clock.
refused-cannot-be-rated = Only matches between people can be rated. Leave `rated` out, or choose another mode.
play-duel = duels
play-bot = against the bot
play-solo = against the game
play-abandoned = abandoned
play-table = multiplayer
play-league = leagues

# /server

server-rated = Rated or friendly
server-season = Rating seasons
server-rated-is = ⚖️ New matches by default: **{ $choice }**
rated-friendly = friendly
rated-rated = rated
server-season-is = 🗓️ A rating season lasts: **{ $choice }**
season-none = no end
season-month = one month
season-quarter = three months
server-candidates = Puzzles from matches
server-candidates-is = 🧩 Missed wins become puzzles for `/grimoire review`: **{ $choice }**
candidates-none = never
candidates-nightly = every night, if all players agree
server-champions = Champions’ role
server-champions-choose = Champions’ role (empty: none)
server-champions-is = 👑 Champions’ role: { $role }
server-results = Results channel
server-results-choose = Results channel (empty: none)
server-results-is = 📣 Results channel: { $channel }
server-daily-is = 📜 Daily puzzle: { $channel } at **{ $time }** ({ $zone }) · { $command }
server-daily-off = 📜 Daily puzzle: **off** · { $command }
server-none = **none**
server-resigned = 🏳️ Duels resigned before everyone’s third turn, last 30 days: { $people }.
server-often = 🔁 Met often in rated matches, in the last 30 days: { $pairs }.
server-fed = 🪜 Beat opponents who met no one else in rated matches: { $people }.
refused-role-not-free = { $role } can’t be assigned to people. Choose another role.
refused-role-permission = I can’t assign { $role }: I need the “Manage Roles” permission here.
refused-role-above = I can’t assign { $role }: it’s above my own role. Move my role above it in the server settings.
refused-role-moderates = { $role } has permissions of moderators. Choose a role without any.
refused-role-not-yours = To choose the champions’ role you need the permission “Manage Roles”.
refused-role-above-yours = { $role } isn’t below your highest role. Choose a lower one.
champions-role-told = You chose the champions’ role in **{ $server }**. I can’t give it to the winner:
refused-channel-not-yours = You can’t post in { $channel } yourself. Choose a channel where you can.

# Below the end of a rated match

rated-change = { $player } { $before } → **{ $after }** ({ $change })
rated-shown = { $player } **{ $after }**
rated-new = { $player } new
rated-less = ⚖️ Counts { $percent } %: these players have met in the last seven days.
rated-upset = ⚡ An upset: { $player } was { $points } points behind.
rated-first-win = 🎉 { $player }’s first win here. Congratulations!
rated-not-short = ⚖️ Friendly: it ended before everyone’s third turn.
rated-not-bot = ⚖️ Not rated: the bot was playing.
rated-not-over = ⚖️ Not rated: there’s no winner.

# /profile

command-profile = profile
command-profile-about = A player’s ratings, record and titles
command-results-person = person
command-results-person-about = Which player (default: you)
menu-profile = Profile
menu-challenge = Challenge
refused-profile-hidden = { $player } keeps their results private here.
profile-title = ### 👤 { $player }
profile-events = 🏆 Events: { $count }
profile-empty = No results yet. Use { $command } to play a match.
button-best-win = Best win
button-history = Matches
button-show-ranked = Show me in rankings
button-show-profile = Make profile public
button-show-worldwide = Join worldwide ratings
button-show-lends = Allow puzzles from my matches
button-show-unrated = Solve puzzles unrated
button-show-friends = Share daily puzzles with friends
button-switch-on = ✅ { $what }: on
button-switch-off = ⬜ { $what }: off

# /history

command-history = history
command-history-about = A player’s matches in this server, with replays
command-history-game = game
command-history-game-about = Only this game
command-history-against = against
command-history-against-about = Only matches against this person
history-title = ### 📜 { $player }
history-empty = No matches yet.
history-page = page { $number }
history-turns = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
history-choice = #{ $number } · { $opponents } · { $day }

# /ranking

command-ranking = ranking
command-ranking-about = This server’s ranking
command-ranking-game = game
command-ranking-game-about = Which game (default: this server’s game)
command-ranking-season = season
command-ranking-season-about = The season number (default: the current season)
refused-no-such-season = That season doesn’t exist here. The latest is { $last }.
table-season = season { $season }
table-not-yet = You’ll be ranked after { $count } rated matches.
table-hidden = You’re hidden from rankings here. You can change that in your profile.
table-not-worldwide = Only players who opted in are shown. Join with the button in { $command }.
table-here = This server
table-world = Worldwide

# /compare

command-compare = compare
command-compare-about = Compare two players head to head
command-compare-one = one
command-compare-one-about = Whom to compare
command-compare-other = other
command-compare-other-about = The other person (default: yourself)
refused-compare-self = Choose someone else: these two are the same person.
compare-title = ### { $one } – { $other }

# The results channel

result-won = 🏆 { $player } { $count ->
    [one] wins
   *[other] win
} against { $loser } · { $game } · { $where } · #{ $number }
result-drawn = 🤝 { $players }: a draw · { $game } · { $where } · #{ $number }
season-ended = 🏁 **Season { $season } is over.**
refused-results-channel = I can’t post in { $channel }. Give me *View Channel* and *Send Messages* there.

# The post about a week, and rankings that stay in a channel

server-week = Post about the week
server-week-choose = Channel for the week (empty: none)
server-week-is = 📅 Post about the week, Mondays at 9:00: { $channel }
week-title = The week
week-head = 📅 **The week** · { $since } – { $until }
week-matches = { $count ->
    [one] match
   *[other] matches
}
week-players = { $count ->
    [one] player
   *[other] players
}
week-puzzles = { $count ->
    [one] puzzle solved
   *[other] puzzles solved
}
week-active = Most active
week-played = { $count ->
    [one] { $count } match
   *[other] { $count } matches
}, { $won } won
week-upset = Biggest upset
week-behind = { $count ->
    [one] { $count } point behind
   *[other] { $count } points behind
}
week-closest = Closest match
week-turns = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
week-beat = { $player } beat { $loser }
week-hardest = Hardest puzzle solved
week-rated = rated { $rating }
week-streak = Longest streak of daily puzzles
week-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
week-crown = Season { $season } won
week-event = Event won
week-achievement = New achievement
week-closest-about = Closest match: the duel with the most turns that no one resigned. Hardest puzzle: on the first try, without hints.
week-about = Left out: matches that not everyone here could watch, and players who hide in their { $command }.
button-week-closest = Replay closest match
button-week-upset = Replay upset
button-week-puzzle = Try the hardest puzzle
button-ranking-keep = 📌 Keep it here
button-ranking-stop = Stop and delete
button-ranking-whole = Full ranking
ranking-kept = 📌 I’ll post this ranking here and keep it up to date.
ranking-kept-since = Last change: { $when }
ranking-stopped = Deleted. I no longer keep this ranking here.
refused-rankings-kept = This server already keeps { $count } rankings. Stop one of them first.

# Statistics of this server's matches: /meta, and the button of a card or a deck

command-meta = meta
command-meta-about = Which cards and decks are played and win in this server
command-meta-game = game
command-meta-game-about = Which game (default: this server’s game)
command-meta-season = season
command-meta-season-about = The season number (default: all seasons)
button-statistics = Statistics here
statistics-people = between players
statistics-bot = against the bot
statistics-ever = all seasons
statistics-modes = Modes: first player’s wins
statistics-played = Cards, most played
statistics-best = Cards, most wins
statistics-decks = Decks and races
statistics-deck = These cards as a deck
statistics-how-often = In matches
statistics-count = times
statistics-won = won
statistics-turns = average length in turns
statistics-first = first player’s wins
statistics-picked = picked in drafts
statistics-banned = banned
statistics-range = { $share }% ({ $low }–{ $high }%)
statistics-line = { $name }: { $count } times
statistics-line-share = { $name }: { $count } times, won { $share }% ({ $low }–{ $high }%)
statistics-none = No matches to count yet.
statistics-few = Shares appear after { $count } wins and losses.
