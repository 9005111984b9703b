# Команды. Имена: строчными буквами, без пробелов. Описания и параметры: до 100 знаков.

grimoire = гримуар
grimoire-about = Тактические задачи: страница дня и много других
grimoire-daily = сегодня
grimoire-daily-about = Страница дня этого сервера
grimoire-ranking = таблица
grimoire-ranking-about = Лучшие решатели этого сервера
grimoire-period = период
grimoire-period-about = Этот месяц или всё время
grimoire-streak = серия
grimoire-streak-about = Сколько страниц дня решено подряд, твои очки и твой рейтинг
grimoire-setup = настройка
grimoire-setup-about = Страница дня: где и когда она выходит (нужно право управлять сервером)
grimoire-channel = канал
grimoire-channel-about = Где выходит страница дня
grimoire-hour = час
grimoire-hour-about = В котором часу твоего часового пояса, от 0 до 23
grimoire-minute = минута
grimoire-minute-about = В какую минуту часа
grimoire-zone = часовой-пояс
grimoire-zone-about = Часовой пояс, например Europe/Moscow; список показывает, который там час
grimoire-language = язык
grimoire-language-about = Язык сообщений
grimoire-off = выключить
grimoire-off-about = Больше никаких страниц дня на этом сервере
grimoire-thread = ветка
grimoire-thread-about = Открывать ли ветку для разговора о решениях каждой страницы?
language-en = английский
language-ru = русский
language-fr = французский

# Сообщение со страницей дня и её решение

daily-title = 📜 **Страница дня** · { $day }
daily-solved = ✅ Решили: **{ $solved } из { $tried }**, с первой попытки: **{ $first }**.
daily-untried = ✅ Пока никто не пробовал.
daily-until = -# Твой ответ видишь только ты. Решение выйдет { $until }.
daily-over = Страница закрыта: [решение]({ $link })
daily-thread = Решения { $day } (спойлеры)
reveal-title = 📖 **Решение страницы { $title }**
reveal-page = { $goal } · [страница]({ $link })
reveal-nobody-tried = Эту страницу никто не пробовал решить.
reveal-statistics = 📊 Пробовали: **{ $tried }** · решили: **{ $solved }** · с первого ответа: **{ $first }**
reveal-fastest = ⏱️ Быстрее всех: { $names }
reveal-time = { $hours }:{ $minutes } ч
reveal-wrong = ❌ Неверные ответы начинались так: { $moves }
reveal-wrong-move = { $move } **{ $percent } %**
reveal-in-a-row = 🔥 Сервер решил страницы дня подряд: { $count }.
remind-on = 🔔 За два часа до закрытия страницы дня я напишу тебе, если она ещё не решена.
remind-off = 🔕 Напоминаний с этого сервера больше не будет.
remind-message = 🔔 Страница дня закроется { $when }: [решить]({ $link })
button-ranking = Таблица
button-remind = Напоминать
button-remind-off = Больше не напоминать
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
    [one] { $solved } страница
    [few] { $solved } страницы
   *[other] { $solved } страниц
}
ranking-empty = Пока никто не решил ни одной страницы дня.
ranking-own = Ты: место **{ $position }** из { $of } · { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
} · { $solved ->
    [one] { $solved } страница
    [few] { $solved } страницы
   *[other] { $solved } страниц
}
ranking-not-yet = Тебя ещё нет в этой таблице: реши страницу дня.
streak-now = 🔥 Решено подряд: **{ $count ->
    [one] { $count } страница дня
    [few] { $count } страницы дня
   *[other] { $count } страниц дня
}** (лучшая серия: { $best })
streak-rating = Твой рейтинг: **{ $rating }** (все начинают с 1500)
streak-done = Сегодняшняя страница решена.
streak-waits = Сегодняшняя страница ждёт тебя: { $command }
streak-frozen = ❄️ Одна страница этого месяца пропущена: серия продолжается, но следующий пропуск её прервёт.
share-line = 🧩 **{ $player }** · страница дня, { $day }

# Настройка

setup-done = ✅ **Страница дня настроена.**
setup-is = **Страница дня этого сервера**
setup-facts = Канал: { $channel }, каждый день в **{ $time }** ({ $zone }), язык: { $language }.
setup-next = Следующая страница выйдет { $when } ({ $soon }).
setup-off = Страниц дня на этом сервере больше не будет. Решение последней ещё выйдет.
setup-none = На этом сервере нет страниц дня.
setup-threads = У каждой страницы есть ветка, где говорят о решениях.
daily-trouble-gone = ⚠️ Страница дня не выходит: её канал удалён. Выбери другой: { $command }.
daily-trouble-closed = ⚠️ Страница дня не выходит: мне нельзя писать в { $channel }. Разреши мне там *Просматривать канал*, *Отправлять сообщения* и *Прикреплять файлы* или выбери другой канал: { $command }.
daily-trouble-blocked = ⚠️ Страница дня не выходит: AutoMod не пропускает мои сообщения в { $channel }. Сделай для меня исключение или выбери другой канал: { $command }.
daily-trouble-since = (замечено { $when })
daily-trouble-told = Страница дня на сервере **{ $server }** настроена тобой.

# Отказы

refused-no-daily = На этом сервере нет страницы дня. Её может настроить тот, кто управляет сервером: { $command }.
refused-no-daily-yet = Сейчас нет открытой страницы дня. Следующая выйдет { $when }.
refused-not-manager = Для этого нужно право управлять сервером.
refused-needs-channel = Выбери текстовый канал, где будет выходить страница дня.
refused-cannot-post = Мне нельзя писать в { $channel }: нужны права видеть канал, отправлять сообщения и прикреплять файлы.
refused-unknown-zone = Нет часового пояса «{ $zone }». Выбери из списка.
refused-cannot-thread = Мне нельзя открывать ветки в { $channel }: нужно право создавать там публичные ветки.
refused-nothing-to-share = Эта страница дня тобой не решена.

# Модераторы

button-moderate = Модерировать
button-rename-page = Переименовать
button-cancel = Отмена
moderate-choose = Изменить одобренную страницу
moderate-renamed = ✅ Теперь страница называется «{ $title }».
moderate-ask = Снять страницу «{ $title }»? Её больше никто не откроет. Очки и серии останутся.
moderate-withdrawn = 🚫 Страница { $page } снята.
review-told-withdrawn = 🚫 Твоя страница «{ $title }» снята на сервере { $server }.
daily-withdrawn = 🚫 Модератор снимает эту страницу. Очки и серии остаются: никто ничего не теряет.
refused-not-approved = Эта страница больше не одобрена.
refused-no-title = Введи название страницы.
