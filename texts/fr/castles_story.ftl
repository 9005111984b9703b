# Ce qui s’est passé dans une Bataille des châteaux

castles-and = { " et " }
castles-does = { $subject } { $does }
castles-whose = { $creature } { $cell } ({ $player })
castles-story-paid = { $line } (dés { $dice })
castles-story-turn-began = **Tour { $turn }** · { $player }
castles-story-drew = { $player } pioche { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} ({ $left } dans la pioche)
castles-story-rolled = dés : { $dice }
castles-story-rolled-again = les dés relancés : { $dice }
castles-story-built = { $player } construit { $building }, et { $cards ->
    [one] { $cards } carte rejoint
   *[other] { $cards } cartes rejoignent
} la pioche
castles-story-built-alone = { $player } construit { $building }
castles-story-tile-built = { $player } construit { $tile } en { $cell }
castles-story-tile-destroyed = { $tile } en { $cell } : tuile rasée
castles-story-summoned = { $player } invoque { $creature }
castles-story-called = { $player } défausse { $discarded } et appelle { $creature }
castles-story-boosted = { $power } : { $creature } reçoit une carte face cachée
castles-story-risen = { $player } relève un squelette en { $cell }
castles-story-risen-from-deck = la carte du dessus de la pioche se relève en squelette en { $cell }
castles-story-walked = va en { $to }
castles-story-hit = inflige { $wounds } à { $creature } (reste { $left })
castles-story-hit-shield = frappe un bouclier ({ $creature })
castles-story-attacked = attaque { $target }
castles-story-castle-attacked = inflige { $damage } au château adverse ({ $other }, blessures : { $wounds } sur 6)
castles-story-ability-used = utilise { $ability }
castles-story-ability-used-at = utilise { $ability } sur { $target }
castles-story-magic-played = { $player } joue { $card }
castles-story-magic-played-at = { $player } joue { $card } sur { $target }
castles-story-wounded = { $creature } −{ $wounds } (reste { $left })
castles-story-shield-broken = { $creature } : le bouclier encaisse
castles-story-healed = { $creature } récupère { $wounds } (reste { $left })
castles-story-strengthened-life = { $creature } : +{ $amount } de vie
castles-story-strengthened-damage = { $creature } : +{ $amount } aux dégâts ce tour-ci
castles-story-strengthened-move = { $creature } : +{ $amount } de déplacement ce tour-ci
castles-story-strengthened-shield = { $creature } : un bouclier
castles-story-stunned = étourdissement : { $creature }
castles-story-readied = { $creature } peut agir de nouveau
castles-story-died = { $creature } meurt
castles-story-died-revealed = { $creature } meurt et révèle { $revealed }
castles-story-castle-wounded = château, { $player } : blessures { $wounds } sur 6 (+{ $n })
castles-story-castle-healed = château, { $player } : blessures { $wounds } sur 6 (−{ $n })
castles-story-tombstone-placed = une pierre tombale en { $cell }
castles-story-shifted = { $creature } : déplacement en { $to }
castles-story-taken-back = { $player } reprend { $card }
castles-story-ended-castle = 🏁 Un château est tombé. Victoire : { $side }.
castles-story-ended-deck = 🏁 Une pioche est épuisée. Victoire : { $side }.
castles-story-beginner-drawn = 🪙 { $player } commence, et choisit en premier
castles-story-race-chosen = { $player } prend { $race }
castles-story-races-ready = 🏰 Tous les châteaux sont pris
