# Сторож и путники у реки: игра, с которой начинают новую

game-toll = Пошлина
about-toll = Путники переходят реку, а сторож пытается их остановить.
toll-mode-two = сторож и путник
toll-mode-three = сторож и два путника
option-river = река
option-river-about = Насколько река бурная
toll-river-calm = спокойная река
toll-river-wild = бурная река
toll-terms = A — сторож, остальные — путники.
help-toll = Тайно выбери дорогу, потом плати или бросай.

# Картинки

toll-picture-round = Раунд { $round }
toll-picture-hand = Твои камни
toll-picture-seat = здоровье { $health } · монеты { $coins } · камни { $stones }
toll-picture-bridge = на мосту { $laid }
toll-alt-seat = { $player }: здоровье { $health }, монеты { $coins }, камни { $stones }, дорога: { $road }.
toll-alt-hand = Камни: { $hand }.
toll-no-road = ещё нет
toll-hidden-road = тайна
toll-ford = брод
toll-boat = лодка
toll-plank = доска

# Вопросы

toll-introduction = { $player } сторожит мост.
toll-status-roads = 🌊 { $player }: выбери дорогу кнопкой «{ $button }».
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
toll-prompt-turn = **Твой ход.** Что будешь делать?
toll-pay = Заплатить
toll-refuse = Отказать
toll-refuse-all = Отказывать весь ход
toll-pause = Отдохнуть
toll-undo = Забрать монеты
toll-end = Завершить ход
toll-lay = Положить монеты
toll-lay-how-many = Сколько на мост?
toll-ask = Просить монеты
toll-ask-whom = У кого?
toll-ask-how-many = Сколько у игрока { $player }?
toll-throw = Бросить камни
toll-throw-at = В кого?
toll-throw-which = Один или два камня в игрока { $player }
toll-stone = Камень { $weight }
toll-coins = { $count ->
    [one] { $count } монета
    [few] { $count } монеты
   *[other] { $count } монет
}

# Что происходит

toll-story-round-began = **Раунд { $round }**: все выбирают дорогу.
toll-story-turn-began = Ходит { $player }.
toll-story-road-chosen = { $player } делает выбор.
toll-story-roads-shown = Дороги: { $roads }.
toll-story-caught = { $player } попадается: −{ $amount } ❤
toll-story-crossed = { $player } проходит и находит монеты: +{ $coins }
toll-story-laid = { $player } кладёт монеты на мост: { $coins }
toll-story-took-back = { $player } забирает монеты: { $coins }
toll-story-mended = { $player } лечится: +{ $amount } ❤
toll-story-coins-asked = { $player } просит монеты у игрока { $other }: { $coins }
toll-story-paid = { $player } платит игроку { $other }: { $coins }
toll-story-refused = { $player } отказывает игроку { $other }: на кубике { $roll }, −{ $amount } ❤
toll-story-rested = { $player } отдыхает.
toll-story-thrown = { $player } бросает { $stones } в игрока { $other }: −{ $amount } ❤
toll-story-ended-toll-caught = Сторож удержал мост.
toll-story-ended-toll-passed = Путники прошли.
toll-story-ended-toll-night = Наступает ночь.

# Отказы

illegal-toll-not-due = Сейчас не твой ход.
illegal-toll-not-now = «{ $move }» сейчас нельзя.
illegal-toll-no-move = «{ $typed }» — не ход.
