# What people agree on before a Battle on the Bald Mountain

game-bald-mountain = Battle on the Bald Mountain
about-bald-mountain = Two to four mages lay spells and wonders on four altars.
bald-mountain-mode-duel = duel
bald-mountain-mode-three = three mages
bald-mountain-mode-four = two against two
bald-mountain-settings-duel = Two mages fight over four altars. A random player starts.
bald-mountain-settings-three = A and C are a team against B, who plays every second turn and starts with 6 cards instead of 3; effects on each mage count double for B. Choose your side.
bald-mountain-settings-four = A and C against B and D: a team shares energy and gems, but hands stay secret. Choose your side.
bald-mountain-leaving-stand-in = the bot replaces a player who leaves a team
bald-mountain-leaving-lose = a team loses if one of its players leaves
option-leaving = leaving
option-leaving-about = What happens if a player leaves a team
refused-bald-mountain-leaving = A duel has no teams: a player who leaves loses.

# Words of the rules

bald-mountain-explained = -# **{ $term }** · { $about }
