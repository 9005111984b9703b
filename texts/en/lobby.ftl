# Challenges

challenge-title = ### ⚔️ A challenge · { $game }
challenge-text-pick = { $challenger } challenges { $opponent }. { $challenger } chooses: { $pick }.
challenge-text = { $challenger } challenges { $opponent }.
challenge-expires = { $opponent } can answer until { $when }.
challenge-accept = Accept
challenge-decline = Decline
challenge-withdraw = Withdraw
challenge-accepted = ✅ { $opponent } accepted { $challenger }’s challenge. The match starts { $where }.
challenge-declined = { $opponent } declined.
challenge-expired = The challenge has expired.

# A lobby for everybody

lobby-title = ### 🚪 Open lobby · { $what }
lobby-title-two = ### ⚔️ Looking for an opponent · { $what }
lobby-wanted = { $host } wants to play now.
lobby-rematch = 🔁 This lobby is for the players of the last match.
lobby-seat = **{ $seat }** · { $who }
lobby-seat-team = **{ $seat }** (team { $team }) · { $who }
lobby-free = open
lobby-seat-bot = 🤖 the bot ({ $strength })
lobby-join = Join
lobby-leave = Leave
lobby-bot-question = 🤖 Add a bot
lobby-bot-one = Add one bot: { $strength }
lobby-bot-all = Fill all open seats with bots: { $strength }
lobby-bot-none = Remove all bots
lobby-cancel = Cancel
lobby-expires = Starts as soon as every seat is taken. Open until { $when }. { $host } is the host and can close it.
lobby-expires-two = Press *Join* to start right away. Open until { $when }.
lobby-started = ✅ { $what }: { $players }. The match starts { $where }.
origin-ended = { $what } · played { $where }
begun-bot = 🤖 { $name } ({ $strength })
lobby-cancelled = Lobby closed: { $what }.
lobby-expired = Lobby expired: not enough players joined { $what }.

# What is played

clock-none = no clock
clock-60 = live: 1 minute
clock-180 = live: 3 minutes
clock-300 = live: 5 minutes
clock-600 = live: 10 minutes
clock-43200 = correspondence: 12 hours
clock-86400 = correspondence: 24 hours
clock-259200 = correspondence: 72 hours

settings-no-clock = no clock
settings-clock-misses = { $clock }, { $count ->
    [one] one missed turn forfeits the seat
   *[other] { $count } missed turns in a row forfeit the seat
}
settings-clock-minutes = { $count ->
    [one] { $count } minute per turn
   *[other] { $count } minutes per turn
}
settings-clock-hours = { $count ->
    [one] { $count } hour per turn
   *[other] { $count } hours per turn
}

# Commands. Names: lower case, no spaces. Descriptions and options: at most 100 characters.

command-duel = duel
command-duel-about = Challenge someone to a duel, or find an opponent
command-draft = draft
command-draft-about = Open a draft lobby for two or four players
command-league = league
command-league-about = Open a lobby for a four-player mutation league
command-lobby = lobby
command-lobby-about = Open a lobby that anyone can join
command-server = server
command-server-about = Server settings: default game and clock, threads, mentions, results
option-opponent = opponent
option-opponent-about = Who to challenge (default: anyone)
option-clock = clock
option-clock-about = Time per turn (default: this server’s clock)
option-misses = misses
option-misses-about = Missed turns in a row before a player forfeits (default: 3)

server-clock-is = ⏱️ Default clock: **{ $clock }**

# Refusals: short, for one person only

refused-many-lobbies = You already have { $count } open lobbies and challenges. Close one, or wait for one to start.
refused-many-lobbies-here = This server already has { $count } open lobbies and challenges. Join one of them!
refused-many-challenges = You’ve asked { $player } { $count } times in ten minutes. Try again { $when }.
refused-many-matches = { $player } is already in { $count } matches. Finish some first: { $command } lists yours.
refused-many-matches-together = { $player } and { $other } are already in { $count } matches together. Finish some first: { $command } lists yours.
refused-challenge-closed = That challenge is closed.
refused-not-challenged = This challenge isn’t for you.
refused-not-challenger = Only { $challenger } can withdraw this challenge.
refused-self = You can’t challenge yourself.
refused-bot = Bots don’t play duels.
refused-already-challenged = You two already have an open challenge.
refused-lobby-closed = That lobby is closed.
refused-lobby-seated = You’ve already joined.
refused-lobby-absent = You haven’t joined this lobby.
refused-lobby-full = This lobby is full.
refused-lobby-changed = Someone else was faster. This is the updated lobby: try again.
refused-lobby-not-host = Only { $host } can close this lobby.
refused-unknown-clock = That clock doesn’t exist. Choose one from the list.

lobby-join-team = Join { $team }
refused-no-such-choice = “{ $typed }” isn’t an option. Choose one from the list.
refused-several-games = “{ $typed }” matches several games: { $games }.
refused-unknown-game = No game is called “{ $typed }”. Choose one from the list.
refused-option-not-here = { $game } has no “{ $option }” option.
refused-pick-not-here = There’s nothing to choose for your seat in this mode.
refused-not-a-duel = That isn’t a two-player duel. Open a lobby for it with { $command }.
refused-practice-together = You can only practise modes in which players compete.
refused-no-solo = { $game } has no solo mode.
option-game = game
option-game-about = Which game (default: this server’s game)
server-game-is = 🎲 Default game: **{ $game }**

# Seats that the game itself plays

seat-ai = AI
seat-ai-of = AI { $seat }
refused-no-such-table = { $game } doesn’t have that mode. Open a lobby with { $command }.
refused-rematch-waits = You’ve already asked for it. It starts when the others press the same button.
refused-lobby-rematch = This lobby is for the players of the last match. Open your own with { $command }.
rematch-begins = ✅ The rematch starts { $where }.
refused-waiting-already = You’re already looking for this game. The next player who wants it will be matched with you.
button-lobby-drop = Cancel it
lobby-dropped = Cancelled. You aren’t waiting any more.
refused-host-left = The host has left the server, so this is closed.
refused-cannot-look-on = { $player } can’t see this channel. Choose one that you both can see.
lobby-paired = ✅ Opponent found: { $host }. The match starts { $where }.
