# Результаты, рейтинги и сезоны

option-rated = рейтинг
option-rated-about = Идёт ли партия в рейтинг? (если не указать — как принято на сервере)
settings-rated = ⚖️ Рейтинговая партия: результат идёт в зачёт с третьего хода каждого. Реванши в течение недели весят меньше.
settings-lack-clock = Дружеская партия: для рейтинговой нужны часы.
refused-cannot-be-rated = Рейтинговыми бывают только партии людей друг против друга. Убери `рейтинг` или выбери другой режим.
play-duel = дуэли
play-bot = против бота
play-solo = против самой игры
play-abandoned = без победы
play-table = столы
play-league = лиги

# /server

server-rated = Рейтинговые или дружеские
server-season = Сезоны рейтинга
server-rated-is = ⚖️ Партии обычно: **{ $choice }**
rated-friendly = дружеские
rated-rated = рейтинговые
server-season-is = 🗓️ Сезон рейтинга длится: **{ $choice }**
season-none = бессрочно
season-month = один месяц
season-quarter = три месяца
server-candidates = Задачи из партий
server-candidates-is = 🧩 Упущенные победы становятся задачами для `/grimoire review`: **{ $choice }**
candidates-none = никогда
candidates-nightly = каждую ночь, если все согласны
server-champions = Роль чемпионов
server-champions-choose = Роль чемпионов (пусто: без роли)
server-champions-is = 👑 Роль чемпионов: { $role }
server-results = Канал результатов
server-results-choose = Канал результатов (пусто: нет)
server-results-is = 📣 Канал результатов: { $channel }
server-daily-is = 📜 Задача дня: { $channel } в **{ $time }** ({ $zone }) · { $command }
server-daily-off = 📜 Задача дня: **нет** · { $command }
server-none = **нет**
server-resigned = 🏳️ Сдача дуэлей раньше третьего хода каждого за последние 30 дней: { $people }.
server-often = 🔁 Часто играли рейтинговые партии друг с другом за последние 30 дней: { $pairs }.
server-fed = 🪜 Победы над теми, кто ни с кем больше не играл рейтинговых партий: { $people }.
refused-role-not-free = { $role } — не та роль, которую можно выдать. Выбери другую.
refused-role-permission = Я не могу выдать роль { $role }: здесь у меня нет права «Управлять ролями».
refused-role-above = Я не могу выдать роль { $role }: она не ниже моей роли. Подними мою роль над ней в настройках сервера.
refused-role-moderates = У роли { $role } есть права модераторов. Выбери роль без них.
refused-role-not-yours = Чтобы выбрать роль чемпионов, нужно право «Управлять ролями».
refused-role-above-yours = Роль { $role } не ниже твоей самой высокой. Выбери роль ниже.
champions-role-told = Роль чемпионов на сервере **{ $server }** выбрана тобой. Победителям я её выдать не могу:
refused-channel-not-yours = У тебя нет права писать в { $channel }. Выбери канал, где оно есть.

# Под концом рейтинговой партии

rated-change = { $player } { $before } → **{ $after }** ({ $change })
rated-shown = { $player } **{ $after }**
rated-new = { $player } — пока без рейтинга
rated-less = ⚖️ Зачёт { $percent } %: эти же люди уже играли в последние семь дней.
rated-upset = ⚡ Сенсация! { $player }: рейтинг был ниже на { $points }.
rated-first-win = 🎉 { $player }: первая победа здесь. Поздравляю!
rated-not-short = ⚖️ Дружеская партия: она закончилась раньше третьего хода каждого.
rated-not-bot = ⚖️ Не в зачёт: одно из мест было у бота.
rated-not-over = ⚖️ Не в зачёт: никто не выиграл.

# /profile

command-profile = профиль
command-profile-about = Чьи-то успехи: рейтинги, результаты, титулы
command-results-person = кто
command-results-person-about = Чьи (если не указать — свои)
menu-profile = Профиль
menu-challenge = Вызвать
refused-profile-hidden = { $player } не показывает здесь свои результаты.
profile-title = ### 👤 { $player }
profile-events = 🏆 Турниры: { $count }
profile-empty = Результатов пока нет. { $command } начинает партию.
button-best-win = Лучшая победа
button-history = Партии
button-show-ranked = Показывать меня в рейтингах
button-show-profile = Профиль виден всем
button-show-worldwide = Мировой рейтинг
button-show-lends = Задачи из моих партий
button-show-unrated = Решать без рейтинга
button-show-friends = Задачи дня: делиться с друзьями
button-switch-on = ✅ { $what }: вкл.
button-switch-off = ⬜ { $what }: выкл.

# /history

command-history = история
command-history-about = Что сыграно на этом сервере; каждую партию можно пересмотреть
command-history-game = игра
command-history-game-about = Только эта игра
command-history-against = против
command-history-against-about = Только партии против этого человека
history-title = ### 📜 { $player }
history-empty = Здесь нет результатов.
history-page = страница { $number }
history-turns = { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[other] { $count } ходов
}
history-choice = #{ $number } · { $opponents } · { $day }

# /ranking

command-ranking = таблица
command-ranking-about = Таблица рейтинга этого сервера
command-ranking-game = игра
command-ranking-game-about = Какая игра (если не указать — обычная для этого сервера)
command-ranking-season = сезон
command-ranking-season-about = Номер сезона (если не указать — текущий)
refused-no-such-season = Такого сезона здесь нет. Последний — { $last }.
table-season = сезон { $season }
table-not-yet = До места в таблице нужно рейтинговых партий: { $count }.
table-hidden = Тебя нет в таблицах: так выбрано в твоём профиле.
table-not-worldwide = Здесь те, кто дал согласие: кнопка есть в { $command }.
table-here = Этот сервер
table-world = Весь мир

# /compare

command-compare = сравнить
command-compare-about = Два игрока рядом и итог их партий
command-compare-one = один
command-compare-one-about = С кем сравнить
command-compare-other = другой
command-compare-other-about = Второй человек (если не указать — ты)
refused-compare-self = Выбери кого-то другого: это один и тот же человек.
compare-title = ### { $one } – { $other }

# Канал результатов

result-won = 🏆 { $player } { $count ->
    [one] побеждает
   *[other] побеждают
} · поражение: { $loser } · { $game } · { $where } · #{ $number }
result-drawn = 🤝 { $players }: ничья · { $game } · { $where } · #{ $number }
season-ended = 🏁 **Сезон { $season } окончен.**
refused-results-channel = Я не могу писать в { $channel }. Дай мне там права *Просматривать канал* и *Отправлять сообщения*.

# Пост о неделе и рейтинги, которые остаются в канале

server-week = Итоги недели
server-week-choose = Канал для итогов недели (пусто: нет)
server-week-is = 📅 Итоги недели, по понедельникам в 9:00: { $channel }
week-title = Неделя
week-head = 📅 **Итоги недели** · { $since } – { $until }
week-matches = { $count ->
    [one] партия
    [few] партии
   *[other] партий
}
week-players = { $count ->
    [one] игрок
    [few] игрока
   *[other] игроков
}
week-puzzles = { $count ->
    [one] задача решена
    [few] задачи решены
   *[other] задач решено
}
week-active = Больше всех играет
week-played = { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[other] { $count } партий
}, { $won ->
    [one] { $won } победа
    [few] { $won } победы
   *[other] { $won } побед
}
week-upset = Главная сенсация
week-behind = { $count ->
    [one] на { $count } очко ниже
    [few] на { $count } очка ниже
   *[other] на { $count } очков ниже
}
week-closest = Самая упорная партия
week-turns = { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[other] { $count } ходов
}
week-beat = { $player } (победа) – { $loser }
week-hardest = Самая трудная решённая задача
week-rated = рейтинг { $rating }
week-streak = Самая длинная серия задач дня
week-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[other] { $count } дней
}
week-crown = Победа в сезоне { $season }
week-event = Победа в турнире
week-achievement = Новое достижение
week-closest-about = Самая упорная партия: дуэль с наибольшим числом ходов, в которой никто не сдался. Самая трудная задача: с первой попытки, без подсказок.
week-about = Не вошли партии, которые видели не все участники сервера, и игроки, которые скрыли себя в { $command }.
button-week-closest = Упорная партия: повтор
button-week-upset = Сенсация: повтор
button-week-puzzle = Решить трудную задачу
button-ranking-keep = 📌 Оставить здесь
button-ranking-stop = Остановить и удалить
button-ranking-whole = Весь рейтинг
ranking-kept = 📌 Я опубликую этот рейтинг здесь и буду его обновлять.
ranking-kept-since = Последнее изменение: { $when }
ranking-stopped = Удалено. Здесь рейтинг больше не обновляется.
refused-rankings-kept = На этом сервере уже { $count } обновляемых рейтингов. Сначала останови один из них.

# Статистика партий этого сервера: /meta и кнопка карты или колоды

command-meta = мета
command-meta-about = Какими картами и колодами играют и побеждают на этом сервере
command-meta-game = игра
command-meta-game-about = Какая игра (по умолчанию: игра этого сервера)
command-meta-season = сезон
command-meta-season-about = Номер сезона (по умолчанию: все сезоны)
button-statistics = Статистика здесь
statistics-people = между игроками
statistics-bot = против бота
statistics-ever = все сезоны
statistics-modes = Виды игры: победы первого игрока
statistics-played = Карты: самые частые
statistics-best = Карты: больше побед
statistics-decks = Колоды и расы
statistics-deck = Колода из этих карт
statistics-how-often = В партиях
statistics-count = раз
statistics-won = победы
statistics-turns = средняя длина в ходах
statistics-first = победы первого игрока
statistics-picked = взято на драфтах
statistics-banned = запрещено
statistics-range = { $share } % ({ $low }–{ $high } %)
statistics-line = { $name }: партий — { $count }
statistics-line-share = { $name }: партий — { $count }, побед — { $share } % ({ $low }–{ $high } %)
statistics-none = Считать пока нечего: партий нет.
statistics-few = Доли появятся, когда побед и поражений будет { $count }.
