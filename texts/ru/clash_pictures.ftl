# Слова на картинках и их текстовые описания.

picture-turn-of = Ход { $turn }: ходит { $player }
picture-bastion = Бастион
picture-fort = Форт
picture-bastion-fell = Бастион пал
picture-champion = { $state ->
    [ready] Готов
    [in-play] В игре
   *[exhausted] Использован
}
picture-lane-upper = Верхний ряд
picture-lane-lower = Нижний ряд
picture-reason-fort = Форт игрока { $loser } пал
picture-reason-empty-hand = У игрока { $loser } не осталось карт
picture-reason-turn-limit = Последний ход сыгран
picture-reason-resignation = { $loser } сдаётся
picture-reason-agreement = По соглашению
picture-reason-abandoned = { $loser } больше не играет
picture-reason-limit = Время вышло: решает здоровье крепостей
picture-draft-round = Раунд { $round } из { $rounds }
picture-draft-picks = { $player } берёт { $picks ->
    [one] { $picks } карту
    [few] { $picks } карты
   *[other] { $picks } карт
}
picture-draft-over = Колоды готовы
picture-draft-ai = ИИ

# Текстовые описания
alt-to-play = Ход { $turn }. Ходит { $player }, мана: { $mana }.
alt-over = Партия окончена на ходу { $turn }. { $result }
alt-player =
    { $player }: { $side }, здоровье { $health }, в руке { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[other] { $cards } карт
    } вместе с крепостью.
alt-ai =
    { $player } (ИИ): { $side }, в колоде { $health ->
        [one] { $health } карта
        [few] { $health } карты
       *[other] { $health } карт
    }, в сбросе { $discard }.
alt-seat = { $player }: { $side }, здоровье { $health }, в руке { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[other] { $cards } карт
}.
alt-seat-champion = Чемпион { $card }: { $state ->
    [ready] готов
    [in-play] в игре
   *[exhausted] использован
}.
alt-half-upper = Верхний ряд: { $creatures }.
alt-half-lower = Нижний ряд: { $creatures }.
alt-creatures = { $count ->
    [one] { $count } существо
    [few] { $count } существа
   *[other] { $count } существ
}
alt-side-bastion = бастион
alt-side-fort = форт
alt-champion = Чемпион { $card }, { $player }: { $state ->
    [ready] готов
    [in-play] в игре
   *[exhausted] использован
}.
alt-lane = { $player }, { $lane }, от моста: { $creatures }.
alt-lane-upper = верхний ряд
alt-lane-lower = нижний ряд
alt-no-creatures = Существ в игре нет.
alt-creature = { $card } (атака { $attack }, здоровье { $health }{ $hurt ->
    [yes] { " " }из { $full }
   *[no] { "" }
}{ $more })
alt-creature-champion = чемпион
alt-creature-shackled = в оковах { $cards }
alt-creature-short = { $card } { $attack }/{ $health }{ $more }
alt-hand = Рука слева направо, { $player }: { $cards }.
alt-hand-mana = Мана: { $mana }.
alt-hand-available = ({ $place }) { $card }, стоимость { $cost }
alt-hand-card = { $card }, стоимость { $cost }
alt-hand-blocked = { $card }, стоимость { $cost }, заблокирована
alt-hand-champion = Чемпион: { $card }, стоимость { $cost }, { $state ->
    [ready] готов
    [in-play] в игре
   *[exhausted] использован
}.
alt-hand-bastion = [бастион, здоровье { $health }]
alt-hand-fort = [форт, здоровье { $health }]
alt-draft = Драфт, раунд { $round } из { $rounds }, карт ещё закрыто: { $left }.
alt-draft-open = Открыты: { $cards }.
alt-draft-creature = { $card } (стоимость { $cost }, { $attack }/{ $health }{ $abilities })
alt-draft-incantation = { $card } (стоимость { $cost }, урон { $attack }{ $abilities })
alt-draft-deck = Уже взято, { $player }: { $cards }.
alt-draft-count = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
alt-draft-ai = Достаются ИИ: { $cards }.

# What boards and hands show beside abilities, in few words

clash-mark-stronghold = крепость: её здоровье — карты справа от неё
clash-mark-health = сколько здоровья осталось
clash-mark-attack = атака; X оставляет цели 1 здоровье
clash-mark-hurt = ранено: осталось здоровья из скольких
clash-mark-spell = урон существу на твой выбор
clash-mark-cards = карты в руке: мана следующего хода
clash-mark-backs = рука с изнанки: яркие карты — здоровье
clash-mark-mana = сколько маны осталось
clash-mark-cost = стоимость в мане
clash-mark-order = атакуют в этом порядке в конце хода
clash-mark-asleep = только что вышло: атакует со следующего хода
clash-mark-fresh = золотая рамка: сыграно только что
clash-mark-lent = золотой край: даёт аура соседа
clash-mark-aura = золотое кольцо: аура, даёт это обоим соседям
clash-mark-used = в этом ходу уже истрачено
clash-mark-pair = сверху лежит карта с Симбиозом
clash-mark-captive = под ним карта в оковах
clash-mark-champion = чемпион: не в колоде, доступен всегда
clash-mark-partner = играет на той же стороне
clash-mark-ai = играет сама игра
clash-mark-ai-deck = колода ИИ: его здоровье
clash-mark-discard = сброс
clash-mark-reach = золотая: карту можно сыграть сейчас
clash-mark-blood = красная: можно сыграть, заплатив здоровьем
clash-mark-later = серая: доступна, но не сейчас
clash-mark-blocked = закрыта шантажом
clash-mark-healthy = зелёный фон: карта — здоровье крепости
clash-mark-blow = только что нанесён урон
clash-mark-shielded = удар, который остановила оборона
clash-mark-fallen = только что уничтожено; точки: в чью руку уходит
