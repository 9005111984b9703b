# Le Duel des deux mondes à une table

two-worlds-row-u = Rangée de gauche (a)
two-worlds-row-l = Rangée de droite (b)
two-worlds-aim-distance = { $cell }, distance { $n }
two-worlds-gone = un guerrier qui n’est plus là
two-worlds-explained = -# **{ $term }** · { $about }
two-worlds-timing-any-time = Sort · à tout moment
two-worlds-timing-your-turn = Sort · à ton tour seulement
two-worlds-not-reflectable = -# Ce sort ne peut pas être renvoyé.

# Au-dessus et au-dessous du plateau

two-worlds-introduction = 🏆 Gagne le joueur qui a un guerrier sur sa dernière case à la fin de son tour, ou qui a détruit tous les ennemis.
two-worlds-status-picks-champion = 🎴 { $player } : choisis tes champions.
two-worlds-status-picks-elite = 🎴 { $player } : choisis tes guerriers d’élite.
two-worlds-status-picks-regular = 🎴 { $player } : choisis tes soldats.
two-worlds-status-start = ▶ { $player }, à toi : avant que ton armée avance, une manœuvre est possible.
two-worlds-status-summon = ▶ { $player } : { $card } arrive. Dans quelle rangée ?
two-worlds-status-summon-none = ▶ { $player } : personne ne peut arriver. Une manœuvre est possible, ou continue.
two-worlds-status-action = ▶ { $player }, à toi : attaque, lance des sorts.
two-worlds-status-action-attacked = ▶ { $player }, à toi : lance des sorts, ou continue.
two-worlds-status-draw = ▶ { $player } : pioche un sort, ou échanges-en un.
two-worlds-status-draw-only = ▶ { $player } : pioche un sort.
two-worlds-status-draw-none = ▶ { $player } : il n’y a plus de sort à piocher. Une manœuvre est possible, ou termine ton tour.
two-worlds-status-attack = ❓ { $player } peut répondre à l’attaque sur { $target } (dégâts : { $damage }).
two-worlds-status-hold = ❓ { $player } peut lancer un sort pendant sa propre attaque sur { $target } (dégâts : { $damage }).
two-worlds-status-spell = ❓ { $player } peut répondre à { $spell }.
two-worlds-status-spell-at = ❓ { $player } peut répondre à { $spell }, qui vise { $target }.

# Le panneau

two-worlds-prompt-keep = 🎴 Choisis tes champions : encore { $n }. Les autres vont dans la boîte.
two-worlds-prompt-draft-champion = 🎴 Garde un champion, les autres cartes vont à l’adversaire. Encore à garder : { $n }.
two-worlds-prompt-draft-elite = 🎴 Garde un guerrier d’élite, les autres cartes vont à l’adversaire. Encore à garder : { $n }.
two-worlds-prompt-draft-regular = 🎴 Garde un soldat, les autres cartes vont à l’adversaire. Encore à garder : { $n }.
two-worlds-prompt-kept = -# Ton armée jusqu’ici : { $cards }
two-worlds-prompt-start = **À toi** · Avant que ton armée avance, une manœuvre est possible.
two-worlds-prompt-summon = **À toi** · { $card } arrive. Dans quelle rangée ?
two-worlds-prompt-summon-none = **À toi** · Aucune case d’entrée n’est libre, ou plus personne ne peut arriver. Une manœuvre est possible d’abord.
two-worlds-prompt-action = **À toi** · Attaque une fois, lance autant de sorts que tu veux.
two-worlds-prompt-action-attacked = **À toi** · Tu as attaqué. Tu peux encore lancer des sorts.
two-worlds-prompt-action-no-spells = **À toi** · Attaque une fois. Tu n’as pas de sort.
two-worlds-prompt-action-attacked-no-spells = **À toi** · Tu as attaqué, et tu n’as pas de sort.
two-worlds-prompt-draw = **À toi** · Pioche un sort, ou défausses-en un et pioches-en deux ; ton tour est alors fini.
two-worlds-prompt-draw-only = **À toi** · Pioche un sort ; ton tour est alors fini.
two-worlds-prompt-draw-last = **À toi** · Il ne reste qu’un sort : pioche-le, en défaussant un des tiens si tu veux ; ton tour est alors fini.
two-worlds-prompt-draw-none = **À toi** · Il n’y a plus de sort à piocher. Une manœuvre est possible avant la fin du tour.
two-worlds-prompt-attack = ❓ Attaque sur { $target } par { $fighters } (dégâts : { $damage }). Tu réponds ?
two-worlds-prompt-hold = ❓ Ton attaque sur { $target } par { $fighters } est en attente (dégâts : { $damage }). Lances-tu d’abord un sort ?
two-worlds-prompt-spell = ❓ L’adversaire lance { $spell }. Tu réponds ?
two-worlds-prompt-spell-at = ❓ L’adversaire lance { $spell } sur { $target }. Tu réponds ?
two-worlds-choose-attackers = ⚔️ **{ $target }** · Qui attaque ?
two-worlds-choose-aim = ✨ { $spell } · { $about }
two-worlds-choose-form = 🐺 Quelle forme ?
two-worlds-hint = Choisis
two-worlds-hint-attackers = Qui attaque ?
two-worlds-hint-aim = Quelle cible ?
two-worlds-hint-form = Quelle forme ?
two-worlds-button-attack = ⚔️ { $target }
two-worlds-button-attackers = avec { $fighters } : dégâts { $damage }{ $enough ->
    [yes] {", détruit"}
   *[no] {""}
}{ $hold ->
    [yes] {" · avec attente"}
   *[no] {""}
}
two-worlds-button-some = D’autres…
two-worlds-button-some-hold = D’autres, avec attente…
two-worlds-button-spells = ✨ Lancer un sort ({ $possible } sur { $count })…
two-worlds-button-exchanges = 🔁 Échanger un sort…
two-worlds-choose-spells = ✨ Quel sort lances-tu ?
two-worlds-choose-exchanges = 🔁 Quel sort défausses-tu pour en prendre deux ?
two-worlds-yours = à toi
two-worlds-button-cast = ✨ { $spell }
two-worlds-button-dispel = Sur la pile : { $spell }
two-worlds-button-no-target = Sans nouvelle cible : rien ne se passe
two-worlds-button-shift = ↔️ { $fighter } → { $to }
two-worlds-button-shape = 🐺 { $fighter } : autre forme…
two-worlds-button-exchange = Échanger { $spell }
two-worlds-button-pass = Passer
two-worlds-button-pass-all = Passer jusqu’à la fin de ce tour
two-worlds-button-go-start = Avancer
two-worlds-button-go-summon = Continuer
two-worlds-button-go-draw = Terminer le tour
two-worlds-button-end = Passer à la pioche
two-worlds-button-end-turn = Terminer le tour
two-worlds-button-take = Piocher un sort et terminer le tour
two-worlds-doubt-end = ⚠️ Tu pourrais encore attaquer, et les attaquants ne risquent rien. Continuer quand même ?
two-worlds-doubt-no-enemy = ⚠️ { $spell } ne toucherait aucun ennemi à cet endroit. Lancer ce sort quand même ?

# Les coups en mots

two-worlds-move-keep = garder { $card }
two-worlds-move-go = continuer
two-worlds-move-pass = passer
two-worlds-move-end = finir les actions
two-worlds-move-take = piocher un sort
two-worlds-move-summon = arrivée : { $row }
two-worlds-move-attack = attaquer { $target } avec { $fighters }{ $hold ->
    [yes] {""}, avec attente
   *[no] {""}
}
two-worlds-move-cast = lancer { $spell }
two-worlds-move-cast-at = lancer { $spell } : { $at }
two-worlds-move-shift = manœuvre : { $warrior } { $way ->
    [forward] avance
   *[back] recule
}
two-worlds-move-shape = { $warrior } change de forme : { $form }
two-worlds-move-exchange = échanger { $spell }

# Refus

illegal-two-worlds-not-due = Ce n’est pas à toi d’agir maintenant.
illegal-two-worlds-not-now = « { $move } » est impossible maintenant.
illegal-two-worlds-not-in-packet = { $card } ne fait pas partie des cartes proposées.
illegal-two-worlds-not-in-hand = { $card } n’est pas dans ta main.
illegal-two-worlds-own-turn-only = { $card } ne se lance qu’à ton propre tour.
illegal-two-worlds-no-target = { $card } n’a aucune cible possible maintenant.
illegal-two-worlds-not-that-target = { $card } ne se lance pas ainsi : « { $move } ».
illegal-two-worlds-no-own-warrior = Tu n’as pas de guerrier sur { $cell }.
illegal-two-worlds-no-enemy = Il n’y a pas d’ennemi sur { $cell }.
illegal-two-worlds-no-ability = { $card } ne peut pas faire cela maintenant : « { $move } ».
illegal-two-worlds-attacked = Tu as déjà attaqué pendant ce tour.
illegal-two-worlds-who-attacks = Nomme les attaquants, chacun une seule fois.
illegal-two-worlds-out-of-reach = { $card } ({ $cell }) n’atteint pas { $target }.
illegal-two-worlds-no-damage = Un de ces attaquants ne ferait aucun dégât.
illegal-two-worlds-silent-hold = On ne peut pas répondre à une attaque silencieuse : inutile d’attendre.
illegal-two-worlds-ambiguous = « { $typed } » peut être { $cards }.
illegal-two-worlds-no-such-card = Aucune carte « { $typed } » ne convient ici.
illegal-two-worlds-unreadable = « { $move } » n’est pas un coup. Les coups sont `a2+a3>a4`, `curse@a5`, `a3+`, `a3-`, `a`, `b`, `pass`, `end`, `take`, `-curse`.

# Ce que dit l’entraînement

two-worlds-foresee-won = tu perces et tu gagnes
two-worlds-foresee-lost = { $warrior } atteint ton portail, et { $player } gagne à la fin du tour suivant
two-worlds-decided = 🏁 { $won ->
    [yes] Ton guerrier { $warrior }
   *[no] Le guerrier adverse { $warrior }
} a percé au tour { $turn }.
gain-two-worlds-felled = { $count ->
    [one] { $count } guerrier adverse de plus serait tombé
   *[other] { $count } guerriers adverses de plus seraient tombés
}
gain-two-worlds-saved = { $count ->
    [one] { $count } de tes guerriers tiendrait encore
   *[other] { $count } de tes guerriers tiendraient encore
}

# Le public devine le prochain coup

two-worlds-guess-cast = ✨ Lancer un sort
two-worlds-guess-swap = 🔁 Échanger un sort
two-worlds-guess-shift = ↔️ Manœuvre d’un guerrier
two-worlds-guess-shape = 🐺 Une autre forme
