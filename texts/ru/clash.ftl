# Что происходит в дуэли «Битвы колод», строка за строкой. Имена уже выделены жирным.
# Имена игроков и карт не склоняются, поэтому они стоят в именительном падеже.

button-lane-upper = Верхний ряд
button-lane-lower = Нижний ряд
lane-upper = верхний ряд
lane-lower = нижний ряд
lane-upper-of = { $player }, верхний ряд, { $position }-е место
lane-lower-of = { $player }, нижний ряд, { $position }-е место
host-upper = Поверх: { $host } · верхний ряд, { $position }-е место
host-lower = Поверх: { $host } · нижний ряд, { $position }-е место
button-go = Следующая атака

story-coin = 🪙 Монетка решает: начинает { $player }.
story-turn = **Ход { $turn }** · { $player } получает { $mana ->
    [one] { $mana } ману
   *[other] { $mana } маны
}.
story-play = { $player } разыгрывает карту { $card } ({ $cost ->
    [one] { $cost } мана
   *[other] { $cost } маны
})
story-called = 📣 { $player } зовёт подкрепление, карту { $card }
story-called-nobody = игроку { $player } некого позвать 📣
story-removed = ⏳ { $player } теряет от усталости карту { $card }
story-entered = { $lane }
story-joined = поверх существа { $host }
story-blood = { $amount ->
    [one] { $amount } мана оплачена
   *[other] { $amount } маны оплачено
} кровью 🩸
story-immolated = { $card } обжигает игрока { $player } 🔥
story-shackled = { $card } в оковах, карта игрока { $player } ⛓️
story-freed = { $card } на свободе и возвращается к игроку { $player } 🔓
story-counterordered = крайняя левая карта игрока { $player } уходит на правый край 🔀
story-backfired = { $card } наносит ответный удар (урон { $amount }) 🪃
story-assault = ⚔️ { $player } идёт на штурм
story-sprint = { $card } мчится к мосту (+{ $bonus })
story-attack = { $card } атакует (урон { $amount })
story-attack-stronghold = { $card } атакует { $side ->
    [bastion] бастион
    [fort] форт
   *[stronghold] крепость
} игрока { $player } (урон { $amount })
story-gained = { $card } получает: { $abilities }
story-lost = { $card } теряет: { $abilities }
story-damaged = { $card } −{ $amount }, остаётся { $left }
story-destroyed = { $card } 💀 { $way ->
    [over] переходит
   *[home] возвращается
} к игроку { $player }{ $end ->
    [left] , на левый край
   *[right] { "" }
}
story-returned = { $card } { $way ->
    [over] переходит
   *[home] возвращается
} к игроку { $player }{ $end ->
    [left] , на левый край
   *[right] { "" }
}
story-destroyed-last = { $card } 💀
story-exhausted = чемпион { $card } 💀 использован
story-restored = чемпион { $card } игрока { $player } восстановлен 👑
story-protected = { $card } держит оборону 🛡️
story-untouched = { $card }: это безвредно
story-no-effect = атаки у него нет, поэтому ничего не происходит
story-roused = { $card } отвечает на удар 🐾
story-sharpened = { $card }: лишний урон { $amount } идёт дальше 🗡️
story-vanished = { $card } ускользает в конец ряда 💨
story-order-asked = ❔ { $player } выбирает, в каком порядке вернуть карты: { $cards }
story-order-chosen = { $player } возвращает их в таком порядке: { $cards }
story-stronghold-left = остаётся { $health }
story-stronghold-damaged = { $side ->
    [fort] форт
   *[bastion] бастион
} игрока { $player } −{ $amount }, остаётся { $health }
story-regenerated = { $side ->
    [fort] форт
   *[bastion] бастион
} игрока { $player } лечится до { $health } 💚
story-rebuilt = бастион игрока { $player } снова стоит, здоровье { $health } 💚
story-bastion-fell = 💥 Бастион игрока { $player } пал! Форт стоит, здоровье: { $health }.
story-end-fort = 🏰 Форт игрока { $player } пал!
story-end-empty-hand = 🏰 У игрока { $player } не осталось карт: крепость не удержать!
story-end-turn-limit = ⌛ Последний ход сыгран: ничья.
story-revealed = 🎴 { $player } открывает карту { $card }
story-revealed-cost = { $cost ->
    [one] { $cost } мана
   *[other] { $cost } маны
}
story-revealed-call = подкрепление 📣
story-compared = { $card } в сбросе не дороже
story-compared-other = { $card } в сбросе дороже и выходит вместо неё
story-discarded = цели нет, карта в сброс 🗑️
story-milled = в сброс: { $cards }{ $more ->
    [0] { "" }
   *[other] { " " }+{ $more }
}
story-on-deck = { $card } ложится на колоду игрока { $player }
story-freed-on-deck = { $card } на свободе и ложится на колоду игрока { $player } 🔓
story-destroyed-on-deck = { $card } 💀 ложится на колоду игрока { $player }
story-entered-facing = { $lane }, напротив игрока { $player }
story-attack-of = { $card } атакует существ игрока { $player } (урон { $amount })
story-bastion-fell-deck = 💥 Бастион игрока { $player } пал! Сброс стал новой колодой форта: { $health }.
story-end-fort-by = 🏰 { $by } разрушает форт игрока { $player }!
story-won = 🏆 Победа: { $players }

# Над полем: главное

headline-fallen = 💀 { $fallen }
headline-fallen-of = потери игрока { $player }: { $cards }
headline-played = ▫️ { $player } разыгрывает: { $cards }
headline-stronghold = 🏰 { $side ->
    [fort] Форт
   *[bastion] Бастион
} игрока { $player }: −{ $amount }, осталось { $health }
headline-stronghold-near = ⚠️ Форт игрока { $player }: −{ $amount }, осталось всего **{ $health }**!

move-creature = { $card } → { $lane }
move-symbiote = { $card } → поверх существа { $host }
move-go = Следующая атака
move-back = Вернуть в таком порядке: { $cards }
move-incantation = { $card } → { $target }
move-end = Конец хода

deck-number = Колода { $number } · { $name }
deck-name-1 = Железный кулак
deck-name-2 = Зов стаи
deck-name-3 = Дикий вихрь
deck-name-4 = Безумная лаборатория
deck-style-1 = Крепкая, терпеливая, прямая
deck-style-2 = Защищённая, яростная, гибкая
deck-style-3 = Дерзкая, взрывная, хитрая
deck-style-4 = Быстрая, свирепая, хрупкая
deck-random = Случайная колода
deck-of-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}

# How a table of four is won (clash-of-decks.md 10); a to d are the players

goal-free-for-all = 🏆 Каждый за себя, бой идёт с двумя соседями. Как только падёт один форт, партия окончена: побеждает тот, кто его разрушил.
goal-two-against-two = 🏆 Команды: { $a } и { $c } — { $b } и { $d }. Как только падёт один форт, партия окончена: его команда проиграла.
goal-coop = 🏆 { $a } и { $c } против двух ИИ, чья колода и есть их здоровье. Как только падёт один форт, партия окончена: его сторона проиграла.

# Почему правила не разрешают ход

illegal-not-your-turn = Сейчас не твой ход.
illegal-game-over = Партия окончена.
illegal-not-in-hand = У тебя в руке нет карты «{ $card }».
illegal-not-available = { $card } пока недоступна: место в руке — { $place }-е, а { $reach ->
    [1] доступна только крайняя левая карта
    [one] доступна только { $reach } крайняя левая карта
    [few] доступны только { $reach } крайние левые карты
   *[other] доступны только { $reach } крайних левых карт
}.
illegal-too-little-mana = { $card }: стоимость { $cost }, а маны у тебя { $mana }.
illegal-needs-lane = { $card } — существо: укажи ряд.
illegal-needs-target = { $card } — заклинание: укажи существо-цель.
illegal-no-creature-in-play = { $card }: нужно существо-цель, а в игре нет ни одного.
illegal-no-such-target = На месте { $place } нет существа.
illegal-did-you-mean = Может быть, { $card }?
illegal-ambiguous-card = «{ $typed }» подходит к нескольким картам: { $cards }.
illegal-not-a-symbiote = { $card }: Симбиоза нет, нужно своё место в ряду.
illegal-host-has-symbiote = { $card } туда не ляжет: у существа на месте { $place } уже есть Симбиоз.
illegal-champion-not-ready = Твой чемпион { $card } не готов.
illegal-only-incantations-now = { $card } подождёт: во время штурма играют только заклинания.
illegal-nobody-to-activate = Атаковать больше некому: заверши ход.
illegal-order-is-due = Сначала { $seat } решает, в каком порядке карты вернутся в руку.
illegal-choose-an-order = Скажи, в каком порядке они вернутся в твою руку: { $cards }.
illegal-nothing-to-order = Сейчас нет карт, порядок которых можно выбрать.
illegal-not-in-this-ruleset = В этих правилах нет хода «{ $move }».
illegal-unreadable-move = Не понимаю «{ $move }». Ход выглядит так: `ogre:u` или `boom@bu1`.
illegal-no-such-lane = { $card }: такого ряда нет. Есть верхний и нижний.
illegal-no-action = В дуэли так не ходят.
board-order-asked = ❔ { $player }, выбери, в каком порядке твои уничтоженные существа вернутся в руку: { $cards }.
panel-order-first = Твои существа уничтожены одновременно: { $count }. Какое вернётся первым, сразу за остальными картами?
panel-order-next = Сначала { $cards }. Какое следующее?

# Сообщение с полем и панель с рукой

board-your-turn = ▶ { $player }, твой ход! Мана: **{ $mana }**.
panel-your-turn = **Твой ход** · осталось маны: { $mana }. Выбери карту.
panel-cheaper-lucidity = 🏷️ **{ $card }** стоит { $cost } вместо { $printed }: это твоя крайняя левая карта, и у неё { $ability }.
panel-cheaper-champion = 🏷️ **{ $card }** стоит { $cost } вместо { $printed }: каждое существо в игре с той же стоимостью на карте удешевляет чемпиона на 1.
panel-choose-lane = **{ $card }** · в какой ряд?
panel-choose-place = **{ $card }** · в какой ряд или поверх какого существа?
panel-choose-target = **{ $card }** · на какое существо?
panel-target = Выбери существо
panel-place = Выбери место
panel-card = Выбери карту
refused-needs-lane = { $card } — существо: выбери ещё и ряд.
refused-needs-target = { $card } — заклинание: выбери ещё и существо-цель.

# Команда

command-play = разыграть
command-play-about = Разыграть карту из руки
command-play-card = карта
command-play-card-about = Карта, которую можно разыграть сейчас, или ход целиком, например ogre:u
command-play-lane = ряд
command-play-lane-about = Для существа: ряд, куда оно встанет, или существо, на которое ляжет карта с Симбиозом
command-play-target = цель
command-play-target-about = Для заклинания: существо, на которое оно действует

# Aims and reasons on the panel
aim-upper = { $creature } { $health }♥ · верх { $position }
aim-lower = { $creature } { $health }♥ · низ { $position }
aim-own = Своё существо: { $target }
aim-of = { $player }: { $target }
why-mana = **{ $card }** стоит { $cost }, а маны у тебя { $mana }.
why-target = Для карты **{ $card }** нет ни одной цели.
why-assault = **{ $card }** уже не призвать: штурм начался.
panel-unspent = Ничего не сыграно, мана: { $mana }, и ещё можно сыграть: { $cards }. Всё равно завершить ход?

# Что говорят на тренировке

clash-foresee-attack = { $count ->
    [one] атакует { $cards }
   *[other] атакуют { $cards }
}
clash-foresee-fall = { $count ->
    [one] падёт { $cards }
   *[other] падут { $cards }
}
clash-foresee-lose = твои потери: { $cards }
clash-foresee-many = { $count ->
    [one] { $count } существо
    [few] { $count } существа
   *[other] { $count } существ
}
clash-foresee-stronghold = { $side ->
    [fallen] бастион игрока { $player } падёт, здоровье форта { $health }
    [fort] форт игрока { $player } −{ $amount }, останется { $health }
   *[bastion] бастион игрока { $player } −{ $amount }, останется { $health }
}
clash-foresee-end = { $way ->
    [won] и ты побеждаешь
    [lost] и ты проигрываешь
   *[draw] и это ничья
}
clash-foresee-hidden = дальше решают скрытые карты
clash-foresee-nobody = никто не атакует
clash-decided = 🏁 { $whose ->
    [own] Твоя крепость пала
   *[theirs] Крепость противника пала
} на { $turn }-м ходу. { $card }: урона { $count } из { $total }.
gain-clash-bastion = пал бы бастион противника
gain-clash-damage = крепость противника потеряла бы на { $count } здоровья больше
gain-clash-kept = твоя крепость потеряла бы на { $count } здоровья меньше
gain-clash-felled = существ противника пало бы больше на { $count }
gain-clash-saved = твоих существ уцелело бы больше на { $count }
gain-clash-entered = маны хватало ещё на { $count ->
    [one] { $count } существо
    [few] { $count } существа
   *[other] { $count } существ
}

# Зрители угадывают следующее действие

clash-guess-upper = Существо в верхний ряд
clash-guess-lower = Существо в нижний ряд
clash-guess-cast = Заклинание
