# Qui est qui sur une page

side-yours = Ton camp
side-opponent = L’adversaire

# Une page et le panneau où on la résout

page-goal = 🎯 **{ $goal }**
page-set-mixed = plusieurs extensions
page-author = par { $author }
page-for-fun = 👋 Tu connaissais cette page avant qu’elle devienne la page du jour : joue-la pour le plaisir, sans points et sans effet sur ta cote. Résous-la, et ta série continue.
page-line-over = La partie est finie ici. Termine pour faire juger cette réponse, ou reviens en arrière.
page-judging = 🔎 J’examine toutes les réponses de ton adversaire…
page-moved-on = ⚠️ Tu avais continué ailleurs. Voici où tu en es.
page-give-up-ask = Veux-tu voir la solution ? Ensuite, la page ne rapporte plus de points.
page-give-up-costs = Cela compte comme une mauvaise réponse.
page-rated = Ta première réponse compte pour ta cote ; chaque indice la fait compter moins.
page-rated-half = Après un indice, ta première réponse compte à moitié pour ta cote.
page-rated-no-more = Après deux indices, ta réponse ne change plus ta cote.
page-finish-ask = Tu n’as rien joué. Terminer quand même le tour ?
page-type-title = Ta réponse
page-type-label = Tous les coups de ton tour
page-solution = 🔓 **La solution**
page-continuation = **Avec la meilleure réponse, la suite est :**
hint-plays = 💡 Cartes à jouer : { $count }.
hint-themes = 💡 Cartes à jouer : { $count }. De quoi il s’agit : { $themes }.
hint-move = 💡 Le premier coup : { $move }.
button-solve = Résoudre
button-finish = Terminer le tour
button-yes-finish = Oui, terminer
button-unrated = Sans cote
button-take-back = Annuler le coup
button-start-over = Recommencer
button-last-try = Mon dernier essai
button-type = Écrire
button-hint = Indice
button-hint-costs = Indice (coûte 1 point)
button-give-up = Abandonner
button-yes-give-up = Oui, montre la solution
button-solution = La solution
button-once-more = Encore une fois
button-explain = Expliquer
button-another-page = Une autre page

# Ce que dit le juge

verdict-solved = ✅ **Résolu !**
verdict-illegal = ❌ **Le coup { $number }, « { $typed } », est impossible.** { $why }
verdict-possible = Possible à cet endroit : { $moves }
verdict-possible-and-more = Possible à cet endroit : { $moves } et { $count } de plus
verdict-short = ❌ **Pas atteint.** Le tour se termine avant que le but soit atteint.
verdict-lost = ❌ **Ainsi, tu perds la partie.**
verdict-undecided = 🤔 Je n’arrive pas à juger cette réponse à temps. Elle ne compte pas.
verdict-free = Un coup impossible ne coûte rien : essaie encore.
verdict-repeated = Tu as déjà donné cette réponse : elle ne compte pas deux fois.
verdict-points = 🏅 Points pour la page du jour : **{ $points }** · 🔥 à la suite : { $streak }
verdict-no-points = Ta cote ne change pas : seule une première réponse, sans avoir vu la solution, la modifie.
verdict-unrated = Cette réponse est sans cote : ta cote ne change pas.
verdict-for-fun = Tu connaissais déjà cette page, c’était donc pour le plaisir : pas de points, et ta cote ne change pas.
verdict-rating = Ta cote : { $before } → **{ $after }**
verdict-rating-first = Ta première cote : **{ $after }**
rating-later = { $count ->
    [one] Ta cote s’affiche après encore { $count } première réponse.
   *[other] Ta cote s’affiche après encore { $count } premières réponses.
}

# Pourquoi une page se résout ainsi

explained-idea = 💡 **Pourquoi ça marche.** { $idea }
explained-needs = Il faut pour cela : { $abilities }.
explained-try = 🪤 **Tentant, mais faux**
explained-reply = ↩️ La réponse de ton adversaire : { $moves }
explained-spoiled = Cela marcherait, s’il n’y avait pas ceci : { $abilities }.
idea-only = Seules ces cartes y arrivent.
idea-order = Les cartes ne marchent que dans cet ordre.
idea-places = Chaque carte n’a qu’une bonne place.
theme-order = le bon ordre
theme-places = la bonne place

# Créer des pages et en décider

create-which-turn = Quel tour sera la page ? Tu choisis le but ensuite.
button-make-page = En faire une page
create-untitled = Sans titre
create-proving = 🔎 **{ $title }** · J’examine tous les tours possibles. Coups examinés : { $nodes }
create-kept = ✅ **{ $page } est prouvée et gardée.** Suites gagnantes : { $lines }. Coups examinés : { $nodes }. La décision revient aux modérateurs du serveur.
create-facts = -# Idées : { $ideas } · premiers coups qui résolvent : { $moves } · presque solutions : { $near }
create-ideas = ⚠️ Plusieurs idées la résolvent : { $ideas }. Une seule vaut mieux.
create-lines = { $count }
create-lines-more = plus de { $count }
create-wrong-solution = Rien n’a été gardé : la solution de ton fichier est fausse.
create-withdrawn = { $page } est retirée.
button-withdraw-page = Retirer
review-list = Pages en attente : **{ $count }**
review-nothing = Aucune page en attente.
review-for-fun = Qui ouvre une page ici en voit la solution, et la jouera ensuite pour le plaisir, sans points.
review-choose = Choisis une page
review-made = Créée par { $author }
review-approved = ✅ { $page } est acceptée : elle sera la page du jour quand aucune autre n’est prévue. D’ici là, elle reste cachée.
review-approved-open = ✅ { $page } est acceptée : tout le monde peut la résoudre maintenant.
review-rejected = 🗑️ { $page } est refusée.
review-scheduled = 📅 { $page } sera la page du jour le { $day }. D’ici là, elle reste cachée.
review-told-approved = ✅ Ta page « { $title } » est acceptée sur { $server }.
review-told-rejected = 🗑️ Ta page « { $title } » a été refusée sur { $server }.
review-schedule-title = Page du jour
review-schedule-label = Pour quel jour ? Année-mois-jour
button-approve = Accepter
button-schedule = Programmer
button-reject = Refuser
button-review-list = Retour à la liste

# Refus

refused-many-pages-here = { $count } pages attendent déjà d’être relues sur ce serveur. Aux modérateurs d’en regarder quelques-unes d’abord.
refused-no-such-page = Cette page n’existe pas ici. Choisis dans la liste.
refused-not-for-all = Cette page n’est pas encore ouverte à tous : je ne peux pas la montrer au salon.
refused-no-page-named = Il n’y a pas de page du jour ouverte ici : dis quelle page tu veux, ou prends { $command }.
refused-no-fitting-page = Aucune page encore à résoudre ne correspond. Demande moins.
refused-file-too-large = Ce fichier est trop grand : une page fait au plus { $largest } Kio.
refused-file-gone = Je n’arrive pas à prendre ce fichier chez Discord. Envoie-le encore une fois.
refused-document = Rien n’a été gardé. Je ne peux pas accepter ceci : { $fault }
refused-one-source = Donne-moi exactement une chose : un fichier, une notation, ou une partie avec son tour.
refused-needs-turn = Dis aussi quel tour de la partie. Ou donne la partie seule : tu choisis alors le tour par son image.
refused-no-such-turn = Cette partie n’a pas de tour { $turn }.
refused-match-not-over = Cette partie n’est pas terminée.
refused-no-solution = Rien n’a été gardé : cette page n’a pas de solution. J’ai lu son but ainsi : { $goal }
refused-solves-itself = Rien n’a été gardé : cette page se résout toute seule. Finir le tour tout de suite atteint le but : { $goal }
refused-copy = Rien n’a été gardé : c’est la même que la page { $title }.
refused-copy-hidden = Rien n’a été gardé : ce serveur a déjà cette page.
refused-not-proved = Rien n’a été gardé : la page est trop vaste pour être prouvée. Arrêt après { $nodes } coups.
refused-proof-too-long = Rien n’a été gardé : examiner cette page me prend trop de temps. Une position plus petite, et cela ira.
refused-proof-too-big = Rien n’a été gardé : cette page demande plus de mémoire que je n’en ai. Une position plus petite, et cela ira.
refused-turn-too-long = Rien n’a été gardé : un tour de cette page peut compter plus de 150 coups, et je ne vois pas si loin.
refused-hard-to-judge = Rien n’a été gardé : juger une réponse à cette page prendrait trop de temps, et tout le monde devrait attendre. Une position plus petite, et cela ira.
refused-too-many-answers = { $count } de tes réponses sont encore à l’étude. Attends d’abord l’une d’elles.
refused-too-busy = Trop de choses m’attendent en ce moment, je n’ai pas pu m’en occuper. Réessaie plus tard.
refused-still-proving = Je travaille encore à ta dernière page.
refused-too-many-pages = { $count } pages de la même personne attendent déjà ici. Qu’on en décide d’abord.
refused-decided = Cette page n’attend plus.
refused-no-date = Ce n’est pas une date. Écris-la ainsi : 2027-01-31.
refused-day-over = Ce jour a déjà eu sa page, ou il est passé.

# Commandes. Noms : en minuscules, sans espace. Descriptions : 100 caractères au plus.

grimoire-random = hasard
grimoire-random-about = Une page à ta mesure, que tu n’as pas encore résolue
grimoire-me = moi
grimoire-me-about = Tes progrès : ta cote au fil du temps, tes thèmes forts, les pages à retenter
grimoire-page = page
grimoire-page-about = Une page précise, ou celle du jour : avec les boutons ou en tapant tes coups
grimoire-create = créer
grimoire-create-about = Faire ta propre page ; les modérateurs en décident
grimoire-review = examen
grimoire-review-about = Décider des pages proposées (demande le droit de gérer le serveur)
grimoire-set = extension
grimoire-set-about = L’extension de la page
grimoire-difficulty = difficulté
grimoire-difficulty-about = À quel point elle peut être difficile
grimoire-goal = but
grimoire-goal-about = Ce qu’il faut atteindre
grimoire-theme = thème
grimoire-theme-about = De quoi il s’agit : une forme de la solution, ou une capacité qu’il faut
grimoire-which = page
grimoire-which-or-daily = Extension et numéro, ou titre (par défaut : la page du jour)
grimoire-share = partager
grimoire-share-about = La montrer à tout le monde dans le salon
grimoire-line = ligne
grimoire-line-about = Toute ta réponse : tous les coups de ton tour, l’un après l’autre
grimoire-file = fichier
grimoire-file-about = Une page ou une position en JSON
grimoire-notation = notation
grimoire-notation-about = Une position en notation
grimoire-match = partie
grimoire-match-about = Une partie que tu as jouée jusqu’au bout
grimoire-match-choice = { $players }, { $day }
grimoire-turn = tour
grimoire-turn-about = Le tour de la partie dont le début fait la page
grimoire-title = titre
grimoire-title-about = Le titre de la page
choice-difficulty-easy = facile
choice-difficulty-medium = moyen
choice-difficulty-hard = difficile

# Séries de pages, avec leurs propres règles

choice-mode-storm = ⚡ Tempête
choice-mode-streak = 🔥 Sans faute
choice-mode-race = 🏁 Course
grimoire-play = jouer
grimoire-play-about = Lancer une tempête de trois minutes, un sans faute ou une course dans ce salon
grimoire-mode = mode
grimoire-mode-about = Comment les pages sont jouées
run-about-storm = Tu as **trois minutes**. Résous autant de pages faciles que possible. Après chaque réponse, la page suivante arrive aussitôt.
run-about-streak = Les pages sont **de plus en plus difficiles**. La première erreur met fin à la partie. Prends tout ton temps.
run-about-race = De deux à huit personnes de ce salon résolvent les mêmes **six pages** en même temps, en **cinq minutes**. Tout le monde voit combien chacun en a résolu, et rien de plus.
run-rules = Une réponse par page. Pas d’indices. Ta cote ne change pas.
run-solved = **{ $mode }** · résolues : **{ $count }**
run-ends = fin du temps { $when }
run-right = ✅ Résolue : { $title }
run-wrong = ❌ Pas résolue : { $title }
run-over = { $mode } : fin. Résolues : { $count }
run-missed = ❌ Dernière page manquée : { $title }
run-own-best = 🏅 Ton record : **{ $count }**
run-best-here = { $mode }, les meilleurs ici en 7 jours : { $names }
button-run-again = Encore
button-run-stop = Terminer
refused-in-run = Cette page fait partie de ta session en cours. Les indices et les solutions viennent à la fin.

# Votes et progrès

vote-counted = Ton vote est gardé. Pour l’instant : 👍 { $up } · 👎 { $down }
refused-vote = Il faut avoir résolu une page pour voter.
me-again = Ces pages t’attendent encore :
me-nothing-again = Aucune page manquée ne t’attend.
race-title = ### 🏁 Course
race-about = { $count } pages, les mêmes pour tous, cinq minutes. Une réponse par page.
race-joined = Au départ : { $names }
race-starts = -# Elle commence { $when }, ou dès que l’hôte appuie sur *Départ* ; il faut être deux.
race-line = { $player } : résolues { $solved }, réponses { $answered } sur { $pages }
race-ends = -# Elle finit { $when }.
race-result = { $player } : { $solved } sur { $pages }
race-cancelled = Il fallait être deux ; personne d’autre n’est venu.
race-you-joined = Tu en es. Quand la course aura commencé, *Ma page* montre tes pages.
race-you-left = Tu as quitté la course.
button-race-join = Participer
button-race-start = Départ
button-race-page = Ma page
button-race-leave = Quitter
refused-race-here = Il y a déjà une course dans ce salon.
refused-race-full = Cette course est complète.
refused-race-begun = Cette course a déjà commencé.
refused-race-few = Il faut être deux pour commencer.
refused-not-in-race = Tu n’es pas dans cette course.
refused-race-over = Cette course est finie.
