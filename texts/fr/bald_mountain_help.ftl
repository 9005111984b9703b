# La Bataille du mont Chauve : l’aide

help-bald-mountain = Des mages se disputent quatre autels. Seule compte la carte du dessus, au profit du camp vers lequel elle est tournée. Réunis 15 gemmes, ou réduis l’énergie adverse à 0.

# En cinq images

help-bald-mountain-1 = Chaque autel reçoit les cartes de sa couleur. Une carte jouée se pose dessus, tournée vers toi ; elle ne coûte qu’une action.
help-bald-mountain-2 = Tu as deux actions par tour : piocher une carte, en jouer une, ou activer un sort tourné vers toi. L’Engeance démoniaque vient d’attaquer : 2 énergies de moins.
help-bald-mountain-3 = Seule compte la carte du dessus. La Sève de bouleau est tournée vers l’adversaire ; une de tes cartes jaunes posée dessus lui prend l’autel.
help-bald-mountain-4 = Les merveilles, les cartes à rayons, se déclenchent seules au début de ton tour. Tu choisis leur ordre.
help-bald-mountain-5 = Un camp sans énergie perd. Un camp qui atteint 15 gemmes gagne.

# Un tour

help-bald-mountain-turn =
    1. **Merveilles.** Les merveilles du dessus tournées vers toi se déclenchent seules.
    2. **Pioche.** Tu pioches une carte.
    3. **Deux actions.** Pioche une carte, joue une carte, ou active un sort du dessus tourné vers toi ; deux fois la même action, si tu veux.
    4. **La fin.** Après la seconde action, le tour est fini. Certaines cartes interrogent entre-temps les adversaires.

# Les règles, par leurs numéros dans docs/bald-mountain.md

rule-bald-mountain-1-altars-title = Les autels
rule-bald-mountain-1-altars = Un autel est une pile de cartes de sa couleur. Seule compte celle du dessus ; le camp vers lequel elle est tournée contrôle l’autel.
rule-bald-mountain-2-2-title = Le début
rule-bald-mountain-2-2 = Chaque camp commence avec 10 énergies et 2 gemmes, chaque mage avec 3 cartes. Un mage seul contre deux en a 6.
rule-bald-mountain-3-2-title = Les merveilles
rule-bald-mountain-3-2 = Au début du tour, les merveilles du dessus tournées vers son camp se déclenchent, une fois et gratuitement. Le mage choisit l’ordre.
rule-bald-mountain-3-3-title = La pioche
rule-bald-mountain-3-3 = Après les merveilles, on pioche une carte. Si la pioche est alors vide, la partie s’arrête : le camp qui a le plus de gemmes gagne ; à égalité, le plus d’énergie.
rule-bald-mountain-3-actions-title = Deux actions
rule-bald-mountain-3-actions = Un tour a deux actions : piocher une carte, jouer une carte, activer un sort. On peut terminer son tour plus tôt.
rule-bald-mountain-3-play-title = Jouer une carte
rule-bald-mountain-3-play = Une carte se pose sur l’autel de sa couleur, tournée vers son camp, par-dessus ce qui s’y trouve. Elle ne fait encore rien.
rule-bald-mountain-4-once-title = Une fois par tour
rule-bald-mountain-4-once = Un sort s’active au plus une fois par tour, y compris le tour où il est joué. Le marqueur suit la carte.
rule-bald-mountain-4-order-title = Ordre d’un effet
rule-bald-mountain-4-order = On paie d’abord le coût, puis on applique les étapes de la carte dans l’ordre. On choisit les cibles à leur étape.
rule-bald-mountain-r10-title = Une étape sautée
rule-bald-mountain-r10 = Un effet va jusqu’au bout. Une étape qui ne trouve plus rien à faire est sautée.
rule-bald-mountain-4-top-card-title = La carte dessous
rule-bald-mountain-4-top-card = Quand une carte du dessus quitte son autel, celle du dessous compte aussitôt, tournée comme elle l’était.
rule-bald-mountain-5-title = En entier ou pas du tout
rule-bald-mountain-5 = Une carte n’agit que si son camp peut payer tous les coûts et si chaque étape a une cible. Ce qui manque aux adversaires n’est pas un obstacle.
rule-bald-mountain-6-way-out-title = Échappatoire
rule-bald-mountain-6-way-out = Après « sauf si », le prochain adversaire décide seul s’il paie en entier. On peut toujours refuser.
rule-bald-mountain-6-choosing-title = Qui choisit
rule-bald-mountain-6-choosing = La personne dont c’est le tour choisit cibles, options et cartes à payer. Chacun choisit les cartes qu’il défausse.
rule-bald-mountain-7-energy-title = Sans énergie
rule-bald-mountain-7-energy = Un camp à 0 énergie perd aussitôt, quel que soit le nombre de ses gemmes.
rule-bald-mountain-7-gems-title = Quinze gemmes
rule-bald-mountain-7-gems = Un camp qui atteint 15 gemmes gagne aussitôt.
rule-bald-mountain-7-deck-title = La pioche s’épuise
rule-bald-mountain-7-deck = Si un effet demande plus de cartes qu’il n’en reste, ce tour est le dernier. Le camp qui a le plus de gemmes gagne ; à égalité, le plus d’énergie.
rule-bald-mountain-8-attack-title = Attaques
rule-bald-mountain-8-attack = Une attaque prend de l’énergie. D’abord elle est renforcée, puis peut-être renvoyée, puis affaiblie par une protection.
rule-bald-mountain-8-gain-title = Gagner et perdre
rule-bald-mountain-8-gain = Ce qu’une carte donne vient de la réserve, ce qu’elle ôte y retourne, dans la limite de ce qu’il y a. Seule une attaque est une attaque.
rule-bald-mountain-r19-title = Voler
rule-bald-mountain-r19 = Voler prend aux adversaires ce qu’ils ont, au plus le nombre de la carte. Ce n’est pas une attaque.
rule-bald-mountain-8-repeat-title = Répéter et copier
rule-bald-mountain-8-repeat = On répète un sort de son camp, on copie un sort adverse. Son coût se paie ; il ne faut ni action ni marqueur.
rule-bald-mountain-8-rules-title = Règles en vigueur
rule-bald-mountain-8-rules = Certaines cartes posent une règle jusqu’au prochain tour de leur camp. Elle reste même si la carte part ; deux règles identiques s’additionnent.
rule-bald-mountain-8-toll-title = Péage
rule-bald-mountain-8-toll = Tant qu’un péage est en vigueur, chaque activation par une action coûte à l’autre camp 1 énergie de plus.
rule-bald-mountain-9-title = À trois ou à quatre
rule-bald-mountain-9 = Une équipe partage énergie, gemmes et tout ce qui est tourné vers elle. Les mains restent secrètes. Pour un mage seul, « chaque mage » compte double.
rule-bald-mountain-11-title = Ce qui est secret
rule-bald-mountain-11 = Une main est secrète, même pour l’équipier. Autels (cartes couvertes comprises), défausse et nombres de cartes sont visibles.
