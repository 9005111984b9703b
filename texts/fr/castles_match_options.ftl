# Ce dont on convient avant une Bataille des châteaux

game-castles = Bataille des châteaux
about-castles = Les dés paient bâtiments, créatures et magie. Un château tombera.
castles-mode-duel = duel
castles-mode-teams = deux contre deux
castles-settings-duel = Deux châteaux se battent sur trois lignes. On tire à pile ou face qui commence.
castles-settings-teams = A et C contre B et D sur cinq lignes : de `a` à `c` celles de A et B, de `c` à `e` celles de C et D. Les mains sont secrètes. Prends place dans le camp de ton choix.
castles-leaving = le bot remplace les personnes qui partent
castles-races-open = les races se choisissent au vu de tous
castles-races-lot = les races sont tirées au sort, sans doublon
castles-races-settled-duel = A : { $left }, B : { $right }
castles-races-settled-teams = A et C : { $left }, B et D : { $right }
castles-race-humans = humains
castles-race-demons = démons
castles-race-undead = morts-vivants
castles-race-orcs = orques
option-races = races
option-races-about = Comment les races sont attribuées
option-race_a = race-de-a
option-race_a-about = La race de A, qui défie ; à quatre, celle de A et C
option-race_b = race-de-b
option-race_b-about = La race de B ; à quatre, celle de B et D
refused-castles-one-race = Fixe les races des deux camps, `race-de-a` et `race-de-b`, ou aucune.
refused-castles-races-twice = Les races sont fixées ou tirées au sort : indique `races`, ou `race-de-a` et `race-de-b`, pas les deux.
