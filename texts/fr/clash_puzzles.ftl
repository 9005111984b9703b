# Les pages de Clash of Decks : buts, règles, verdicts

# Ce que demande une page

goal-win = Gagne ce tour-ci.
goal-win-two = Gagne au plus tard à ton prochain tour, quoi que fasse ton adversaire entre-temps.
goal-win-three = Gagne au plus tard à ton troisième tour en comptant celui-ci, quoi que fasse ton adversaire entre-temps.
goal-bastion = Détruis le bastion ennemi ce tour-ci.
goal-destroy-all = Détruis toutes les créatures ennemies ce tour-ci.
goal-destroy = Détruis ce tour-ci : { $creatures }.
goal-survive = Survis : termine ton tour de façon que ton adversaire ne puisse pas gagner au sien.
goal-clear = Vide le plateau ce tour-ci : il ne doit rester aucune créature en jeu, ni à toi ni à ton adversaire.
goal-board = Obtiens exactement ce plateau ce tour-ci : { $lanes }. Aucune autre créature ne doit être en jeu.
goal-board-below = Obtiens ce tour-ci exactement le plateau montré ci-dessous.
goal-board-lane = { $lane } ennemie
goal-board-lane-of = { $player }, { $lane }
goal-board-lane-own = ta { $lane }
goal-losing-nothing = { $goal } Ne perds rien ce tour-ci : aucune de tes créatures n’est détruite, et ta forteresse ne subit aucun dégât.
goal-and = { $first } et { $last }
goal-creature = { $creature } ({ $lane })
goal-creature-own = ta créature { $creature } ({ $lane })
goal-place = { $lane }, place { $position }
choice-goal-win = Gagner ce tour-ci
choice-goal-win-two = Gagner au prochain tour
choice-goal-win-three = Gagner en trois tours
choice-goal-bastion = Détruire le bastion
choice-goal-destroy = Détruire des créatures
choice-goal-survive = Survivre
choice-goal-clear = Vider le plateau
choice-goal-board = Obtenir un plateau
choice-losing-anything = Tout
choice-losing-nothing = Rien

# Règles spéciales

condition-old-rules = 📜 Règles 1.0 : tes créatures attaquent une à une avec « Attaque suivante », et tu peux jouer des incantations entre deux attaques.
condition-teams = 🤝 Deux contre deux : tu partages une ligne avec chaque adversaire. Ton partenaire ne joue aucune carte, mais ses créatures attaquent. La victoire est commune.
condition-champions = 👑 Champions : chaque camp a une créature de plus à côté de sa main. Elle coûte 1 de moins pour chaque créature en jeu de même coût imprimé et, détruite, ne revient pas en main.
condition-fatigue = ⏳ Fatigue : à partir du tour { $first } de chacun, la carte la plus à droite de sa main est retirée au début de son tour. Le prochain tour de ton adversaire est le nº { $theirs }, le tien le nº { $yours }.

# Le panneau où on la résout

puzzle-your-move = **À toi de jouer** · encore { $mana } mana. Choisis une carte, ou termine le tour.
puzzle-how-to = Toutes les cartes sont visibles. Joue ce que tu veux, dans n’importe quel ordre ; quand tu termines, tes créatures attaquent toutes seules et ta réponse est jugée.
puzzle-rules-play = 🎴 Les cartes quittent ta main contre du mana : une créature va au fond d’une ligne, une incantation frappe aussitôt une créature.
puzzle-rules-attack = ⚔️ Quand tu termines, toutes les créatures en place avant ce tour attaquent d’elles-mêmes : la ligne du haut d’abord, chaque ligne du fond vers le pont. Elles frappent la première créature ennemie de leur ligne ou, s’il n’y en a pas, la forteresse.
puzzle-rules-health = ❤️ Les cartes à droite d’une forteresse sont sa vie. Les créatures détruites reviennent à droite dans la main de leur propriétaire, et la soignent ainsi. Le bastion tombé laisse place au fort ; le fort tombé, la partie est finie.
hint-card = 💡 Une solution commence par **{ $card }**.
hint-no-card = 💡 Une solution commence sans aucune carte.

# Ce que dit le juge

verdict-short-creatures = ❌ **Pas assez.** Encore debout : { $creatures }.
verdict-short-bastion = ❌ **Pas assez.** Le bastion ennemi tient encore (vie : { $health }).
verdict-short-both = ❌ **Pas assez.** Le bastion ennemi tient encore (vie : { $health }), et le fort derrière lui.
verdict-short-fort = ❌ **Pas assez.** Le fort ennemi tient encore, vie : { $health }.
verdict-short-lost = ❌ **Il y a des pertes.** Aucune de tes créatures ne doit être détruite, et ta forteresse ne doit subir aucun dégât.
verdict-short-board = ❌ **Un autre plateau.** Ce qui diffère : { $lanes }.
verdict-refuted-win = ❌ **Il y a une parade.** Après cette réponse, tu ne peux pas gagner au prochain tour :
verdict-refuted-win-three = ❌ **Il y a une parade.** Après cette réponse, deux tours de plus ne suffisent pas pour gagner :
verdict-refuted-survive = ❌ **Pas suffisant.** Ton adversaire gagne ainsi :

# Créer des pages

grimoire-creatures = créatures
grimoire-creatures-about = Les créatures à détruire, par exemple bu1 bl2
grimoire-board = plateau
grimoire-board-about = Lignes du haut | du bas de A / de B, par exemple ogre baron | troll / | zombie
grimoire-losing = pertes
grimoire-losing-about = Ce qu’on peut perdre pendant le tour (par défaut : tout)
refused-creatures-goal = On ne peut nommer des créatures que pour le but « Détruire des créatures ».
refused-board-goal = Le but « Obtenir un plateau » demande un plateau, les autres buts n’en ont pas.
puzzle-typing = Créature:u ou :l (ligne du haut, du bas) · incantation@bu1 (adversaire, ligne du haut, 1re) · end

# Pourquoi une page se résout ainsi

idea-sacrifice = Tu sacrifies une de tes propres créatures.
idea-quiet = Une des cartes n’inflige elle-même aucun dégât, et rien ne marche sans elle.
idea-defence = Une créature doit barrer la route quand ton adversaire attaque.
idea-strike = La créature qui pourrait t’attaquer tombe avant.
idea-counted = Retour de flammes a besoin de chaque carte à gauche de ta forteresse.
idea-exact = Les dégâts égalent exactement la santé de la forteresse.
idea-feeding = Une carte revient dans ta main, et tu en as besoin là.
idea-clearing = Une carte libère la ligne, et l’assaut passe.
idea-fork = Un seul coup détruit plusieurs créatures.
idea-threats = La menace ne tient à aucune créature en particulier.
idea-lending = Tu as besoin de ce qu’une carte donne à ses voisines.
idea-together = Il faut plusieurs coups pour abattre une créature, sans un dégât de trop.
idea-sprinting = Une créature dépasse ses alliées et frappe plus fort.
idea-friendly = Tu tues exprès une de tes propres créatures.
idea-gift = Une carte retourne dans la main de ton adversaire, et elle l’y gêne.
idea-weaker = Une carte plus forte échouerait ici.
idea-closed = Un Enchaînement doit rester fermé.
idea-breaking = L’une des cartes ne fait qu’épuiser une Protection.
idea-healing = Sans l’une des cartes, ta propre forteresse tomberait.
idea-pushing = L’Immolation pousse ta forteresse vers la droite, et le Retour de flammes compte plus de cartes.
idea-surplus = L’Affûtage reporte les dégâts en trop sur la forteresse.
idea-sacrifice-named = Tu sacrifies dans ton propre camp : { $cards }.
idea-quiet-named = { $number ->
    [one] { $cards } : cette carte n’inflige elle-même aucun dégât, et rien ne marche sans elle.
   *[other] { $cards } : ces cartes n’infligent elles-mêmes aucun dégât, et rien ne marche sans elles.
}
idea-defence-named = { $number ->
    [one] { $cards } doit barrer la route quand ton adversaire attaque.
   *[other] Toutes doivent barrer la route quand ton adversaire attaque : { $cards }.
}
idea-strike-named = { $number ->
    [one] { $cards } tombe avant de pouvoir t’attaquer.
   *[other] Elles tombent avant de pouvoir t’attaquer : { $cards }.
}
idea-counted-named = { $cards } : son Retour de flammes a besoin de chaque carte à gauche de ta forteresse et inflige { $count }.
idea-exact-named = Tu infliges exactement { $count } à la forteresse : avec 1 santé de plus, elle tiendrait.
idea-feeding-named = { $count ->
    [0] { $number ->
        [one] { $cards } revient dans ta main, et tu en as besoin là.
       *[other] Ces cartes reviennent dans ta main, et tu en as besoin là : { $cards }.
    }
   *[other] Tu joues { $cards } { $count } fois : la carte revient dans ta main.
}
idea-clearing-named = Une fois la ligne libérée ({ $cards }), l’assaut passe.
idea-fork-named = Un seul coup détruit plusieurs créatures : { $cards }.
idea-lending-named = { $number ->
    [one] { $cards } donne { $abilities } à ses voisines, et rien ne marche sans cela.
   *[other] Ces cartes donnent à leurs voisines ce qu’il faut ({ $abilities }) : { $cards }.
}
idea-together-named = { $cards } ne tombe que sous plusieurs coups : il faut exactement { $count } dégâts.
idea-sprinting-named = { $cards } dépasse ses alliées et inflige { $count }.
idea-friendly-named = Tu tues exprès dans ton propre camp : { $cards }.
idea-gift-named = { $number ->
    [one] { $cards } retourne dans la main de ton adversaire, et l’y gêne.
   *[other] Ces cartes retournent dans la main de ton adversaire, et l’y gênent : { $cards }.
}
idea-weaker-named = { $number ->
    [one] { $cards } est plus forte, mais échouerait ici.
   *[other] Ces cartes sont plus fortes, mais échoueraient ici : { $cards }.
}
idea-closed-named = { $number ->
    [one] { $cards } doit rester sous sa créature.
   *[other] Ces cartes doivent rester sous leur créature : { $cards }.
}
idea-breaking-named = { $number ->
    [one] { $cards } n’inflige aucun dégât, mais épuise la Protection.
   *[other] Ces cartes n’infligent aucun dégât, mais épuisent la Protection : { $cards }.
}
idea-healing-named = { $number ->
    [one] Sans { $cards }, ta propre forteresse tomberait.
   *[other] S’il manquait une seule de ces cartes, ta propre forteresse tomberait : { $cards }.
}
idea-pushing-named = L’Immolation pousse ta forteresse vers la droite, et le Retour de flammes de { $cards } compte plus de cartes.
idea-surplus-named = { $cards } inflige { $count } de trop, et l’Affûtage reporte ces dégâts sur la forteresse.
theme-sacrifice = sacrifice
theme-quiet = coup tranquille
theme-defence = défense
theme-strike = frappe préventive
theme-counted = Retour de flammes compté
theme-exact = compte exact
theme-feeding = retour en main
theme-clearing = ouverture de ligne
theme-fork = plusieurs d’un coup
theme-threats = double menace
theme-lending = aura
theme-together = plusieurs coups
theme-sprinting = sprint
theme-friendly = tir ami
theme-gift = main pleine
theme-weaker = la carte faible
theme-closed = carte enchaînée
theme-breaking = Protection épuisée
theme-healing = tenir bon
theme-pushing = forteresse poussée
theme-surplus = dégâts en trop

# Building puzzles card by card
bench-hand = main
bench-stronghold = Forteresse
bench-mana = Mana
bench-turn = Tour
bench-champion = champion
bench-state = état du champion
bench-ready = prêt
bench-in-play = en jeu
bench-exhausted = épuisé
bench-damage = Dégâts ce tour-ci
bench-entered = Arrivée ce tour-ci
bench-symbiote = Carte posée dessus
bench-shackled = Carte du dessous
refused-bench-stronghold = Il faut une carte à droite de chaque forteresse : leur nombre est sa vie.
