# Команды. Имена: строчными буквами, без пробелов. Описания и параметры: до 100 знаков.

grimoire = гримуар
grimoire-about = Тактика: задача дня и много других
grimoire-daily = сегодня
grimoire-daily-about = Задача дня этого сервера
grimoire-ranking = таблица
grimoire-ranking-about = Кто лучше всех решает задачи на этом сервере
grimoire-period = период
grimoire-period-about = Этот месяц или всё время
grimoire-streak = серия
grimoire-streak-about = Сколько задач дня решено подряд, твои очки и твой рейтинг
grimoire-setup = настройка
grimoire-setup-about = Задача дня: где и когда она выходит (нужно право управлять сервером)
grimoire-channel = канал
grimoire-channel-about = Где выходит задача дня
grimoire-hour = час
grimoire-hour-about = В котором часу твоего часового пояса, от 0 до 23
grimoire-minute = минута
grimoire-minute-about = В какую минуту часа
grimoire-zone = часовой-пояс
grimoire-zone-about = Часовой пояс, например Europe/Moscow; список показывает, который там час
grimoire-language = язык
grimoire-language-about = Язык сообщений
grimoire-off = выключить
grimoire-off-about = Отключить задачи дня на этом сервере
grimoire-thread = ветка
grimoire-thread-about = Открывать ли ветку для разговора о решениях каждой задачи?
language-en = английский
language-ru = русский
language-fr = французский

# Сообщение со задачей дня и её решение

daily-title = 📜 **Задача дня** · { $day }
daily-solved = ✅ Решили: **{ $solved } из { $tried }**, с первой попытки: **{ $first }**.
daily-untried = ✅ Пока никто не пробовал.
daily-until = -# Твой ответ видишь только ты. Решение выйдет { $until }.
daily-over = Задача закрыта: [решение]({ $link })
daily-thread = Решения { $day } (спойлеры)
reveal-title = 📖 **Решение задачи «{ $title }»**
reveal-puzzle = { $goal } · [задача]({ $link })
reveal-nobody-tried = Эту задачу никто не пробовал решить.
reveal-statistics = 📊 Пробовали: **{ $tried }** · решили: **{ $solved }** · с первого ответа: **{ $first }**
reveal-fastest = ⏱️ Быстрее всех: { $names }
reveal-time = { $hours }:{ $minutes } ч
reveal-wrong = ❌ Неверные ответы начинались так: { $moves }
reveal-wrong-move = { $move } **{ $percent } %**
reveal-in-a-row = 🔥 Сервер решает задачи дня подряд, их уже { $count }.
remind-on = 🔔 За два часа до закрытия задачи дня я напишу тебе, если она ещё не решена.
remind-off = 🔕 Напоминаний с этого сервера больше не будет.
remind-message = 🔔 Задача дня закроется { $when }: [решить]({ $link })
button-ranking = Таблица
button-remind = Напоминать
button-share-result = Показать мой результат

# Рейтинг и серия

ranking-title-month = 🏆 **Лучшие за этот месяц**
ranking-title-all = 🏆 **Лучшие за всё время**
ranking-period-month = Этот месяц
ranking-period-all = Всё время
ranking-line = { $player } · { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
} · { $solved ->
    [one] { $solved } задача
    [few] { $solved } задачи
   *[other] { $solved } задач
}
ranking-empty = Пока никто не решил ни одной задачи дня.
ranking-own = Ты: место **{ $position }** из { $of } · { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
} · { $solved ->
    [one] { $solved } задача
    [few] { $solved } задачи
   *[other] { $solved } задач
}
ranking-not-yet = Тебя ещё нет в этой таблице: реши задачу дня.
streak-now = 🔥 Решено подряд: **{ $count ->
    [one] { $count } задача дня
    [few] { $count } задачи дня
   *[other] { $count } задач дня
}** (лучшая серия: { $best })
streak-rating = Твой рейтинг: **{ $rating }** (все начинают с 1500)
streak-done = Сегодняшняя задача решена.
streak-waits = Сегодняшняя задача ждёт тебя: { $command }
streak-frozen = ❄️ Одна задача этого месяца пропущена: серия продолжается, но следующий пропуск её прервёт.
share-line = 🧩 **{ $player }** · задача дня, { $day }

# Настройка

setup-done = ✅ **Задача дня настроена.**
setup-is = **Задача дня этого сервера**
setup-facts = Канал: { $channel }, каждый день в **{ $time }** ({ $zone }), язык: { $language }.
setup-next = Следующая задача выйдет { $when } ({ $soon }).
setup-now = Следующая задача выйдет через минуту.
setup-off = Задач дня на этом сервере больше не будет. Решение последней ещё выйдет.
setup-none = На этом сервере нет задач дня.
setup-threads = У каждой задачи есть ветка, где говорят о решениях.
daily-trouble-gone = ⚠️ Задача дня не выходит: её канал удалён. Выбери другой: { $command }.
daily-trouble-closed = ⚠️ Задача дня не выходит: мне нельзя писать в { $channel }. Разреши мне там *Просматривать канал*, *Отправлять сообщения* и *Прикреплять файлы* или выбери другой канал: { $command }.
daily-trouble-blocked = ⚠️ Задача дня не выходит: AutoMod не пропускает мои сообщения в { $channel }. Сделай для меня исключение или выбери другой канал: { $command }.
daily-trouble-since = (замечено { $when })
daily-trouble-told = Задача дня на сервере **{ $server }** настроена тобой.

# Отказы

refused-no-daily = На этом сервере нет задачи дня. Её может настроить тот, кто управляет сервером: { $command }.
refused-no-daily-yet = Сейчас нет открытой задачи дня. Следующая выйдет { $when }.
refused-not-manager = Для этого нужно право управлять сервером.
refused-needs-channel = Выбери текстовый канал, где будет выходить задача дня.
refused-cannot-post = Писать в { $channel } я не могу: нужны права видеть канал, отправлять сообщения и прикреплять файлы.
refused-unknown-zone = Нет часового пояса «{ $zone }». Введи название, например Europe/Moscow.
refused-cannot-thread = Мне нельзя открывать ветки в { $channel }: нужно право создавать там публичные ветки.
refused-nothing-to-share = Сначала реши эту задачу дня.

# Модераторы

button-moderate = Модерировать
button-rename-puzzle = Переименовать
button-cancel = Отмена
moderate-choose = Изменить одобренную задачу
moderate-renamed = ✅ Теперь задача называется «{ $title }».
moderate-ask = Отозвать задачу «{ $title }»? Её больше никто не откроет. Очки и серии останутся.
moderate-withdrawn = 🚫 Задача «{ $title }» отозвана. Вернуть её можно в { $command }: *{ button-moderate-log }*.
review-told-withdrawn = 🚫 Твоя задача «{ $title }» отозвана на сервере { $server }.
daily-withdrawn = 🚫 Модератор отзывает эту задачу. Очки и серии остаются: никто ничего не теряет.
refused-not-approved = Эта задача больше не одобрена.
refused-no-title = Введи название задачи.

# Календарь задач дня

calendar-right = верно
calendar-wrong = неверно
calendar-missed = пропущено
calendar-frozen = пропущено, серия цела
calendar-open = ещё открыто

# Картинка забега

chart-run = верно: { $right }, неверно: { $wrong }, лучший результат: { $best }

# Friends: who has solved the daily puzzle

friends-solved = 👥 Задача дня уже решена: { $players }.
friends-first = { $player } (с первой попытки)
friends-tries = { $player } (попыток: { $count })
friends-untried = Твоя попытка ещё впереди.
