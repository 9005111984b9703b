# Words in the pictures of every game

picture-wins = { $player } wins!
picture-draw = A draw
picture-no-winner = No winner
picture-win-together = { $players } win!
picture-past = Replay

# The meanings of signs, in groups
picture-signs = What the signs mean
picture-signs-group = { $heading }: { $signs }.
picture-signs-turn = The turn
picture-signs-cards = Cards and decks
picture-signs-strongholds = Castle
picture-signs-numbers = Numbers
picture-signs-abilities = Abilities
picture-signs-state = Creatures
picture-signs-cells = On cells
picture-signs-targets = Who and where
picture-signs-effects = What happens
picture-signs-conditions = Conditions and choices
picture-signs-rules = Rules in force
picture-signs-spells = Spells
picture-signs-frames = Frames and marks
picture-signs-buildings = Buildings
