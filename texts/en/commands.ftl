# Slash commands. Names: lower case, no spaces. Descriptions and options: at most 100 characters.

command-pick = pick
command-pick-about = Make your pick, ban or choice
command-pick-card = card
command-pick-card-about = The card's name, or its beginning

command-end = end
command-end-about = End your turn
command-hand = hand
command-hand-about = Open your hand privately and play from it
command-board = board
command-board-about = Show the match board again
command-log = log
command-log-about = Show everything that has happened in the match
command-resign = resign
command-resign-about = Resign a match
command-match = match
command-match-about = List your matches
command-help = help
command-help-about = Learn how a game works: pictures, icons, cards and rules
command-help-find = find
command-help-find-about = Search the rules by word or number

# Looking a card up

refused-unknown-card = No card is called “{ $name }”. Choose one from the list.
command-card = card
command-card-about = Look a card up
command-card-name = name
command-card-name-about = The name of the card
command-card-share = share
command-card-share-about = Post it in the channel
command-card-game = game
command-card-game-about = Only cards of this game (default: all games)
