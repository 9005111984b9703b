# Задачи гримуара на картинках и в фильмах, их текстовые описания.

puzzle-you = Ты
puzzle-opponent = Противник
puzzle-your-turn = Ты · твой ход
puzzle-opponents-turn = Противник · его ход

# Текстовые описания. Карта: название (стоимость: атака/здоровье, способности).
puzzle-alt-goal = Цель: { $goal }
puzzle-alt-turn = { $whose ->
    [yours] Твой ход
   *[opponents] Ход противника
}, мана: { $mana }.
puzzle-alt-hand = { $whose ->
    [yours] Твоя рука (стоимость: атака/здоровье)
   *[opponents] Рука противника
}: { $cards }.
puzzle-alt-champion = Чемпион { $card }, { $state ->
    [ready] готов
    [in-play] в игре
   *[exhausted] использован
}.
puzzle-alt-blocked = { $card } заблокирована
puzzle-alt-damage = урон { $amount }
puzzle-alt-upper = { $whose ->
    [yours] Твой верхний ряд от моста
   *[opponents] Верхний ряд противника
}: { $creatures }.
puzzle-alt-lower = { $whose ->
    [yours] Твой нижний ряд от моста
   *[opponents] Нижний ряд противника
}: { $creatures }.
puzzle-alt-no-creatures = { $whose ->
    [yours] У тебя нет существ.
   *[opponents] У противника нет существ.
}
puzzle-alt-hurt = { $left } из { $full }
puzzle-alt-cost = стоимость { $cost }
puzzle-alt-asleep = появилось в этот ход

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
