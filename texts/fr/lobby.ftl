# Défis

challenge-title = ### ⚔️ Un défi · { $game }
challenge-text-pick = { $challenger } défie { $opponent }. { $challenger } choisit : { $pick }.
challenge-text = { $challenger } défie { $opponent }.
challenge-expires = { $opponent } a jusqu’à { $when } pour répondre.
challenge-accept = Accepter
challenge-decline = Refuser
challenge-withdraw = Retirer
challenge-accepted = ✅ { $opponent } relève le défi lancé par { $challenger }. La partie se joue { $where }.
challenge-declined = { $opponent } refuse le défi.
challenge-expired = Le défi a expiré.

# Une table pour tout le monde

lobby-title = ### 🚪 Une table ouverte · { $what }
lobby-title-two = ### ⚔️ Qui joue ? · { $what }
lobby-wanted = { $host } voudrait jouer maintenant.
lobby-rematch = 🔁 Cette table est réservée aux joueurs de la dernière partie.
lobby-seat = **{ $seat }** · { $who }
lobby-seat-team = **{ $seat }** (équipe { $team }) · { $who }
lobby-free = libre
lobby-seat-bot = 🤖 le bot ({ $strength })
lobby-join = Rejoindre
lobby-leave = Quitter
lobby-bot-question = 🤖 Installer le bot
lobby-bot-one = Le bot sur une place libre : { $strength }
lobby-bot-all = Le bot sur toutes les places libres : { $strength }
lobby-bot-none = Pas de bot à cette table
lobby-cancel = Fermer la table
lobby-expires = La partie commence dès que toutes les places sont prises ; la table reste ouverte jusqu’à { $when }. { $host } est l’hôte et peut la fermer.
lobby-expires-two = Appuie sur *Rejoindre* pour jouer aussitôt. Ouvert jusqu’à { $when }.
lobby-started = ✅ { $what } : { $players }. La partie se joue { $where }.
origin-ended = { $what } · partie jouée { $where }
begun-bot = 🤖 { $name } ({ $strength })
lobby-cancelled = Cette table a été fermée : { $what }.
lobby-expired = Pas assez de monde à temps : { $what }. Cette table est fermée.

# Ce qui se joue

clock-none = sans pendule
clock-60 = temps réel : 1 minute
clock-180 = temps réel : 3 minutes
clock-300 = temps réel : 5 minutes
clock-600 = temps réel : 10 minutes
clock-43200 = par correspondance : 12 heures
clock-86400 = par correspondance : 24 heures
clock-259200 = par correspondance : 72 heures

settings-no-clock = sans pendule
settings-clock-misses = { $clock }, la place est perdue après { $count ->
    [one] { $count } tour manqué
   *[other] { $count } tours manqués de suite
}
settings-clock-minutes = { $count ->
    [one] { $count } minute par tour
   *[other] { $count } minutes par tour
}
settings-clock-hours = { $count ->
    [one] { $count } heure par tour
   *[other] { $count } heures par tour
}

# Commandes. Noms : en minuscules, sans espace. Descriptions : 100 caractères au plus.

command-duel = duel
command-duel-about = Jouer un duel contre quelqu’un, ou contre la première personne qui veut jouer
command-draft = draft
command-draft-about = Ouvrir une table de draft, à deux ou à quatre
command-league = ligue
command-league-about = Ouvrir une table pour une ligue de mutation à quatre
command-lobby = table
command-lobby-about = Ouvrir une table à toutes les personnes qui veulent jouer
command-server = serveur
command-server-about = Réglages du serveur : jeu et pendule habituels, fils, mentions, résultats
option-opponent = adversaire
option-opponent-about = Contre qui tu veux jouer (par défaut : la première personne qui veut jouer)
option-clock = pendule
option-clock-about = Le temps pour chaque tour (par défaut : la pendule du serveur)
option-misses = oublis
option-misses-about = Tours manqués de suite avant de perdre sa place (d’habitude 3)

server-clock-is = ⏱️ Pendule habituelle : **{ $clock }**

# Refus : courts, pour une seule personne

refused-many-lobbies = Tu as déjà { $count } tables et défis ouverts. Fermes-en un, ou attends qu’il commence.
refused-many-lobbies-here = Il y a déjà { $count } tables et défis ouverts sur ce serveur. Rejoins-en un !
refused-many-challenges = Tu as sollicité { $player } { $count } fois en dix minutes. Laisse passer un peu de temps et réessaie { $when }.
refused-many-matches = { $player } joue déjà { $count } parties. Il faut d’abord en terminer : { $command } montre les tiennes.
refused-many-matches-together = { $player } et { $other } jouent déjà { $count } parties ensemble. Il faut d’abord en terminer : { $command } montre les tiennes.
refused-challenge-closed = Ce défi n’est plus ouvert.
refused-not-challenged = Ce défi n’est pas pour toi.
refused-not-challenger = { $challenger } est la seule personne à pouvoir retirer ce défi.
refused-self = Tu ne peux pas te défier toi-même.
refused-bot = Les bots ne jouent pas de duels.
refused-already-challenged = Il y a déjà un défi ouvert entre vous deux.
refused-lobby-closed = Cette table n’est plus ouverte.
refused-lobby-seated = Tu es déjà à cette table.
refused-lobby-absent = Tu n’es pas à cette table.
refused-lobby-full = Il n’y a plus de place libre ici.
refused-lobby-changed = Quelqu’un t’a devancé. La table a changé : réessaie.
refused-lobby-not-host = { $host } est la seule personne à pouvoir fermer cette table.
refused-unknown-clock = Cette pendule n’existe pas. Choisis dans la liste.

lobby-join-team = Rejoindre { $team }
refused-no-such-choice = Le choix « { $typed } » n’existe pas. Choisis dans la liste.
refused-several-games = « { $typed } » peut désigner { $games }.
refused-unknown-game = Le jeu « { $typed } » n’existe pas. Choisis dans la liste.
refused-option-not-here = « { $option } » ne se règle pas pour { $game }.
refused-pick-not-here = Il n’y a rien à choisir pour une place ici.
refused-not-a-duel = Ce mode ne se joue pas en duel. Ouvre une table : { $command }.
refused-practice-together = Contre le bot, seuls les modes qui opposent des joueurs sont possibles.
refused-no-solo = { $game } n’a pas de mode solo.
option-game = jeu
option-game-about = Quel jeu (par défaut : le jeu habituel de ce serveur)
server-game-is = 🎲 Jeu habituel : **{ $game }**

# Les places que le jeu tient lui-même

seat-ai = IA
seat-ai-of = IA { $seat }
refused-no-such-table = { $game } n’a pas de mode de ce genre. Ouvre une table avec { $command }.
refused-rematch-waits = Tu l’as déjà demandé. La partie commence quand les autres appuient sur le même bouton.
refused-lobby-rematch = Cette table est réservée aux joueurs de la dernière partie. Ouvre la tienne avec { $command }.
rematch-begins = ✅ La revanche commence { $where }.
refused-waiting-already = Tu attends déjà une partie comme celle-ci. La prochaine personne intéressée te trouvera.
button-lobby-drop = L’annuler
lobby-dropped = Annulé. Tu n’attends plus.
refused-host-left = Qui l’avait ouvert a quitté le serveur : c’est donc fermé.
refused-cannot-look-on = { $player } ne voit pas ce salon. Choisis-en un que les deux joueurs voient.
lobby-paired = ✅ { $host } attendait cette partie. Elle se joue { $where }.
