# Commandes. Noms : en minuscules, sans espaces. Descriptions et options : 100 caractères au plus.

grimoire = grimoire
grimoire-about = Problèmes tactiques : un par jour, et bien d’autres
grimoire-daily = jour
grimoire-daily-about = Le problème du jour de ce serveur
grimoire-ranking = classement
grimoire-ranking-about = Les meilleurs de ce serveur
grimoire-period = période
grimoire-period-about = Ce mois-ci ou depuis toujours
grimoire-streak = série
grimoire-streak-about = Combien de problèmes du jour tu as résolus d’affilée, tes points et ta cote
grimoire-setup = réglages
grimoire-setup-about = Le problème du jour : où et quand il paraît (permission de gérer le serveur)
grimoire-channel = salon
grimoire-channel-about = Où paraît le problème du jour
grimoire-hour = heure
grimoire-hour-about = À quelle heure de ton fuseau, de 0 à 23
grimoire-minute = minute
grimoire-minute-about = À quelle minute de l’heure
grimoire-zone = fuseau
grimoire-zone-about = Le fuseau horaire, par exemple Europe/Paris ; la liste dit quelle heure il y est
grimoire-language = langue
grimoire-language-about = La langue des messages
grimoire-off = arrêter
grimoire-off-about = Arrêter les problèmes du jour sur ce serveur
grimoire-thread = fil
grimoire-thread-about = Ouvrir un fil pour parler des solutions de chaque problème ?
language-en = anglais
language-ru = russe
language-fr = français

# Le message de la page du jour, et sa solution

daily-title = 📜 **Le problème du jour** · { $day }
daily-solved = ✅ Résolu par **{ $solved } sur { $tried }**, du premier coup par **{ $first }**.
daily-untried = ✅ Personne ne l’a encore essayée.
daily-until = -# Les réponses restent privées. La solution paraît { $until }.
daily-over = Ce problème est clos : [la solution]({ $link })
daily-thread = Solutions, { $day } (spoilers)
reveal-title = 📖 **Solution** · { $title }
reveal-puzzle = { $goal } · [le problème]({ $link })
reveal-nobody-tried = Personne n’a essayé ce problème.
reveal-statistics = 📊 Essais : **{ $tried }** · résolue par : **{ $solved }** · à la première réponse : **{ $first }**
reveal-fastest = ⏱️ Les plus rapides : { $names }
reveal-time = { $hours } h { $minutes }
reveal-wrong = ❌ Les mauvaises réponses commençaient ainsi : { $moves }
reveal-wrong-move = { $move } **{ $percent } %**
reveal-in-a-row = 🔥 Ce serveur a résolu { $count } problèmes du jour d’affilée.
remind-on = 🔔 Je t’écrirai deux heures avant la clôture d’un problème du jour, si tu ne l’as pas résolu.
remind-off = 🔕 Plus de rappels de ce serveur.
remind-message = 🔔 Le problème du jour se ferme { $when } : [le résoudre]({ $link })
button-ranking = Classement
button-remind = M’envoyer un rappel
button-share-result = Partager mon résultat

# Classement et série

ranking-title-month = 🏆 **Classement du mois**
ranking-title-all = 🏆 **Classement général**
ranking-period-month = Ce mois-ci
ranking-period-all = Depuis toujours
ranking-line = { $player } · { $points ->
    [one] { $points } point
   *[other] { $points } points
} · { $solved ->
    [one] { $solved } problème
   *[other] { $solved } problèmes
}
ranking-empty = Personne n’a encore résolu de problème du jour.
ranking-own = Toi : place **{ $position }** sur { $of } · { $points ->
    [one] { $points } point
   *[other] { $points } points
} · { $solved ->
    [one] { $solved } problème
   *[other] { $solved } problèmes
}
ranking-not-yet = Tu n’es pas encore dans ce classement : résous le problème du jour.
streak-now = 🔥 Résolus d’affilée : **{ $count ->
    [one] { $count } problème du jour
   *[other] { $count } problèmes du jour
}** (ton record : { $best })
streak-rating = Ta cote : **{ $rating }** (on commence à 1500)
streak-done = Tu as résolu le problème d’aujourd’hui.
streak-waits = Le problème d’aujourd’hui t’attend : { $command }
streak-frozen = ❄️ Un problème manqué ce mois-ci : la série continue, mais le prochain l’arrêtera.
share-line = 🧩 **{ $player }** · problème du jour, { $day }

# Réglages

setup-done = ✅ **Le problème du jour est configuré.**
setup-is = **Le problème du jour de ce serveur**
setup-facts = Dans { $channel }, chaque jour à **{ $time }** ({ $zone }), langue : { $language }.
setup-next = Le prochain problème paraît { $when } ({ $soon }).
setup-now = Le prochain problème paraît dans une minute.
setup-off = Il n’y aura plus de problème du jour sur ce serveur. La solution du dernier paraîtra encore.
setup-none = Ce serveur n’a pas de problème du jour.
setup-threads = Chaque problème a un fil pour parler des solutions.
daily-trouble-gone = ⚠️ Je ne peux pas publier le problème du jour : son salon a été supprimé. Choisis-en un autre : { $command }.
daily-trouble-closed = ⚠️ Je ne peux pas publier le problème du jour : je ne peux pas écrire dans { $channel }. Autorise-moi *Voir le salon*, *Envoyer des messages* et *Joindre des fichiers*, ou choisis un autre salon : { $command }.
daily-trouble-blocked = ⚠️ Je ne peux pas publier le problème du jour : AutoMod bloque mes messages dans { $channel }. Fais une exception pour moi, ou choisis un autre salon : { $command }.
daily-trouble-since = (constaté { $when })
daily-trouble-told = C’est toi qui as configuré le problème du jour de **{ $server }**.

# Refus

refused-no-daily = Ce serveur n’a pas de problème du jour. Les personnes qui gèrent le serveur peuvent le configurer avec { $command }.
refused-no-daily-yet = Il n’y a pas de problème du jour ouvert en ce moment. Le prochain paraît { $when }.
refused-not-manager = Pour cela, il faut la permission de gérer le serveur.
refused-needs-channel = Choisis un salon textuel où le problème du jour doit paraître.
refused-cannot-post = Je ne peux pas écrire dans { $channel } : il me faut voir le salon, y envoyer des messages et y joindre des fichiers.
refused-unknown-zone = Il n’y a pas de fuseau horaire « { $zone } ». Utilise un nom tel que Europe/Paris.
refused-cannot-thread = Je ne peux pas ouvrir de fils dans { $channel } : il me faut le droit d’y créer des fils publics.
refused-nothing-to-share = Tu n’as pas résolu ce problème du jour.

# Modération

button-moderate = Modérer
button-rename-puzzle = Renommer
button-cancel = Annuler
moderate-choose = Modifier un problème approuvé
moderate-renamed = ✅ Le problème s’appelle maintenant « { $title } ».
moderate-ask = Retirer « { $title } » ? Plus personne ne pourra l’ouvrir. Points et séries restent.
moderate-withdrawn = 🚫 Problème retiré : « { $title } ». On peut le remettre dans { $command } : *{ button-moderate-log }*.
review-told-withdrawn = 🚫 Ton problème « { $title } » a été retiré sur { $server }.
daily-withdrawn = 🚫 Ce problème a été retiré par la modération. Tous les points et toutes les séries restent.
refused-not-approved = Ce problème n’est plus approuvé.
refused-no-title = Tape un titre pour le problème.

# Le calendrier des problèmes du jour

calendar-right = juste
calendar-wrong = faux
calendar-missed = manqué
calendar-frozen = manqué, série gardée
calendar-open = encore ouvert

# L’image d’une série

chart-run = juste : { $right }, faux : { $wrong }, record : { $best }

# Friends: who has solved the daily puzzle

friends-solved = 👥 Problème du jour résolu par : { $players }.
friends-first = { $player } (du premier coup)
friends-tries = { $player } ({ $count } essais)
friends-untried = À toi d’essayer.
