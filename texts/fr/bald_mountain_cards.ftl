# L’effet des cartes de la Bataille du mont Chauve et les mots de ses règles.

# Maléfice

bald-mountain-card-demonspawn = Attaque 2.
bald-mountain-card-flame-beast = Attaque 3, ou 1 si les adversaires ne contrôlent aucun autel.
bald-mountain-card-scroll-thrower = Attaque 1. Le prochain adversaire pioche 1 carte.
bald-mountain-card-burnt-to-a-crisp = Défausse 2 cartes : attaque 1 par carte en main chez les adversaires{ $mode ->
    [duel] .
    [three] .
   *[other] {""} (à quatre : la plus grande main).
}
bald-mountain-card-demons-paw = Vole 2 énergies. Les adversaires gagnent 1 gemme.
bald-mountain-card-marsh-fever = Si les adversaires contrôlent au moins 1 autel, attaque 1.
bald-mountain-card-ravens-toll = Attaque 1, sauf si le prochain adversaire donne 1 gemme à ton camp.
bald-mountain-card-bone-hail = Défausse 1 carte de charme : attaque 4, ou 2 si les adversaires ne contrôlent aucun autel.
bald-mountain-card-hex-knot = Attaque 1. Le prochain adversaire se défausse de 1 carte au hasard.
bald-mountain-card-last-ember = Attaque 1, ou 4 si ton camp a moins d’énergie que les adversaires.
bald-mountain-card-koscheis-needle = Attaque 4. Bannis cette carte.
bald-mountain-card-blood-debt = Perds 1 énergie : attaque 3, ou 1 si les adversaires ne contrôlent aucun autel.
bald-mountain-card-crown-fire = Attaque 1 par autel que les adversaires contrôlent.
bald-mountain-card-evil-eye = Attaque 1. Verrouille un autel au choix jusqu’au prochain tour de ton camp.
bald-mountain-card-gem-rot = Attaque 1. Les adversaires perdent 1 gemme.

# Charme

bald-mountain-card-djinns-door = Gagne 1 gemme, ou 3 si ton camp a moins de gemmes que les adversaires.
bald-mountain-card-bread-and-salt = Gagne 1 gemme, ou 3 si les adversaires contrôlent au moins 2 autels. Les adversaires gagnent 2 énergies.
bald-mountain-card-goblin-bite = Perds 4 énergies : gagne 4 gemmes.
bald-mountain-card-firefly-purse = Si ton camp a moins de gemmes que les adversaires, gagne 2 gemmes.
bald-mountain-card-misers-chest = Tu peux défausser 1 carte : gagne 1 gemme.
bald-mountain-card-amber-tear = Gagne 1 gemme, et 1 énergie par autel que les adversaires contrôlent.
bald-mountain-card-thieving-magpie = Vole 1 gemme.
bald-mountain-card-merchants-word = Gagne 2 gemmes. Le prochain adversaire pioche 1 carte.
bald-mountain-card-fern-flower = Gagne 2 gemmes, ou 4 si les adversaires contrôlent au moins 2 autels. Bannis cette carte.
bald-mountain-card-golden-fish = Choisis : gagne 1 gemme, ou pioche 2 cartes, ou gagne 2 énergies.
bald-mountain-card-stone-flower = Gagne 1 gemme par autel que les adversaires contrôlent, 3 au plus.
bald-mountain-card-pawned-soul = Vole 2 gemmes. Les adversaires gagnent 5 énergies.
bald-mountain-card-crooked-scales = Gagne 1 gemme, ou 3 si ton camp a moins de gemmes que les adversaires.
bald-mountain-card-treasure-map = Pioche 1 carte. Si les adversaires contrôlent au moins 1 autel, gagne 1 gemme.
bald-mountain-card-moon-spring = Tu peux perdre 1 énergie : gagne 1 gemme.

# Illusion

bald-mountain-card-catch = Pioche 2 cartes, sauf si le prochain adversaire défausse 1 carte.
bald-mountain-card-dreamcloak = Pioche 3 cartes.
bald-mountain-card-fumbletongue = Bannis une carte tournée vers les adversaires. Gagne 1 énergie.
bald-mountain-card-snake-tongue = Vole 2 cartes au hasard dans la main du prochain adversaire.
bald-mountain-card-ghost-portals = Joue jusqu’à 2 cartes de ta main, sans dépenser d’action.
bald-mountain-card-ours-and-yours = Choisis : chaque mage pioche 1 carte, ou chaque mage gagne 1 énergie et 1 gemme.
bald-mountain-card-grubby = Choisis : chaque mage défausse 1 carte, ou chaque mage perd 1 énergie et 1 gemme.
bald-mountain-card-mirror-lake = Perds 1 énergie et défausse 1 carte : copie un sort tourné vers les adversaires.
bald-mountain-card-turncoat-wind = Défausse 1 carte : retourne vers ton camp une carte tournée vers tes adversaires.
bald-mountain-card-echo-ravine = Répète un autre sort tourné vers ton camp.
bald-mountain-card-restless-clock = Tu peux perdre 1 énergie : tu as 1 action de plus ce tour-ci.
bald-mountain-card-whispering-fog = Jusqu’au prochain tour de ton camp, les merveilles tournées vers les adversaires ne se déclenchent pas.
bald-mountain-card-kalinov-bridge = Jusqu’au prochain tour de ton camp, chaque activation coûte 1 énergie de plus aux adversaires.
bald-mountain-card-seeing-double = La prochaine attaque de ton camp ce tour-ci est plus forte de 1.
bald-mountain-card-will-o-the-wisp = Enfouis la carte du dessus d’un autel qui en a d’autres dessous. Pioche 1 carte.

# Guérison

bald-mountain-card-repel-curse = Gagne 2 énergies, ou 4 si ton camp a moins d’énergie que les adversaires.
bald-mountain-card-word-of-guarding = Gagne 2 énergies. Jusqu’au prochain tour de ton camp, toute attaque contre lui est plus faible de 1.
bald-mountain-card-holy-water = Gagne 4 énergies. Les adversaires gagnent 1 gemme.
bald-mountain-card-birch-sap = Gagne 1 énergie.
bald-mountain-card-domovoi = Jusqu’au prochain tour de ton camp, les adversaires ne peuvent ni bannir, ni retourner, ni enfouir ses cartes.
bald-mountain-card-warm-stove = Si ton camp a 5 énergies ou moins, gagne 2 énergies.
bald-mountain-card-living-water = Gagne 3 énergies par autel que les adversaires contrôlent, 6 au plus. Bannis cette carte.
bald-mountain-card-dead-water = Récupère 1 carte de la défausse. Gagne 1 énergie.
bald-mountain-card-herb-basket = Gagne 2 énergies. Pioche 1 carte.
bald-mountain-card-salt-circle = Gagne 2 énergies. Jusqu’au prochain tour de ton camp, la prochaine attaque subie est renvoyée aux attaquants.
bald-mountain-card-bathhouse-steam = Gagne 2 énergies par autel que les adversaires contrôlent, 6 au plus.
bald-mountain-card-silver-for-herbs = Perds 1 gemme : gagne 4 énergies.
bald-mountain-card-blood-moss = Vole 1 énergie, ou 3 si ton camp a moins d’énergie que les adversaires.
bald-mountain-card-revolutionite = Gagne 1 énergie par carte en main chez les adversaires{ $mode ->
    [duel] .
    [three] .
   *[other] {""} (à quatre : la plus grande main).
}
bald-mountain-card-second-wind = Gagne 1 énergie par autel que les adversaires contrôlent, 2 au plus. Tu as 1 action de plus ce tour-ci.

# Cartes d’autrui qui te demandent quelque chose

bald-mountain-their-card-ravens-toll = Attaque 1 contre ton camp, sauf si tu donnes 1 gemme aux adversaires.
bald-mountain-their-card-catch = L’adversaire pioche 2 cartes, sauf si tu défausses 1 carte.
bald-mountain-their-card-grubby = Choix fait : chaque mage défausse 1 carte au lieu de perdre 1 énergie et 1 gemme.

# Les mots des règles

bald-mountain-term-attack = Attaque
bald-mountain-term-attack-about = Les adversaires perdent autant d’énergie. Seule une attaque peut être renforcée, affaiblie ou renvoyée.
bald-mountain-term-wonder = Merveille
bald-mountain-term-wonder-about = Se déclenche d’elle-même au début de chaque tour du camp vers lequel elle est tournée. Aucune action ne l’active.
bald-mountain-term-spell = Sort
bald-mountain-term-spell-about = Toute carte qui n’est pas une merveille : un mage du camp vers lequel elle est tournée l’active par une action, une fois par tour.
bald-mountain-term-altar = Autel
bald-mountain-term-altar-about = Une pile de cartes d’une couleur. Seule celle du dessus compte ; le camp vers lequel elle est tournée contrôle l’autel.
bald-mountain-term-energy = Énergie
bald-mountain-term-energy-about = La vie d’un camp, commune à ses mages. Un camp à 0 énergie perd.
bald-mountain-term-gems = Gemmes
bald-mountain-term-gems-about = Le trésor d’un camp, commun à ses mages. Un camp qui atteint 15 gemmes gagne.
bald-mountain-term-steal = Voler
bald-mountain-term-steal-about = Énergie, gemmes ou cartes passent des adversaires à ton camp, dans la limite de ce qu’ils ont. Ce n’est jamais une attaque.
bald-mountain-term-banish = Bannir
bald-mountain-term-banish-about = La carte du dessus d’un autel part à la défausse. Celle qu’elle couvrait est aussitôt celle du dessus.
bald-mountain-term-turn = Retourner
bald-mountain-term-turn-about = Une carte du dessus tournée vers les adversaires l’est désormais vers ton camp, qui contrôle cet autel.
bald-mountain-term-bury = Enfouir
bald-mountain-term-bury-about = La carte du dessus, quel que soit le camp vers lequel elle est tournée, passe sous la pile de son autel, dans le même sens.
bald-mountain-term-copy = Copier
bald-mountain-term-copy-about = Paie le coût d’un sort tourné vers les adversaires et exécute-le comme s’il était à toi.
bald-mountain-term-repeat = Répéter
bald-mountain-term-repeat-about = Paie le coût d’un sort tourné vers ton camp et exécute-le, même s’il a déjà été activé ce tour-ci.
bald-mountain-term-edge = Élan
bald-mountain-term-edge-about = La prochaine attaque de ce camp ce tour-ci est plus forte de ce nombre.
bald-mountain-term-ward = Protection
bald-mountain-term-ward-about = Jusqu’au prochain tour de ce camp, toute attaque contre lui est plus faible de ce nombre.
bald-mountain-term-reflect = Renvoi
bald-mountain-term-reflect-about = Jusqu’au prochain tour de ce camp, la prochaine attaque subie est renvoyée aux attaquants.
bald-mountain-term-guard = Garde
bald-mountain-term-guard-about = Jusqu’au prochain tour de ce camp, les adversaires ne peuvent ni bannir, ni retourner, ni enfouir ses cartes.
bald-mountain-term-lock = Verrou
bald-mountain-term-lock-about = Jusqu’au prochain tour de ce camp, la carte du dessus de l’autel ne peut être activée, copiée ni répétée, ni se déclencher.
bald-mountain-term-still = Accalmie
bald-mountain-term-still-about = Jusqu’au prochain tour de ce camp, les merveilles tournées vers les adversaires ne se déclenchent pas.
bald-mountain-term-toll = Péage
bald-mountain-term-toll-about = Jusqu’au prochain tour de ce camp, chaque activation par une action coûte aux adversaires ce nombre d’énergies en plus.
bald-mountain-term-way-out = Échappatoire
bald-mountain-term-way-out-about = Après « sauf si » : le prochain adversaire décide seul de le faire, en entier. S’il ne peut ou ne veut pas, l’effet a lieu.
bald-mountain-term-next-opponent = Prochain adversaire
bald-mountain-term-next-opponent-about = L’adversaire dont le tour vient en premier. En duel, c’est simplement l’autre mage.
bald-mountain-term-each-mage = Chaque mage
bald-mountain-term-each-mage-about = Tout le monde fait ce qui a été choisi, toi aussi. À trois, le mage seul compte double.
bald-mountain-term-last-turn = Dernier tour
bald-mountain-term-last-turn-about = Un effet a demandé plus de cartes qu’il n’en restait. Après ce tour, le camp qui a le plus de gemmes gagne ; à égalité, le plus d’énergie.
