# Le solo : une personne contre l’IA du jeu

# Le panneau

solo-title = ### 🤖 Solo : toi contre l’IA
solo-about = L’IA n’a pas de main. À chaque tour, elle retourne les cartes du dessus de sa pioche jusqu’à épuiser son mana. Sa pioche est sa forteresse : vide-la deux fois et tu gagnes.
solo-with-champion = avec un champion
solo-points = Points dépensés : **{ $amount } sur { $full }**.
solo-points-left = Dépenses-en encore { $left } et tu peux commencer.
solo-points-over = C’est { $left } de trop.
solo-price = { $count ->
    [0] gratuit
    [one] { $count } point
   *[other] { $count } points
}
solo-price-back = { $count ->
    [one] rend { $count } point
   *[other] rend { $count } points
}
solo-mana = { $mana } mana à chaque tour
solo-abilities = Capacités communes à toutes ses créatures
solo-preset = Réglage du niveau { $number }
button-solo-start = Commencer
button-solo-custom = Une IA sur mesure
button-solo-quick = Partie rapide

# Une IA, où qu’elle joue

ai-quick = Partie rapide
ai-level = Niveau { $number }
ai-level-named = Niveau { $number } ({ $name })
ai-level-easy = facile
ai-level-medium = moyen
ai-level-hard = difficile
ai-level-heroic = héroïque
ai-level-mythic = mythique
ai-mana = { $mana } mana à chaque tour et { $count } de plus par créature en face
ai-per-creature = 2 mana par créature en face
ai-first = elle commence
ai-tough = chaque attaque n’inflige que 1 dégât à sa forteresse
ai-blunting = toutes les attaques contre elle infligent 1 dégât de moins
ai-no-bastion = elle commence avec son fort
ai-abilities = toutes ses créatures ont { $abilities }

# La partie

solo-started = ✅ Ta partie commence. Bonne chance !

refused-solo-unreadable = Je n’arrive pas à lire ce panneau. Ouvres-en un autre, s’il te plaît.
refused-solo-not-yours = Ce panneau n’est pas à toi. { $command } en ouvre un pour toi.
