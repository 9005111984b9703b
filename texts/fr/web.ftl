# Pages web : leurs liens sur Discord, et les pages elles-mêmes

button-link = Lien
button-link-close = Fermer le lien
link-opened-about = Toute personne qui a ce lien peut ouvrir la page, sans compte. Tu peux le fermer à tout moment.
link-shown = 🔗 { $url }
link-closed = Le lien est fermé : plus personne ne peut ouvrir cette page.
refused-no-web = Ce bot n’a pas de pages web.
refused-link-not-open = Il n’y a pas de lien vers cette page. Seules les personnes concernées peuvent en ouvrir un : les joueurs de la partie, le propriétaire du profil, l’organisateur de l’événement ou la modération.

language-name = Français
web-languages = Langue
web-sorry = Ça n’a pas marché
web-home = Vers l’accueil
web-not-found = Il n’y a rien à cette adresse. Le lien est peut-être incomplet, ou il a été fermé.
web-crowded = Trop de demandes à la fois. Attends quelques secondes, puis réessaie.
web-failed = Quelque chose s’est mal passé ici. C’est noté ; réessaie plus tard.
web-bad-request = Cette demande est incompréhensible.
web-too-large = C’est trop volumineux.
web-steps = Étapes de la partie
web-step = Étape { $step } sur { $last }
web-go = Aller
web-record = Télécharger l’enregistrement

# Page d’accueil, règles, profils, classements et événements

web-front-title = Jeux de cartes et de plateau sur Discord
web-front-about = Bridgekeeper est un bot Discord pour jouer à des jeux de cartes et de plateau avec ta communauté. Défie quelqu’un, entraîne-toi contre le bot ou résous le problème du jour. Chaque tour est dessiné : le plateau se lit aussi sur un téléphone.
web-front-start = Pour commencer
web-front-invite = Ajouter le bot à un serveur
web-front-solve = Résoudre un problème
web-front-editor = Composer un problème
web-front-champion = Créer un champion
web-front-games = Les jeux
web-front-rules = Comment jouer : { $game }
web-front-puzzle = Le problème d’hier
web-front-solution = Afficher la solution
web-rules-search = Chercher dans les règles
web-rules-find = Chercher
web-rules-all = Toutes les règles
web-pages = Autres pages
web-player = Nom
web-profile = { $player } · Profil
web-event-host = Organisation : { $player }
web-event-begins = Début : { $when }
web-event-join = Pour participer, rejoins l’événement sur Discord, sous son message.
web-event-round = Ronde { $round }
web-event-matches = Parties
web-event-watch = Regarder
