# What users can achieve in Duel of Two Worlds

achievement-two-worlds-last-warrior = Dernier combattant
achievement-two-worlds-last-warrior-about = Gagne alors qu’il te reste une seule carte de guerrier, en jeu ou dans ta pioche.
achievement-two-worlds-no-losses = Sans perte
achievement-two-worlds-no-losses-about = Gagne sans qu’aucun de tes guerriers ne soit détruit.
achievement-two-worlds-destruction = Armée détruite
achievement-two-worlds-destruction-about = Gagne parce qu’il ne reste aucun guerrier à l’adversaire.
achievement-two-worlds-no-spells = Sans sort
achievement-two-worlds-no-spells-about = Gagne sans lancer de sort.
