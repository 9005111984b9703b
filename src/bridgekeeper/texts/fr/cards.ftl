# Les mots des cartes, leurs descriptions et l’effet des capacités.

card-kind-creature = Créature
card-kind-incantation = Incantation
card-imprint = { $kind } · { $set } · { $number }/32

card-alt-creature = { $name } : créature, coût { $cost }, attaque { $attack }, vie { $health }.
card-alt-incantation = { $name } : incantation, coût { $cost }, dégâts { $attack }.
card-alt-abilities = Capacités : { $abilities }.
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

ability-aerial = Dans la voie du haut, elle survole les créatures adverses et attaque la forteresse ennemie. Rage ne lui sert alors à rien et, avec Défenseur, elle n’attaque pas du tout dans cette voie.
ability-sharpening = La première fois de chaque tour qu’elle détruit une cible, les dégâts en trop frappent la forteresse du propriétaire des créatures détruites. Un coup réduit par Protection ne transmet rien.
ability-aquatic = Tant qu’elle est contre le pont, elle inflige le double de dégâts, aux créatures comme aux forteresses. Le bonus de Sprint est doublé lui aussi.
ability-berserk = Quand son attaque détruit une créature ennemie, elle attaque aussitôt de nouveau. S’il ne reste aucune créature dans la voie, elle s’en prend à la forteresse, sauf le tour de son arrivée.
ability-catalyst = Tant qu’elle est en jeu, vous recevez 2 mana de plus au début de chacun de vos tours.
ability-defender = Elle n’attaque que des créatures, jamais une forteresse.
ability-vanish = Si elle subit des dégâts et y survit, elle se replie au fond de sa voie.
ability-indestructible = Les incantations et Retour de flammes ne lui font aucun mal. Elle peut en être la cible, et les autres victimes sont touchées comme d’habitude.
ability-instinct = Blessée par l’attaque d’une créature, si elle survit, elle riposte une fois : contre la créature ennemie la plus proche dans sa voie ou, si elle ne peut en blesser aucune, contre la forteresse.
ability-mercenary = Au lieu de revenir dans la main de son propriétaire, elle va à l’extrémité droite de la main adverse et appartient désormais à ce joueur.
ability-symbiote = Peut se jouer sur une de vos créatures sans Symbiote : attaque, vie et capacités s’additionnent, et la paire attaque ce tour-ci si son hôte le pouvait. Une fois détruites, les deux cartes reviennent en main.
ability-perforation = Elle touche aussi la créature juste derrière sa cible. Jamais une forteresse de cette façon.
ability-price-of-blood = Pas assez de mana ? Vous pouvez la jouer quand même : votre forteresse subit 1 dégât par mana manquant.
ability-protection = À chaque tour, les premiers dégâts qu’une créature ou une incantation devrait lui infliger sont réduits à 0.
ability-rage = Elle peut attaquer des créatures dès le tour de son arrivée, mais aucune forteresse ce tour-là.
ability-regeneration = Chaque fois qu’elle inflige des dégâts, quel que soit le nombre de cibles, votre forteresse recule d’une place vers la gauche. Un fort déjà tout à gauche redevient un bastion, avant-dernier à droite ; un bastion tout à gauche n’y gagne rien.
ability-splash = Elle touche aussi la créature à la même position dans la voie voisine, dans le royaume de sa cible.
ability-sprint = Quand elle attaque, elle commence par dépasser ses alliées jusqu’au pont. Chaque créature doublée ajoute 1 à ses dégâts jusqu’à la fin de l’assaut.
ability-vulnerability = Ses dégâts valent toujours 1 de moins que la vie restante de la cible : créature ou forteresse, il lui en reste 1. Les bonus de Sprint et d’Aquatique s’y ajoutent.
ability-backfire = Jouée, elle blesse la créature ennemie la plus proche dans sa voie, d’autant de dégâts que vous avez de cartes à gauche de votre forteresse. Pour une incantation, c’est la voie de sa cible.
ability-counterorder = Quand vous la jouez, la créature ou l’incantation la plus à gauche de votre main passe à l’extrémité droite.
ability-lucidity = Coûte 2 de moins (jamais moins de 0) tant qu’elle est la créature ou l’incantation la plus à gauche de votre main.
ability-blackmail = Tant qu’elle est en jeu, vous avez une carte de moins au choix quand vous jouez des cartes, mais toujours au moins une.
ability-immolation = Quiconque joue une carte dans sa voie, d’un côté ou de l’autre, subit 1 dégât à sa forteresse. Sa propre arrivée ne coûte rien à personne.
ability-reinforcement = Quand elle revient dans la main du joueur qui l’a jouée, il joue aussitôt gratuitement, dans la même voie, la créature disponible la plus à gauche qui coûte 4 ou moins et n’a pas Renfort.
ability-shackle = Jouée, elle prend la créature ou l’incantation la plus à gauche de la main adverse, la montre et la retient captive. La carte retourne à l’extrémité droite de cette main dès que la geôlière est blessée ou quitte le jeu.
ability-cursed = Quand elle revient en main, elle devient la carte la plus à gauche, même avant la forteresse : elle donne du mana, mais pas de vie.
