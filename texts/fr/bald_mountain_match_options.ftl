# Ce dont on convient avant une Bataille du mont Chauve

game-bald-mountain = Bataille du mont Chauve
about-bald-mountain = De deux à quatre mages posent sorts et merveilles sur quatre autels.
bald-mountain-mode-duel = duel
bald-mountain-mode-three = trois mages
bald-mountain-mode-four = deux contre deux
bald-mountain-settings-duel = Deux mages se disputent quatre autels. Le sort désigne qui commence.
bald-mountain-settings-three = A et C font équipe contre B, qui joue un tour sur deux et a 6 cartes au lieu de 3 ; ce qui touche chaque mage compte double pour B. Prends place dans le camp de ton choix.
bald-mountain-settings-four = A et C contre B et D : une équipe partage énergie et gemmes, les mains sont secrètes. Prends place dans le camp de ton choix.
bald-mountain-leaving-stand-in = le bot remplace les personnes qui partent
bald-mountain-leaving-lose = une équipe perd si l’un des siens part
option-leaving = départ
option-leaving-about = Ce qui arrive quand quelqu’un quitte une équipe
refused-bald-mountain-leaving = En duel, il n’y a pas d’équipe à quitter : abandonner, c’est perdre.

# Les mots des règles

bald-mountain-explained = -# **{ $term }** · { $about }
