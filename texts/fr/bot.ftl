# Une partie

match-thread = { $players } · { $game }
in-channel = dans { $channel }
here = dans ce salon
soon = dans un instant
when-possible = dès que je pourrai écrire ici ; en attendant, utilise { $command }

# Ce qui est composé de morceaux

named-value = { $name } : { $value }
list-separator = {" ; "}

# Le message du plateau

board-won = 🏆 **{ $player } { $count ->
    [one] gagne
   *[other] gagnent
}** contre { $loser } !
board-draw = 🤝 **Match nul.**
board-resigned = { $player } abandonne.
button-hand = Ma main
button-decks = Decks
button-rematch = Revanche
button-rematch-table = Rejouer avec les mêmes
board-below = -# { $players } : la suite est plus bas ⤵️
board-went-on = -# { $players } : la partie continue { $where } ➡️
button-told = Ce qui s’est passé
button-earlier = ◀ Plus tôt
button-later = Plus tard ▶

# Le panneau de la main

panel-their-turn = ⏳ On attend { $player }.
panel-over = La partie est terminée.
panel-undone = ↩️ Annulé.
panel-ends-turn = Cela finit ton tour, et tu ne pourras plus l’annuler : { $move }.
panel-moved-on = ⚠️ La partie a continué. Voici où elle en est.
panel-nothing-to-play = **À toi de jouer** · Tu ne peux plus rien jouer : termine ton tour.
panel-loses = ⚠️ Ce coup te fait **perdre la partie** : { $move }. Continuer quand même ?
button-yes-lose = Oui, je perds la partie
button-no = Non
button-undo = Annuler
button-end = Terminer le tour
button-refresh = Actualiser
button-back = Autre choix
panel-waits = Les autres jouent encore. Voilà où on en est.
panel-more = Il y en a d’autres : indique ton choix avec { $command }.
button-do-it = Valider
button-signs = Icônes
refused-no-signs = Il n’y a aucune icône à expliquer ici.
button-cards = Cartes et icônes
panel-outlook = 🔭 Voici ce que donnerait la fin de ton tour, d’après ce que tu sais.
panel-outlook-nothing = 🔭 Personne n’attaquerait.
button-outlook = Aperçu
button-end-all-the-same = Oui, terminer mon tour
button-all-the-same = Oui, quand même

# Commandes

published = C’est affiché dans le salon, visible par tout le monde.
resign-ask = Abandonner la partie contre { $opponent } ? C’est définitif.
button-open = Ouvrir
button-resign = Abandonner
button-yes-resign = Oui, j’abandonne
button-yes-leave = Oui, je pars
button-yes-stop = Oui, l’arrêter
resigned = Tu as abandonné la partie.
unreadable-ask = Cette partie ne peut pas continuer : je n’arrive pas à la lire. La quitter ? À deux, elle s’arrête sans vainqueur. C’est définitif.
left-unreadable = Tu as quitté cette partie.
cancelled = Rien n’a changé.
match-list = **Tes parties ({ $count }) :**
match-list-back = ◀ Précédent
match-list-more = Suivant ▶
match-line = **#{ $number }** contre { $opponent } { $where } · { $what } · { $step ->
    [0] en préparation
   *[other] tour { $step }
}, { $turn ->
    [yours] **à toi de jouer**
   *[theirs] à l’adversaire de jouer
}
match-line-unreadable = **#{ $number }** { $where } · ne peut pas continuer pour l’instant
board-elsewhere = La partie se joue { $where }.
button-move-here = Déplacer la partie ici
board-anew = Un nouveau plateau arrive.
board-moved = La partie continue ici.
place-lost = ⚠️ { $players } : le salon de cette partie n’existe plus. Elle peut continuer ici, ou ailleurs avec { $command }.
place-lost-private = ⚠️ Le salon de ta partie contre **{ $opponent }** sur **{ $server }** n’existe plus. Va dans un autre salon, utilise { $command }, puis *Déplacer la partie ici*.
log-title = ### { $players }
log-shortened =… la suite est dans le fichier du journal.

# Refus : courts, pour une seule personne

refused-unknown-button = Je ne connais plus ce bouton. Rouvre ce qu’il te faut.
refused-unknown-choice = Ce choix n’existe pas.
refused-unknown-command = Je ne connais plus cette commande. Discord te montrera bientôt les nouvelles.
refused-unknown-option = Une des options n’est pas valable. Choisis parmi celles que propose Discord.
refused-too-fast = Ça fait beaucoup en peu de temps. Souffle un peu et réessaie dans une minute.
refused-many-posts = 🐢 Tu as lancé ou partagé { $count } choses en peu de temps. Réessaie { $when }.
refused-many-posts-here = 🐢 Ce salon a reçu { $count } nouveaux messages en peu de temps. Réessaie { $when }.
refused-many-pings = { $player } a reçu beaucoup de demandes récemment. Réessaie { $when }.
refused-many-pictures = Beaucoup de tes images sont encore en préparation. Ton action est bien prise en compte ; reviens voir dans un instant.
refused-many-games = Tu as déjà { $count } parties en cours où personne d’autre ne joue. Termines-en une, ou abandonne-la avec { $command }.
refused-no-such-match = Cette partie n’existe plus.
refused-unreadable = Je n’arrive pas à lire cette partie : elle ne peut pas continuer pour l’instant. L’hébergeur la trouve dans mon journal, et rien n’en est perdu. Si tu y joues et ne veux pas attendre : { $command }. Tes autres parties continuent comme d’habitude.
refused-no-match = Tu n’as pas de partie en cours. Lances-en une avec { $command }.
refused-several-matches = Tu joues plusieurs parties. Ouvre l’une d’elles, ou indique laquelle avec l’option `partie`.
refused-no-own-match = Tu ne joues pas cette partie. L’option `partie` propose les tiennes.
refused-not-your-match = Ce n’est pas ta partie, mais tu peux regarder !
refused-not-your-turn = Ce n’est pas ton tour.
refused-match-over = Cette partie est terminée.
refused-stale = Ce bouton n’est plus à jour : la partie a avancé.
refused-nothing-to-undo = Il n’y a rien à annuler.
refused-many-undos = Tu as annulé { $count } coups pendant ce tour. C’est la limite : continue avec ce qui reste.
refused-one-move-at-a-time = Un seul coup à la fois, s’il te plaît.
refused-not-in-server = Cette personne n’est pas sur ce serveur.
refused-wrong-place = Cela ne marche que sur un serveur.
refused-by-host = Tu ne peux pas utiliser ce bot ici : son hébergeur a bloqué ton compte ou ce serveur.
refused-no-member = Je ne suis pas membre de ce serveur, donc cela ne marche pas ici. La personne qui le gère peut m’ajouter.
button-add-me = M’ajouter à ce serveur
refused-elsewhere = Cela ne marche que dans le salon où le message a été publié.
refused-bot-cannot-post = Je ne peux pas afficher de partie dans ce salon. Il me manque : { $permissions }. La personne qui gère le salon peut l’autoriser : *Modifier le salon → Permissions*.
refused-by-discord = Je ne peux pas écrire ici pour le moment : { $why }. Nouvel essai { $when }.
away-app = Discord refuse tous mes messages
away-gone = le salon n’existe plus
away-slow = le mode lent est activé
away-locked = le fil est verrouillé
away-threads = le serveur a trop de fils actifs
away-automod = AutoMod bloque mes messages
away-place = Discord refuse mes messages ici
refused-bot-not-in-thread = Je ne suis pas dans ce fil privé, je ne peux donc pas y afficher de partie. Mentionne-y { $bot } et j’y serai.
permission-view-channel = Voir le salon
permission-connect = Se connecter
permission-send-messages = Envoyer des messages
permission-send-messages-in-threads = Envoyer des messages dans les fils
permission-attach-files = Joindre des fichiers
went-wrong = Quelque chose a coincé de mon côté. Tous les coups acceptés sont sauvés : regarde { $command }.

# Le bac à sable

sandbox-welcome =
    ## Bienvenue dans le bac à sable de Bridgekeeper
    C’est le vrai bot, sur un Discord rien qu’à lui. Tu peux être { $players } : choisis qui tu es en haut (*Viewing as*), ou ouvre la page dans plusieurs onglets pour jouer plusieurs personnes.
    1. Ann : tape `/start` et appuie sur *Le bot*, ou choisis Bob plus bas, puis *Commencer*.
    2. Bob : appuie sur *Accepter* quand le défi arrive.
    3. La personne dont c’est le tour appuie sur *Ma main* et joue. `/learn` t’apprend le jeu.
    4. Un problème : `/grimoire random`. Le serveur est à Ann : c’est donc elle qui peut lancer le problème du jour, avec `/grimoire setup`.
    5. En solo : `/solo`. À quatre : `/draft` dans le mode de ton choix ; les autres appuient sur *Rejoindre*, ou le bot prend leurs places.
    6. Une autre langue : `/language`.
    7. Des pages web qui s’ouvrent sans compte : { $pages }
refused-no-order = Cette consigne n’est pas possible maintenant.
button-order-always = Passer jusqu’à nouvel ordre
button-order-unless = Me demander seulement si je perds un guerrier
button-order-back = Me demander de nouveau
panel-order-always = -# 🔕 Tu passes d’office jusqu’à nouvel ordre. Personne d’autre ne le sait.
panel-order-unless = -# 🔕 Tu passes d’office, sauf si un de tes guerriers serait détruit ou qu’un sort le vise. Personne d’autre ne le sait.
order-lasting-left = La consigne est enregistrée. Personne d’autre ne le sait.
order-taken-back = Je te demanderai de nouveau à partir de maintenant.
order-left = Consigne donnée pour le reste de ce tour : { $move }. Personne d’autre ne le sait.
refused-not-yours = Ce n’est pas à toi.
command-language = langue
command-language-about = Dans le bac à sable seulement : la langue dans laquelle tu lis
option-language = langue
option-language-about = Ta langue
option-everybody = tout_le_monde
option-everybody-about = Pour tout le monde et le serveur aussi
language-chosen = Tu lis désormais en français.
