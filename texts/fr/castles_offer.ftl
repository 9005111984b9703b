# Ce dont on convient avant une Bataille des châteaux

game-castles = La Bataille des châteaux
about-castles = Les dés paient bâtiments, créatures et magie. Un château tombera.
castles-mode-duel = duel
castles-mode-teams = deux contre deux
castles-terms-duel = Deux châteaux se battent sur trois lignes. Une pièce désigne qui commence.
castles-terms-teams = A et C contre B et D sur cinq lignes : de `a` à `c` celles de A et B, de `c` à `e` celles de C et D. Les mains sont secrètes. Assieds-toi du côté que tu veux.
castles-leaving = le bot joue pour qui quitte une équipe
castles-races-open = les races se choisissent au vu de tous
castles-races-lot = les races sont tirées au sort
castles-races-settled-duel = A : { $left }, B : { $right }
castles-races-settled-teams = A et C : { $left }, B et D : { $right }
castles-race-humans = humains
castles-race-demons = démons
castles-race-undead = morts-vivants
castles-race-orcs = orques
option-races = races
option-races-about = Comment chacun obtient sa race
option-race_a = race-de-a
option-race_a-about = La race de A, qui défie ; à quatre, celle de A et C
option-race_b = race-de-b
option-race_b-about = La race de B ; à quatre, celle de B et D
refused-castles-one-race = Conviens des races des deux côtés, `race-de-a` et `race-de-b`, ou d’aucune.
refused-castles-races-twice = Les races sont soit convenues, soit tirées au sort : laisse `races`, ou `race-de-a` et `race-de-b`.

# Le jeu en une minute

help-castles =
    ## La Bataille des châteaux en une minute
    🏆 **Le but.** Chaque attaque contre un château le blesse, et chaque créature à lui qui meurt aussi. Un château à 6 blessures est tombé. Qui épuise sa pioche a perdu également.
    🎲 **Ton tour.** Tu pioches une carte et lances quatre dés. Tout coûte des *points* : paie avec des dés qui en montrent au moins autant, le surplus est perdu. Je paie pour toi avec les dés qui conviennent, sauf si tu en veux d’autres.
    ⚔️ **Les créatures** s’*invoquent* sur ton bord du plateau. Chacune s’*active* une fois par tour, même aussitôt : elle se déplace, puis attaque une créature ou le château à sa portée, ou utilise sa capacité à la place.
    🏗️ **Construis** une fois par tour, pour 6 points : un *bâtiment* mêle de meilleures cartes à ta pioche ; une *tour* donne de la portée et une *porte* un pas, mais on peut les attaquer comme ton château ; une *muraille* protège sa ligne.
    🎴 **Ta race** a un pouvoir qui coûte une carte de ta main : 1 vie de plus, 1 dégât de plus, une créature gratuite, ou un squelette tiré d’une pierre tombale.
    🎮 **Pour jouer :** { $duel } défie quelqu’un, ou qui veut jouer, { $practice } joue contre moi, { $lobby } ouvre une table pour deux ou quatre. **Ma main** sous le plateau montre tes cartes avec des boutons pour tout ce que tu peux faire ; { $pick } comprend des coups comme `b1>b2*c4`, { $end } finit ton tour. { $card } explique n’importe quelle carte, race, bâtiment ou tuile.
castles-example-own = Godefroi
castles-example-other = Groukh
