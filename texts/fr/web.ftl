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
