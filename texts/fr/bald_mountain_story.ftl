# Ce qui s’est passé dans une Bataille du mont Chauve

bald-mountain-story-turn-began = **Tour { $turn }** · { $player }
bald-mountain-story-wonder-fired = ✨ { $card } se déclenche pour { $player }
bald-mountain-story-wonder-declined = { $player } ne déclenche pas { $card } ce tour-ci
bald-mountain-story-drew = { $player } pioche { $amount }
bald-mountain-story-played = { $player } joue { $card }
bald-mountain-story-played-over = { $player } joue { $card } sur { $covered }
bald-mountain-story-activated = { $player } active { $card }
bald-mountain-story-repeated = effet répété : { $card }
bald-mountain-story-copied = effet copié : { $card }
bald-mountain-story-toll-paid = péage, { $side } : −{ $n ->
    [one] { $n } énergie
   *[other] { $n } énergies
}
bald-mountain-story-cost-paid = coût, { $side } : −{ $counted }
bald-mountain-story-cards-paid = { $player } défausse { $cards } pour payer
bald-mountain-story-option-chosen = le choix : { $option }
bald-mountain-story-attacked = attaque { $n }{ $edge ->
    [0] {""}
   *[other] {""} + { $edge }
}{ $ward ->
    [0] {""}
   *[other] {""} − { $ward }
}, { $side } : −{ $lost ->
    [one] { $lost } énergie
   *[other] { $lost } énergies
}
bald-mountain-story-reflected = attaque { $n }{ $edge ->
    [0] {""}
   *[other] {""} + { $edge }
} renvoyée, { $others } : −{ $lost ->
    [one] { $lost } énergie
   *[other] { $lost } énergies
}
bald-mountain-story-gained = { $side } : +{ $counted }
bald-mountain-story-lost = { $side } : −{ $counted }
bald-mountain-story-stolen = { $others } : +{ $counted }, volé à { $side }
bald-mountain-story-discard-chosen = { $player } a choisi sa défausse
bald-mountain-story-discarded = { $player } défausse { $cards }
bald-mountain-story-discarded-by-chance = { $player } défausse { $cards } au hasard
bald-mountain-story-cards-stolen = { $other } prend { $amount } au hasard à { $player }
bald-mountain-story-asked = { $player } décide
bald-mountain-story-way-out-discard = { $player } défausse { $amount } et échappe à { $card }
bald-mountain-story-way-out-lose = { $player } perd { $amount } et échappe à { $card }
bald-mountain-story-way-out-give = { $player } donne { $amount } et échappe à { $card }
bald-mountain-story-refused = { $player } refuse
bald-mountain-story-no-way-out = { $player } ne peut pas y échapper
bald-mountain-story-retrieved = { $player } récupère { $card } dans la défausse
bald-mountain-story-banished = { $card } part à la défausse
bald-mountain-story-turned = { $card } se tourne vers { $side }
bald-mountain-story-buried = { $card } passe tout en bas de son autel
bald-mountain-story-rule-began-edge = { $side } : la prochaine attaque de ce tour est plus forte de { $n }
bald-mountain-story-rule-began-ward = { $side } : les attaques adverses sont plus faibles de { $n }
bald-mountain-story-rule-began-reflect = { $side } : la prochaine attaque adverse sera renvoyée
bald-mountain-story-rule-began-guard = { $side } : les cartes sont protégées
bald-mountain-story-rule-began-lock = { $altar } : l’autel est verrouillé
bald-mountain-story-rule-began-still = { $others } : les merveilles ne se déclenchent pas
bald-mountain-story-rule-began-toll = { $others } : chaque activation coûte { $n ->
    [one] { $n } énergie
   *[other] { $n } énergies
} de plus
bald-mountain-story-rule-ended-ward = { $side } : les attaques adverses ne sont plus affaiblies
bald-mountain-story-rule-ended-reflect = { $side } : les attaques adverses ne sont plus renvoyées
bald-mountain-story-rule-ended-guard = { $side } : les cartes ne sont plus protégées
bald-mountain-story-rule-ended-lock = { $altar } : l’autel n’est plus verrouillé
bald-mountain-story-rule-ended-still = { $others } : les merveilles se déclenchent à nouveau
bald-mountain-story-rule-ended-toll = { $others } : plus de péage sur les activations
bald-mountain-story-actions-gained = { $player } a { $n ->
    [one] { $n } action
   *[other] { $n } actions
} de plus
bald-mountain-story-skipped = { $card } n’a plus rien à faire
bald-mountain-story-last-turn = ⏳ La pioche n’a pas assez de cartes : c’est le dernier tour.
bald-mountain-story-ended-energy = 🏁 Plus d’énergie. Victoire : { $side }.
bald-mountain-story-ended-energy-draw = 🏁 Plus d’énergie pour personne, égalité parfaite : match nul.
bald-mountain-story-ended-gems = 🏁 15 gemmes ! Victoire : { $side }.
bald-mountain-story-ended-gems-draw = 🏁 Les deux camps atteignent 15 gemmes à égalité parfaite : match nul.
bald-mountain-story-ended-empty-deck = 🏁 La pioche est vide : on compte les gemmes, puis l’énergie. Victoire : { $side }.
bald-mountain-story-ended-empty-deck-draw = 🏁 La pioche est vide, et tout est égal : match nul.
bald-mountain-story-ended-last-turn = 🏁 Après le dernier tour, on compte les gemmes, puis l’énergie. Victoire : { $side }.
bald-mountain-story-ended-last-turn-draw = 🏁 Après le dernier tour, tout est égal : match nul.
