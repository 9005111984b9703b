# Ce que fait chaque capacité en une courte ligne, pour les images des cartes
brief-aerial = Dans la ligne du haut, vise la forteresse.
brief-sharpening = 1re destruction du tour : l’excédent passe.
brief-aquatic = Contre le pont, ses dégâts doublent.
brief-berserk = Détruit une créature : attaque encore.
brief-catalyst = 2 mana de plus à chacun de tes tours.
brief-defender = N’attaque que les créatures.
brief-vanish = Blessée, elle recule au fond de sa ligne.
brief-indestructible = Incantations et flammes sans effet.
brief-instinct = Blessée par une créature, elle riposte.
brief-mercenary = Revient dans la main de l’adversaire.
brief-symbiote = Se joue aussi sur une de tes créatures.
brief-perforation = Touche aussi la créature derrière la cible.
brief-price-of-blood = Le mana qui manque se paie en vie.
brief-protection = Les premiers dégâts du tour tombent à 0.
brief-rage = Attaque les créatures dès son arrivée.
brief-regeneration = Inflige des dégâts : ta forteresse recule.
brief-splash = Touche aussi la créature de la ligne voisine.
brief-sprint = Dépasse ses alliées : +1 dégât chacune.
brief-vulnerability = Laisse 1 point de vie à chaque cible.
brief-backfire = Jouée, frappe l’ennemie proche de sa ligne.
brief-counterorder = Jouée, ta carte de gauche va à droite.
brief-lucidity = Coûte 2 de moins tout à gauche en main.
brief-blackmail = Bloque ta carte disponible de droite.
brief-immolation = Jouer dans sa ligne coûte 1 point de vie.
brief-reinforcement = Au retour, appelle ta créature de gauche.
brief-shackle = Jouée, capture la carte adverse de gauche.
brief-cursed = Revient à gauche de la forteresse.
brief-of-aura = Ses voisines l’ont aussi. { $brief }
# Le schéma d’une capacité
diagram-before = Avant
diagram-after = Après
diagram-mana = mana
diagram-alt = Avant : { $before }. Après : { $after }.
diagram-row-mana = mana : { $mana }
diagram-row-hand = { $whose ->
    [A] ta main
   *[B] la main de l’adversaire
} : { $pieces }
diagram-row-lane = ligne : { $pieces }
diagram-castle = forteresse
diagram-card = { $cost ->
    [none] une carte
   *[other] une carte de coût { $cost }
}
diagram-bridge = pont
diagram-stronghold = forteresse ennemie, vie { $health }
diagram-incantation = une incantation (dégâts : { $damage })
diagram-creature = { $whose ->
    [A] la tienne
   *[B] une ennemie
} { $figures }
diagram-sign = { $sign ->
    [ability] a la capacité
    [hurt] blessée
    [destroyed] détruite
    [captor] tient une carte captive
    [blocked] bloquée
    [cheaper] moins chère
   *[concerned] la carte en question
}
