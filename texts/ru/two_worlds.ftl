# «Дуэль двух миров» за столом

two-worlds-row-u = Левый ряд (a)
two-worlds-row-l = Правый ряд (b)
two-worlds-aim-distance = { $cell }, расстояние { $n }
two-worlds-gone = воина, которого уже нет
two-worlds-explained = -# **{ $term }** · { $about }
two-worlds-timing-any-time = Заклинание · в любое время
two-worlds-timing-your-turn = Заклинание · только в свой ход
two-worlds-not-reflectable = -# Отразить его нельзя.

# Над полем и под ним

two-worlds-introduction = 🏆 Побеждает тот, чей воин в конце своего хода стоит на последней ячейке ряда, или тот, кто уничтожил всех врагов.
two-worlds-status-picks-champion = 🎴 { $player }: выбери чемпионов.
two-worlds-status-picks-elite = 🎴 { $player }: выбери элитных воинов.
two-worlds-status-picks-regular = 🎴 { $player }: выбери рядовых воинов.
two-worlds-status-start = ▶ { $player }, твой ход: до продвижения армии можно совершить манёвр.
two-worlds-status-summon = ▶ { $player }: в какой ряд призвать? { $card }
two-worlds-status-summon-none = ▶ { $player }: призвать никого нельзя. Можно совершить манёвр или идти дальше.
two-worlds-status-action = ▶ { $player }, твой ход: атакуй, разыгрывай заклинания.
two-worlds-status-action-attacked = ▶ { $player }, твой ход: разыгрывай заклинания или иди дальше.
two-worlds-status-draw = ▶ { $player }: возьми заклинание или обменяй одно.
two-worlds-status-draw-only = ▶ { $player }: возьми заклинание.
two-worlds-status-draw-none = ▶ { $player }: заклинаний больше не осталось. Можно совершить манёвр или завершить ход.
two-worlds-status-attack = ❓ { $player } может ответить на атаку. Цель: { $target }, урон { $damage }.
two-worlds-status-hold = ❓ { $player } может разыграть заклинание во время своей атаки. Цель: { $target }, урон { $damage }.
two-worlds-status-spell = ❓ { $player } может ответить на заклинание { $spell }.
two-worlds-status-spell-at = ❓ { $player } может ответить на заклинание { $spell }. Цель: { $target }.

# Панель

two-worlds-prompt-keep = 🎴 Выбери чемпионов, осталось выбрать: { $n }. Остальные уйдут в коробку.
two-worlds-prompt-draft-champion = 🎴 Оставь себе чемпиона, другие карты перейдут противнику. Осталось выбрать: { $n }.
two-worlds-prompt-draft-elite = 🎴 Оставь себе элитного воина, другие карты перейдут противнику. Осталось выбрать: { $n }.
two-worlds-prompt-draft-regular = 🎴 Оставь себе рядового воина, другие карты перейдут противнику. Осталось выбрать: { $n }.
two-worlds-prompt-kept = -# Твоя армия пока: { $cards }
two-worlds-prompt-start = **Твой ход** · До продвижения армии можно совершить манёвр.
two-worlds-prompt-summon = **Твой ход** · Призыв: { $card }. В какой ряд?
two-worlds-prompt-summon-none = **Твой ход** · Входные ячейки заняты, или призывать некого. Можно сначала совершить манёвр.
two-worlds-prompt-action = **Твой ход** · Атакуй один раз и разыгрывай сколько угодно заклинаний.
two-worlds-prompt-action-attacked = **Твой ход** · Атака уже была. Заклинания разыгрывать ещё можно.
two-worlds-prompt-action-no-spells = **Твой ход** · Можно атаковать один раз. Заклинаний в руке нет.
two-worlds-prompt-action-attacked-no-spells = **Твой ход** · Атака уже была, заклинаний в руке нет.
two-worlds-prompt-draw = **Твой ход** · Возьми заклинание или сбрось одно и возьми два: на этом ход закончится.
two-worlds-prompt-draw-only = **Твой ход** · Возьми заклинание: на этом ход закончится.
two-worlds-prompt-draw-last = **Твой ход** · Осталось одно заклинание: возьми его; при желании сбрось взамен одно своё. На этом ход закончится.
two-worlds-prompt-draw-none = **Твой ход** · Заклинаний больше не осталось. До конца хода можно совершить манёвр.
two-worlds-prompt-attack = ❓ Атака: { $fighters } → { $target }, урон { $damage }. Ответишь?
two-worlds-prompt-hold = ❓ Твоя атака с задержкой: { $fighters } → { $target }, урон { $damage }. Разыграешь сначала заклинание?
two-worlds-prompt-spell = ❓ Разыграно заклинание { $spell }. Ответишь?
two-worlds-prompt-spell-at = ❓ Разыграно заклинание { $spell }. Цель: { $target }. Ответишь?
two-worlds-choose-attackers = ⚔️ **{ $target }** · Кто атакует?
two-worlds-choose-aim = ✨ { $spell } · { $about }
two-worlds-choose-form = 🐺 Какая форма?
two-worlds-hint = Выбери
two-worlds-hint-attackers = Кто атакует?
two-worlds-hint-aim = Какая цель?
two-worlds-hint-form = Какая форма?
two-worlds-button-attack = ⚔️ { $target }
two-worlds-button-attackers = { $fighters }: урон { $damage }{ $enough ->
    [yes] {", уничтожит"}
   *[no] {""}
}{ $hold ->
    [yes] {" · с задержкой"}
   *[no] {""}
}
two-worlds-button-some = Другие…
two-worlds-button-some-hold = Другие, с задержкой…
two-worlds-button-spells = ✨ Разыграть заклинание ({ $possible } из { $count })…
two-worlds-button-exchanges = 🔁 Обменять заклинание…
two-worlds-choose-spells = ✨ Какое заклинание разыграть?
two-worlds-choose-exchanges = 🔁 Какое заклинание сбросить, чтобы взять два?
two-worlds-yours = твоя сторона
two-worlds-button-cast = ✨ { $spell }
two-worlds-button-dispel = На стеке: { $spell }
two-worlds-button-no-target = Без новой цели: ничего не произойдёт
two-worlds-button-shift = ↔️ { $fighter } → { $to }
two-worlds-button-shape = 🐺 { $fighter }: другая форма…
two-worlds-button-exchange = Обменять: { $spell }
two-worlds-button-pass = Пас
two-worlds-button-pass-all = Пас до конца этого хода
two-worlds-button-go-start = Продвинуть армию
two-worlds-button-go-summon = Дальше
two-worlds-button-go-draw = Завершить ход
two-worlds-button-end = К добору
two-worlds-button-end-turn = Завершить ход
two-worlds-button-take = Взять заклинание и завершить ход
two-worlds-doubt-end = ⚠️ Ещё можно атаковать, и атакующим это ничем не грозит. Всё равно дальше?
two-worlds-doubt-no-enemy = ⚠️ { $spell }: врагов там не заденет. Всё равно разыграть?

# Ходы словами

two-worlds-move-keep = оставить: { $card }
two-worlds-move-go = дальше
two-worlds-move-pass = пас
two-worlds-move-end = завершить действия
two-worlds-move-take = взять заклинание
two-worlds-move-summon = призыв: { $row }
two-worlds-move-attack = атака: { $fighters } → { $target }{ $hold ->
    [yes] {""}, с задержкой
   *[no] {""}
}
two-worlds-move-cast = заклинание { $spell }
two-worlds-move-cast-at = заклинание { $spell } → { $at }
two-worlds-move-shift = манёвр: { $warrior } { $way ->
    [forward] вперёд
   *[back] назад
}
two-worlds-move-shape = { $warrior } меняет форму: { $form }
two-worlds-move-exchange = обменять заклинание { $spell }

# Отказы

illegal-two-worlds-not-due = Сейчас действуешь не ты.
illegal-two-worlds-not-now = «{ $move }» сейчас нельзя.
illegal-two-worlds-not-in-packet = { $card }: среди карт, из которых ты выбираешь, такой нет.
illegal-two-worlds-not-in-hand = { $card }: этой карты нет у тебя в руке.
illegal-two-worlds-own-turn-only = { $card }: это заклинание разыгрывают только в свой ход.
illegal-two-worlds-no-target = { $card }: сейчас нет ни одной подходящей цели.
illegal-two-worlds-not-that-target = { $card }: так разыграть нельзя: «{ $move }».
illegal-two-worlds-no-own-warrior = На { $cell } нет твоего воина.
illegal-two-worlds-no-enemy = На { $cell } нет врага.
illegal-two-worlds-no-ability = { $card }: сейчас так нельзя: «{ $move }».
illegal-two-worlds-attacked = Атака в этом ходу уже была.
illegal-two-worlds-who-attacks = Назови, кто атакует, каждого один раз.
illegal-two-worlds-out-of-reach = { $card } ({ $cell }): до цели { $target } не достать.
illegal-two-worlds-no-damage = Кто-то из этих атакующих не нанёс бы урона.
illegal-two-worlds-silent-hold = На тихую атаку не отвечают, задерживать её незачем.
illegal-two-worlds-ambiguous = «{ $typed }» подходит к нескольким картам: { $cards }.
illegal-two-worlds-no-such-card = Нет подходящей карты «{ $typed }».
illegal-two-worlds-unreadable = «{ $move }» не ход. Ходы: `a2+a3>a4`, `curse@a5`, `a3+`, `a3-`, `a`, `b`, `pass`, `end`, `take`, `-curse`.

# Что говорят на тренировке

two-worlds-foresee-won = прорыв и твоя победа
two-worlds-foresee-lost = { $warrior } доходит до твоего портала, и { $player } побеждает в конце следующего хода
two-worlds-decided = 🏁 { $won ->
    [yes] Твой прорыв на { $turn }-м ходу: { $warrior }.
   *[no] Прорыв противника на { $turn }-м ходу: { $warrior }.
}
gain-two-worlds-felled = воинов противника пало бы больше на { $count }
gain-two-worlds-saved = твоих воинов уцелело бы больше на { $count }

# Зрители угадывают следующее действие

two-worlds-guess-cast = ✨ Применить заклинание
two-worlds-guess-swap = 🔁 Обменять заклинание
two-worlds-guess-shift = ↔️ Манёвр воина
two-worlds-guess-shape = 🐺 Другая форма
