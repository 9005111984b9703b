# What people agree on before a Battle on the Bald Mountain

game-bald-mountain = Battle on the Bald Mountain
about-bald-mountain = Two to four mages lay spells and wonders on four altars.
bald-mountain-mode-duel = duel
bald-mountain-mode-three = three mages
bald-mountain-mode-four = two against two
bald-mountain-terms-duel = Two mages fight over four altars. Who begins is drawn by lot.
bald-mountain-terms-three = A and C are a team against B, who has every second turn and 6 cards instead of 3; what hits each mage counts double there. Sit down on the side that you want.
bald-mountain-terms-four = A and C against B and D: a team shares energy and gems, hands are secret. Sit down on the side that you want.
bald-mountain-leaving-stand-in = the bot plays on for who leaves a team
bald-mountain-leaving-lose = a team loses when one of it leaves
option-leaving = leaving
option-leaving-about = What happens when somebody leaves a team
refused-bald-mountain-leaving = In a duel nobody can leave a team: whoever leaves has lost.

# Words of the rules

bald-mountain-explained = -# **{ $term }** · { $about }
