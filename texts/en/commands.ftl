# Slash commands. Names: lower case, no spaces. Descriptions and options: at most 100 characters.

command-pick = pick
command-pick-about = Take, bring, ban or choose: whatever is due
command-pick-card = card
command-pick-card-about = The card's name, or its beginning

command-end = end
command-end-about = End your turn
command-hand = hand
command-hand-about = Your hand, for your eyes only, with everything you can do
command-board = board
command-board-about = Show the board of the match again
command-log = log
command-log-about = What has happened in the match so far
command-resign = resign
command-resign-about = Give the match up
command-match = match
command-match-about = The matches that you are playing
command-help = help
command-help-about = How a game is played: pictures, icons, cards, rules
command-help-find = find
command-help-find-about = Rules with these words, or with this number

# Looking a card up

refused-unknown-card = There is no card called “{ $name }”. Take one from the list.
command-card = card
command-card-about = Look a card up
command-card-name = name
command-card-name-about = The name of the card
command-card-share = share
command-card-share-about = Show it to everybody in the channel
command-card-game = game
command-card-game-about = Of which game (leave it out for all of them)
