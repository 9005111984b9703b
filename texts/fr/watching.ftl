# Qui ne joue pas regarde une partie, dit qui gagne et devine le prochain coup

option-audience = public
option-audience-about = D’autres peuvent-ils regarder, prédire qui gagne et deviner les coups ? (par défaut : non)
audience-none = Sans public
audience-live = En direct
audience-delayed = Un tour plus tard
settings-audience-live = 👀 Avec public : d’autres peuvent regarder, dire qui gagne et deviner le prochain coup.
settings-audience-delayed = 👀 Avec public : d’autres peuvent regarder, dire qui gagne et deviner le prochain coup. Chaque tour leur apparaît une fois terminé.
audience-delay = -# 👀 Choix des camps : chaque tour apparaît une fois terminé.
audience-due = ▶ À jouer maintenant : { $player }
button-watch = 👀 Regarder
button-predict = { $side } gagne
predict-question = 🔮 **Qui gagne ?** { $sides } (jusqu’au tour { $turn })
predict-closed = 🔮 Pronostics : { $sides }
predict-side = { $side } : { $count }
predict-own-right = ✅ Pronostic juste : { $side }
predict-own-wrong = ❌ Pronostic faux : { $side }
predict-own-void = Ton pronostic ne compte pas : { $side }
predict-own-open = Ton pronostic : { $side }
guess-question = Devine le prochain coup…
guess-made = 🤫 C’est noté. Tu peux changer d’avis jusqu’au coup.
guess-right = ✅ Ton dernier coup deviné est juste. Justes : { $right } sur { $count }
guess-wrong = ❌ Ton dernier coup deviné est faux. Justes : { $right } sur { $count }
refused-no-audience = Seule une partie entre membres peut avoir un public.
refused-watch-player = Tu joues cette partie. Ouvre plutôt ton panneau.
refused-predict-closed = Il est trop tard pour dire qui gagne.
refused-guess-late = Ce coup ne peut plus être deviné. Appuie sur *Actualiser*.

# Les meilleurs pronostics d’un serveur, depuis /ranking

button-predictors = 🔮 Meilleurs pronostics
predictors-title = ### 🔮 Meilleurs pronostics
predictors-line = { $mark } **{ $player }** · { $right } sur { $count }
predictors-own = -# Tes pronostics justes : { $right } sur { $count }
predictors-none = Aucun pronostic n’est encore tranché.
