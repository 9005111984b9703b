# Ce dont on convient avant un Duel des deux mondes

game-two-worlds = Duel des deux mondes
about-two-worlds = Deux armées marchent sur leurs portails. À chaque attaque, on peut répondre.
two-worlds-setup-basic = choix des champions
two-worlds-setup-draft = draft des armées
two-worlds-terms-basic = Chacun reçoit 6 champions et en garde 4 ; l’élite et les soldats sont distribués. Une pièce décide qui commence.
two-worlds-terms-draft = Chacun garde une carte après l’autre, des trois rangs, et passe les autres. Une pièce décide qui commence.
two-worlds-terms-window = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
} pour répondre au tour de l’autre
two-worlds-terms-spells = le second commence avec { $n } sorts
option-setup = préparation
option-setup-about = Comment naissent les armées (sans cela : choix des champions)
option-second_player_spells = sorts-du-second
option-second_player_spells-about = Avec combien de sorts commence le second joueur (d’ordinaire 2)
option-window_seconds = secondes-de-réponse
option-window_seconds-about = Secondes pour répondre au tour de l’autre (d’ordinaire 60 en direct)
refused-two-worlds-window = Les réponses ne peuvent avoir une limite que si les tours en ont une : choisis aussi une horloge.

# Le jeu en une minute

help-two-worlds =
    ## Le Duel des deux mondes en une minute
    🏆 **Le but.** À la fin de ton tour, un de tes guerriers se trouve sur sa dernière case, au portail ennemi ; ou bien l’ennemi n’a plus de guerrier, ni en jeu ni dans sa pioche.
    🗺️ **Le plateau** a deux rangées de sept cases entre deux portails : de u1 à u7 et de l1 à l7, comptées depuis le portail A. Nul ne dépasse un ennemi, et l’on attaque dans sa rangée.
    ▶️ **Ton tour.** Tes guerriers avancent d’une case, puis le suivant de ta pioche arrive à ton portail, dans la rangée de ton choix. Attaque alors une fois et lance autant de sorts que tu veux. À la fin, pioche un sort, ou défausse-en un et pioches-en deux.
    ⚔️ **Une attaque** a une cible et autant de tes guerriers qui l’atteignent que tu veux : leurs dégâts s’additionnent, et ils ne risquent rien. ❤️ est la vie, ⚔️ les dégâts au voisin, 🏹 2/1 les dégâts aux distances 2 et 3. Les dégâts disparaissent à la fin de chaque tour.
    ❓ **Les réponses.** À une attaque ou à un sort, l’autre peut répondre par ses propres sorts ; le dernier a lieu le premier. J’appelle qui est interrogé. Qui ne veut plus de questions pendant ce tour passe jusqu’à sa fin. Une attaque avec *attente* t’attend encore une fois, pour que tu puisses lancer un sort au milieu.
    🎮 **Pour jouer :** { $duel } défie quelqu’un, ou qui veut jouer, { $practice } joue contre moi, { $lobby } ouvre une table. **Ma main** sous le plateau montre tes cartes avec des boutons pour tout ce que tu peux faire ; { $pick } et { $end } font de même. { $card } explique chaque carte.
two-worlds-example-own = Mira
two-worlds-example-other = Orso
