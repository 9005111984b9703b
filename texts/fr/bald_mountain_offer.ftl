# Ce dont on convient avant une Bataille du mont Chauve

game-bald-mountain = La Bataille du mont Chauve
about-bald-mountain = De deux à quatre mages posent sorts et merveilles sur quatre autels.
bald-mountain-mode-duel = duel
bald-mountain-mode-three = trois mages
bald-mountain-mode-four = deux contre deux
bald-mountain-terms-duel = Deux mages se disputent quatre autels. Le sort désigne qui commence.
bald-mountain-terms-three = A et C font équipe contre B, qui joue un tour sur deux et dont les nombres sont doublés. Assieds-toi dans le camp que tu veux.
bald-mountain-terms-four = A et C contre B et D : une équipe partage énergie et gemmes, les mains sont secrètes. Assieds-toi dans le camp que tu veux.
bald-mountain-leaving-stand-in = le bot joue pour qui quitte une équipe
bald-mountain-leaving-lose = une équipe que quelqu’un quitte a perdu
option-leaving = départ
option-leaving-about = Ce qui arrive quand quelqu’un quitte une équipe
refused-bald-mountain-leaving = En duel, il n’y a pas d’équipe à quitter : qui part a perdu.

# Le jeu en une minute

help-bald-mountain =
    ## La Bataille du mont Chauve en une minute
    🏆 **Le but.** Réunir 15 gemmes, ou faire tomber l’énergie des adversaires à 0. Chaque camp commence avec 10 énergies et 2 gemmes.
    🗿 **Quatre autels**, un par couleur : 🔴 maléfice, 🔵 charme, 🟢 illusion, 🟡 guérison. Une carte se joue sur l’autel de sa couleur, tournée vers ton camp. Seule la carte du dessus compte, et tu n’utilises que celles qui sont tournées vers toi. Couvrir une carte des adversaires, c’est donc la leur prendre.
    ▶️ **Ton tour.** Tes *merveilles* se déclenchent d’elles-mêmes, tu pioches une carte, puis tu as deux actions : piocher une carte, jouer une carte ou activer un sort tourné vers toi. Jouer une carte ne coûte rien et ne fait encore rien. Un sort s’active une fois par tour, même aussitôt joué, si tu peux faire tout ce qu’il dit.
    ❓ **Les autres répondent.** Certaines cartes laissent aux adversaires une échappatoire, ou leur font défausser des cartes. Je les appelle alors, et ton tour reprend ensuite.
    ⏳ **La pioche** n’est jamais remélangée. Quand il n’y a plus de carte à piocher, le plus de gemmes gagne, puis le plus d’énergie.
    🎮 **Pour jouer :** { $duel } défie quelqu’un, ou qui veut jouer, { $practice } joue contre moi, { $lobby } ouvre une table pour deux, trois ou quatre. **Ma main** sous le plateau montre tes cartes avec des boutons pour tout ce que tu peux faire ; { $pick } et { $end } font de même. { $card } explique n’importe quelle carte.
bald-mountain-example-own = Maria
bald-mountain-example-other = Yaga

# Les mots des règles

bald-mountain-explained = -# **{ $term }** · { $about }
