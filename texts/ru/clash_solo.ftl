# Соло: один человек против ИИ самой игры

# Панель

solo-title = ### 🤖 Соло: ты против ИИ
solo-about = У ИИ нет руки. Каждый ход он открывает верхние карты своей колоды, пока хватает маны. Колода — это его крепость: пусть она закончится дважды, и победа твоя.
solo-with-champion = с чемпионом
solo-points = Потрачено очков: **{ $amount } из { $full }**.
solo-points-left = Потрать ещё { $left }, и можно начинать.
solo-points-over = Перебор на { $left }.
solo-price = { $count ->
    [0] бесплатно
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
solo-price-back = { $count ->
    [one] вернёт { $count } очко
    [few] вернёт { $count } очка
   *[many] вернёт { $count } очков
}
solo-mana = Мана каждый ход: { $mana }
solo-abilities = Способности всех его существ
solo-preset = Готовый уровень { $number }
button-solo-start = Начать
button-solo-custom = Свой ИИ
button-solo-quick = Быстрая игра

# ИИ, где бы он ни играл

ai-quick = Быстрая игра
ai-level = Уровень { $number }
ai-level-named = Уровень { $number } ({ $name })
ai-level-easy = лёгкий
ai-level-medium = средний
ai-level-hard = трудный
ai-level-heroic = героический
ai-level-mythic = мифический
ai-mana = мана каждый ход: { $mana } и ещё { $count } за каждое существо напротив
ai-per-creature = 2 маны за каждое существо напротив
ai-first = ходит первым
ai-tough = каждая атака наносит его крепости только 1 урон
ai-blunting = все атаки против него наносят на 1 урон меньше
ai-no-bastion = начинает сразу с форта
ai-abilities = у всех его существ: { $abilities }

# Игра

solo-started = ✅ Партия начинается. Удачи!

refused-solo-unreadable = Не могу прочитать эту панель. Открой, пожалуйста, новую.
refused-solo-not-yours = Это не твоя панель. Свою откроет { $command }.
