# Web pages: links to them on Discord, and the pages themselves

button-link = Link
button-link-close = Close the link
link-opened-about = Anyone with this link can open the page without an account. You can close it at any time.
link-shown = 🔗 { $url }
link-closed = The link is closed. Nobody can open that page any more.
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
