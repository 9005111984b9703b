# Notifications : /notify, messages privés, mentions

command-notify = notifications
command-notify-about = Choisir comment je te préviens, et tes heures calmes
notify-title = 🔔 **Comment je te préviens**
notify-kind-turn = ton tour, et la fin d’une partie
notify-kind-clock = ton temps s’épuise
notify-kind-challenge = défis et revanches
notify-kind-daily = le problème du jour, avant sa clôture
notify-kind-wanted = quelqu’un veut jouer à { $game }
notify-way-ping = mention dans le salon
notify-way-direct = message privé
notify-way-nothing = désactivé
notify-line = - { $what } : **{ $way }**
notify-here = 🏠 Sur ce serveur :
notify-elsewhere = 🏠 Pour le problème du jour et les personnes qui veulent jouer, utilise { $command } sur un serveur.
notify-quiet-is = 🌙 Heures calmes : **{ $begins }–{ $ends }** ({ $zone }). Ensuite, un seul message privé dit ce qui t’attend.
notify-quiet-none = 🌙 Pas d’heures calmes.
notify-change = Que veux-tu changer ?
notify-test = 🔔 Ceci est un test : mes messages privés te parviennent. { $command } change ce que j’envoie.
notify-digest = 🔔 **{ $count ->
    [one] { $count } chose t’attend :
   *[other] { $count } choses t’attendent :
}**
notify-more = … et { $count } de plus.
notify-off = 🔕 Désactivé : **{ $what }**. { $command } pour le réactiver.
notify-turn = 🎲 À toi de jouer contre **{ $players }** : [{ $game }]({ $link })
notify-over = 🏁 La partie contre **{ $players }** est terminée : [{ $game }]({ $link })
notify-clock = ⏰ Ton temps contre **{ $players }** expire { $when } : [{ $game }]({ $link })
notify-challenge = ⚔️ **{ $player }** veut jouer à { $game } avec toi : [répondre]({ $link })
notify-wanted = 🙋 **{ $player }** cherche des joueurs pour { $game } : [rejoindre]({ $link })
button-notify-off = Désactiver : { $what }
button-quiet = Heures calmes
button-quiet-off = Sans heures calmes
quiet-begins = De (par exemple 22:00)
quiet-ends = À (par exemple 8:00)
quiet-zone = Ton fuseau horaire
quiet-zone-about = Son nom, par exemple Europe/Paris ou America/Montreal
refused-no-time = « { $time } » n’est pas une heure. Entre les heures et les minutes, par exemple 22:30.
refused-quiet-empty = Les heures calmes ne peuvent pas commencer et finir à la même heure. Entre deux heures différentes.
refused-direct-closed = Je ne peux pas t’envoyer de messages privés, donc rien n’a changé. Autorise-les dans les paramètres de confidentialité de ce serveur, puis réessaie.
refused-direct-later = Discord ne distribue pas mes messages privés en ce moment, donc rien n’a changé. Réessaie dans quelques minutes.
