# La Bataille des châteaux : l’aide

help-castles = Deux châteaux se font face, et les dés paient tout : créatures, attaques, bâtiments. Un château tombe à sa sixième blessure, et une pioche épuisée fait perdre aussi.

# En cinq images

help-castles-1 = À chaque tour, tu pioches une carte et lances quatre dés. Tout coûte des points : il reste ici 4, 3 et 1, soit 8.
help-castles-2 = Les créatures s’invoquent sur ton bord du plateau, cases a1, b1 et c1. Elles peuvent agir aussitôt.
help-castles-3 = Une créature activée se déplace, puis attaque à sa portée. Avec autant de blessures que de vie, elle meurt, et sa mort blesse son château.
help-castles-4 = Construis une fois par tour, pour 6 points. Un bâtiment amène de meilleures cartes, une tour donne de la portée, une porte un pas, une muraille protège sa ligne.
help-castles-5 = Depuis la dernière colonne, une créature de portée 1 attaque le château lui-même. La sixième blessure le fait tomber.

# Un tour

help-castles-turn =
    1. **Carte et dés.** Tu pioches une carte et lances quatre dés ; cela se fait tout seul.
    2. **Dépense les dés.** Invoque, active, utilise des capacités, joue de la magie, construis une fois : dans l’ordre que tu veux, tant que les dés suffisent.
    3. **Ta race.** Une fois par tour, son pouvoir coûte une carte de ta main et aucun dé.
    4. **Termine ton tour.** Les dés qui restent sont perdus.

# Les règles, par leurs numéros dans docs/castles.md

rule-castles-2-1-title = Les châteaux
rule-castles-2-1 = On tire à pile ou face qui commence. Chacun a un château d’une race avec ses cartes, 2 tours, 1 porte et 3 murailles.
rule-castles-2-2-title = Pioche et réserve
rule-castles-2-2 = Il y a 4 exemplaires de chaque carte, 2 d’une légende. Celles qui exigent des bâtiments attendent en réserve, les autres forment la pioche.
rule-castles-3-2-title = La pioche
rule-castles-3-2 = Au début du tour, on pioche une carte. Un joueur dont la pioche est vide perd aussitôt.
rule-castles-3-3-title = Les dés
rule-castles-3-3 = Puis quatre dés sont lancés. À la fin du tour, les dés non dépensés sont perdus.
rule-castles-3-paying-title = Payer
rule-castles-3-paying = On paie avec des dés qui montrent ensemble au moins le prix. Le surplus est perdu ; un dé ne paie qu’une chose.
rule-castles-4-building-title = Un bâtiment
rule-castles-4-building = Une construction coûte 6 points, une seule par tour. Une carte dont tous les bâtiments sont construits est mélangée à la pioche.
rule-castles-4-summon-title = Invoquer
rule-castles-4-summon = Une créature va de la main à une case libre de son bord. Chacun a au plus une légende sur le plateau.
rule-castles-r13-title = Aussitôt
rule-castles-r13 = Une créature peut être activée le tour même où elle est invoquée.
rule-castles-4-move-title = Activer et déplacer
rule-castles-4-move = Chaque créature s’active au plus une fois par tour : elle avance d’autant de cases qu’indiqué au plus, par des cases voisines libres, sans diagonale. Puis elle peut attaquer.
rule-castles-4-attack-title = Attaquer
rule-castles-4-attack = Une attaque inflige ses dégâts, sous forme de blessures, à une créature ennemie à portée. Nul ne riposte, et les blessures restent jusqu’à guérison.
rule-castles-4-ability-title = Capacités
rule-castles-4-ability = Une créature peut utiliser sa capacité au lieu d’attaquer, au prix de la capacité. Elle peut d’abord se déplacer.
rule-castles-4-magic-title = Magie
rule-castles-4-magic = La magie se joue de la main à son prix, fait ce qu’elle dit et va à la défausse.
rule-castles-r19-title = La distance
rule-castles-r19 = On compte lignes et colonnes, sans diagonale. Rien sur le chemin ne bloque une attaque.
rule-castles-5-castle-title = Attaquer un château
rule-castles-5-castle = Le château se trouve une colonne derrière son bord. On l’attaque droit sur sa ligne, ou par une tour ou porte ennemie à portée.
rule-castles-5-wall-title = Murailles
rule-castles-5-wall = Des trois cases au-delà d’une muraille, nul n’attaque le château sur cette ligne. Elle ne bloque ni les déplacements ni les attaques sur les créatures.
rule-castles-5-deaths-title = Les morts
rule-castles-5-deaths = Une créature qui a autant de blessures que de vie meurt, et son château reçoit 1 blessure.
rule-castles-5-end-title = La fin
rule-castles-5-end = Un château tombe à sa 6e blessure, et son joueur perd. Si deux châteaux tombent ensemble, le plus blessé perd.
rule-castles-6-title = Tours et portes
rule-castles-6 = Une tour donne +1 de portée à un allié dessus, une porte +1 de déplacement à un allié qui en part. L’ennemi peut les attaquer comme le château.
rule-castles-7-humans-title = Humains : renfort
rule-castles-7-humans = Une fois par tour : une carte de la main, face cachée sous un allié, lui donne 1 vie de plus.
rule-castles-7-demons-title = Démons : appel
rule-castles-7-demons = Une fois par tour : défausse une carte et invoque sans payer une autre créature de ta main.
rule-castles-7-undead-title = Morts-vivants : exhumation
rule-castles-7-undead = Une fois par tour : une carte devient un squelette sur une case libre à pierre tombale. Celles-ci marquent où meurent leurs ennemis.
rule-castles-7-orcs-title = Orques : armement
rule-castles-7-orcs = Une fois par tour : une carte de la main, face cachée sous un allié, donne à ses attaques sur une case voisine 1 dégât de plus.
rule-castles-8-marks-title = Bouclier et étourdissement
rule-castles-8-marks = Un bouclier absorbe en entier le prochain coup. Une créature étourdie ne peut pas être activée avant la fin du prochain tour de son propriétaire.
rule-castles-9-title = Deux contre deux
rule-castles-9 = Chaque camp a deux châteaux. Un camp perd dès qu’un de ses châteaux tombe ou qu’une de ses pioches est épuisée.
rule-castles-10-title = Ce qui est secret
rule-castles-10 = La main et les cartes face cachée sont secrètes. Dés, blessures, défausses et nombres de cartes sont visibles.
