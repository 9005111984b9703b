# Игра для тестов: сторож и путники у реки

game-toll = Пошлина
about-toll = Путники идут по мосту; побеждает тот, у кого последняя монета.
toll-mode-two = сторож и путник
toll-mode-three = сторож и два путника
option-river = река
option-river-about = Насколько река бурная
toll-river-calm = спокойная река
toll-river-wild = бурная река
toll-terms = A — сторож, остальные — путники.
help-toll = Тайно выберите дорогу, потом платите или бросайте.

# Картинки

toll-picture-round = Раунд { $round }
toll-picture-hand = Ваши камни
toll-picture-seat = здоровье { $health } · монеты { $coins } · камни { $stones }
toll-picture-bridge = на мосту { $laid }
toll-alt-seat = { $player }: здоровье { $health }, монеты { $coins }, камни { $stones }, дорога: { $road }.
toll-alt-hand = Камни: { $hand }.
toll-no-road = ещё нет
toll-hidden-road = тайна
toll-ford = брод
toll-boat = лодка
toll-plank = доска

# Стол

toll-introduction = { $player } сторожит мост.
toll-status-roads = 🌊 { $player }: выберите дорогу кнопкой «{ $button }».
toll-status-asked = ❓ { $player }: заплатить { $count ->
    [one] { $count } монету
    [few] { $count } монеты
   *[other] { $count } монет
} или отказать?
toll-status-turn = ▶ { $player }, твой ход.
toll-prompt-roads = Какая дорога?
toll-prompt-roads-keeper = За какой дорогой следить?
toll-prompt-asked = У тебя просят { $count ->
    [one] { $count } монету
    [few] { $count } монеты
   *[other] { $count } монет
}.
toll-prompt-turn = **Ваш ход.** Что делаете?
toll-pay = Заплатить
toll-refuse = Отказать
toll-refuse-all = Отказывать весь ход
toll-pause = Отдохнуть
toll-undo = Забрать монеты
toll-end = Закончить ход
toll-lay = Положить монеты
toll-lay-how-many = Сколько на мост?
toll-ask = Просить монеты
toll-ask-whom = У кого?
toll-ask-how-many = Сколько у { $player }?
toll-throw = Бросить камни
toll-throw-at = В кого?
toll-throw-which = Один или два камня в { $player }
toll-stone = Камень { $weight }
toll-coins = { $count ->
    [one] { $count } монета
    [few] { $count } монеты
   *[other] { $count } монет
}

# История

toll-story-round-began = **Раунд { $round }**: все выбирают дорогу.
toll-story-turn-began = Дальше { $player }.
toll-story-road-chosen = { $player } делает выбор.
toll-story-roads-shown = Дороги: { $roads }.
toll-story-caught = { $player } попадается: −{ $amount } ❤
toll-story-crossed = { $player } проходит и находит { $coins }.
toll-story-laid = { $player } кладёт { $coins } на мост.
toll-story-took-back = { $player } забирает { $coins }.
toll-story-mended = { $player } лечится: +{ $amount } ❤
toll-story-coins-asked = { $player } просит у { $other } { $coins }.
toll-story-paid = { $player } платит { $other } { $coins }.
toll-story-refused = { $player } отказывает { $other }: на кубике { $roll }, −{ $amount } ❤
toll-story-rested = { $player } отдыхает.
toll-story-thrown = { $player } бросает { $stones } в { $other }: −{ $amount } ❤
toll-story-ended-toll-caught = Сторож удержал мост.
toll-story-ended-toll-passed = Путники прошли.
toll-story-ended-toll-night = Наступает ночь.

# Отказы

illegal-toll-not-due = У реки тебя никто не ждёт.
illegal-toll-not-now = «{ $move }» сейчас нельзя.
illegal-toll-no-move = «{ $typed }» — не ход.
