# Les mots des cartes, leurs descriptions et l’effet des capacités.

card-kind-creature = Créature
card-kind-incantation = Incantation
card-imprint = { $kind } · { $set } · { $number }/32
card-imprint-made-up = { $kind } · carte inventée
card-alt-made-up = Carte inventée.

card-alt-creature = { $name } : créature, coût { $cost }, attaque { $attack }, vie { $health }.
card-alt-incantation = { $name } : incantation, coût { $cost }, dégâts { $attack }.
card-alt-abilities = Capacités : { $abilities }.
card-alt-set = { $set }, carte { $number } sur 32.

aura-of = { $id ->
    [aerial] Aura Aérienne
    [aquatic] Aura Aquatique
    [indestructible] Aura Indestructible
    [mercenary] Aura Mercenaire
    [cursed] Aura Maudite
    [sharpening] Aura d’Affûtage
    [instinct] Aura d’Instinct
    [immolation] Aura d’Immolation
    [shackle] Aura d’Enchaînement
   *[other] Aura de { $ability }
}

ability-aerial = Dans la ligne du haut, elle survole les créatures ennemies et attaque la forteresse ennemie. Rage ne lui sert alors à rien et, avec Défenseur, elle n’attaque pas du tout dans cette ligne.
ability-sharpening = La première fois de chaque tour qu’elle détruit une ou plusieurs créatures à la fois, tous les dégâts excédentaires frappent la forteresse de leur propriétaire, même la tienne. Une destruction sans excédent compte aussi comme première fois, et les dégâts arrêtés par Protection ne sont jamais excédentaires.
ability-aquatic = Tant qu’elle est contre le pont, elle inflige le double de dégâts, y compris par Retour de flammes, aux créatures comme aux forteresses. Le bonus de Sprint est doublé lui aussi.
ability-berserk = Chaque fois que son attaque détruit une créature ennemie, elle attaque aussitôt de nouveau. S’il ne reste aucune créature dans la ligne, elle s’en prend à la forteresse, sauf le tour de son arrivée.
ability-catalyst = Tant qu’elle est en jeu, tu reçois 2 mana de plus au début de chacun de tes tours.
ability-defender = Elle n’attaque que des créatures, jamais une forteresse.
ability-vanish = Si elle subit des dégâts et y survit, elle se replie au fond de sa ligne.
ability-indestructible = Les incantations et Retour de flammes ne lui font rien et n’usent pas sa Protection. Elle peut en être la cible, et les autres victimes sont touchées comme d’habitude.
ability-instinct = Si les attaques d’une créature la blessent et qu’elle survit, elle attaque une fois en retour : la créature ennemie la plus proche dans sa ligne ou, s’il n’y en a pas ou que cette attaque ne lui infligerait aucun dégât (Protection mise à part), la forteresse ennemie.
ability-mercenary = Au lieu de revenir dans la main de son propriétaire, elle va à l’extrémité droite de la main de l’adversaire et lui appartient désormais.
ability-symbiote = Peut se jouer sur une de tes créatures sans Symbiote : attaque, vie et capacités s’additionnent, les dégâts restent, et la paire attaque ce tour-ci si son hôte le pouvait. Si l’une des cartes a Vulnérabilité, elle seule fixe l’attaque. Une fois détruites, les deux cartes reviennent en main, celle avec Symbiote d’abord.
ability-perforation = Elle touche aussi la créature juste derrière sa cible principale. Jamais une forteresse de cette façon.
ability-price-of-blood = Pas assez de mana ? Tu peux la jouer quand même : tu paies ce que tu as, et ta forteresse subit 1 dégât par mana manquant, un à la fois.
ability-protection = À chaque tour, les premiers dégâts qu’une créature ou une incantation devrait lui infliger tombent à 0. Les autres cibles sont touchées comme d’habitude.
ability-rage = Elle attaque dès le tour de son arrivée, mais seulement des créatures : s’il n’y en a aucune à attaquer, elle attend.
ability-regeneration = Chaque fois qu’elle inflige des dégâts, quel que soit le nombre de cibles, ta forteresse recule d’une place vers la gauche. Un fort déjà tout à gauche redevient un bastion, deuxième en partant de la droite ; un bastion tout à gauche ne bouge pas.
ability-splash = Elle touche aussi la créature à côté de sa cible principale : celle à la même place dans la ligne voisine du même royaume. Jamais une forteresse de cette façon.
ability-sprint = Chaque fois qu’elle attaque, elle commence par dépasser ses alliées jusqu’au pont. Chaque créature dépassée ajoute 1 à ses dégâts jusqu’à la fin de l’assaut.
ability-vulnerability = Ses dégâts valent toujours 1 de moins que la vie restante de chaque cible : créature ou forteresse, il lui en reste 1. Le bonus de Sprint et le double d’Aquatique s’y ajoutent, et Retour de flammes inflige ses dégâts habituels.
ability-backfire = Quand tu la joues, elle blesse la créature ennemie la plus proche dans sa ligne, d’autant de dégâts que tu as de cartes en main à gauche de ta forteresse. Pour une incantation, c’est la ligne de sa cible.
ability-counterorder = Quand tu la joues, la créature ou l’incantation la plus à gauche de ta main passe à l’extrémité droite.
ability-lucidity = Coûte 2 de moins (jamais moins de 0) tant qu’elle est la créature ou l’incantation la plus à gauche de ta main.
ability-blackmail = Tant qu’elle est en jeu, la plus à droite de tes cartes disponibles est bloquée, mais il t’en reste toujours au moins une.
ability-immolation = Quiconque joue une carte dans sa ligne, d’un côté ou de l’autre, subit 1 dégât à sa forteresse. Pour une incantation, c’est la ligne de sa cible. Sa propre arrivée ne compte pas.
ability-reinforcement = Quand elle revient dans la main de la personne pour qui elle se battait, celle-ci joue aussitôt gratuitement, sur la même ligne, la créature disponible la plus à gauche dont le coût imprimé est de 4 ou moins et qui n’a pas Renfort.
ability-shackle = Quand tu la joues, elle prend la créature ou l’incantation la plus à gauche de la main de l’adversaire, la montre et la retient captive. La carte retourne à l’extrémité droite de cette main dès que la geôlière est blessée ou quitte le jeu.
ability-cursed = Quand elle revient en main, elle devient la carte la plus à gauche, même avant la forteresse : elle donne du mana, mais pas de vie.

# Recherches

card-facts-creature = Créature · { $cost } mana · attaque { $attack } · vie { $health }
card-facts-incantation = Incantation · { $cost } mana · dégâts { $attack }
ability-line = **{ $ability }** · { $text }
aura-line = **{ $aura }** · les créatures juste devant et juste derrière ont { $ability }. { $text }
ability-seen-on = Sur { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, par exemple { $cards }.
refused-unknown-ability = Il n’y a pas de capacité « { $name } ». Choisis dans la liste.
command-ability = capacité
command-ability-about = Chercher une capacité
command-ability-name = nom
command-ability-name-about = Le nom de la capacité
command-ability-share = partager
command-ability-share-about = La montrer à tout le monde dans le salon
