# Challenges

challenge-title = ### ⚔️ A challenge · { $game }
challenge-text-pick = { $challenger } challenges { $opponent }. { $challenger } chooses: { $pick }.
challenge-text = { $challenger } challenges { $opponent }.
challenge-expires = { $opponent } can answer until { $when }.
challenge-accept = Accept
challenge-decline = Decline
challenge-withdraw = Withdraw
challenge-accepted = ✅ { $opponent } accepts the challenge of { $challenger }. The match is played { $where }.
challenge-declined = { $opponent } declines.
challenge-expired = The challenge has expired.

# A lobby for everybody

lobby-title = ### 🚪 An open table · { $what }
lobby-title-two = ### ⚔️ Anyone? · { $what }
lobby-wanted = { $host } would like to play now.
lobby-rematch = 🔁 This table is for the players of the last match.
lobby-seat = **{ $seat }** · { $who }
lobby-seat-team = **{ $seat }** (team { $team }) · { $who }
lobby-free = free
lobby-seat-bot = 🤖 the bot ({ $strength })
lobby-join = Join
lobby-leave = Leave
lobby-bot-question = 🤖 Let the bot take a seat
lobby-bot-one = The bot on a free seat: { $strength }
lobby-bot-all = The bot on all free seats: { $strength }
lobby-bot-none = No bot at this table
lobby-cancel = Cancel
lobby-expires = It begins as soon as all seats are taken, and stays open until { $when }. { $host } is the host and can close it.
lobby-expires-two = Whoever presses *Join* plays at once. This stays open until { $when }.
lobby-started = ✅ { $what }: { $players }. The match is played { $where }.
origin-ended = { $what } · played { $where }
begun-bot = 🤖 { $name } ({ $strength })
lobby-cancelled = This table was closed: { $what }.
lobby-expired = Not enough people have come in time: { $what }. This table is closed.

# What is played

clock-none = no clock
clock-60 = live: 1 minute
clock-180 = live: 3 minutes
clock-300 = live: 5 minutes
clock-600 = live: 10 minutes
clock-43200 = correspondence: 12 hours
clock-86400 = correspondence: 24 hours
clock-259200 = correspondence: 72 hours

terms-no-clock = no clock
terms-clock-misses = { $clock }, { $count ->
    [one] the first missed one costs the seat
   *[other] { $count } missed ones in a row cost the seat
}
terms-clock-minutes = { $count ->
    [one] { $count } minute for each turn
   *[other] { $count } minutes for each turn
}
terms-clock-hours = { $count ->
    [one] { $count } hour for each turn
   *[other] { $count } hours for each turn
}

# Commands. Names: lower case, no spaces. Descriptions and options: at most 100 characters.

command-duel = duel
command-duel-about = Play a duel with somebody, or with whoever wants to play now
command-draft = draft
command-draft-about = Open a table for a draft, for two or four people
command-league = league
command-league-about = Open a table for a mutation league of four people
command-lobby = lobby
command-lobby-about = Anyone? Open a table for whoever wants to play
command-server = server
command-server-about = Server settings: default game and clock, threads, mentions, results
option-opponent = opponent
option-opponent-about = Who you want to play against (leave it out for anybody)
option-clock = clock
option-clock-about = Time for each turn (leave it out for this server’s usual clock)
option-misses = misses
option-misses-about = Turns in a row that may run out of time until the seat is lost (usually 3)

server-clock-is = ⏱️ Default clock: **{ $clock }**

# Refusals: short, for one person only

refused-many-lobbies = You already have { $count } open lobbies and challenges. Close one of them, or wait until it begins.
refused-many-lobbies-here = There are { $count } open lobbies and challenges in this server already. Join one of them!
refused-many-challenges = You have asked { $player } { $count } times within ten minutes. Let it rest, and try again { $when }.
refused-many-matches = { $player } already plays { $count } matches. Some of them have to be finished first: { $command } shows yours.
refused-many-matches-together = { $player } and { $other } already play { $count } matches with each other. Some of them have to be finished first: { $command } shows yours.
refused-challenge-closed = That challenge isn’t open any more.
refused-not-challenged = This challenge isn’t for you.
refused-not-challenger = Only { $challenger } can withdraw this challenge.
refused-self = You can’t challenge yourself.
refused-bot = Bots don’t play duels.
refused-already-challenged = There already is an open challenge between the two of you.
refused-lobby-closed = That table isn’t open any more.
refused-lobby-seated = You are already sitting here.
refused-lobby-absent = You aren’t sitting at this table.
refused-lobby-full = There is no free seat here any more.
refused-lobby-changed = Somebody else was faster. This is how the table stands now: try again.
refused-lobby-not-host = Only { $host } can close this table.
refused-unknown-clock = There is no such clock. Take one from the list.

lobby-join-team = Join { $team }
refused-no-such-choice = There is no “{ $typed }” to choose. Take one from the list.
refused-several-games = “{ $typed }” could be { $games }.
refused-unknown-game = There is no game “{ $typed }”. Take one from the list.
refused-option-not-here = “{ $option }” can’t be settled for { $game }.
refused-pick-not-here = There is nothing to choose for a seat here.
refused-not-a-duel = That isn’t played by two against each other. Open a table for it: { $command }.
refused-practice-together = Against the bot you can play only what people play against each other.
refused-no-solo = { $game } has no game for one person.
option-game = game
option-game-about = Which game (leave it out for this server’s usual one)
server-game-is = 🎲 Default game: **{ $game }**

# Seats that the game itself plays

seat-ai = AI
seat-ai-of = AI { $seat }
refused-no-such-table = { $game } has nothing of that kind. Open a table with { $command }.
refused-rematch-waits = You have asked for it already. It begins when the others press the same button.
refused-lobby-rematch = This table is for the players of the last match. Open your own with { $command }.
rematch-begins = ✅ The rematch begins { $where }.
refused-waiting-already = You are waiting for such a game already. Whoever wants the same finds you.
button-lobby-drop = Cancel it
lobby-dropped = Cancelled. You aren’t waiting any more.
refused-host-left = The host has left the server, so this is closed.
refused-cannot-look-on = { $player } can’t see this channel. Choose one that you both can see.
lobby-paired = ✅ { $host } has been waiting for this. The match is played { $where }.
