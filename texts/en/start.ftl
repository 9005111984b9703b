# /start: which game, with whom, and its options

command-start = start
command-start-about = Start a game: choose what to play and with whom
start-title = ### What would you like to play?
start-bot = Play the bot
start-anybody = Find an opponent
start-table = Open a lobby
start-solo = Play solo
start-person = Choose an opponent
start-with-bot = against the bot
start-with-anybody = with anyone who joins
start-with-person = with { $person }
start-with-table = in an open lobby
start-as-usual = default
start-done = ✅ Posted in the channel.
button-start = Start
