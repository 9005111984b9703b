# Задачи гримуара на картинках и в фильмах, их текстовые описания.

page-you = Ты
page-opponent = Противник
page-your-turn = Ты · твой ход
page-opponents-turn = Противник · его ход

# Текстовые описания. Карта: название (стоимость: атака/здоровье, способности).
page-alt-goal = Цель: { $goal }
page-alt-turn = { $whose ->
    [yours] Твой ход
   *[opponents] Ход противника
}, мана: { $mana }.
page-alt-hand = { $whose ->
    [yours] Твоя рука (стоимость: атака/здоровье)
   *[opponents] Рука противника
}: { $cards }.
page-alt-champion = Чемпион { $card }, { $state ->
    [ready] готов
    [in-play] в игре
   *[exhausted] использован
}.
page-alt-blocked = { $card } заблокирована
page-alt-damage = урон { $amount }
page-alt-upper = { $whose ->
    [yours] Твой верхний ряд от моста
   *[opponents] Верхний ряд противника
}: { $creatures }.
page-alt-lower = { $whose ->
    [yours] Твой нижний ряд от моста
   *[opponents] Нижний ряд противника
}: { $creatures }.
page-alt-no-creatures = { $whose ->
    [yours] У тебя нет существ.
   *[opponents] У противника нет существ.
}
page-alt-hurt = { $left } из { $full }
page-alt-cost = стоимость { $cost }
page-alt-asleep = появилось в этот ход

# Фильмы с решениями
film-start = Позиция
film-move = { $player }: { $move }
film-reveals = Открывает: { $cards }
film-attack = { $card } атакует: { $target } (урон { $amount })
film-attack-stronghold = { $card } атакует { $whose ->
    [yours] твой
   *[opponents] вражеский
} { $side ->
    [fort] форт
   *[bastion] бастион
} (урон { $amount })
film-destroyed = Уничтожено: { $cards }
film-bastion-fell = { $whose ->
    [yours] Твой бастион пал
   *[opponents] Бастион противника пал
}
film-won = Победа: крепость противника пала
film-lost = Твоя крепость пала
film-alt = Решение по шагам.

# Films of turns
