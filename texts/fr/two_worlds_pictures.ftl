# Duel des deux mondes : les mots des images et leurs descriptions.

two-worlds-picture-turn = Tour { $turn } : { $player }
two-worlds-picture-asked = { $player } peut répondre
two-worlds-picture-due = { $step ->
    [start] Avant l’avancée
    [summon] Arrivée d’un guerrier
    [draw] Piocher un sort
   *[action] Actions
}
two-worlds-picture-picks = Choix des armées : { $rank ->
    [champion] champions
    [elite] guerriers d’élite
   *[regular] soldats
}
two-worlds-picture-rank = { $rank ->
    [champion] Champion
    [elite] Guerrier d’élite
   *[regular] Soldat
}
two-worlds-picture-rank-sheet = { $rank ->
    [champion] Champions
    [elite] Guerriers d’élite
   *[regular] Soldats
} : { $count } { $count ->
    [one] carte
   *[other] cartes
}
two-worlds-picture-spell-sheet = Sorts : { $count } { $count ->
    [one] carte
   *[other] cartes
}
two-worlds-picture-spell = Sort
two-worlds-picture-enchantment = Enchantement
two-worlds-picture-timing = { $timing ->
    [any_time] Pendant ton tour ou en réponse
   *[your_turn] Pendant ton tour seulement
}
two-worlds-picture-target = { $target ->
    [own_warrior] un de tes guerriers
    [enemy_warrior] un guerrier ennemi
    [any_warrior] n’importe quel guerrier
    [own_or_near] un de tes guerriers, ou un ennemi dans ta moitié
    [two_own_warriors] deux de tes guerriers
    [own_and_enemy_in_row] les guerriers de tête d’une rangée
    [cell] n’importe quelle case
    [reflectable_spell] le sort adverse au sommet
   *[spell_or_enchantment] un sort au sommet ou un enchantement
}
two-worlds-picture-zone = { $zone ->
    [own_half] dans ta moitié
   *[beside] côte à côte
}
two-worlds-picture-distance = Distance
two-worlds-picture-copies = { $count } dans { $of ->
    [spells] chaque pioche de sorts
   *[warriors] le jeu
}
two-worlds-picture-reason-destruction = Destruction : plus aucun guerrier
two-worlds-picture-reason-breakthrough = Percée jusqu’au portail ennemi
two-worlds-picture-reason-quiet = Faille paisible : victoire au nombre de guerriers
two-worlds-picture-reason-resignation = Par abandon
two-worlds-picture-reason-agreement = D’un commun accord
two-worlds-picture-reason-abandoned = Partie interrompue
two-worlds-picture-reason-limit = Temps écoulé : le nombre de guerriers décide
two-worlds-picture-no-spells = Aucun sort en main
two-worlds-picture-army = Ta pioche, sans ordre
two-worlds-picture-keep = Gardes-en une : { $kept } sur { $of }
two-worlds-picture-kept = Ton armée jusqu’ici
two-worlds-picture-chosen = Tu as choisi

# What the signs mean, in few words: in legends and text alternatives
two-worlds-sign-health = vie restante
two-worlds-sign-melee = dégâts au voisin
two-worlds-sign-ranged = dégâts à 2, 3, 4 cases
two-worlds-sign-army = guerriers dans la pioche
two-worlds-sign-book = sorts dans la pioche
two-worlds-sign-hand = sorts en main
two-worlds-sign-fallen = guerriers tombés
two-worlds-sign-cast = sorts lancés
two-worlds-sign-attack = attaque
two-worlds-sign-target = ce qu’il vise
two-worlds-sign-flying = vole
two-worlds-sign-breakthrough = est sur sa dernière case
two-worlds-sign-shift = 1 case, une fois par tour
two-worlds-sign-shapeshift = une autre forme chaque tour
two-worlds-sign-reach-flyers = sa mêlée atteint les volants
two-worlds-sign-pack = +1 dégât avec d’autres
two-worlds-sign-rally = voisins : +1 dégât
two-worlds-sign-bulwark = voisins : +1 vie
two-worlds-sign-dread = ennemis voisins : −1 dégât
two-worlds-sign-armour = subit 1 dégât de moins
two-worlds-sign-swift = avance de deux cases
two-worlds-sign-spell-ward = à l’abri des sorts ennemis
two-worlds-sign-silent = attaque sans réponse possible
two-worlds-sign-splash = 1 dégât derrière la cible
two-worlds-sign-knockback = repousse la cible
two-worlds-sign-deathless = revient une fois à la pioche
two-worlds-sign-scholar = un sort de plus par tour
two-worlds-sign-reap = ramène un guerrier tombé
two-worlds-sign-curse = −1 dégât, −1 vie
two-worlds-sign-blessing = +1 dégât, +1 vie
two-worlds-sign-invisibility = hors d’atteinte de loin
two-worlds-sign-neutralization = ni capacité ni vol propre
two-worlds-sign-flight = vole grâce à un sort
two-worlds-sign-any-time = à tout moment
two-worlds-sign-your-turn = à ton tour seulement
two-worlds-sign-enchantment = reste sur un guerrier
two-worlds-sign-used = déjà utilisé ce tour-ci

# Films
two-worlds-picture-strikes = L’attaque frappe

# Text alternatives
two-worlds-alt-seat = { $player } : { $army } { $army ->
    [one] guerrier
   *[other] guerriers
} et { $spells } { $spells ->
    [one] sort
   *[other] sorts
} dans les pioches, { $hand } en main, tombés : { $fallen }, lancés : { $cast }.
two-worlds-alt-fighters = Sur le plateau, { $player } : { $fighters }.
two-worlds-alt-nobody = Sur le plateau, { $player } : personne.
two-worlds-alt-health = vie { $health }
two-worlds-alt-wounded = vie { $health } sur { $most }
two-worlds-alt-strike = { $damage } à { $distance }
two-worlds-alt-strikes = dégâts { $strikes }
two-worlds-alt-silenced = neutralisé
two-worlds-alt-form-of = forme : { $card }
two-worlds-alt-revealed = Va entrer : { $card }.
two-worlds-alt-stack = Sur la pile, le sommet d’abord : { $items }.
two-worlds-alt-attack = attaque, { $player } ({ $cells } → { $target }), dégâts { $damage }
two-worlds-alt-spell = { $card }, { $player } { $cells }
two-worlds-alt-attacked = L’attaque de ce tour a été faite.
two-worlds-alt-quiet = Tours calmes : { $n } sur 12.
two-worlds-alt-spent = Formes épuisées : { $cards }.
two-worlds-alt-picking = { $player } a gardé { $kept } sur { $of }{ $done ->
    [yes] { " et a choisi" }
   *[no] { "" }
}.
two-worlds-alt-hand = Main, { $player }, { $count } { $count ->
    [one] sort
   *[other] sorts
} : { $cards }.
two-worlds-alt-no-hand = { $player } n’a aucun sort en main.
two-worlds-alt-possible = À lancer maintenant : { $cards }.
two-worlds-alt-army = Guerriers dans la pioche : { $cards }.
two-worlds-alt-packet = Au choix : { $cards }.
two-worlds-alt-kept = Gardés : { $cards }.
two-worlds-alt-warrior = { $card }. { $rank }, vie { $health }, { $strikes }.
two-worlds-alt-spell-card = { $card }. { $kind }. { $timing } : { $target }. { $words }
two-worlds-alt-sheet = { $title }. { $cards }.

# What boards and hands show beside signs, in few words

two-worlds-mark-step-start = début du tour : l’armée avance
two-worlds-mark-step-summon = des guerriers entrent
two-worlds-mark-step-action = attaque, manœuvres, formes
two-worlds-mark-step-draw = on pioche des sorts
two-worlds-mark-attack-used = l’attaque de ce tour a eu lieu
two-worlds-mark-quiet = tours calmes de suite : à 12, la partie finit
two-worlds-mark-order = la pile se résout dans cet ordre
two-worlds-mark-asked = peut répondre maintenant
two-worlds-mark-ranks = cadre : champion, élite, soldat
two-worlds-mark-way = où il marche, et le nom de sa case
two-worlds-mark-ready = doré : peut agir ou être lancé maintenant
two-worlds-mark-fresh = blanc : vient d’arriver, ou agit
two-worlds-mark-aimed = rouge : est visé
two-worlds-mark-raised = valeur supérieure à celle imprimée
two-worlds-mark-lowered = valeur inférieure à celle imprimée
two-worlds-mark-wound = blessé : vie restante sur combien
two-worlds-mark-silenced = barré : cette capacité est perdue
two-worlds-mark-form = petit emblème : qui il est vraiment
two-worlds-mark-gone = vient de tomber
two-worlds-mark-blow = dégâts à l’instant
