# La Bataille du mont Chauve : les mots des images, et ce qui les remplace.

bald-mountain-picture-turn = Tour { $turn } : { $player }
bald-mountain-picture-asked = À { $player } de répondre
bald-mountain-picture-wonders = Les merveilles d’abord
bald-mountain-picture-last-turn = Dernier tour
bald-mountain-picture-few = La pioche s’épuise
bald-mountain-picture-reason-energy = L’énergie est épuisée
bald-mountain-picture-reason-gems = 15 gemmes
bald-mountain-picture-reason-empty-deck = La pioche est vide : gemmes et énergie comparées
bald-mountain-picture-reason-last-turn = Pioche insuffisante : gemmes et énergie comparées
bald-mountain-picture-reason-resignation = Par abandon
bald-mountain-picture-reason-agreement = D’un commun accord
bald-mountain-picture-reason-abandoned = Partie interrompue
bald-mountain-picture-reason-limit = Temps écoulé : gemmes et énergie comparées
bald-mountain-picture-no-cards = Aucune carte en main
bald-mountain-picture-possible = Peut être activé maintenant
bald-mountain-picture-kind = { $kind ->
    [spell] Sort
    [optional] Merveille, facultative
   *[wonder] Merveille
}

# Ce que disent les signes, en peu de mots : légendes et textes de remplacement
bald-mountain-sign-energy = énergie
bald-mountain-sign-gems = gemmes
bald-mountain-sign-cards = cartes
bald-mountain-sign-attack = attaque
bald-mountain-sign-steal = voler
bald-mountain-sign-give = donner
bald-mountain-sign-banish = bannir une carte adverse
bald-mountain-sign-banish-self = bannir cette carte
bald-mountain-sign-turn = retourner une carte adverse
bald-mountain-sign-bury = enfouir une carte du dessus
bald-mountain-sign-retrieve = reprendre dans la défausse
bald-mountain-sign-play = jouer des cartes
bald-mountain-sign-copy = copier une carte adverse
bald-mountain-sign-repeat = répéter un de ses sorts
bald-mountain-sign-actions = actions
bald-mountain-sign-edge = prochaine attaque renforcée
bald-mountain-sign-ward = attaques subies affaiblies
bald-mountain-sign-reflect = prochaine attaque renvoyée
bald-mountain-sign-guard = ses cartes sont protégées
bald-mountain-sign-lock = autel verrouillé
bald-mountain-sign-still = merveilles réduites au silence
bald-mountain-sign-toll = activer coûte de l’énergie
bald-mountain-sign-choose = au choix
bald-mountain-sign-way-out = une échappatoire
bald-mountain-sign-if = sous condition
bald-mountain-sign-yes = si oui
bald-mountain-sign-no = sinon
bald-mountain-sign-them = adversaires
bald-mountain-sign-all = chaque mage
bald-mountain-sign-altars = autels contrôlés
bald-mountain-sign-chance = au hasard
bald-mountain-sign-wonder = merveille
bald-mountain-sign-optional = merveille facultative
bald-mountain-sign-used = déjà utilisée ce tour-ci

# Textes de remplacement
bald-mountain-alt-actions = { $actions ->
    [one] Encore { $actions } action.
   *[other] Encore { $actions } actions.
}
bald-mountain-alt-mage = { $player } ({ $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
})
bald-mountain-alt-side = { $mages } : énergie { $energy }, gemmes { $gems }.
bald-mountain-alt-empty = { $altar } : vide.
bald-mountain-alt-altar = { $altar } : { $card }, tournée vers { $players }{ $notes }.
bald-mountain-alt-below = { $count } dessous, la suivante tournée vers { $players }
bald-mountain-alt-rule = { $players } : { $rule }{ $more }.
bald-mountain-alt-piles = Pioche { $deck }, défausse { $discard ->
    [0] vide
   *[other] { $discard } : { $top } sur le dessus
}.
bald-mountain-alt-hand = { $player } a { $count ->
    [0] une main vide
    [one] { $count } carte : { $cards }
   *[other] { $count } cartes : { $cards }
}.
bald-mountain-alt-playable = Peut être joué : { $cards }.
bald-mountain-alt-possible = Peut être activé : { $cards }.
bald-mountain-alt-card = { $card }. { $colour }, { $kind ->
    [spell] sort
    [optional] merveille facultative
   *[wonder] merveille
}. { $words }

# What boards and hands show beside signs, in few words

bald-mountain-mark-deck = cartes dans la pioche
bald-mountain-mark-pile = défausse, sa carte du dessus à côté
bald-mountain-mark-facing = camp vers lequel la carte du dessus est tournée : il contrôle l’autel
bald-mountain-mark-below = cartes en dessous ; camp de la suivante
bald-mountain-mark-colour = couleur d’une carte : elle va sur l’autel de cette couleur
bald-mountain-mark-whose = à qui c’est le tour
bald-mountain-mark-asked = doit répondre à une question
bald-mountain-mark-can = doré : peut être choisi maintenant
bald-mountain-mark-fresh = blanc : vient d’arriver, ou agit
bald-mountain-mark-change = vient de changer
