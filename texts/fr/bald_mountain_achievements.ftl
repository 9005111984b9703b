# What users can achieve in Battle on the Bald Mountain

achievement-bald-mountain-last-spark = Dernière étincelle
achievement-bald-mountain-last-spark-about = Gagne alors qu’il reste 1 énergie à ton camp.
achievement-bald-mountain-full = En pleine forme
achievement-bald-mountain-full-about = Gagne avec 10 énergies ou plus.
achievement-bald-mountain-no-gems = Sans gemme
achievement-bald-mountain-no-gems-about = Gagne sans aucune gemme.
achievement-bald-mountain-altars = Tous les autels
achievement-bald-mountain-altars-about = Gagne alors que les cartes du dessus des quatre autels sont tournées vers ton camp.
achievement-bald-mountain-last-turn = Dernier tour
achievement-bald-mountain-last-turn-about = Gagne une partie où la pioche s’est épuisée.
