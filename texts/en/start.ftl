# The way in: which game, with whom, and what is settled

command-start = start
command-start-about = Play: choose a game, with whom, and go
start-title = ### What would you like to play?
start-bot = The bot
start-anybody = Anybody
start-table = A table
start-solo = Solo
start-person = Somebody you choose
start-with-bot = against the bot
start-with-anybody = with whoever wants to play
start-with-person = with { $person }
start-with-table = at a table
start-as-usual = as usual
start-done = ✅ Done: it stands in the channel.
button-start = Start
