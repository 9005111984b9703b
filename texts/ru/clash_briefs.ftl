# Что делает каждая способность, одной короткой строкой, для картинок карт
brief-aerial = В верхнем ряду атакует сразу крепость.
brief-sharpening = Раз за ход лишний урон идёт в крепость.
brief-aquatic = У моста наносит двойной урон.
brief-berserk = Уничтожив существо, атакует снова.
brief-catalyst = +2 маны на каждом твоём ходу.
brief-defender = Атакует только существ, не крепость.
brief-vanish = Раненое, отходит в конец ряда.
brief-indestructible = Заклинания и Ответный удар не вредят.
brief-instinct = Раненое существами, бьёт в ответ.
brief-mercenary = Уходит в руку противника, а не в свою.
brief-symbiote = Можно сыграть поверх своего существа.
brief-perforation = Бьёт и того, кто стоит за целью.
brief-price-of-blood = Нехватку маны оплачивает крепость.
brief-protection = Первый урон за ход становится равен 0.
brief-rage = Атакует существ, едва вступив в игру.
brief-regeneration = Наносит урон — крепость на шаг левее.
brief-splash = Бьёт и того, кто в соседнем ряду.
brief-sprint = Обгоняет своих: +1 урон за каждого.
brief-vulnerability = Оставляет каждой цели 1 здоровье.
brief-backfire = При розыгрыше бьёт ближайшего врага.
brief-counterorder = При розыгрыше левая карта идёт вправо.
brief-lucidity = Крайней левой стоит на 2 меньше.
brief-blackmail = Закрывает правую из доступных карт.
brief-immolation = Кто играет в его ряд, теряет 1 здоровье.
brief-reinforcement = Возвращаясь в руку, зовёт левое существо.
brief-shackle = При розыгрыше пленит левую карту врага.
brief-cursed = Возвращается левее крепости.
brief-of-aura = Есть у соседей по ряду. { $brief }
# Схема способности
diagram-before = До
diagram-after = После
diagram-mana = мана
diagram-alt = До: { $before }. После: { $after }.
diagram-row-mana = мана: { $mana }
diagram-row-hand = { $whose ->
    [A] твоя рука
   *[B] рука противника
}: { $pieces }
diagram-row-lane = ряд: { $pieces }
diagram-castle = крепость
diagram-card = { $cost ->
    [none] карта
   *[other] карта стоимостью { $cost }
}
diagram-bridge = мост
diagram-stronghold = вражеская крепость, здоровье { $health }
diagram-incantation = заклинание, урон { $damage }
diagram-creature = { $whose ->
    [A] твоё
   *[B] вражеское
} { $figures }
diagram-sign = { $sign ->
    [ability] со способностью
    [hurt] урон получен
    [destroyed] гибнет
    [captor] держит карту в плену
    [blocked] недоступна
    [cheaper] дешевле
   *[concerned] о ней речь
}
