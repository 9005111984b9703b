# Результаты, рейтинги и сезоны

option-rated = рейтинг
option-rated-about = Идёт ли партия в рейтинг? (если не указать — как принято на этом сервере)
terms-rated = ⚖️ Рейтинговая партия: результат идёт в зачёт.
refused-cannot-be-rated = Рейтинговыми бывают только партии людей друг против друга. Убери `рейтинг` или выбери другой режим.
play-duel = дуэли
play-bot = против бота
play-solo = против самой игры
play-abandoned = без победы
play-table = столы
play-league = лиги

# /server

server-rated = На рейтинг или дружески
server-season = Сезон рейтинга
server-rated-is = ⚖️ Партии обычно: { $choice }.
rated-friendly = дружеские
rated-rated = рейтинговые
server-season-is = 🗓️ Сезон рейтинга длится: { $choice }.
season-none = без конца
season-month = месяц
season-quarter = квартал
server-champions = 👑 Роль для победы в прошлом сезоне (пусто: без роли)
server-resigned = 🏳️ Сдача дуэлей в самом начале за последние 30 дней: { $people }.
refused-role-not-free = { $role } — не та роль, которую можно выдать. Выбери другую.
refused-role-permission = Я не могу выдать { $role }: здесь у меня нет права «Управлять ролями».
refused-role-above = Я не могу выдать { $role }: она не ниже моей роли. Подними мою роль над ней в настройках сервера.

# Под концом рейтинговой партии

rated-change = { $player } { $before } → **{ $after }** ({ $change })
rated-shown = { $player } **{ $after }**
rated-new = { $player } — пока без рейтинга
rated-less = ⚖️ Зачёт { $percent } %: на этой неделе эти же люди играли часто.
rated-upset = ⚡ Сенсация: { $player } — отставание было { $points }.
rated-first-win = 🎉 { $player }: первая победа здесь. Поздравляем!
rated-not-short = ⚖️ Не в зачёт: конец наступил до второго хода.
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
profile-empty = Здесь пока нет результатов.
profile-rating = 📈 { $pool }: **{ $points }** ({ $count ->
    [one] { $count } рейтинговая партия
    [few] { $count } рейтинговые партии
   *[other] { $count } рейтинговых партий
}, побед: { $won })
profile-new = 📈 { $pool }: пока без рейтинга ({ $count } из { $most } партий)
profile-winning = 🔥 побед подряд: { $count }
profile-losing = поражений подряд: { $count }
profile-best = лучшая победа — над { $points } (#{ $number })
profile-pages = 📖 Гримуар: **{ $rating }** (решено: { $count ->
    [one] { $count } страница
    [few] { $count } страницы
   *[other] { $count } страниц
})
profile-champion = 👑 Победа в сезоне { $season }: { $pool }
profile-records = **Все результаты здесь**
record-line = { $pool }: побед { $won }, ничьих { $drawn }, поражений { $lost }
button-history = Партии
button-show-ranked = В таблицах
button-show-profile = Профиль для всех
button-show-worldwide = Мировой рейтинг

# /history

command-history = история
command-history-about = Сыгранное на этом сервере, каждую партию можно пересмотреть
command-history-game = игра
command-history-game-about = Только эта игра
command-history-against = против
command-history-against-about = Только партии против этого человека
history-title = ### 📜 { $player } · страница { $number }
history-empty = Здесь нет результатов.
history-line = { $outcome ->
    [won] ✅ **победа** над соперником:
    [lost] ❌ **поражение** от соперника:
    [drawn] ➖ **ничья** с соперником:
   *[over] ▫️ **без итога** с соперником:
} { $opponents }
history-turns = { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[other] { $count } ходов
}
history-rated = рейтинговая
history-choice = #{ $number } · { $opponents } · { $day }

# /ranking

command-ranking = таблица
command-ranking-about = Таблица рейтинга этого сервера
command-ranking-game = игра
command-ranking-game-about = Какая игра (если не указать — обычная для этого сервера)
command-ranking-season = сезон
command-ranking-season-about = Номер сезона (если не указать — текущий)
refused-no-such-season = Такого сезона здесь нет. Последний — { $last }.
table-title = ### 🏆 { $pool } · сезон { $season }
table-title-world = ### 🌍 { $pool } · весь мир
table-line = { $player } **{ $points }** · { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[other] { $count } партий
}, побед: { $won }
table-new = впервые
table-empty = Никто ещё не сыграл столько рейтинговых партий: { $count }.
table-own = Твоё место: { $line }
table-not-yet = До места в таблице нужно рейтинговых партий: { $count }.
table-hidden = Тебя нет в таблицах: так выбрано в твоём профиле.
table-not-worldwide = Здесь те, кто дал согласие: кнопка есть в { $command }.
table-here = Этот сервер
table-world = Весь мир

# /compare

command-compare = сравнить
command-compare-about = Два человека рядом и итог их партий
command-compare-one = один
command-compare-one-about = Первый человек
command-compare-other = другой
command-compare-other-about = Второй человек
refused-compare-self = Назови двух разных людей.
compare-title = ### { $one } – { $other }
compare-ratings = 📈 { $pool }: **{ $one }** – **{ $other }**
compare-none = Здесь они друг против друга не играли.
compare-all = ⚔️ **{ $won } – { $lost }**, { $drawn ->
    [one] { $drawn } ничья
    [few] { $drawn } ничьи
   *[other] { $drawn } ничьих
}
compare-line = { $pool }: { $won } – { $lost }, { $drawn ->
    [one] { $drawn } ничья
    [few] { $drawn } ничьи
   *[other] { $drawn } ничьих
}
