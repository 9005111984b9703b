# Qui est qui sur une page

side-yours = Ton camp
side-opponent = L’adversaire

# Une page et le panneau où on la résout

puzzle-goal = 🎯 **{ $goal }**
puzzle-set-mixed = plusieurs extensions
puzzle-author = par { $author }
puzzle-for-fun = 👋 Tu connaissais ce problème avant qu’il devienne celui du jour : joue-le pour le plaisir, sans points et sans effet sur ta cote. Résous-le, et ta série continue.
puzzle-line-over = La partie est finie ici. Termine pour faire juger cette réponse, ou reviens en arrière.
puzzle-judging = 🔎 J’examine toutes les réponses de ton adversaire…
puzzle-moved-on = ⚠️ Tu as continué ailleurs. Voici où tu en es.
puzzle-give-up-ask = Veux-tu voir la solution ? Le problème ne rapportera plus de points.
puzzle-give-up-costs = Cela compte comme une mauvaise réponse.
puzzle-rated = Ta première réponse compte pour ta cote ; chaque indice la fait compter moins.
puzzle-rated-half = Après un indice, ta première réponse compte à moitié pour ta cote.
puzzle-rated-no-more = Après deux indices, ta réponse ne change plus ta cote.
puzzle-finish-ask = Tu n’as rien joué. Terminer quand même le tour ?
puzzle-turn-how-to = Rien n’est laissé au hasard, et ton adversaire ne peut pas répondre. Joue tes coups, puis termine le tour : ta réponse est jugée.
puzzle-type-title = Ta réponse
puzzle-type-label = Tous les coups de ton tour
puzzle-solution = 🔓 **La solution**
puzzle-continuation = **Suite, après la meilleure réponse :**
hint-plays = 💡 Cartes à jouer : { $count }.
hint-themes = 💡 Cartes à jouer : { $count }. De quoi il s’agit : { $themes }.
hint-move = 💡 Le premier coup : { $move }.
button-solve = Résoudre
button-finish = Terminer le tour
button-yes-finish = Oui, terminer
button-unrated = Sans effet sur la cote
button-take-back = Annuler le coup
button-start-over = Recommencer
button-last-try = Mon dernier essai
button-type = Saisir les coups
button-hint = Indice
button-hint-costs = Indice (coûte 1 point)
button-give-up = Abandonner
button-yes-give-up = Oui, montre la solution
button-solution = La solution
button-once-more = Encore une fois
button-explain = Expliquer
button-another-puzzle = Un autre problème

# Ce que dit le juge

verdict-solved = ✅ **Résolu !**
verdict-illegal = ❌ **Le coup { $number }, « { $typed } », est impossible.** { $why }
verdict-possible = Possible à cet endroit : { $moves }
verdict-possible-and-more = Possible à cet endroit : { $moves } et { $count } de plus
verdict-short = ❌ **But non atteint.** Le tour se termine trop tôt.
verdict-lost = ❌ **Ce coup perd la partie.**
verdict-undecided = 🤔 Je n’arrive pas à juger cette réponse à temps. Elle ne compte pas.
verdict-free = Un coup impossible ne coûte rien : réessaie.
verdict-repeated = Tu as déjà donné cette réponse : elle ne compte pas deux fois.
verdict-points = 🏅 Points pour le problème du jour : **{ $points }** · 🔥 à la suite : { $streak }
verdict-no-points = Ta cote ne change pas : seule une première réponse, sans avoir vu la solution, la modifie.
verdict-unrated = Cette réponse est sans cote : ta cote ne change pas.
verdict-for-fun = Tu connaissais déjà ce problème, c’était donc pour le plaisir : pas de points, et ta cote ne change pas.
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
explained-spoiled = Cela marcherait sans ceci : { $abilities }.
idea-order = Les cartes ne fonctionnent que dans cet ordre.
idea-places = Chaque carte n’a qu’une bonne place.
idea-reach = Une des cartes n’est pas disponible au début : il faut d’abord en jouer d’autres.
idea-reach-named = { $number ->
    [one] { $cards } n’est pas disponible au début : il faut d’abord jouer une autre carte.
   *[other] Ces cartes ne sont pas disponibles au début, il faut d’abord en jouer d’autres : { $cards }.
}
idea-uncovering = Une des cartes ne sert qu’à en rendre une autre disponible.
idea-uncovering-named = { $number ->
    [one] Tu joues { $cards } seulement pour rendre une autre carte disponible.
   *[other] Ces cartes ne servent qu’à en rendre d’autres disponibles : { $cards }.
}
theme-order = le bon ordre
theme-places = la bonne place
theme-reach = atteindre la carte
theme-uncovering = carte libérée

# Créer des pages et en décider

create-which-turn = Quel tour deviendra le problème ? Tu choisiras ensuite le but.
button-make-puzzle = En faire un problème
create-untitled = Sans titre
create-proving = 🔎 **{ $title }** · J’examine tous les tours possibles. Coups examinés : { $nodes }
create-kept = ✅ **Problème { $puzzle } prouvé et enregistré.** Suites gagnantes : { $lines }. Coups examinés : { $nodes }. La décision revient aux modérateurs du serveur.
create-facts = -# Idées : { $ideas } · premiers coups qui résolvent : { $moves } · quasi-solutions : { $near }
create-ideas = ⚠️ Plusieurs idées la résolvent : { $ideas }. Une seule vaut mieux.
create-lines = { $count }
create-lines-more = plus de { $count }
create-wrong-solution = Rien n’a été enregistré : la solution de ton fichier est fausse.
create-withdrawn = Problème retiré : { $puzzle }.
button-withdraw-puzzle = Retirer
review-list = Problèmes en attente : **{ $count }**
review-nothing = Aucun problème en attente.
review-for-fun = Ouvrir un problème ici en montre la solution ; tu le joueras ensuite pour le plaisir, sans points.
review-choose = Choisis un problème
review-made = Créé par { $author }
review-approved = ✅ Problème accepté : { $puzzle }. Il sera le problème du jour quand aucun autre n’est prévu. D’ici là, il reste caché.
review-approved-open = ✅ Problème accepté : { $puzzle }. Tout le monde peut le résoudre maintenant.
review-rejected = 🗑️ Problème refusé : { $puzzle }.
review-scheduled = 📅 { $puzzle } sera le problème du jour le { $day }. D’ici là, il reste caché.
review-told-approved = ✅ Ton problème « { $title } » est accepté sur { $server }.
review-told-rejected = 🗑️ Ton problème « { $title } » a été refusé sur { $server }.
review-schedule-title = Problème du jour
review-schedule-label = Pour quel jour ? Année-mois-jour
button-approve = Accepter
button-schedule = Programmer
button-reject = Refuser
button-review-list = Retour à la liste

# Refus

refused-many-puzzles-here = { $count } problèmes attendent déjà d’être relus sur ce serveur. Les modérateurs doivent d’abord en traiter quelques-uns.
refused-no-such-puzzle = Ce problème n’existe pas ici. Choisis dans la liste.
refused-not-for-all = Ce problème n’est pas encore ouvert à tout le monde : je ne peux pas le montrer au salon.
refused-no-puzzle-named = Il n’y a pas de problème du jour ouvert ici : indique un problème, ou utilise { $command }.
refused-no-fitting-puzzle = Aucun problème encore à résoudre ne correspond. Élargis tes critères.
refused-file-too-large = Ce fichier est trop grand : un problème fait au plus { $largest } Kio.
refused-file-gone = Je n’arrive pas à récupérer ce fichier sur Discord. Envoie-le de nouveau.
refused-document = Rien n’a été enregistré. Je ne peux pas accepter ceci : { $fault }
refused-one-source = Donne-moi exactement une chose : un fichier, une notation, ou une partie avec son tour.
refused-needs-turn = Indique aussi le tour de la partie. Ou donne la partie seule : tu choisis alors le tour par son image.
refused-no-such-turn = Cette partie n’a pas de tour { $turn }.
refused-match-not-over = Cette partie n’est pas terminée.
refused-no-solution = Rien n’a été enregistré : ce problème n’a pas de solution. J’ai lu son but ainsi : { $goal }
refused-solves-itself = Rien n’a été enregistré : ce problème se résout tout seul. Terminer le tour tout de suite atteint le but : { $goal }
refused-copy = Rien n’a été enregistré : ce problème existe déjà ({ $title }).
refused-copy-hidden = Rien n’a été enregistré : ce serveur a déjà ce problème.
refused-not-proved = Rien n’a été enregistré : le problème est trop vaste pour être prouvé. Je me suis arrêté après { $nodes } coups.
refused-proof-too-long = Rien n’a été enregistré : ce problème est trop long à examiner. Essaie une position plus simple.
refused-proof-too-big = Rien n’a été enregistré : ce problème demande plus de mémoire que je n’en ai. Essaie une position plus simple.
refused-turn-too-long = Rien n’a été enregistré : un tour de ce problème peut compter plus de 150 coups, c’est trop long à examiner.
refused-hard-to-judge = Rien n’a été enregistré : juger une réponse à ce problème prendrait trop de temps, et tout le monde devrait attendre. Essaie une position plus simple.
refused-too-many-answers = { $count } de tes réponses sont encore à l’étude. Attends d’abord l’une d’elles.
refused-too-busy = Trop de choses m’attendent en ce moment, je n’ai pas pu m’en occuper. Réessaie plus tard.
refused-still-proving = Je travaille encore à ton dernier problème.
refused-too-many-puzzles = { $count } problèmes de la même personne attendent déjà ici. Les modérateurs doivent d’abord décider.
refused-decided = Ce problème n’attend plus.
refused-no-date = Ce n’est pas une date. Écris-la ainsi : 2027-01-31.
refused-day-over = Ce jour a déjà eu son problème, ou il est passé.

# Commandes. Noms : en minuscules, sans espace. Descriptions : 100 caractères au plus.

grimoire-random = hasard
grimoire-random-about = Un problème à ta mesure, que tu n’as pas encore résolu
grimoire-me = moi
grimoire-me-about = Tes progrès : ta cote au fil du temps, tes thèmes forts, les problèmes à retenter
grimoire-puzzle = problème
grimoire-puzzle-about = Un problème précis, ou celui du jour : avec les boutons ou en tapant tes coups
grimoire-create = créer
grimoire-create-about = Créer ton propre problème ; les modérateurs décident
grimoire-review = examen
grimoire-review-about = Accepter ou refuser les problèmes proposés (permission de gérer le serveur)
grimoire-set = extension
grimoire-set-about = L’extension du problème
grimoire-difficulty = difficulté
grimoire-difficulty-about = La difficulté maximale
grimoire-goal = but
grimoire-goal-about = Ce qu’il faut atteindre
grimoire-theme = thème
grimoire-theme-about = Le thème : une forme de la solution, ou une capacité nécessaire
grimoire-which = problème
grimoire-which-or-daily = Extension et numéro, ou titre (par défaut : le problème du jour)
grimoire-share = partager
grimoire-share-about = La montrer à tout le monde dans le salon
grimoire-line = ligne
grimoire-line-about = Toute ta réponse : tous les coups de ton tour, l’un après l’autre
grimoire-file = fichier
grimoire-file-about = Un problème ou une position en JSON
grimoire-notation = notation
grimoire-notation-about = Une position en notation
grimoire-match = partie
grimoire-match-about = Une partie que tu as jouée jusqu’au bout
grimoire-match-choice = { $players }, { $day }
grimoire-turn = tour
grimoire-turn-about = Le tour de la partie par lequel commence le problème
grimoire-title = titre
grimoire-title-about = Le titre du problème
choice-difficulty-easy = facile
choice-difficulty-medium = moyen
choice-difficulty-hard = difficile

# Séries de pages, avec leurs propres règles

choice-mode-storm = ⚡ Tempête
choice-mode-streak = 🔥 Sans faute
choice-mode-race = 🏁 Course
grimoire-play = jouer
grimoire-play-about = Problème après problème : une tempête de trois minutes, un sans faute ou une course
grimoire-mode = mode
grimoire-mode-about = Comment les problèmes sont joués
run-about-storm = Tu as **trois minutes**. Résous autant de problèmes faciles que possible. Après chaque réponse, le problème suivant arrive aussitôt.
run-about-streak = Les problèmes sont **de plus en plus difficiles**. La première erreur met fin à la session. Prends tout ton temps.
run-about-race = De deux à huit personnes de ce salon résolvent les mêmes **six problèmes** en même temps, en **cinq minutes**. Tout le monde voit combien chacun en a résolu, et rien de plus.
run-rules = Une réponse par problème. Pas d’indices. Ta cote ne change pas.
run-solved = **{ $mode }** · résolus : **{ $count }**
run-ends = le temps expire { $when }
run-right = ✅ Résolu : { $title }
run-wrong = ❌ Pas résolu : { $title }
run-over = { $mode } : fin. Résolus : { $count }
run-missed = ❌ Dernier problème manqué : { $title }
run-own-best = 🏅 Ton record : **{ $count }**
run-best-here = { $mode }, les meilleurs ici en 7 jours : { $names }
button-run-again = Encore
button-run-stop = Terminer la session
refused-in-run = Ce problème fait partie de ta session en cours. Les indices et les solutions viennent à la fin.

# Votes et progrès

vote-counted = Ton vote est enregistré. Pour l’instant : 👍 { $up } · 👎 { $down }
refused-vote = Il faut avoir résolu un problème pour voter.
me-again = Ces problèmes t’attendent encore :
me-nothing-again = Aucun problème manqué ne t’attend.
race-title = ### 🏁 Course
race-about = { $count } problèmes, les mêmes pour tout le monde, cinq minutes. Une réponse par problème.
race-joined = Au départ : { $names }
race-starts = -# Elle commence { $when }, ou dès que l’hôte appuie sur *Départ* ; il faut être deux.
race-line = { $player } : résolus { $solved }, réponses { $answered } sur { $puzzles }
race-ends = -# Elle finit { $when }.
race-result = { $player } : { $solved } sur { $puzzles }
race-cancelled = Il fallait être deux : personne d’autre n’est venu.
race-you-joined = Tu participes. Dès le départ de la course, *Mon problème* affiche les tiens.
race-you-left = Tu as quitté la course.
button-race-join = Participer
button-race-start = Départ
button-race-puzzle = Mon problème
button-race-leave = Quitter
refused-race-here = Il y a déjà une course dans ce salon.
refused-race-full = Cette course est complète.
refused-race-begun = Cette course a déjà commencé.
refused-race-few = Il faut être deux pour commencer.
refused-not-in-race = Tu n’es pas dans cette course.
refused-race-over = Cette course est finie.
create-editor = 🧩 **Créer un problème :** { $url }
create-editor-about = Pendant un jour, la page peut envoyer un problème à ce serveur sous ton nom. Garde ce lien pour toi.
grimoire-editor = editeur
grimoire-editor-about = Le créer sur une page web, carte par carte
