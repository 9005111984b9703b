# Drafts, decks apportés et champions à une table

story-cards-revealed = 🎴 **Manche { $number }** : { $cards }
story-picked = { $player } prend { $cards }
story-last-taken = { $player } reçoit la dernière carte : { $card }
story-taken-by-ai = 🤖 Pour l’IA : { $cards }
story-card-brought = 📥 Cartes apportées : { $players }
story-deck-shown = 🃏 Cartes, { $player } : { $cards }
story-banned = 🚫 { $player } bannit { $card } (deck : { $owner })
story-pick-made = ✅ Carte choisie : { $players }
story-packs-passed = ➡️ Chaque paquet passe à gauche, avec { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
story-packs-empty = La dernière carte de chaque paquet reste où elle est
story-card-chosen = ✅ Cartes choisies pour le deck : { $players }
story-laboratory-shown = 🧪 Laboratoire, { $player } : { $cards }
story-champion-named = 👑 Champion nommé : { $players }
story-champion-shown = 👑 Champion, { $player } : { $card }

draft-pool = 🎴 **Draft** : { $count } cartes ({ $sets }).
draft-sets = { $count } extensions
draft-order = On révèle { $count } cartes à la fois, à prendre dans cet ordre : { $order }.
draft-next-begins = À la manche suivante, c’est le joueur suivant qui commence.
draft-rest = Ce que personne ne prend va à l’IA.
draft-status = ▶ { $player }, prends **{ $count ->
    [one] une carte
   *[other] { $count } cartes
}**.
draft-prompt = **À toi de choisir** · prends { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
draft-pick = { $card } { $percent } %
draft-pick-instead = le bot : { $card } { $percent } %
draft-pick-for-balance = le bot : { $card } { $percent } %, qui va mieux avec ses autres cartes

constructed-open = 🃏 Chacun apporte { $count } cartes différentes, en secret. Quand elles sont toutes là, on montre les decks.
constructed-bans = 🃏 Chacun apporte { $count } cartes différentes, en secret. Puis on les montre et on en bannit : il en reste huit.
constructed-bring = ▶ { $player } : compose ton deck avec **{ $button }**.
constructed-ban = ▶ { $player }, bannis **{ $count ->
    [one] une carte
   *[other] { $count } cartes
}** de l’adversaire.
constructed-prompt-bring = **Ton deck** · cartes : { $count } sur { $full }. Choisis la suivante.
constructed-prompt-ban = **Ton bannissement** · choisis { $count ->
    [one] une carte
   *[other] { $count } cartes
} de l’adversaire.

champions-about = 👑 Chacun nomme un champion, en secret : une créature qui n’est pas dans son propre deck. Il reste à côté des cartes et reste toujours disponible.
champions-status = ▶ { $player } : nomme ton champion avec **{ $button }**.
champions-prompt = **Ton champion** · choisis une créature.

bring-saved = Apporter un de tes decks
bring-ready = Apporter un deck du Pack d’initiation
bring-done = Tu apportes { $deck }.
refused-bring-over = Il est trop tard pour apporter un deck.
refused-bring-no-deck = Ce deck n’existe plus.
refused-bring-unfit = Ce deck ne peut pas être apporté ici. { $fault }
refused-bring-others = Tu as déjà apporté { $cards }, et ce deck ne les contient pas. Apporte les autres cartes une par une.
