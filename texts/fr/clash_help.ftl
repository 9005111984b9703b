# Clash of Decks : l’aide

help-clash = Ton deck, c’est ta main : huit cartes dans un ordre fixe, et ta forteresse parmi elles. Envoie des créatures dans deux lignes et fais tomber le bastion adverse, puis le fort.

# En cinq images

help-clash-1 = Voici une main. Les cartes à droite de la forteresse sont sa vie ; toutes les cartes ensemble sont ton mana à chaque tour.
help-clash-2 = Tu peux jouer tes quatre cartes les plus à gauche. Une créature va au fond de la ligne du haut ou du bas.
help-clash-3 = À la fin de ton tour, tes créatures attaquent seules, dans l’ordre des insignes dorés. Chacune frappe la première ennemie de sa ligne.
help-clash-4 = Dans une ligne libre, elles frappent la forteresse, qui recule vers la droite. Tout à droite, le bastion tombe et le fort repart de la gauche.
help-clash-5 = Quand le fort tombe aussi, le duel est fini. Les créatures détruites reviennent à droite de la main de leur propriétaire et soignent sa forteresse.

# Un tour

help-clash-turn =
    1. **Mana.** Tu en reçois autant que tu as de cartes en main, forteresse comprise.
    2. **Cartes.** Joue celles de tes quatre cartes de gauche que tu peux payer. Chaque carte jouée rend la suivante disponible.
    3. **Assaut.** Termine ton tour : les créatures déjà là attaquent, la ligne du haut d’abord, chaque ligne du fond vers le pont. Les nouvelles attendent.
    4. **Soin.** Toutes les créatures retrouvent leur vie, et l’autre camp commence.

# Les règles, par leurs numéros dans docs/clash-of-decks.md

rule-clash-1-hand-title = La main
rule-clash-1-hand = Ta main a un ordre que tu ne peux pas changer, et ta forteresse s’y trouve.
rule-clash-1-health-title = La vie
rule-clash-1-health = Une forteresse a autant de points de vie qu’il y a de cartes à sa droite dans la main.
rule-clash-1-secret-title = Ce qui est secret
rule-clash-1-secret = Tous savent quelles cartes tu as, combien sont en main et où est la forteresse. Leur ordre n’est connu que de toi.
rule-clash-2-1-title = Le début
rule-clash-2-1 = Chacun a 8 cartes différentes, mélangées, toutes en main. La forteresse est tout à gauche, côté bastion, avec 8 points de vie.
rule-clash-2-2-title = Qui commence
rule-clash-2-2 = On tire à pile ou face qui commence. Le premier joueur a 6 mana à son premier tour au lieu de 9.
rule-clash-3-mana-title = Le mana
rule-clash-3-mana = Le mana du tour est le nombre de cartes en main, forteresse comprise, plus 2 par Catalyseur du joueur. Ce qui reste est perdu.
rule-clash-3-available-title = Cartes disponibles
rule-clash-3-available = Les quatre cartes les plus à gauche d’une main sont disponibles, forteresse non comptée. Chaque carte jouée rend aussitôt la suivante disponible.
rule-clash-3-creatures-title = Les créatures arrivent
rule-clash-3-creatures = Une créature va au fond de la ligne du haut ou du bas de son camp, au choix.
rule-clash-3-incantations-title = Incantations
rule-clash-3-incantations = Une incantation vise une créature en jeu, de n’importe quel camp et de n’importe quelle ligne. Elle ne vise jamais une forteresse.
rule-clash-r1-title = Sans cible
rule-clash-r1 = Sans créature en jeu, une incantation ne peut pas être jouée.
rule-clash-3-assault-title = L’assaut
rule-clash-3-assault = À la fin de ton tour, chacune de tes créatures qui n’a pas été jouée ce tour-ci attaque une fois, d’elle-même.
rule-clash-r2-title = Ordre des attaques
rule-clash-r2 = La ligne du haut attaque d’abord, une créature après l’autre du fond vers le pont ; puis la ligne du bas, de même.
rule-clash-3-target-title = Qui est attaqué
rule-clash-3-target = Une créature attaque l’ennemie la plus proche du pont dans sa ligne ; s’il n’y en a pas, la forteresse adverse. Nul ne riposte.
rule-clash-3-healing-title = Fin du tour
rule-clash-3-healing = À la fin de chaque tour, toutes les créatures retrouvent toute leur vie.
rule-clash-4-damage-title = Dégâts à la forteresse
rule-clash-4-damage = Chaque dégât déplace la forteresse d’une place vers la droite dans la main, jamais au-delà du bout.
rule-clash-4-bastion-title = Le bastion tombe
rule-clash-4-bastion = Quand un bastion est la carte la plus à droite, il passe au côté fort et devient la carte la plus à gauche. Le reste de ces dégâts est perdu.
rule-clash-4-fort-title = Le fort tombe
rule-clash-4-fort = Quand un fort se retrouve à l’extrémité droite, son propriétaire perd aussitôt.
rule-clash-4-empty-hand-title = Plus que la forteresse
rule-clash-4-empty-hand = Un joueur qui n’a plus que la forteresse en main perd aussitôt, bastion ou fort.
rule-clash-4-return-title = Créatures détruites
rule-clash-4-return = Une créature détruite revient dans la main de son propriétaire, tout à droite, et soigne la forteresse de 1.
rule-clash-r4-title = Plusieurs d’un coup
rule-clash-r4 = Elles reviennent d’abord de la ligne du haut, du fond vers le pont, puis de celle du bas. Celles du joueur dont c’est le tour passent d’abord.
rule-clash-5-1-title = Payer
rule-clash-5-1 = Le coût en mana se paie d’abord. Lucidité se vérifie à ce moment-là, et plus ensuite.
rule-clash-5-3-title = La carte quitte la main
rule-clash-5-3 = Une carte jouée quitte la main : si elle était à droite de la forteresse, cela coûte 1 point de vie.
rule-clash-5-12-title = Resserrer les rangs
rule-clash-5-12 = Quand une créature est partie, les autres de sa ligne avancent vers le pont.
rule-clash-5-16-title = L’incantation revient
rule-clash-5-16 = Après tous ses effets, une incantation revient dans la main de son propriétaire, tout à droite, ce qui soigne de 1.
rule-clash-6-2-title = Qui attaque
rule-clash-6-2 = Seule attaque une créature en jeu depuis le début du tour, ou qui a Rage.
rule-clash-6-6-title = Combien de dégâts
rule-clash-6-6 = Les dégâts se comptent dans cet ordre : Vulnérabilité, puis le bonus de Sprint, puis le doublement d’Aquatique.
rule-clash-6-7-title = Toutes les cibles à la fois
rule-clash-6-7 = Une attaque blesse toutes ses cibles à la fois ; avec Splash et Perforation, jusqu’à trois.
rule-clash-6-9-title = Blessures
rule-clash-6-9 = Une créature garde jusqu’à la fin du tour les dégâts qui ne la détruisent pas.
rule-clash-7-abilities-title = Capacités
rule-clash-7-abilities = Toutes les capacités des cartes en jeu agissent toujours et sont obligatoires. Aucune créature n’a deux fois la même.
rule-clash-7-auras-title = Auras
rule-clash-7-auras = Avec une aura, les créatures juste devant et juste derrière la carte, dans sa ligne, ont la capacité. La carte elle-même ne l’a pas.
rule-clash-8-ready-decks-title = Decks préconstruits
rule-clash-8-ready-decks = Dans le duel habituel, chacun prend un des quatre decks du Pack d’initiation.
rule-clash-8-draft-title = Draft
rule-clash-8-draft = Sur quatre cartes visibles, l’un en prend 1, l’autre 2, le premier la dernière. Les rôles changent jusqu’à 8 cartes chacun.
rule-clash-8-constructed-title = Construit
rule-clash-8-constructed = Chacun apporte 8 cartes différentes de toutes les extensions. Les decks sont montrés avant le mélange.
rule-clash-9-ai-title = Contre une IA
rule-clash-9-ai = Une IA a une pioche au lieu d’une main : les dégâts à sa forteresse envoient des cartes du dessus de la pioche à la défausse.
rule-clash-10-title = Quatre joueurs
rule-clash-10 = Chacun partage une ligne avec chaque voisin et n’attaque que ces deux-là. La partie se termine dès qu’un fort tombe.
rule-clash-11-title = Ligue de mutation
rule-clash-11 = Avant chacun des six duels, des éléments de cartes de réserve se collent sur tes créatures, pour 2,5 points au plus.
rule-clash-12-fatigue-title = Fatigue
rule-clash-12-fatigue = Avec ce module, dès le 9e tour d’un joueur, la carte la plus à droite de sa main quitte la partie au début de chaque tour.
rule-clash-12-champion-title = Champion
rule-clash-12-champion = Un champion à côté du plateau est toujours disponible. Détruit, il est épuisé jusqu’à ce qu’une carte du même coût imprimé soit jouée.
rule-clash-14-title = Les premières règles
rule-clash-14 = Avec les règles 1.0, les incantations se jouent aussi entre les attaques, et chacun choisit l’ordre de retour de ses créatures détruites.
rule-clash-r21-title = Limite de tours
rule-clash-r21 = Rien d’autre ne met fin à un duel : match nul d’un commun accord, ou à la limite de tours de la partie.
