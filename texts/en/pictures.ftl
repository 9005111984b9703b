# Words in the pictures of every game

picture-wins = { $player } wins!
picture-draw = A draw
picture-win-together = { $players } win!
picture-past = Replay
