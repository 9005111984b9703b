# Les mots des images des decks, des bannissements, des champions, du draft de mutation et de sa ligue

picture-pack-pick = Choix { $number } sur { $of }
picture-pack-deck = Ton deck : { $count } sur { $of }
picture-pack-picked = Déjà pris
picture-who-choosing = Chacun choisit { $count } cartes
picture-laboratory = Laboratoire
picture-round = Manche { $round } sur { $rounds }
picture-round-short = Manche { $round }
picture-league-mutation = Phase de mutation
picture-league-duels = Les duels
picture-mutation-done = Terminé
picture-price = Prix : { $price }
picture-points-left = { $points ->
    [one] Il reste { $points } point
   *[other] Il reste { $points } points
}
picture-change-value = { $element ->
    [attack] Attaque
    [health] Vie
   *[cost] Coût
} { $before } → { $after }
picture-league-shared = Victoire partagée
picture-bringing = Les decks se préparent
picture-bans = { $player } bannit { $picks ->
    [one] une carte
   *[other] { $picks } cartes
}
picture-champions-named = Choix des champions
picture-champions = Les champions
picture-creatures = { $count ->
    [one] { $count } créature
   *[other] { $count } créatures
}
picture-incantations = { $count ->
    [one] { $count } incantation
   *[other] { $count } incantations
}
picture-average-cost = Coût moyen : { $cost }

# Descriptions
alt-short-creature = { $card } { $cost } : { $attack }/{ $health }
alt-short-incantation = { $card } { $cost } : { $attack }
alt-pack = Paquet, { $player }, choix { $number } sur { $of }.
alt-pack-cards = Au choix : { $cards }.
alt-pack-pick = Carte prise : { $card }.
alt-pack-rest = Dans le paquet : { $cards }.
alt-pack-picked = Déjà pris : { $cards }.
alt-pack-deck = Deck, { $player } : cartes choisies { $count } sur { $of }.
alt-pack-chosen = Choisies : { $cards }.
alt-pack-laboratory = Au laboratoire : { $cards }.
alt-who = Draft de mutation, choix { $number } sur { $of }.
alt-who-choosing = Draft de mutation : chacun choisit { $count } cartes pour son deck.
alt-who-seat = { $player } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, { $state ->
    [due] pas encore prêt
   *[done] prêt
}.
picture-decks = Tous les decks
alt-who-deck = Deck, { $player } : { $cards }.
alt-who-laboratory = Au laboratoire, { $player } : { $cards }.
alt-league = Ligue, manche { $round } sur { $rounds } : { $phase }.
alt-league-row = { $rank }. { $player } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, vie { $health }.
alt-league-due = Encore en mutation : { $players }.
alt-league-round = Manche { $round } : { $duels }.
alt-league-duel = { $first } – { $second }
alt-league-draw = { $first } – { $second } (match nul)
alt-league-won = { $first } – { $second } (victoire : { $winner }, vie { $health })
alt-laboratory = Créatures et laboratoire, { $player }.
alt-laboratory-creatures = Créatures : { $cards }.
alt-laboratory-incantations = Incantations : { $cards }.
alt-laboratory-left = Au laboratoire : { $cards }.
alt-laboratory-rest = { $card } (il reste : { $elements })
alt-laboratory-empty = Le laboratoire est vide.
alt-mutation = Avant : { $before }. Après : { $after }. { $price }. { $left }.
fragment-value = { $element ->
    [attack] attaque
    [health] vie
   *[cost] coût
} { $value }
alt-bringing = { $player } : cartes prêtes { $count } sur { $of }.
alt-banned = Cartes bannies, { $player } : { $cards }.
alt-deck = { $title } : { $creatures }, { $incantations }. { $average }.
alt-deck-cards = Cartes : { $cards }.
alt-champion-due = { $player } : pas encore choisi.
alt-champion-done = { $player } : choisi.
alt-champion-of = Champion, { $player } : { $card }.
