# Ce que font les cartes de La Bataille des châteaux, et les mots de ses règles.

# Capacités

castles-ability-shieldbearer = Donne un bouclier à un allié voisin.
castles-ability-scout = Tu pioches 1 carte.
castles-ability-swordsman = Inflige 1 dégât à chaque ennemi voisin.
castles-ability-priestess = Soigne jusqu’à 3 blessures d’un allié à 2 cases ou moins, ou les siennes.
castles-ability-knight = Inflige 3 dégâts à un ennemi voisin.
castles-ability-king = Un allié activé à 2 cases ou moins, sauf une légende, est de nouveau prêt à être activé.
castles-ability-archmage = Inflige 2 dégâts à un ennemi à 3 cases ou moins, puis 1 à chaque ennemi voisin de la cible.
castles-ability-cultist = Inflige 1 dégât à une de tes créatures voisines, puis tu pioches 1 carte.
castles-ability-fire-spitter = Inflige 2 dégâts à un ennemi à 2 cases ou moins, puis 1 à chaque voisin de la cible, même aux tiens.
castles-ability-tormentor = Attire vers lui un ennemi de sa ligne à 3 cases ou moins, de 2 cases au plus.
castles-ability-magma-golem = Inflige 2 dégâts à chaque créature voisine, même aux tiennes.
castles-ability-archdemon = Inflige 2 dégâts à chaque ennemi voisin.
castles-ability-ember-queen = Déplace un ennemi à 3 cases ou moins, sauf une légende, de 2 pas au plus par des cases libres.
castles-ability-gravedigger = Pose une pierre tombale sur une case libre voisine qui n’en a pas.
castles-ability-necromancer = Sur une case libre à pierre tombale à 3 cases ou moins, le dessus de ta pioche devient un squelette.
castles-ability-lich = Inflige 2 dégâts à un ennemi à 3 cases ou moins.
castles-ability-bone-dragon = Étourdit chaque ennemi voisin.
castles-ability-berserker = Inflige 3 dégâts à un ennemi voisin, puis 1 à lui-même.
castles-ability-bombers = 3 dégâts à chaque voisin, même aux tiens ; rase les tuiles ennemies ici et autour ; meurt, château intact.
castles-ability-shaman = Ce tour-ci, les attaques de chaque allié voisin infligent 1 dégât de plus.
castles-ability-warlord = Ce tour-ci, les attaques de toutes tes créatures infligent 1 dégât de plus.
castles-ability-cyclops = Inflige 2 dégâts à un ennemi à 2 cases ou moins et l’étourdit.

# Magie

castles-card-fortification = Un allié a 2 points de vie de plus tant qu’il vit.
castles-card-volley = Inflige 1 dégât à chaque ennemi d’une ligne de ton choix.
castles-card-blessing = Soigne 1 blessure d’un allié ; ce tour-ci, ses attaques infligent 1 dégât de plus.
castles-card-miracle = Soigne 1 blessure de ton château.
castles-card-fireball = Inflige 2 dégâts à n’importe quel ennemi.
castles-card-pact = Pioche 2 cartes.
castles-card-terror = Étourdis n’importe quel ennemi.
castles-card-armageddon = Toutes les créatures sauf les légendes meurent, même les tiennes ; chaque mort blesse son château.
castles-card-raise-dead = Reprends en main une créature de ta défausse, sauf une légende, puis pioche 1 carte.
castles-card-drain-life = Inflige 2 dégâts à n’importe quel ennemi, puis soigne 1 blessure de chacune de tes créatures.
castles-card-grave-chill = Étourdis n’importe quel ennemi.
castles-card-plague = Inflige 1 dégât à chaque ennemi sur le plateau.
castles-card-bloodlust = Ce tour-ci, les attaques d’un allié infligent 1 dégât de plus et il se déplace de 1 case de plus.
castles-card-war-drums = Une de tes créatures activées, sauf une légende, est de nouveau prête à être activée.
castles-card-gamble = Pioche 1 carte, puis relance tous tes dés non dépensés.
castles-card-earthquake = Inflige 1 dégât à chaque créature d’une ligne au choix, même aux tiennes, et y rase les tuiles ennemies.

# Traits

castles-trait-flying = Vol
castles-trait-flying-about = Passe au-dessus des autres créatures, mais finit son déplacement sur une case libre.
castles-trait-lifesteal = Vol de vie
castles-trait-lifesteal-about = Quand son attaque blesse une créature, elle soigne 1 de ses propres blessures.
castles-trait-no-wound = Sans blessure
castles-trait-no-wound-about = Sa mort ne blesse pas son château.
castles-trait-legend = Légende
castles-trait-legend-about = Il n’y en a que 2 exemplaires, et chaque joueur a au plus 1 légende sur le plateau.

# Les pouvoirs des races

castles-power-reinforce = Renfort
castles-power-reinforce-about = Une fois par tour : glisse une carte de ta main face cachée sous un allié, qui gagne 1 point de vie.
castles-power-call = Appel
castles-power-call-about = Une fois par tour : défausse une carte et invoque une créature de ta main sans payer.
castles-power-exhume = Exhumation
castles-power-exhume-about = Une fois par tour : pose une carte de ta main face cachée sur une pierre tombale libre, comme squelette.
castles-power-arm = Armement
castles-power-arm-about = Une fois par tour : glisse une carte de ta main face cachée sous un allié ; ses attaques au contact infligent 1 dégât de plus.

# Tuiles

castles-tile-tower-about = Case extérieure de ton bord : un allié dessus gagne 1 de portée, mais l’ennemi peut l’attaquer comme ton château.
castles-tile-gate-about = Case du milieu de ton bord : un allié qui en part se déplace de 1 case de plus, mais l’ennemi peut l’attaquer comme ton château.
castles-tile-wall-about = Sur la deuxième case d’une ligne : depuis les 3 cases au-delà, nul n’attaque le château par cette ligne, même par sa tour ou sa porte.

# Les mots des règles

castles-term-castle = Château
castles-term-castle-about = La race d’un joueur, ses bâtiments et ses blessures, au bord du plateau ; à 6 blessures il tombe, et la partie est perdue.
castles-term-wound = Blessure
castles-term-wound-about = Une créature meurt quand elle a autant de blessures que de points de vie, et chaque mort inflige 1 blessure à son château.
castles-term-line = Ligne
castles-term-line-about = Les 5 cases d’une même lettre, d’un château à l’autre ; il y a 3 lignes en duel et 5 en équipes.
castles-term-edge-column = Bord
castles-term-edge-column-about = Les 3 cases contre ton château : on y invoque, et les ennemis de portée 1 attaquent le château de là.
castles-term-mat = Plateau individuel
castles-term-mat-about = La place des bâtiments et des blessures de ton château, à côté du plateau.
castles-term-building = Bâtiment
castles-term-building-about = Coûte 6 points, une construction par tour ; il ne se perd jamais et débloque des cartes de la réserve.
castles-term-tile = Tuile
castles-term-tile-about = Coûte 6 points, une construction par tour, bâtiment ou tuile ; détruite, elle peut être reconstruite.
castles-term-reserve = Réserve
castles-term-reserve-about = Tes cartes qui exigent un bâtiment : quand tous ceux qu’il faut sont là, elles sont mélangées à ta pioche.
castles-term-deck = Pioche
castles-term-deck-about = Les cartes que tu tires ; la défausse n’y retourne jamais, et un joueur dont la pioche est vide perd.
castles-term-pips = Points
castles-term-pips-about = La valeur de tes dés : tu en lances 4 à chaque tour et tu paies avec eux tout ce que tu fais.
castles-term-payment = Paiement
castles-term-payment-about = Des dés dont la somme atteint le prix ; le surplus est perdu, et aucun dé ne doit être de trop.
castles-term-activation = Activation
castles-term-activation-about = Une fois par tour, une créature se déplace puis attaque, ou utilise sa capacité au lieu d’attaquer, selon son prix.
castles-term-boost = Soutien
castles-term-boost-about = Une carte face cachée sous une créature, glissée par les Humains ou les Orques ; 1 au plus tant qu’elle vit.
castles-term-tombstone = Pierre tombale
castles-term-tombstone-about = Marque où est mort un ennemi des Morts-vivants ; elle ne gêne personne, et des squelettes en sortent.
castles-term-skeleton = Squelette
castles-term-skeleton-about = Une carte face cachée, créature dont toutes les valeurs sont 1 ; sa mort ne blesse pas son château.
castles-term-shield = Bouclier
castles-term-shield-about = Absorbe en entier le prochain coup puis disparaît ; sinon, il cesse au début du prochain tour de son propriétaire.
castles-term-stun = Étourdi
castles-term-stun-about = La créature ne peut pas être activée avant la fin du prochain tour de son propriétaire.
castles-term-ready = Prêt
castles-term-ready-about = La créature peut être activée ; celle qui l’a été peut redevenir prête une fois par tour.
castles-term-bonus = Bonus
castles-term-bonus-about = Des dégâts (en attaque) ou du déplacement en plus pour ce tour, de la vie en plus tant que la créature vit ; tout s’additionne.
