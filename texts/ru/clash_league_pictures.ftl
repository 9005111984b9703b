# Слова на картинках колод, запретов, чемпионов, драфта мутаций и его лиги

picture-pack-pick = Выбор { $number } из { $of }
picture-pack-deck = Твоя колода: { $count } из { $of }
picture-pack-picked = Уже взято
picture-who-choosing = Каждый выбирает карт: { $count }
picture-laboratory = Лаборатория
picture-round = Раунд { $round } из { $rounds }
picture-round-short = Раунд { $round }
picture-league-mutation = Фаза мутации
picture-league-duels = Дуэли
picture-mutation-done = Готово
picture-price = Цена { $price }
picture-points-left = { $points ->
    [one] Осталось { $points } очко
    [many] Осталось { $points } очков
   *[other] Осталось { $points } очка
}
picture-change-value = { $element ->
    [attack] Атака
    [health] Здоровье
   *[cost] Стоимость
} { $before } → { $after }
picture-league-shared = Победа общая
picture-bringing = Колоды собираются
picture-bans = { $player } запрещает { $picks ->
    [one] { $picks } карту
    [few] { $picks } карты
   *[other] { $picks } карт
}
picture-champions-named = Выбор чемпионов
picture-champions = Чемпионы
picture-creatures = { $count ->
    [one] { $count } существо
    [few] { $count } существа
   *[other] { $count } существ
}
picture-incantations = { $count ->
    [one] { $count } заклинание
    [few] { $count } заклинания
   *[other] { $count } заклинаний
}
picture-average-cost = Средняя стоимость { $cost }

# Текстовые описания
alt-short-creature = { $card } { $cost }: { $attack }/{ $health }
alt-short-incantation = { $card } { $cost }: { $attack }
alt-pack = Пачка карт, { $player }, выбор { $number } из { $of }.
alt-pack-cards = На выбор: { $cards }.
alt-pack-pick = Выбрано: { $card }.
alt-pack-rest = В пачке: { $cards }.
alt-pack-picked = Уже взято: { $cards }.
alt-pack-deck = Колода, { $player }: выбрано карт { $count } из { $of }.
alt-pack-chosen = Выбраны: { $cards }.
alt-pack-laboratory = В лаборатории: { $cards }.
alt-who = Драфт мутаций, выбор { $number } из { $of }.
alt-who-choosing = Драфт мутаций: каждый выбирает карт в колоду: { $count }.
alt-who-seat = { $player }: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}, { $state ->
    [due] ещё выбирает
   *[done] готово
}.
picture-decks = Все колоды
alt-who-deck = Колода, { $player }: { $cards }.
alt-who-laboratory = В лаборатории, { $player }: { $cards }.
alt-league = Лига, раунд { $round } из { $rounds }: { $phase }.
alt-league-row = { $rank }. { $player }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}, здоровье { $health }.
alt-league-due = Ещё мутируют: { $players }.
alt-league-round = Раунд { $round }: { $duels }.
alt-league-duel = { $first } – { $second }
alt-league-draw = { $first } – { $second } (ничья)
alt-league-won = { $first } – { $second } (победа: { $winner }, здоровье { $health })
alt-laboratory = Существа и лаборатория, { $player }.
alt-laboratory-creatures = Существа: { $cards }.
alt-laboratory-incantations = Заклинания: { $cards }.
alt-laboratory-left = В лаборатории: { $cards }.
alt-laboratory-rest = { $card } (осталось: { $elements })
alt-laboratory-empty = Лаборатория пуста.
alt-mutation = Было: { $before }. Стало: { $after }. { $price }. { $left }.
fragment-value = { $element ->
    [attack] атака
    [health] здоровье
   *[cost] стоимость
} { $value }
alt-bringing = { $player }: карт собрано { $count } из { $of }.
alt-banned = Запрещены, { $player }: { $cards }.
alt-deck = { $title }: { $creatures }, { $incantations }. { $average }.
alt-deck-cards = Карты: { $cards }.
alt-champion-due = { $player }: ещё не выбран.
alt-champion-done = { $player }: выбран.
alt-champion-of = Чемпион, { $player }: { $card }.
