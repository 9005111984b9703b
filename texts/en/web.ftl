# Web pages: links to them on Discord, and the pages themselves

button-link = Link
button-link-close = Close the link
link-opened-about = Anyone with this link can open the page without an account. You can close it at any time.
link-shown = 🔗 { $url }
link-closed = The link is closed. No one can open that page any more.
refused-no-web = This bot has no web pages.
refused-link-not-open = There is no link to this page. Only those it is about can open one: the players of a match, the author of a puzzle, the owner of a profile, the host of an event, or moderators.

language-name = English
web-languages = Language
web-sorry = That didn’t work
web-home = To the front page
web-not-found = There is nothing at this address. The link may be incomplete, or it was closed.
web-crowded = That was a lot at once. Wait a few seconds, then try again.
web-failed = Something went wrong here. It has been noted; please try again later.
web-bad-request = This request can’t be understood.
web-too-large = That is too large.
web-steps = Steps of the match
web-step = Step { $step } of { $last }
web-go = Go
web-record = Download the record

# Puzzles
refused-link-hidden = There is no link to this puzzle: not everyone may see it yet.
web-puzzle-daily = This is a daily puzzle somewhere today. Come back tomorrow.
web-no-puzzle = No puzzle matches. Try fewer filters.
web-line-too-long = This line is too long: { $most } characters at most.
web-theme = Theme
web-difficulty = Difficulty
web-any = any
web-whole-page = Open the whole page
web-embed = Show this puzzle on your site
web-puzzle-unrated = Nothing here is rated or stored.
web-explain = What the icons mean

# The champion editor

link-for-a-day = Keep this link to yourself: for a day, anyone who has it can save under your name.
web-champion = Build a champion
web-champion-about = Choose figures and abilities: the price counts along. Then take your champion to Discord.
web-champion-show = Show the card
web-champion-save = Save
web-champion-saved = 💾 Saved. On Discord, { $command } lists your champions.
web-champion-command = To take it to Discord, type:
web-champion-download = Download the picture
# Front page, rules, profiles, rankings and events

web-front-title = Card and board games on Discord
web-front-about = Bridgekeeper is a Discord bot for playing card and board games with your community. Challenge a friend, practise against the bot, or solve the puzzle of the day. Every turn is drawn as a board that you can read on a phone.
web-front-start = Start here
web-front-invite = Add the bot to a server
web-front-solve = Solve a puzzle
web-front-editor = Build a puzzle
web-front-champion = Build a champion
web-front-games = The games
web-front-rules = How to play { $game }
web-front-puzzle = Yesterday’s puzzle
web-front-solution = Show the solution
web-rules-search = Search the rules
web-rules-find = Search
web-rules-all = All rules
web-pages = Pages
web-player = Player
web-profile = { $player } · Profile
web-event-host = Host: { $player }
web-event-begins = Begins: { $when }
web-event-join = You can join on Discord, below the event’s message.
web-event-round = Round { $round }
web-event-matches = Matches
web-event-watch = Watch

# The puzzle editor
web-editor = Build a puzzle
web-editor-about = Put cards on the board, say what has to be achieved, and let the solver prove that it works.
web-editor-for-server = You opened this page on Discord, so you can send the puzzle to the server there.
web-editor-no-script = The board needs JavaScript. Without it, type the position as text below.
web-editor-line = Position on one line
web-editor-line-about = On Discord, `/grimoire create notation:` takes this line.
web-editor-position = Download the position
web-editor-link = Copy the link
web-editor-typed = Type or paste a position
web-editor-show = Show it
web-editor-prove = Prove
web-editor-send = Send to the server
web-editor-fault = This isn’t a puzzle yet: { $fault }
web-editor-add = Add to: { $zone }
web-editor-add-card = Add: { $card }
web-editor-added = { $card } is added. { $zone }
web-editor-chosen = { $card } is selected. Arrow keys move it, Delete removes it.
web-editor-move = Move to: { $zone }
web-editor-move-to = Move to
web-editor-moved = { $card }: place { $place }. { $zone }
web-editor-earlier = ← Earlier
web-editor-later = Later →
web-editor-remove = Remove
web-editor-removed = { $card } is removed.
web-editor-search = Find a card
web-editor-more = More cards
web-editor-none = None
web-editor-settings = Settings
web-job-running = A proof of yours is still running. Wait until it ends, or stop it.
web-job-stopped = Stopped.
web-proof = Proof
web-proof-running = Checking every possible turn. Moves so far: { $nodes }
web-proof-solved = ✅ It can be solved. Solutions: { $lines }. Moves checked: { $nodes }.
web-proof-difficulty = Estimated difficulty: { $difficulty } ({ $rating })
web-proof-others = Other solutions
web-proof-needless = What could be removed
web-proof-reducing = Looking for cards that aren’t needed …
web-proof-not-reduced = That takes too long to find out.
web-proof-all-needed = Nothing: everything is needed.
web-proof-take = Put the smaller puzzle on the board
web-proof-explained = What solvers will read
web-proof-file = Download the puzzle
web-proof-stop = Stop
web-proof-look = Look again
refused-server-gone = The bot isn’t in that server any more.
