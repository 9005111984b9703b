# Разборы, профили, рейтинги и списки партий: на картинках и словами вместо них

chart-number = { $number }
chart-percent = { $share } %
chart-matches-of = { $matches ->
    [one] { $matches } партия
    [few] { $matches } партии
   *[many] { $matches } партий
}
chart-no-matches = Партий пока нет.
chart-to-play = чтобы сыграть партию
chart-to-learn = чтобы пройти короткие уроки
chart-won = победа
chart-drawn = ничья
chart-over = окончено
chart-lost = поражение
chart-new = впервые

# Разбор партии

chart-axis-turn = ход
chart-turn = Ход { $turn } · { $name }
chart-proved = доказано
chart-estimate = оценка
chart-chances = { $every ->
    [1] { $name }, шансы на победу, ход за ходом: { $chances }
    [one] { $name }, шансы на победу, каждый { $every } ход: { $chances }
    [few] { $name }, шансы на победу, каждые { $every } хода: { $chances }
   *[many] { $name }, шансы на победу, каждые { $every } ходов: { $chances }
}

# Профиль

chart-no-rating = { $count ->
    [one] рейтинг ещё через { $count } партию
    [few] рейтинг ещё через { $count } партии
   *[many] рейтинг ещё через { $count } партий
}
chart-results = Результаты
chart-others = Всё остальное
chart-record = { $name }: побед { $won }, ничьих { $drawn }, поражений { $lost }
chart-wins-in-a-row = { $count ->
    [one] победа подряд
    [few] победы подряд
   *[many] побед подряд
}
chart-losses-in-a-row = { $count ->
    [one] поражение подряд
    [few] поражения подряд
   *[many] поражений подряд
}
chart-puzzles = { $count ->
    [one] задача решена
    [few] задачи решены
   *[many] задач решено
}
chart-missed-wins = { $count ->
    [one] победа не найдена
    [few] победы не найдены
   *[many] побед не найдено
}
chart-grimoire-rating = рейтинг в гримуаре
chart-champion = Сезон { $season }: { $pool }
chart-best-win = лучшая победа
chart-favourites = любимое

# Рейтинг и список партий

chart-rating = рейтинг
chart-matches = партии
chart-nobody = В этой таблице пока никого нет.
chart-own = Твоя строка: { $line }
chart-ranked = { $rank }. { $name }: { $rating }, { $matches ->
    [one] { $matches } партия
    [few] { $matches } партии
   *[many] { $matches } партий
}
chart-against = соперник { $name }

# Two people beside each other

chart-never-met = Партий друг против друга здесь ещё не было.
chart-draws = { $count ->
    [one] { $count } ничья
    [few] { $count } ничьи
   *[many] { $count } ничьих
}

# Кто решает задачи

chart-themes = Первые ответы по темам
chart-theme = { $theme }: верных { $right }, неверных { $wrong }
chart-no-themes = Реши несколько задач, и здесь появятся твои сильные темы.
chart-no-curve = Рейтинг в гримуаре: { $rating }
chart-days-in-a-row = дней подряд: { $count }
chart-daily-puzzle = Задача дня · { $day }
chart-tries = ответов: { $count }
chart-hints = подсказок: { $count }

# Картинки турнира

chart-points = очки
chart-people = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
chart-and-more = и ещё { $count }
chart-tie-breaks = При равных очках решает то, что написано серым.
chart-knockout-round = { $pairs ->
    [1] Финал
    [2] Полуфинал
    [4] Четвертьфинал
    [8] 1/8 финала
   *[other] Пар: { $pairs }
}
chart-no-opponent = без соперника
chart-won-against = { $winner } побеждает, соперник { $loser }
