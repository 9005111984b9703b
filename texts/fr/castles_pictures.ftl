# La Bataille des châteaux : les mots des images, et leurs descriptions.

castles-picture-turn = Tour { $turn } : { $player }
castles-picture-build = Construction
castles-picture-reason-castle = Un château est tombé
castles-picture-reason-deck = Une pioche est épuisée
castles-picture-reason-resignation = Par abandon
castles-picture-reason-agreement = D’un commun accord
castles-picture-reason-abandoned = Partie interrompue
castles-picture-reason-limit = Temps écoulé : les blessures des châteaux décident
castles-picture-no-cards = Aucune carte en main
castles-picture-face-down = Ses cartes face cachée
castles-picture-kind = { $kind ->
    [creature] créature
    [legend] légende
   *[magic] magie
}
castles-picture-requires = Il faut : { $buildings }
castles-picture-race-cards = { $race } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
castles-picture-unlocks = Débloque
castles-picture-tile = Tuile
castles-picture-building = Bâtiment
castles-picture-chooses = { $player } choisit
castles-picture-chosen = Tous ont choisi

# Ce que disent les signes, en peu de mots : légendes et descriptions
castles-sign-cost = coût en points de dés
castles-sign-life = vie
castles-sign-damage = dégâts
castles-sign-range = portée (si différente de 1)
castles-sign-move = déplacement (si différent de 1)
castles-sign-wounds = blessure : à 6, le château tombe
castles-sign-hand = cartes en main
castles-sign-deck = pioche
castles-sign-discard = défausse
castles-sign-build = construction
castles-sign-tower = tour : +1 portée
castles-sign-gate = porte : +1 déplacement
castles-sign-wall = muraille : garde sa ligne
castles-sign-tombstone = pierre tombale
castles-sign-flying = vole par-dessus
castles-sign-lifesteal = se soigne en attaquant
castles-sign-no-wound = sa mort ne blesse pas
castles-sign-activated = déjà activée
castles-sign-stunned = étourdie
castles-sign-shield = bouclier
castles-sign-boost-humans = carte dessous : +1 vie
castles-sign-boost-orcs = carte dessous : +1 dégât
castles-sign-ability = capacité
castles-sign-enemy = ennemi
castles-sign-ally = allié
castles-sign-own = sa créature
castles-sign-any = toute créature
castles-sign-self = elle-même
castles-sign-no-legend = sauf légende
castles-sign-cell = case libre
castles-sign-in-line = sur la même ligne
castles-sign-line = une ligne
castles-sign-around = à côté
castles-sign-board = tout le plateau
castles-sign-blow = blesse
castles-sign-heal = soigne
castles-sign-ready = agit de nouveau
castles-sign-kill = meurt
castles-sign-shove = déplacée au choix
castles-sign-pull = attirée
castles-sign-skeleton = un squelette se lève
castles-sign-castle = soigne le château
castles-sign-reroll = dés relancés
castles-sign-raze = rase les tuiles

# Descriptions
castles-alt-dice = { $count ->
    [0] Plus de dés.
   *[other] Dés : { $dice }.
}
castles-alt-castle = { $player } ({ $race }) : blessures du château { $wounds } sur 6, main { $hand }, pioche { $deck }, défausse { $discard }.
castles-alt-buildings = Bâtiments : { $buildings }.
castles-alt-creatures = { $count ->
    [one] Créature, { $player } : { $creatures }.
   *[other] Créatures, { $player } : { $creatures }.
}
castles-alt-tiles = Tuiles : { $tiles }.
castles-alt-tombstones = Pierres tombales : { $cells }.
castles-alt-hand = { $player } a { $count ->
    [0] aucune carte
    [one] { $count } carte : { $cards }
   *[other] { $count } cartes : { $cards }
}.
castles-alt-playable = Payables maintenant : { $cards }.
castles-alt-face-down = Face cachée : { $cards }.
castles-alt-price = { $card } ({ $price })
castles-alt-numbers = { $card }, activation { $activation }, déplacement { $move }, portée { $range }, dégâts { $damage }, vie { $life }
castles-alt-ability = { $ability } ({ $cost })
castles-alt-race = { $race }, château : { $castle }. { $power } Bâtiments : { $buildings }.
castles-alt-race-cards = { $race } : { $cards }.
castles-alt-building = { $building }, bâtiment ({ $race }). Débloque : { $cards }.
castles-alt-chosen = { $player } : { $race }.
castles-alt-races = Races : { $races }.

# What boards and hands show beside signs, in few words

castles-mark-die = dé de ce tour : ses points paient tout
castles-mark-spent = un dé dépensé
castles-mark-builders = la construction, une fois par tour
castles-mark-power = pouvoir de la race, une fois par tour
castles-mark-done = déjà fait ce tour-ci
castles-mark-pip = un sur six : tant qu’il en reste un, le château tient
castles-mark-stands = bâtiment clair : construit, ses cartes sont débloquées
castles-mark-missing = bâtiment sombre : pas construit, ses cartes sont bloquées
castles-mark-supply = tours, portes et murailles encore à construire
castles-mark-legend = légende
castles-mark-can = doré : peut être activé ou joué maintenant
castles-mark-fresh = blanc : vient d’arriver
castles-mark-hurt = blessée : vie restante sur combien
castles-mark-better = valeur supérieure à celle imprimée
castles-mark-several = nombre d’exemplaires en main
