# Le draft de mutation et sa ligue

mutation-introduction = 🧬 **Draft de mutation** (extensions : { $sets }) : chacun a un paquet de { $pack } cartes, en choisit une et passe le reste à gauche, jusqu’à ce que tout soit pris. Puis chacun en garde { $deck } pour son deck ; les autres forment son laboratoire.
mutation-picking = ▶ **Choix { $number } sur { $pack }** · appuie sur **{ $button }** · en attente : { $player }
mutation-choosing = ▶ **{ $deck } cartes sur { $pack } pour le deck** · appuie sur **{ $button }** · en attente : { $player }
mutation-pick = **Choix { $number } sur { $pack }** · prends une carte de ton paquet. Le reste passe à gauche.
mutation-choose = **Choisis { $deck } de tes { $pack } cartes** (déjà choisies : { $count }). Les autres forment ton laboratoire.

league-introduction = 🏆 **Ligue de mutation** : { $rounds } manches de deux duels. Avant chaque manche, chacun a { $points } points pour coller des fragments de son laboratoire sur les créatures de son deck. La personne qui gagne le plus de duels remporte la ligue.
league-mutating = 🧬 **Manche { $round } sur { $rounds }, phase de mutation** · appuie sur **{ $button }** · en attente : { $player }
league-mutate = 🧬 **Ton laboratoire** · { $points ->
    [0] plus de points
    [one] il reste { $points } point
   *[other] il reste { $points } points
}. Choisis un fragment, ou termine.
league-choose-place = **{ $fragment }** · sur quelle créature ?
league-place = { $creature } · { $change } · { $price ->
    [0] gratuit
   *[other] prix { $price }
}
league-preview = { $mutation } : { $change } · { $price ->
    [0] gratuit
   *[other] prix { $price }
}. Ensuite, { $points ->
    [0] il ne reste plus de points
    [one] il reste { $points } point
   *[other] il reste { $points } points
}. On colle ?
league-duel = ⚔️ Manche { $round } sur { $rounds } · { $duel }
button-done = { $points ->
    [0] J’ai fini
    [one] J’ai fini ({ $points } point perdu)
   *[other] J’ai fini ({ $points } points perdus)
}
fragment-of = { $fragment } ({ $card })
move-glue = { $fragment } sur { $creature }
move-glue-over = { $fragment } sur { $creature }, par-dessus { $ability }
move-done = la fin des mutations
refused-needs-place = { $card } : choisis aussi la créature qui le reçoit.

story-round = 🧬 **Manche { $round } sur { $rounds }** · { $duels } · { $points } points de mutation pour chacun
story-mutated = { $player } colle { $mutation } · { $price ->
    [0] gratuit
   *[other] prix { $price }
}, { $points ->
    [0] plus de points
    [one] il reste { $points } point
   *[other] il reste { $points } points
}
story-mutation-ended = { $player } a fini.{ $points ->
    [0] { "" }
    [one] { " " }{ $points } point est perdu.
   *[other] { " " }{ $points } points sont perdus.
}
story-duels-began = ⚔️ Les duels de la manche { $round } commencent : { $duels }
story-duel-won = 🏆 { $player } bat { $loser }. Vie restante : { $health }.
story-duel-draw = 🤝 { $duel } : match nul.
