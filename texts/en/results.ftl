# Results, ratings and seasons

option-rated = rated
option-rated-about = Does it count for the ratings? (leave it out for this server’s usual way)
terms-rated = ⚖️ Rated: the result counts, from everyone’s third turn on. Rematches within a week count less.
terms-lack-clock = Friendly: a rated match needs a clock.
refused-cannot-be-rated = Only matches of people against each other can be rated. Leave `rated` out, or play another mode.
play-duel = duels
play-bot = against the bot
play-solo = against the game
play-abandoned = given up by all
play-table = tables
play-league = leagues

# /server

server-rated = Rated or friendly
server-season = Rating seasons
server-rated-is = ⚖️ Matches are usually: **{ $choice }**
rated-friendly = friendly
rated-rated = rated
server-season-is = 🗓️ A rating season lasts: **{ $choice }**
season-none = no end
season-month = one month
season-quarter = three months
server-candidates = Puzzles from matches
server-candidates-is = 🧩 Missed wins become puzzles for `/grimoire review`: **{ $choice }**
candidates-none = never
candidates-nightly = each night, if all players agree
server-champions = Champions’ role
server-champions-choose = Champions’ role (empty: none)
server-champions-is = 👑 Champions’ role: { $role }
server-results = Results channel
server-results-choose = Results channel (empty: none)
server-results-is = 📣 Results channel: { $channel }
server-daily-is = 📜 Page of the day: { $channel } at **{ $time }** ({ $zone }) · { $command }
server-daily-off = 📜 Page of the day: **off** · { $command }
server-none = **none**
server-resigned = 🏳️ Resigned duels before everyone’s third turn, in the last 30 days: { $people }.
server-often = 🔁 Met often in rated matches, in the last 30 days: { $pairs }.
server-fed = 🪜 Beat opponents who met no one else in rated matches: { $people }.
refused-role-not-free = { $role } is not a role that anybody can give. Choose another one.
refused-role-permission = I may not give { $role }: I lack the permission “Manage Roles” here.
refused-role-above = I may not give { $role }: it is not below my own role. Move mine above it in the server’s settings.
refused-role-moderates = { $role } has permissions of moderators. Choose a role without any.
refused-role-not-yours = To choose the champions’ role you need the permission “Manage Roles”.
refused-role-above-yours = { $role } isn’t below your highest role. Choose a lower one.
champions-role-told = You chose the champions’ role in **{ $server }**. I can’t give it to the winner:
refused-channel-not-yours = You can’t post in { $channel } yourself. Choose a channel where you can.

# Below the end of a rated match

rated-change = { $player } { $before } → **{ $after }** ({ $change })
rated-shown = { $player } **{ $after }**
rated-new = { $player } new
rated-less = ⚖️ It counts { $percent } %: the same people have met in the last seven days.
rated-upset = ⚡ An upset: { $player } was { $points } points behind.
rated-first-win = 🎉 { $player }: the first win here. Congratulations!
rated-not-short = ⚖️ Friendly: it ended before everyone’s third turn.
rated-not-bot = ⚖️ Not rated: the bot had a seat.
rated-not-over = ⚖️ Not rated: nobody has won.

# /profile

command-profile = profile
command-profile-about = How somebody has done: ratings, record, titles
command-results-person = person
command-results-person-about = Whom (default: yourself)
menu-profile = Profile
menu-challenge = Challenge
refused-profile-hidden = { $player } does not show the own results here.
profile-title = ### 👤 { $player }
profile-empty = No result here yet. { $command } begins a match.
button-best-win = Best win
button-history = Matches
button-show-ranked = Show me in rankings
button-show-profile = Public profile
button-show-worldwide = Rate me worldwide
button-show-lends = Make puzzles from my matches
button-show-unrated = Solve unrated
button-switch-on = ✅ { $what }: on
button-switch-off = ⬜ { $what }: off

# /history

command-history = history
command-history-about = What somebody has played in this server, each match to be replayed
command-history-game = game
command-history-game-about = Only this game
command-history-against = against
command-history-against-about = Only matches against this person
history-title = ### 📜 { $player }
history-empty = No result here.
history-page = page { $number }
history-turns = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
history-choice = #{ $number } · { $opponents } · { $day }

# /ranking

command-ranking = ranking
command-ranking-about = The table of ratings of this server
command-ranking-game = game
command-ranking-game-about = Which game (leave it out for this server’s usual one)
command-ranking-season = season
command-ranking-season-about = The number of the season (leave it out for the one that goes on)
refused-no-such-season = There is no such season here. The last one is { $last }.
table-season = season { $season }
table-not-yet = You are listed after { $count } rated matches.
table-hidden = You are in no table here: you have chosen so in your profile.
table-not-worldwide = Here are those who have agreed to it: the button is in { $command }.
table-here = This server
table-world = Worldwide

# /compare

command-compare = compare
command-compare-about = Two people beside each other, and what came of their matches
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
