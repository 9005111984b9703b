# Разборы сыгранных партий

command-review = разбор
command-review-about = Разборы законченных партий и тренировка на упущенном
command-review-match = партия
command-review-match-about = У кого было лучше от хода к ходу и какие победы упущены
command-review-train = тренировка
command-review-train-about = Реши ходы, в которых упущена победа, начиная с самых давних
button-review = Разбор
button-find-it = { $number }. Найти: ход { $turn }
button-show-me = { $number }. Показать
button-offer-puzzle = { $number }. Предложить как задачу
button-back-to-review = Назад к разбору
button-train = Тренировка ({ $count })
button-agree = Я за
review-heading = ### Разбор
review-under-way = 🔎 Разбираю партию: { $share } %
review-estimates = Шансы — это оценка позиций. «Доказано» значит: найдено полным перебором.
review-missed-by-you = Здесь кое-что упущено, и это доказано. Найдёшь сейчас? Это только для тебя и ни на что не влияет.
review-won = Победа: { $player }. Ходов: { $count }.
review-draw = Ничья. Ходов: { $count }.
review-missed-win = В этот ход можно было победить.
review-missed-defence = В этот ход можно было защититься.
review-swing = Шансы изменились с { $before } % до { $after } %.
review-puzzle = { $players }, ход { $turn }
review-offer = { $player } предлагает позицию этой партии для гримуара сервера. Нужно согласие: { $others }.
review-not-offered = Позиция в гримуар не попадёт.
review-offered = ✅ Задача { $puzzle } ждёт модераторов.
refused-no-review = У партий игры «{ $game }» нет разбора.
refused-offered-already = Эта задача уже предложена. Каждую можно предложить один раз.
refused-only-matches-reviewed = Разбор бывает только у партий, а не у драфтов и лиг вокруг них.
refused-no-offer = Эту задачу здесь больше не предлагают.
refused-nothing-to-train = Тренировать нечего: всё упущенное уже найдено. Разбери другие свои партии.
button-review-picks = Выбор карт
review-picks = ### Твой выбор карт
review-picks-about = За каждой картой — доля побед колод, в которых она есть: тысячи партий бота с самим собой.
review-picks-signs = -# 🟢 бот взял бы ту же карту · 🟡 разница мала · 🔴 разница велика
refused-no-picks = В этой партии карты не выбирали.

# Обсуждение хода и игра с этого места

button-discuss = Обсудить ход
button-discuss-turn = Обсудить ход { $turn }
button-play-on = Играть отсюда
button-play-on-turn = Играть с хода { $turn }
button-play-on-bot = Бот: { $strength }
button-answer-turn = Как пойдёшь ты?
button-open-table = Открыть таблицу
discuss-heading = 💬 Ход { $turn }, играет: **{ $player }**
discuss-question = ### Как пойдёшь ты?
discuss-chances = Шансы на победу перед ходом: { $chances }
discuss-chance = { $player } { $percent } %
discuss-count = { $count ->
    [0] Ответов пока нет
    [one] { $count } ответ
    [few] { $count } ответа
    [many] { $count } ответов
   *[other] { $count } ответа
}. Таблица откроется { $when }; до тех пор ответы видны только авторам.
discuss-how = Выбирай действия, как в партии. Это видишь только ты. В зачёт идёт первый ответ.
discuss-hidden = Дальше решают скрытые карты или случай. Заверши ход, чтобы ответить.
discuss-no-moves = ничего, только завершение хода
discuss-yours = Твой ответ: { $moves }. Шансы на победу после него: **{ $percent } %**
discuss-really = В партии ({ $player }): { $moves }. Шансы на победу после этого: **{ $percent } %**
discuss-answered = Твой ответ появится, когда откроется таблица: { $when }.
discuss-estimates = Проценты — оценка шансов на победу после хода (за кого: { $player }). Скрытое в тот момент не учтено.
discuss-table = ### Кто как пойдёт
discuss-line = **{ $percent } %** { $people }: { $moves }
discuss-line-played = ▶️ **{ $percent } %** { $people }: { $moves }
discuss-in-the-match = **{ $player }** в партии
discuss-someone = кто-то
discuss-opened = ✅ Таблица открыта.
play-on-title = ### Играть с хода { $turn }
play-on-about = Твоё место: { $player }. Всё, что оттуда не было видно, сдаётся заново. Партия без рейтинга и не входит в статистику. Кто твой соперник?
settings-played-on = ↪️ Продолжение с хода { $turn } партии #{ $number }; нигде не засчитывается.
refused-discussed = Этот ход уже обсуждают: { $url }
refused-discussion-over = Таблица открыта, ответы больше не принимаются.
refused-answered = Ответ уже есть. В зачёт идёт первый.
refused-open-table = Сейчас открыть таблицу может только автор сообщения или модератор.
refused-shown-to-fewer = Не все в этом канале видят ту партию. Зайди в канал, где она шла.
refused-not-played-on = Эту партию нельзя продолжить: за одно из мест играет сама игра, или это дуэль лиги.
