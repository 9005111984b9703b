# What users can achieve in Clash of Decks

achievement-clash-last-health = Dernier point
achievement-clash-last-health-about = Gagne alors qu’il reste 1 point de vie à ton fort.
achievement-clash-no-losses = Sans perte
achievement-clash-no-losses-about = Gagne sans qu’aucune créature de ton côté ne soit détruite.
achievement-clash-bastion = Bastion debout
achievement-clash-bastion-about = Gagne alors que ton bastion tient encore.
achievement-clash-quick = Victoire rapide
achievement-clash-quick-about = Gagne au tour 8 ou avant.
achievement-clash-empty-hand = Main vide
achievement-clash-empty-hand-about = Gagne parce qu’il ne reste aucune carte dans la main adverse.
achievement-clash-fatigue = Par la fatigue
achievement-clash-fatigue-about = Gagne parce que la fatigue retire une carte à l’adversaire.
achievement-clash-set = Une extension entière
achievement-clash-set-about = Gagne avec chaque carte d’une extension, en autant de parties que tu veux.
achievement-clash-many-cards = Cent cartes
achievement-clash-many-cards-about = Gagne avec 100 cartes différentes, en autant de parties que tu veux.
achievement-clash-gem = Joyau
achievement-clash-gem-about = Résous un problème des « Joyaux » au premier essai, sans indice.
