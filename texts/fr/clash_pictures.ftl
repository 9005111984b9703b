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
picture-lane-upper = Ligne du haut
picture-lane-lower = Ligne du bas
picture-reason-fort = { $loser } perd son fort
picture-reason-empty-hand = { $loser } n’a plus de carte en main
picture-reason-turn-limit = Limite de tours atteinte
picture-reason-resignation = { $loser } abandonne
picture-reason-agreement = D’un commun accord
picture-reason-abandoned = { $loser } a quitté le duel
picture-reason-limit = Temps écoulé : la vie des forteresses décide
picture-draft-round = Manche { $round } sur { $rounds }
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
alt-half-upper = Ligne du haut : { $creatures }.
alt-half-lower = Ligne du bas : { $creatures }.
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
alt-lane-upper = ligne du haut
alt-lane-lower = ligne du bas
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
alt-draft = Draft, manche { $round } sur { $rounds }, encore { $left } cartes cachées.
alt-draft-open = Cartes visibles : { $cards }.
alt-draft-creature = { $card } (coût { $cost }, { $attack }/{ $health }{ $abilities })
alt-draft-incantation = { $card } (coût { $cost }, dégâts { $attack }{ $abilities })
alt-draft-deck = Déjà pris, { $player } : { $cards }.
alt-draft-count = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
alt-draft-ai = Pour l’IA : { $cards }.

# What boards and hands show beside abilities, in few words

clash-mark-stronghold = forteresse : sa vie, ce sont les cartes à sa droite
clash-mark-health = vie restante
clash-mark-attack = attaque ; X laisse 1 PV à sa cible
clash-mark-hurt = blessée : vie restante sur combien
clash-mark-spell = dégâts à une créature de ton choix
clash-mark-cards = cartes en main : le mana du prochain tour
clash-mark-backs = une main vue de dos : les cartes claires sont la vie
clash-mark-mana = mana restant
clash-mark-cost = coût en mana
clash-mark-order = attaquent dans cet ordre à la fin du tour
clash-mark-asleep = vient d’arriver : attaque dès le prochain tour
clash-mark-fresh = cadre doré : vient d’être jouée
clash-mark-lent = bord doré : prêté par l’aura d’une voisine
clash-mark-aura = anneau doré : une aura, prêtée aux deux voisines
clash-mark-used = déjà utilisé ce tour-ci
clash-mark-pair = un symbiote est dessus
clash-mark-captive = une carte enchaînée dessous
clash-mark-champion = champion : à côté du deck, toujours à portée
clash-mark-partner = joue dans le même camp
clash-mark-ai = joué par le jeu lui-même
clash-mark-ai-deck = pioche d’une IA : sa vie
clash-mark-discard = défausse
clash-mark-reach = dorée : jouable maintenant
clash-mark-blood = rouge : jouable en payant de ta vie
clash-mark-later = grise : à portée, mais pas maintenant
clash-mark-blocked = bloquée par Chantage
clash-mark-healthy = fond vert : carte qui compte dans la vie de la forteresse
clash-mark-blow = dégâts à l’instant
clash-mark-shielded = un coup arrêté par Protection
clash-mark-fallen = vient d’être détruite ; points : la main où elle va
