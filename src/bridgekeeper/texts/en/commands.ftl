# Slash commands. Names: lower case, no spaces. Descriptions and options: at most 100 characters.

command-duel = duel
command-duel-about = Challenge somebody to a duel
command-duel-opponent = opponent
command-duel-opponent-about = Who you want to play against
command-duel-format = format
command-duel-format-about = How the decks come about
command-duel-deck = deck
command-duel-deck-about = Your deck (leave it out for a random one)

command-play = play
command-play-about = Play a card from your hand
command-play-card = card
command-play-card-about = A card that you can play now, or a whole move such as ogre:u
command-play-lane = lane
command-play-lane-about = For a creature: the lane it goes to, or for a symbiote the creature it goes on
command-play-target = target
command-play-target-about = For an incantation: the creature it is aimed at

command-end = end
command-end-about = End your turn: your creatures attack
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
command-card = card
command-card-about = Look a card up
command-card-name = name
command-card-name-about = The name of the card
command-card-share = share
command-card-share-about = Show it to everybody in the channel
command-ability = ability
command-ability-about = Look an ability up
command-ability-name = name
command-ability-name-about = The name of the ability
command-ability-share = share
command-ability-share-about = Show it to everybody in the channel
command-help = help
command-help-about = How to play, in one minute

choice-preconstructed = Preconstructed decks
