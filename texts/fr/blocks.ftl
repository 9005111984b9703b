# Blocks: whom a user won’t play with
command-block = bloquer
command-block-about = Bloquer quelqu’un : plus de défis ni de parties avec toi, sur tous les serveurs
command-block-person-about = Qui bloquer (par défaut : montrer ta liste)
menu-block = Bloquer
button-block = Bloquer
button-unblock = Débloquer
refused-together = Ce n’est pas possible ici. Choisis une autre partie ou une autre personne.
refused-blocked = Tu as bloqué { $player }. Pour jouer avec cette personne, débloque-la dans { $command }.
refused-block = Tu ne peux bloquer ni toi-même ni un bot.
refused-many-blocks = Tu peux bloquer { $count } personnes au plus. Débloque d’abord quelqu’un.
block-done = 🚫 Tu as bloqué { $player }.
block-lifted = ✅ Tu as débloqué { $player }.
block-list = ### 🚫 Personnes que tu as bloquées : { $count }
block-about = Les personnes bloquées ne peuvent ni te défier, ni te demander quelque chose, ni rejoindre tes parties, sur aucun serveur. Le bot ne les choisit jamais pour jouer avec toi. Elles n’en sont pas informées. Les parties en cours continuent.
block-how = Pour bloquer quelqu’un, choisis cette personne dans { $command }, ou appuie sur *{ button-block }* dans son profil.
block-lift = Débloquer quelqu’un
