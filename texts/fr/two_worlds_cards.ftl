# Ce que font les cartes du Duel des deux mondes, et les mots de ses règles.

# Sorts

two-worlds-card-reflection = Le sort adverse au sommet de la pile, s’il vise un seul guerrier, passe sous ton contrôle et change de cible.
two-worlds-card-dispel = Annule le sort adverse au sommet de la pile, ou retire un enchantement d’un guerrier.
two-worlds-card-challenge = Ton guerrier de tête d’une rangée et celui de l’ennemi s’infligent leurs dégâts de mêlée à toute distance.
two-worlds-card-fireball = Choisis une case : 2 dégâts au guerrier qui s’y trouve, 1 aux voisins dans sa rangée, même aux tiens.
two-worlds-card-swap = Deux de tes guerriers voisins, dans une rangée ou côte à côte dans les deux, échangent leurs places.
two-worlds-card-banishment = Un guerrier ennemi dans ta moitié passe sous la pioche de guerriers de son propriétaire.
two-worlds-card-fright = Un de tes guerriers, ou un ennemi dans ta moitié, va sur la pioche de guerriers de son propriétaire.
two-worlds-card-dash = Un de tes guerriers avance de 1 ou 2 cases, mais pas jusqu’à sa dernière case.
two-worlds-card-lure = Un guerrier ennemi avance, vers ton portail, de 1 ou 2 cases.
two-worlds-card-curse = Enchante un guerrier ennemi : 1 dégât de moins et 1 point de vie de moins (mais au moins 1).
two-worlds-card-blessing = Enchante un de tes guerriers : 1 dégât de plus et 1 point de vie de plus.
two-worlds-card-invisibility = Enchante un de tes guerriers : aucune attaque à 2 cases ou plus ne l’atteint, aucun sort ennemi ne le vise.
two-worlds-card-neutralization = Enchante un guerrier : il perd sa capacité et son propre vol, mais pas celui d’un sort de Vol.
two-worlds-card-flight = Enchante un de tes guerriers : il vole.
two-worlds-card-lightning = 1 dégât à un guerrier, ou 3 si tu n’as pas plus de guerriers en jeu que l’adversaire.

# Sorts de l’adversaire

two-worlds-their-card-reflection = Ton sort, s’il vise un seul guerrier, passe à l’adversaire et change de cible.
two-worlds-their-card-dispel = Ton sort dans la pile est annulé, ou un enchantement est retiré d’un guerrier.
two-worlds-their-card-challenge = Le guerrier de tête adverse d’une rangée et le tien s’infligent leurs dégâts de mêlée à toute distance.
two-worlds-their-card-fireball = 2 dégâts au guerrier de la case choisie, 1 aux voisins dans sa rangée, des deux armées.
two-worlds-their-card-swap = Deux guerriers adverses voisins, dans une rangée ou côte à côte dans les deux, échangent leurs places.
two-worlds-their-card-banishment = Un de tes guerriers dans la moitié adverse passe sous ta pioche de guerriers.
two-worlds-their-card-fright = Un guerrier adverse, ou un des tiens dans la moitié adverse, va sur la pioche de guerriers de son propriétaire.
two-worlds-their-card-dash = Un guerrier adverse avance de 1 ou 2 cases, mais pas jusqu’à sa dernière case.
two-worlds-their-card-lure = Un de tes guerriers avance, vers le portail adverse, de 1 ou 2 cases.
two-worlds-their-card-curse = Un de tes guerriers a 1 dégât de moins et 1 point de vie de moins (mais au moins 1).
two-worlds-their-card-blessing = Un guerrier adverse a 1 dégât de plus et 1 point de vie de plus.
two-worlds-their-card-invisibility = Tes attaques à 2 cases ou plus n’atteignent pas un guerrier adverse, tes sorts ne le visent pas.
two-worlds-their-card-neutralization = Un guerrier perd sa capacité et son propre vol, mais pas celui d’un sort de Vol.
two-worlds-their-card-flight = Un guerrier adverse vole.
two-worlds-their-card-lightning = 1 dégât à un guerrier, ou 3 si l’adversaire n’a pas plus de guerriers en jeu que toi.

# Capacités et attaques

two-worlds-ability-shift = Manœuvre
two-worlds-ability-shift-about = Une fois à chacun de tes tours, à tout moment, il peut avancer ou reculer de 1 case.
two-worlds-ability-shapeshift = Métamorphose
two-worlds-ability-shapeshift-about = Une fois par tour, y compris celui de l’adversaire, il peut prendre la forme d’un guerrier de la boîte qui n’a pas encore servi de forme.
two-worlds-ability-reach-flyers = Allonge de géant
two-worlds-ability-reach-flyers-about = Son attaque de mêlée atteint aussi les guerriers volants.
two-worlds-ability-pack = Meute
two-worlds-ability-pack-about = Il inflige 1 dégât de plus si un autre de tes guerriers participe à la même attaque.
two-worlds-ability-rally = Ralliement
two-worlds-ability-rally-about = Tes guerriers juste devant et juste derrière lui infligent 1 dégât de plus.
two-worlds-ability-bulwark = Rempart
two-worlds-ability-bulwark-about = Tes guerriers juste devant et juste derrière lui ont 1 point de vie de plus.
two-worlds-ability-dread = Terreur
two-worlds-ability-dread-about = Un ennemi juste devant lui inflige 1 dégât de moins, quelle que soit sa cible.
two-worlds-ability-armour = Armure
two-worlds-ability-armour-about = Chaque attaque et chaque sort lui inflige 1 dégât de moins.
two-worlds-ability-swift = Rapidité
two-worlds-ability-swift-about = Quand ton armée avance, il fait 2 cases au lieu de 1, tant qu’elles sont libres.
two-worlds-ability-spell-ward = Égide magique
two-worlds-ability-spell-ward-about = Les sorts ennemis ne peuvent pas le viser, mais celui qui frappe sa case le blesse.
two-worlds-ability-silent = Frappe silencieuse
two-worlds-ability-silent-about = Personne ne peut répondre à une attaque à laquelle il participe.
two-worlds-ability-splash = Éclaboussure
two-worlds-ability-splash-about = Une attaque à laquelle il participe inflige aussi 1 dégât à l’ennemi juste derrière la cible.
two-worlds-ability-knockback = Refoulement
two-worlds-ability-knockback-about = La cible qui survit à une attaque à laquelle il participe recule de 1 case, si elle le peut.
two-worlds-ability-deathless = Renaissance
two-worlds-ability-deathless-about = La première fois qu’il est détruit dans la partie, il passe sous ta pioche de guerriers.
two-worlds-ability-scholar = Érudition
two-worlds-ability-scholar-about = Tant qu’il est en jeu, tu pioches 1 sort de plus à ton étape de pioche.
two-worlds-ability-reap = Moisson
two-worlds-ability-reap-about = Si une attaque à laquelle il participe détruit la cible, ton dernier soldat tombé passe sous ta pioche de guerriers.
two-worlds-ability-flying = Vol
two-worlds-ability-flying-about = En mêlée, seuls les guerriers volants et les géants l’atteignent ; attaques à distance et sorts l’atteignent normalement.
two-worlds-ability-melee = Mêlée
two-worlds-ability-melee-about = Ses dégâts à un ennemi dans la case voisine de sa rangée ; sans ce nombre, il n’a pas cette attaque.
two-worlds-ability-ranged = Attaque à distance
two-worlds-ability-ranged-about = Ses dégâts à chaque distance indiquée, de 2 à 4 cases dans sa rangée ; personne entre les deux ne gêne.

# Les mots des règles

two-worlds-term-portal = Portail
two-worlds-term-portal-about = Là d’où vient ton armée, à ton bout des deux rangées ; avancer, c’est aller vers le portail ennemi.
two-worlds-term-row = Rangée
two-worlds-term-row-about = Celle de gauche (a) ou celle de droite (b), 7 cases chacune ; on attaque dans sa rangée, et nul ne dépasse un ennemi.
two-worlds-term-entry-cell = Case d’entrée
two-worlds-term-entry-cell-about = La case de chaque rangée la plus proche de ton portail : les nouveaux guerriers y entrent, si elle est libre.
two-worlds-term-last-cell = Dernière case
two-worlds-term-last-cell-about = La case de chaque rangée la plus proche du portail ennemi : si un de tes guerriers s’y trouve à la fin de ton tour, tu gagnes.
two-worlds-term-own-half = Ta moitié
two-worlds-term-own-half-about = Les 3 cases de chaque rangée les plus proches de ton portail ; certains sorts n’atteignent l’ennemi que là.
two-worlds-term-champion = Champion
two-worlds-term-champion-about = Le rang le plus haut : 4 des 12 guerriers d’une armée, choisis par leur joueur.
two-worlds-term-elite = Élite
two-worlds-term-elite-about = Le rang du milieu : 4 des 12 guerriers d’une armée.
two-worlds-term-regular = Soldat
two-worlds-term-regular-about = Le rang le plus bas : 4 des 12 guerriers d’une armée ; il y a 2 cartes de chaque sorte.
two-worlds-term-box = La boîte
two-worlds-term-box-about = Les guerriers non distribués ou non gardés ; ils sont hors du jeu, sauf comme formes du Loup-garou.
two-worlds-term-form = Forme
two-worlds-term-form-about = Un guerrier dont le Loup-garou prend les valeurs et la capacité jusqu’à la forme suivante ; chacune ne sert qu’une fois.
two-worlds-term-stack = Pile
two-worlds-term-stack-about = Attaques et sorts en attente, chacun répondant à celui du dessous ; le dernier posé a lieu le premier.
two-worlds-term-window = Fenêtre
two-worlds-term-window-about = Le moment où tu peux répondre à ce qui est au sommet de la pile : par un sort, une capacité, ou en passant.
two-worlds-term-enchantment = Enchantement
two-worlds-term-enchantment-about = Un sort qui reste sur son guerrier jusqu’à ce que celui-ci quitte le jeu ou qu’une Dissipation l’ôte ; les mêmes s’additionnent.
two-worlds-term-breakthrough = Percée
two-worlds-term-breakthrough-about = Une victoire : à la fin de ton propre tour, un de tes guerriers se trouve sur sa dernière case.
two-worlds-term-destruction = Destruction
two-worlds-term-destruction-about = Une victoire : l’adversaire n’a plus de guerrier, ni en jeu ni dans sa pioche.
two-worlds-term-quiet-rift = Faille paisible
two-worlds-term-quiet-rift-about = Après 12 tours de suite sans événement, ou 120 en tout, on compte les guerriers ; à égalité, le plus avancé l’emporte.
two-worlds-term-hold = Attente
two-worlds-term-hold-about = Une attaque avec attente patiente encore quand l’adversaire a passé : tu peux d’abord lancer tes propres sorts.
two-worlds-term-exchange = Échange de sorts
two-worlds-term-exchange-about = À ton étape de pioche : défausse 1 sort de ta main pour en piocher 2, au lieu d’en piocher un seul.
