# Задачи гримуара на картинках и в фильмах, их текстовые описания.

puzzle-you = Ты
puzzle-opponent = Противник
puzzle-opponent-upper = Противник (верхний ряд)
puzzle-opponent-lower = Противник (нижний ряд)
puzzle-partner = Союзник
puzzle-alt-hand-of = Рука: { $cards }.
puzzle-your-turn = Ты · твой ход
puzzle-opponents-turn = Противник · его ход
puzzle-target = Нужна ровно такая расстановка

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
animation-start = Позиция
animation-move = { $player }: { $move }
animation-reveals = Открывает: { $cards }
animation-attack = { $card }: { $hits }
animation-stronghold = { $whose ->
    [yours] твой
   *[opponents] вражеский
} { $side ->
    [fort] форт
   *[bastion] бастион
}
animation-stronghold-of = { $side ->
    [fort] форт
   *[bastion] бастион
} ({ $player })
animation-blocked = (блок)
animation-destroyed = { $preview ->
    [yes] Погибли бы
   *[no] Уничтожено
}: { $cards }
animation-bastion-fell = { $whose ->
    [yours] Твой бастион
   *[opponents] Бастион противника
} { $preview ->
    [yes] пал бы
   *[no] пал
}
animation-bastion-fell-of = Бастион игрока { $player } { $preview ->
    [yes] пал бы
   *[no] пал
}
animation-preview = Прогноз
animation-won = Победа: крепость противника пала
animation-lost = Твоя крепость пала
animation-alt = Решение по шагам.

# Films of turns
