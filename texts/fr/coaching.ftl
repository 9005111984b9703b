# Ce que lit qui s’entraîne : avant la fin du tour, après, et après la partie

coaching-forecast = 🔭 Si tu termines ton tour maintenant : { $told }.
coaching-remark = 💡 Tu pouvais faire mieux à ton dernier tour : { $moves } – { $gain }.
coaching-better = 💡 Au tour { $turn }, on pouvait faire mieux : { $moves } – { $gain }.
coaching-then = { $first }, puis { $second }
coaching-gain-won = tu gagnais tout de suite
coaching-turned-lost = ⚖️ Au tour { $turn }, tu étais encore devant.
coaching-turned-won = ⚖️ Au tour { $turn }, tu étais encore derrière.
coaching-won = 🏁 Tu as gagné au tour { $turn }.
coaching-lost = 🏁 Tu as perdu au tour { $turn }.
coaching-gave-up = 🏁 La partie a été abandonnée au tour { $turn }.
coaching-limit = 🏁 Le temps de la partie a expiré au tour { $turn }.
button-again = Encore
button-harder = Plus dur
button-puzzle = Un problème
