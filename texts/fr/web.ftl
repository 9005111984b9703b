# Pages web : leurs liens sur Discord, et les pages elles-mêmes

button-link = Lien
button-link-close = Fermer le lien
link-opened-about = Toute personne qui a ce lien peut ouvrir la page, sans compte. Tu peux le fermer à tout moment.
link-shown = 🔗 { $url }
link-closed = Le lien est fermé : plus personne ne peut ouvrir cette page.
refused-no-web = Ce bot n’a pas de pages web.
refused-link-not-open = Il n’y a pas de lien vers cette page. Seules les personnes concernées peuvent en ouvrir un : les joueurs de la partie, l’auteur du problème, le propriétaire du profil, l’organisateur de l’événement ou la modération.

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

# Problèmes
refused-link-hidden = Il n’y a pas de lien vers ce problème : tout le monde ne peut pas encore le voir.
web-puzzle-daily = C’est aujourd’hui un problème du jour quelque part. Reviens demain.
web-no-puzzle = Aucun problème ne convient. Essaie avec moins de filtres.
web-line-too-long = Cette suite de coups est trop longue : { $most } caractères au plus.
web-theme = Thème
web-difficulty = Difficulté
web-any = au choix
web-whole-page = Ouvrir la page entière
web-embed = Afficher ce problème sur ton site
web-puzzle-unrated = Rien n’est enregistré ici, et ta cote ne change pas.
web-explain = Ce que signifient les icônes

# L’éditeur de champions

link-for-a-day = Garde ce lien pour toi : pendant un jour, toute personne qui l’a peut enregistrer sous ton nom.
web-champion = Crée un champion
web-champion-about = Choisis les valeurs et les capacités : le prix se calcule au fur et à mesure. Emporte ensuite ton champion sur Discord.
web-champion-show = Afficher la carte
web-champion-save = Enregistrer
web-champion-saved = 💾 Enregistré. Sur Discord, { $command } liste tes champions.
web-champion-command = Pour l’emporter sur Discord, tape :
web-champion-download = Télécharger l’image
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

# The puzzle editor
web-editor = Créer un problème
web-editor-about = Place des cartes sur le plateau, choisis un but et laisse le solveur prouver que le problème fonctionne.
web-editor-for-server = Tu as ouvert cette page depuis Discord : tu peux envoyer le problème à ce serveur.
web-editor-no-script = Le plateau a besoin de JavaScript. Sans lui, écris la position en texte ci-dessous.
web-editor-line = Position sur une ligne
web-editor-line-about = Sur Discord, `/grimoire create notation:` accepte cette ligne.
web-editor-position = Télécharger la position
web-editor-link = Copier le lien
web-editor-typed = Écrire ou coller une position
web-editor-show = Afficher
web-editor-prove = Prouver
web-editor-send = Envoyer au serveur
web-editor-fault = Ce n’est pas encore un problème : { $fault }
web-editor-add = Ajouter ici : { $zone }
web-editor-add-card = Ajouter : { $card }
web-editor-added = { $card } : carte ajoutée. { $zone }
web-editor-chosen = { $card } : carte choisie. Les flèches la déplacent, Suppr l’enlève.
web-editor-move = Déplacer ici : { $zone }
web-editor-move-to = Déplacer vers
web-editor-moved = { $card } : place { $place }. { $zone }
web-editor-earlier = ← Avant
web-editor-later = Après →
web-editor-remove = Enlever
web-editor-removed = { $card } : carte enlevée.
web-editor-search = Chercher une carte
web-editor-more = Plus de cartes
web-editor-none = Aucune
web-editor-settings = Réglages
web-job-running = Une preuve est encore en cours. Attends sa fin ou arrête-la.
web-job-stopped = Arrêt demandé.
web-proof = Preuve
web-proof-running = Vérification de tous les tours possibles. Coups vérifiés : { $nodes }
web-proof-solved = ✅ Le problème a une solution. Suites gagnantes : { $lines }. Coups vérifiés : { $nodes }.
web-proof-difficulty = Difficulté estimée : { $difficulty } ({ $rating })
web-proof-others = Autres solutions
web-proof-needless = Ce que tu peux enlever
web-proof-reducing = Recherche des cartes inutiles…
web-proof-not-reduced = C’est trop long à trouver.
web-proof-all-needed = Rien : tout est utile.
web-proof-take = Mettre le problème réduit sur le plateau
web-proof-explained = Ce qui sera affiché après la solution
web-proof-file = Télécharger le problème
web-proof-stop = Arrêter
web-proof-look = Actualiser
refused-server-gone = Le bot n’est plus sur ce serveur.
