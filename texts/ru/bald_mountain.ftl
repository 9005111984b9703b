# «Битва на Лысой горе» за столом

bald-mountain-amount-energy = { $n ->
    [one] { $n } живицу
   *[other] { $n } живицы
}
bald-mountain-amount-gems = { $n ->
    [one] { $n } яхонт
    [few] { $n } яхонта
   *[other] { $n } яхонтов
}
bald-mountain-amount-cards = { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[other] { $n } карт
}
bald-mountain-cards-of = { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[other] { $n } карт
} цвета «{ $colour }»
bald-mountain-counted-energy = { $n ->
    [one] { $n } живица
   *[other] { $n } живицы
}
bald-mountain-counted-gems = { $n ->
    [one] { $n } яхонт
    [few] { $n } яхонта
   *[other] { $n } яхонтов
}

# Что можно выбрать у карты и что будет с тем, кто не откупился

bald-mountain-and = { " и " }
bald-mountain-step-attack = атака { $amount }
bald-mountain-step-gain-own = получить { $amount }
bald-mountain-step-gain-each = каждый колдун получает { $amount }
bald-mountain-step-lose-each = каждый колдун теряет { $amount }
bald-mountain-step-draw-own = взять { $amount }
bald-mountain-step-draw-each = каждый колдун берёт { $amount }
bald-mountain-step-discard-each = каждый колдун сбрасывает { $amount }
bald-mountain-step-double = { $step } (колдун-одиночка вдвое больше)

# Над полем и под ним

bald-mountain-introduction = 🏆 Побеждает сторона с 15 яхонтами, проигрывает сторона без живицы. В начале у каждой стороны 10 живицы и 2 яхонта.
bald-mountain-sides = ⚔️ Стороны: { $one } — { $two } · { $leaving }
bald-mountain-status-turn = ▶ { $player }, твой ход: { $actions ->
    [one] осталось { $actions } действие
    [few] осталось { $actions } действия
   *[other] осталось { $actions } действий
}.
bald-mountain-status-wonder = ✨ { $player }: какое чудо сработает следующим?
bald-mountain-status-optional = ✨ { $player }: сработает ли чудо { $card } в этот ход?
bald-mountain-status-choice = ▶ { $player }: сделай выбор для карты { $card }.
bald-mountain-status-discard = ❓ { $player }: сбрось { $due } из-за карты { $card }.
bald-mountain-status-way-out-discard = ❓ { $player }: карта { $card } предлагает откуп. Сбросить { $due } или нет?
bald-mountain-status-way-out-lose = ❓ { $player }: карта { $card } предлагает откуп. Потерять { $due } или нет?
bald-mountain-status-way-out-give = ❓ { $player }: карта { $card } предлагает откуп. Отдать { $due } или нет?

# Панель

bald-mountain-prompt-turn = **Твой ход** · { $actions ->
    [one] осталось { $actions } действие
    [few] осталось { $actions } действия
   *[other] осталось { $actions } действий
}: активируй заклинание, сыграй карту или возьми новую.
bald-mountain-prompt-wonder = ✨ Какое чудо сработает следующим?
bald-mountain-prompt-optional = ✨ Сработает ли чудо { $card } в этот ход?
bald-mountain-prompt-pay = { $card }: заплати, сбросив с руки { $due }. Что именно?
bald-mountain-prompt-discard = ❓ { $card }: сбрось { $due }. Что именно?
bald-mountain-prompt-way-out-discard = ❓ { $card }: сбросить { $due }? Если нет, карта сработает в пользу противника: { $otherwise }.
bald-mountain-prompt-way-out-lose = ❓ { $card }: потерять { $due }? Если нет, карта сработает в пользу противника: { $otherwise }.
bald-mountain-prompt-way-out-give = ❓ { $card }: отдать { $due }? Если нет, карта сработает в пользу противника: { $otherwise }.
bald-mountain-prompt-target-banish = { $card }: какую карту изгнать?
bald-mountain-prompt-target-turn = { $card }: какую карту развернуть к своей стороне?
bald-mountain-prompt-target-bury = { $card }: какую карту зарыть в самый низ её алтаря?
bald-mountain-prompt-target-repeat = { $card }: какое своё заклинание повторить?
bald-mountain-prompt-target-copy = { $card }: какое заклинание скопировать?
bald-mountain-prompt-target-retrieve = { $card }: какую карту взять из сброса?
bald-mountain-prompt-target-lock = { $card }: какой алтарь запереть?
bald-mountain-prompt-option = { $card }: что из этого?
bald-mountain-prompt-play = { $card }: какую карту сыграть?
bald-mountain-choose-pay = **{ $card }** · заплати, сбросив с руки { $due }. Что именно?
bald-mountain-choose-discard = **{ $card }** · сбрось { $due }. Что именно?
bald-mountain-choose-give = **{ $card }** · отдай { $due }. Что именно?
bald-mountain-choose-lose = **{ $card }** · потеряй { $due }. Что именно?
bald-mountain-hint = Выбери
bald-mountain-hint-cards = Выбери: { $due }
bald-mountain-button-activate = ⚡ Активировать: { $card }
bald-mountain-button-play = Сыграть: { $card }
bald-mountain-button-draw = Взять карту
bald-mountain-button-end = Завершить ход
bald-mountain-button-fire = ✨ Сработает { $card }
bald-mountain-button-decline = Не в этом ходу: { $card }
bald-mountain-button-discard = Сбросить { $what }
bald-mountain-button-lose = Потерять { $what }
bald-mountain-button-give = Отдать { $what }
bald-mountain-button-refuse = Отказаться
bald-mountain-button-refuse-all = Отказываться весь ход
bald-mountain-button-done = Больше не играть карт
bald-mountain-button-facing = { $card } (лицом к: { $side })
bald-mountain-doubt-idle = ⚠️ { $card }: если активировать сейчас, ничего не произойдёт. Точно?
bald-mountain-doubt-end = ⚠️ У тебя ещё { $actions ->
    [one] { $actions } действие
    [few] { $actions } действия
   *[other] { $actions } действий
}, и можно { $could }. Всё равно завершить ход?
bald-mountain-could-activate = активировать ({ $cards })
bald-mountain-could-play = сыграть с руки ({ $cards })
bald-mountain-could-draw = взять карту
bald-mountain-or = { " или " }

# Ходы словами

bald-mountain-move-draw = взять карту
bald-mountain-move-end = завершить ход
bald-mountain-move-done = больше не играть карт
bald-mountain-move-play = сыграть: { $card }
bald-mountain-move-activate = активировать: { $card }
bald-mountain-move-fire = срабатывает { $card }
bald-mountain-move-decline = { $card } не срабатывает
bald-mountain-move-cards = { $cards }
bald-mountain-move-target = { $target }
bald-mountain-move-option = { $option }
bald-mountain-move-refuse = отказаться
bald-mountain-move-pay = { $amount }

# Отказы

illegal-bald-mountain-not-due = Сейчас действуешь не ты.
illegal-bald-mountain-empty-deck = Колода пуста: брать нечего.
illegal-bald-mountain-not-in-hand = { $card }: этой карты нет у тебя в руке.
illegal-bald-mountain-nothing-asked = «{ $move }» сейчас нельзя: отвечать не на что.
illegal-bald-mountain-no-such-answer = «{ $move }» не подходит: вопрос был о другом.
illegal-bald-mountain-wrong-cards = Выбери { $due } с руки: не больше, не меньше и ни одной дважды.
illegal-bald-mountain-no-energy = { $card }: живицы нужно { $n } вместе с пошлиной, а у тебя { $has }.
illegal-bald-mountain-no-gems = { $card }: яхонтов нужно { $n }, а у тебя { $has }.
illegal-bald-mountain-no-cards = { $card }: надо сбросить с руки { $due }, а столько у тебя нет.
illegal-bald-mountain-not-in-full = { $card }: сейчас активировать нельзя, потому что выполнимо не всё, что сказано на карте.
illegal-bald-mountain-not-on-top = { $card }: карта лежит не сверху на своём алтаре.
illegal-bald-mountain-faces-others = { $card }: карта обращена к противникам.
illegal-bald-mountain-is-a-wonder = { $card }: это чудо, оно сработает само в начале твоего хода.
illegal-bald-mountain-used = { $card }: в этом ходу карту уже активировали.
illegal-bald-mountain-locked = { $card }: алтарь заперт.
illegal-bald-mountain-ambiguous = «{ $typed }» подходит к нескольким картам: { $cards }.
illegal-bald-mountain-no-such-card = Нет подходящей карты «{ $typed }».
illegal-bald-mountain-unreadable = «{ $move }» не ход. Ходы: `draw`, `+карта`, `карта!`, `end`, `yes`, `no`.

# Что говорят на тренировке

bald-mountain-foresee-fires = { $count ->
    [one] сразу срабатывает { $cards }
   *[other] сразу срабатывают { $cards }
}
bald-mountain-foresee-lose = твоя сторона теряет { $amount }
bald-mountain-decided-energy = 🏁 { $won ->
    [yes] Живица другой стороны
   *[no] Живица твоей стороны
} кончилась на { $turn }-м ходу. { $card }: отнято { $count } из { $total }.
bald-mountain-decided-gems = 🏁 { $won ->
    [yes] Твоя сторона собрала
   *[no] Другая сторона собрала
} 15 яхонтов на { $turn }-м ходу. { $card }: получено { $count } из { $total }.
gain-bald-mountain-energy = другая сторона потеряла бы живицы на { $count } больше
gain-bald-mountain-gems = у другой стороны было бы яхонтов на { $count } меньше
gain-bald-mountain-own-gems = у твоей стороны было бы яхонтов на { $count } больше
gain-bald-mountain-own-energy = у твоей стороны было бы живицы на { $count } больше

# Зрители угадывают следующее действие

bald-mountain-guess-skip = Не в этом ходу
bald-mountain-guess-give = Отдать то, что просят
