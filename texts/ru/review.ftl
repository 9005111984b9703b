# Разборы сыгранных партий

command-review = разбор
command-review-about = Кто стоял лучше от хода к ходу и какие победы упущены
button-review = Разбор
button-find-it = Найти: ход { $turn }
button-show-me = Показать: ход { $turn }
button-offer-page = Предложить как загадку: ход { $turn }
button-train = Тренировка ({ $count })
button-agree = Я за
review-heading = ### Разбор
review-estimates = Шансы — это оценка по тому, чего стоят позиции. «Доказано» значит: найдено полным перебором.
review-missed-by-you = Здесь кое-что упущено, и это доказано. Найдёшь сейчас? Это только для тебя и ни на что не влияет.
review-won = Победа: { $player }. Ходов: { $count }.
review-draw = Ничья. Ходов: { $count }.
review-missed-win = В этот ход можно было победить.
review-missed-defence = В этот ход можно было защититься.
review-swing = Шансы изменились с { $before } % до { $after } %.
review-page = { $players }, ход { $turn }
review-offer = { $player } предлагает позицию этой партии для гримуара сервера. { $others }, ты не против?
review-not-offered = Позиция в гримуар не попадёт.
review-offered = ✅ Страница { $page } ждёт модераторов.
refused-no-review = У партий игры { $game } нет разбора.
refused-offered-already = Эта страница уже передана.
refused-nothing-to-train = Тренировать нечего: всё упущенное уже найдено. Разбери другие свои партии.
