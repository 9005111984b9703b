# Les mots des images et leurs descriptions.

picture-turn-of = Tour { $turn } : à { $player } de jouer
picture-bastion = Bastion
picture-fort = Fort
picture-bastion-fell = Bastion tombé
picture-champion = { $state ->
    [ready] Prêt
    [in-play] En jeu
   *[exhausted] Épuisé
}
picture-lane-upper = Voie du haut
picture-lane-lower = Voie du bas
picture-reason-fort = { $loser } perd son fort
picture-reason-empty-hand = { $loser } n’a plus de carte en main
picture-reason-turn-limit = Le dernier tour est joué
picture-reason-resignation = { $loser } abandonne
picture-reason-agreement = D’un commun accord
picture-reason-abandoned = { $loser } a quitté le duel
picture-draft-round = Tour { $round } sur { $rounds }
picture-draft-picks = { $player } prend { $picks ->
    [one] une carte
   *[other] { $picks } cartes
}
picture-draft-over = Les decks sont prêts
picture-draft-ai = IA

# Descriptions
alt-to-play = Tour { $turn }. À { $player } de jouer, mana : { $mana }.
alt-over = Partie terminée au tour { $turn }. { $result }
alt-player =
    { $player } : { $side }, vie { $health }, { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } en main, forteresse comprise.
alt-ai =
    { $player } (IA) : { $side }, { $health ->
        [one] { $health } carte
       *[other] { $health } cartes
    } dans la pioche, défausse : { $discard }.
alt-seat = { $player } : { $side }, vie { $health }, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} en main.
alt-seat-champion = Champion { $card } : { $state ->
    [ready] prêt
    [in-play] en jeu
   *[exhausted] épuisé
}.
alt-half-upper = Voie du haut : { $creatures }.
alt-half-lower = Voie du bas : { $creatures }.
alt-creatures = { $count ->
    [one] { $count } créature
   *[other] { $count } créatures
}
alt-side-bastion = bastion
alt-side-fort = fort
alt-champion = Champion { $card }, { $player } : { $state ->
    [ready] prêt
    [in-play] en jeu
   *[exhausted] épuisé
}.
alt-lane = { $player }, { $lane }, à partir du pont : { $creatures }.
alt-lane-upper = voie du haut
alt-lane-lower = voie du bas
alt-no-creatures = Aucune créature en jeu.
alt-creature = { $card } (attaque { $attack }, vie { $health }{ $hurt ->
    [yes] { " " }sur { $full }
   *[no] { "" }
}{ $more })
alt-creature-champion = champion
alt-creature-shackled = retient { $cards }
alt-creature-short = { $card } { $attack }/{ $health }{ $more }
alt-hand = Main de gauche à droite, { $player } : { $cards }.
alt-hand-mana = Mana : { $mana }.
alt-hand-available = ({ $place }) { $card }, coût { $cost }
alt-hand-card = { $card }, coût { $cost }
alt-hand-blocked = { $card }, coût { $cost }, bloquée
alt-hand-champion = Champion : { $card }, coût { $cost }, { $state ->
    [ready] prêt
    [in-play] en jeu
   *[exhausted] épuisé
}.
alt-hand-bastion = [bastion, vie { $health }]
alt-hand-fort = [fort, vie { $health }]
alt-draft = Draft, tour { $round } sur { $rounds }, encore { $left } cartes cachées.
alt-draft-open = Cartes visibles : { $cards }.
alt-draft-creature = { $card } (coût { $cost }, { $attack }/{ $health }{ $abilities })
alt-draft-incantation = { $card } (coût { $cost }, dégâts { $attack }{ $abilities })
alt-draft-deck = Déjà pris, { $player } : { $cards }.
alt-draft-count = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
alt-draft-ai = Pour l’IA : { $cards }.
