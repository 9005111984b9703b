# Ce qui s’est passé dans un Duel des deux mondes

two-worlds-story-kept = { $player } a choisi { $rank ->
    [champion] un champion
    [elite] un guerrier d’élite
   *[regular] un soldat
} ; encore à choisir : { $left }
two-worlds-story-packets-passed = 🔁 Les cartes qui restent changent de mains.
two-worlds-story-armies-ready = 🎲 Les deux armées sont prêtes. La pièce est tombée : { $player } commence.
two-worlds-story-turn-began = **Tour { $turn }** · { $player }
two-worlds-story-advance = ⏩ L’armée avance
two-worlds-story-advanced = { $card } { $cell } → { $to }
two-worlds-story-revealed = 🎴 { $player } révèle { $card }
two-worlds-story-summoned = 🎴 { $player } : { $warrior } arrive
two-worlds-story-box-seen = 🐺 { $player } regarde dans la boîte
two-worlds-story-announced = ⚔️ { $player } attaque { $warrior } avec { $fighters }, dégâts { $damage }{ $hold ->
    [yes] {""}, avec attente
   *[no] {""}
}
two-worlds-story-spell-cast = ✨ { $player } lance { $spell }
two-worlds-story-spell-cast-at = ✨ { $player } lance { $spell } → { $at }
two-worlds-story-answers-attack = en réponse à l’attaque
two-worlds-story-answers-own-attack = pendant sa propre attaque
two-worlds-story-answers-spell = en réponse à { $spell }
two-worlds-story-asked = { $player } peut répondre
two-worlds-story-passed = { $player } passe
two-worlds-story-fizzled-attack = l’attaque reste sans effet
two-worlds-story-fizzled-spell = { $spell } reste sans effet
two-worlds-story-hit-attack = { $warrior } −{ $damage } ❤️{ $left ->
    [0] {""}
   *[other] {""}, reste { $left }
}
two-worlds-story-hit-splash = éclaboussure sur { $warrior } : −{ $damage } ❤️{ $left ->
    [0] {""}
   *[other] {""}, reste { $left }
}
two-worlds-story-hit-spell = { $by } sur { $warrior } : −{ $damage } ❤️{ $left ->
    [0] {""}
   *[other] {""}, reste { $left }
}
two-worlds-story-destroyed = { $warrior } tombe 💀
two-worlds-story-destroyed-saved = { $warrior } tombe, mais passe sous sa pioche ({ $player }) ♾️
two-worlds-story-moved-shift = ↔️ { $player } : { $card } { $cell } → { $to }
two-worlds-story-moved-spell = { $card } { $cell } → { $to }
two-worlds-story-moved-knockback = refoulement : { $card } { $cell } → { $to }
two-worlds-story-moved-pushed = recul : { $card } { $cell } → { $to }
two-worlds-story-enchanted = { $spell } agit désormais sur { $warrior }
two-worlds-story-disenchanted = { $spell } n’agit plus sur { $warrior }
two-worlds-story-cancelled = sort annulé : { $spell }
two-worlds-story-redirected = { $spell } passe à { $player } → { $cell }
two-worlds-story-returned-top = { $warrior } va sur sa pioche ({ $player })
two-worlds-story-returned-bottom = { $warrior } passe sous sa pioche ({ $player })
two-worlds-story-shaped = 🐺 { $player } : le Loup-garou ({ $cell }) prend une autre forme, { $form }
two-worlds-story-reaped = { $card } revient sous sa pioche ({ $player })
two-worlds-story-taken = { $player } pioche { $count ->
    [one] { $count } sort
   *[other] { $count } sorts
}
two-worlds-story-taken-exchanged = { $player } défausse { $discarded } et pioche { $count ->
    [one] { $count } sort
   *[other] { $count } sorts
}
two-worlds-story-ended-breakthrough = 🏁 Percée ! Victoire : { $player }.
two-worlds-story-ended-destruction = 🏁 Il ne reste aucun ennemi. Victoire : { $player }.
two-worlds-story-ended-destruction-draw = 🏁 Les deux armées sont détruites : match nul.
two-worlds-story-ended-quiet = 🏁 Tout est calme dans la faille, et l’on compte les guerriers. Victoire : { $player }.
two-worlds-story-ended-quiet-draw = 🏁 Tout est calme dans la faille, et tout est égal : match nul.
