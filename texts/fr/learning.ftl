# Les cours

command-learn = apprendre
command-learn-about = Apprendre un jeu par de courtes leçons que tu joues
lesson-place = { $course } · leçon { $number } sur { $count }
lesson-missed = Ton tour est fini et la tâche n’est pas faite. Annule et réessaie.
button-learn = Apprendre en jouant
button-play-now = Jouer maintenant
button-next-lesson = Leçon suivante
button-lessons = Toutes les leçons
course-progress = Leçons faites : { $done } sur { $count }.
course-over = Tu as fait les { $count } leçons. Joue maintenant ta première partie : { $command }
course-pick = Ouvrir une leçon
refused-no-such-lesson = Cette leçon n’existe pas. Choisis-en une dans la liste.
button-no-thanks = Non, merci
button-try-first = Essayer d’abord
button-more-to-play = D’autres façons de jouer…
course-offer = 👋 C’est ta première fois ? Découvre { $game } en { $count } courtes leçons, en dix minutes environ.
course-declined = D’accord. { $command } est là quand tu voudras.
welcome =
    ### 👋 Des jeux de cartes et des problèmes, ici même
    Appuie sur *Jouer maintenant* pour une première partie contre moi : je la commente, et personne d’autre ne la voit. { $learn } t’apprend un jeu en courtes leçons. { $duel } défie quelqu’un. { $help } dit le reste.
welcome-managers =
    Si tu gères ce serveur :
    - { $setup } publie un problème chaque jour.
    - { $server } ouvre les réglages du serveur.
    - { $moderate } termine des parties et exclut des membres.
    - « Paramètres du serveur → Intégrations » limite mes commandes et mes boutons à des rôles et à des salons.

# L’aide

help-topic-pictures = En cinq images
help-topic-turn = Un tour
help-topic-icons = Icônes
help-topic-cards = Cartes
help-topic-abilities = Capacités
help-topic-rules = Règles
help-topic-ways = Façons de jouer
help-topic-commands = Commandes
help-place = { $number } sur { $count }
help-act = 👆 **{ $button }**, sous le plateau, propose un bouton pour tout ce que tu peux faire. { $end } termine ton tour.
help-icons = Tout ce que plateaux et mains peuvent montrer. Pendant une partie, **{ $button }** explique ce que tu vois.
help-choose = Choisis un sujet.
help-search = 🔎 Pour chercher, tape { $command } et remplis `{ $option }` : un mot ou un numéro.
button-topics = Tous les sujets
button-page-back = ◀ Précédent
button-page-on = Suivant ▶
refused-no-such-rule = Aucune règle ne contient ces mots. Essaie un seul mot, comme le nom d’une capacité ou d’une étape.
