# Commandes. Noms : en minuscules, sans espaces. Descriptions et options : 100 caractères au plus.

grimoire = grimoire
grimoire-about = Des problèmes tactiques : la page du jour et bien d’autres
grimoire-daily = jour
grimoire-daily-about = La page du jour de ce serveur
grimoire-ranking = classement
grimoire-ranking-about = Les meilleurs de ce serveur
grimoire-period = période
grimoire-period-about = Ce mois-ci ou depuis toujours
grimoire-streak = série
grimoire-streak-about = Combien de pages du jour tu as résolues d’affilée, tes points et ta cote
grimoire-setup = réglages
grimoire-setup-about = La page du jour : où et quand elle paraît (il faut pouvoir gérer le serveur)
grimoire-channel = salon
grimoire-channel-about = Où paraît la page du jour
grimoire-hour = heure
grimoire-hour-about = À quelle heure de ton fuseau, de 0 à 23
grimoire-minute = minute
grimoire-minute-about = À quelle minute de l’heure
grimoire-zone = fuseau
grimoire-zone-about = Le fuseau horaire, par exemple Europe/Paris ; la liste dit quelle heure il y est
grimoire-language = langue
grimoire-language-about = La langue des messages
grimoire-off = arrêter
grimoire-off-about = Plus de page du jour sur ce serveur
grimoire-thread = fil
grimoire-thread-about = Chaque page a-t-elle un fil pour parler des solutions ?
language-en = anglais
language-ru = russe
language-fr = français

# Le message de la page du jour, et sa solution

daily-title = 📜 **La page du jour** · { $day }
daily-solved = ✅ Résolue par **{ $solved } sur { $tried }**, du premier coup par **{ $first }**.
daily-untried = ✅ Personne ne l’a encore essayée.
daily-until = -# Les réponses restent privées. La solution paraît { $until }.
daily-over = Cette page est close : [la solution]({ $link })
daily-thread = Solutions du { $day } (spoilers)
reveal-title = 📖 **Solution** · { $title }
reveal-page = { $goal } · [la page]({ $link })
reveal-nobody-tried = Personne n’a essayé cette page.
reveal-statistics = 📊 Essais : **{ $tried }** · résolue par : **{ $solved }** · à la première réponse : **{ $first }**
reveal-fastest = ⏱️ Les plus rapides : { $names }
reveal-time = { $hours } h { $minutes }
reveal-wrong = ❌ Les mauvaises réponses commençaient par : { $moves }
reveal-wrong-move = { $move } **{ $percent } %**
reveal-in-a-row = 🔥 Ce serveur a résolu { $count } pages du jour d’affilée.
remind-on = 🔔 Je t’écrirai deux heures avant la fin d’une page du jour, si tu ne l’as pas résolue.
remind-off = 🔕 Plus de rappels de ce serveur.
remind-message = 🔔 La page du jour se ferme { $when } : [la résoudre]({ $link })
button-ranking = Classement
button-remind = Me le rappeler
button-remind-off = Plus de rappels
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
    [one] { $solved } page
   *[other] { $solved } pages
}
ranking-empty = Personne n’a encore résolu de page du jour.
ranking-own = Toi : place **{ $position }** sur { $of } · { $points ->
    [one] { $points } point
   *[other] { $points } points
} · { $solved ->
    [one] { $solved } page
   *[other] { $solved } pages
}
ranking-not-yet = Tu n’es pas encore dans ce classement : résous la page du jour.
streak-now = 🔥 Résolues d’affilée : **{ $count ->
    [one] { $count } page du jour
   *[other] { $count } pages du jour
}** (ton record : { $best })
streak-rating = Ta cote : **{ $rating }** (on commence à 1500)
streak-done = Tu as résolu la page d’aujourd’hui.
streak-waits = La page d’aujourd’hui t’attend : { $command }
streak-frozen = ❄️ Une page de ce mois a été manquée : la série continue, mais le prochain oubli l’arrête.
share-line = 🧩 **{ $player }** · page du jour, { $day }

# Réglages

setup-done = ✅ **La page du jour est réglée.**
setup-is = **La page du jour de ce serveur**
setup-facts = Dans { $channel }, chaque jour à **{ $time }** ({ $zone }), langue : { $language }.
setup-next = La prochaine page paraît { $when } ({ $soon }).
setup-off = Il n’y aura plus de page du jour sur ce serveur. La solution de la dernière paraîtra encore.
setup-none = Ce serveur n’a pas de page du jour.
setup-threads = Chaque page a un fil pour parler des solutions.
daily-trouble-gone = ⚠️ Je ne peux pas publier la page du jour : son salon a été supprimé. Choisis-en un autre : { $command }.
daily-trouble-closed = ⚠️ Je ne peux pas publier la page du jour : je ne peux pas écrire dans { $channel }. Autorise-moi *Voir le salon*, *Envoyer des messages* et *Joindre des fichiers*, ou choisis un autre salon : { $command }.
daily-trouble-blocked = ⚠️ Je ne peux pas publier la page du jour : AutoMod bloque mes messages dans { $channel }. Fais une exception pour moi, ou choisis un autre salon : { $command }.
daily-trouble-since = (constaté { $when })
daily-trouble-told = C’est toi qui as réglé la page du jour de **{ $server }**.

# Refus

refused-no-daily = Ce serveur n’a pas de page du jour. Qui gère le serveur peut la régler avec { $command }.
refused-no-daily-yet = Il n’y a pas de page du jour ouverte en ce moment. La prochaine paraît { $when }.
refused-not-manager = Pour cela, il faut pouvoir gérer le serveur.
refused-needs-channel = Choisis un salon textuel où la page du jour doit paraître.
refused-cannot-post = Je ne peux pas écrire dans { $channel } : il me faut voir le salon, y envoyer des messages et y joindre des fichiers.
refused-unknown-zone = Il n’y a pas de fuseau horaire « { $zone } ». Choisis-en un dans la liste.
refused-cannot-thread = Je ne peux pas ouvrir de fils dans { $channel } : il me faut le droit d’y créer des fils publics.
refused-nothing-to-share = Tu n’as pas résolu cette page du jour.

# Modération

button-moderate = Modérer
button-rename-page = Renommer
button-cancel = Annuler
moderate-choose = Modifier une page approuvée
moderate-renamed = ✅ La page s’appelle maintenant « { $title } ».
moderate-ask = Retirer « { $title } » ? Plus personne ne pourra l’ouvrir. Points et séries restent.
moderate-withdrawn = 🚫 { $page } est retirée.
review-told-withdrawn = 🚫 Ta page « { $title } » a été retirée sur { $server }.
daily-withdrawn = 🚫 Cette page a été retirée par la modération. Points et séries restent : personne ne perd rien.
refused-not-approved = Cette page n’est plus approuvée.
refused-no-title = Tape un titre pour la page.
