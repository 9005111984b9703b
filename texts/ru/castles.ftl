# «Битва замков» за столом

castles-standing = { $creature } { $cell }
castles-no-dice = нет

# Над полем и под ним

castles-introduction = 🏆 Замок с 6 ранами пал, и его игрок проигрывает. Проигрывает и тот, у кого кончилась колода. Гибель существа наносит рану его замку.
castles-sides = ⚔️ Стороны: { $one } — { $two } · за вышедшего играет бот
castles-race-of = { $player }: { $race }
castles-races-drawn = 🎲 Расы выпали по жребию.
castles-status = ▶ { $player }, твой ход. Кубики: { $dice }.
castles-choice-introduction = 🏰 Каждый берёт замок одной из рас, открыто и по очереди. Одну расу могут взять и несколько игроков.
castles-status-choice = ▶ { $player }, выбери расу.
castles-prompt-choice = **Твоя раса**: какой замок твой?

# Панель

castles-prompt = **Твой ход** · кубики: { $dice }. Активируй существо, призывай, играй магию, строй, применяй способность расы.
castles-prompt-free = **Твой ход** · кубиков не осталось. Способность расы их не требует.
castles-hint = Что делаешь?
castles-hint-which = Что именно?
castles-hint-where = Куда?
castles-hint-at = Какая цель?
castles-hint-what = Что делать?
castles-hint-dice = Какие кубики?
castles-then = { " → " }
castles-choice-own = { $creature } · 🎲 { $price }
castles-choice-creature = { $creature } { $cell } ♥{ $life }
castles-choice-card = { $card } · 🎲 { $price }
castles-choice-build = 🏗️ { $what }
castles-choice-use = ✨ { $ability } · 🎲 { $price }
castles-choice-attack = ⚔️ { $creature }
castles-choice-castle = 🏰 Замок: { $player }
castles-choice-no-attack = ⚔️ Атаковать
castles-choice-go = 👣 Идти…
castles-choice-to = на { $cell }
castles-choice-from = { $what } · с { $cell }
castles-choice-stop = Больше ничего
castles-choice-line = линия { $line }
castles-choice-dice = Другие кубики…
castles-choice-pay = Заплатить: { $dice }
castles-choice-race = { $race } · { $power }
castles-kind-summon = ➕ Призвать…
castles-kind-magic = ✨ Магия…
castles-kind-build = 🏗️ Строить…
castles-kind-power = 🎴 { $power }…
castles-button-end = Завершить ход

castles-which-summon = Какое существо призвать?
castles-which-magic = Какую магию сыграть?
castles-which-build = 🏗️ Что построить за 6 очков?
castles-asking-cell = { $card }: куда?
castles-asking-called = За карту { $card }: какое существо призвать?
castles-asking-tile = { $tile }: куда? { $about }
castles-asking-magic-at = { $card }: какая цель? { $about }
castles-asking-creature = { $creature } · { $price ->
    [one] { $price } очко
    [few] { $price } очка
   *[other] { $price } очков
}: что делать?
castles-asking-where = { $creature }: куда идти?
castles-asking-there = { $creature } идёт на { $cell }, а потом?
castles-asking-aim = { $creature }: какая цель? { $about }
castles-asking-dest = { $creature }: цель — { $target }, куда её переместить? { $about }
castles-asking-dice = 🎲 Какими кубиками платить? Излишек сгорает.

castles-unspent = ⚠️ В этом ходу ничего не сделано, и кубики ({ $dice }) пропадут. Всё равно завершить ход?
castles-doubt-end = ⚠️ Кубики ({ $dice }) пропадут, а ещё можно { $could }. Всё равно завершить ход?
castles-could-attack = атаковать ({ $creatures })
castles-could-summon = призвать ({ $cards })
castles-could-build = строить
castles-or = { " или " }
castles-doubt-idle = ⚠️ { $what }: сейчас это ничего не даст. Всё равно применить?

# Почему что-то нельзя выбрать

castles-why-shut-in = Ему некуда идти, и нечего атаковать в пределах досягаемости.
castles-why-nobody = Атаковать нечего: до цели не достать, куда бы оно ни пошло.
castles-why-no-target = Это не на что применить.
castles-why-no-creature = В руке нет существ.
castles-why-no-magic = В руке нет магии.
castles-why-no-card = В руке нет карт.
castles-why-no-edge = Все клетки твоего края заняты.
castles-why-legend = Твоя легенда уже стоит на поле.
castles-why-all-built = Все твои здания и тайлы уже построены.
castles-why-power-reinforce = Нет союзника, под которым не лежала бы карта.
castles-why-power-arm = Нет союзника, под которым не лежала бы карта.
castles-why-power-exhume = Нет свободной клетки с надгробием.
castles-why-power-call = Нужны свободная клетка твоего края, карта для сброса и ещё одно существо для призыва.

# Ходы словами

castles-move-end = завершить ход
castles-move-build = построить: { $building }
castles-move-tile = построить на { $cell }: { $tile }
castles-move-summon = призвать на { $cell }: { $card }
castles-move-go = { $creature } идёт на { $to }
castles-move-attack = { $creature } атакует, цель: { $target }
castles-move-go-attack = { $creature } идёт на { $to } и атакует, цель: { $target }
castles-move-castle = { $creature } атакует замок игрока { $player }
castles-move-go-castle = { $creature } идёт на { $to } и атакует замок игрока { $player }
castles-move-use = { $creature }: способность «{ $ability }»
castles-move-go-use = { $creature } идёт на { $to }, способность «{ $ability }»
castles-move-use-at = { $creature }: способность «{ $ability }», цель: { $target }
castles-move-go-use-at = { $creature } идёт на { $to }, способность «{ $ability }», цель: { $target }
castles-move-magic = сыграть: { $card }
castles-move-magic-at = сыграть: { $card }, цель: { $target }
castles-move-boost = положить рубашкой вверх: { $card }, под кого: { $creature }
castles-move-call = сбросить: { $card }; призвать на { $cell }: { $called }
castles-move-exhume = положить скелетом на { $cell }: { $card }
castles-move-paid = { $move } (кубики { $dice })

# Отказы

illegal-castles-not-due = Сейчас не твой ход.
illegal-castles-no-such-race = Расы «{ $typed }» нет. Расы: люди, демоны, нежить, орки.
illegal-castles-too-little = Это стоит { $cost ->
    [one] { $cost } очко
    [few] { $cost } очка
   *[other] { $cost } очков
}, кубиков не хватает: { $dice ->
    [none] их больше нет
   *[other] { $dice }
}.
illegal-castles-no-such-dice = У тебя нет таких кубиков: { $dice }. Это стоит { $cost ->
    [one] { $cost } очко
    [few] { $cost } очка
   *[other] { $cost } очков
}.
illegal-castles-needless-die = Среди кубиков { $dice } есть лишний: это стоит всего { $cost ->
    [one] { $cost } очко
    [few] { $cost } очка
   *[other] { $cost } очков
}.
illegal-castles-no-such-cell = Клетки { $cell } на этом поле нет.
illegal-castles-ambiguous = «{ $typed }» подходит к нескольким картам: { $cards }.
illegal-castles-no-such-card = Нет подходящей карты «{ $typed }».
illegal-castles-unreadable = «{ $move }» не ход. Ходы: `b1>b2*c4`, `b1*B`, `b1!c4`, `лучник{ $at }b1`, `огненный шар!c4`, `казарма`, `башня{ $at }a1`, `+карта{ $at }b2`, `end`; кубики пишут в конце: `/2+4`.
illegal-castles-built = В этом ходу постройка уже была.
illegal-castles-not-to-build = Построить это здесь нельзя: «{ $move }».
illegal-castles-not-in-hand = В руке нет такой карты: { $card }.
illegal-castles-no-creature = { $card } не существо: магию играют так: `огненный шар!c4`.
illegal-castles-no-magic = { $card } не магия: существ призывают на клетку.
illegal-castles-second-legend = Твоя легенда уже стоит на поле, так что { $card } подождёт.
illegal-castles-no-edge-cell = { $cell } не свободная клетка твоего края.
illegal-castles-no-own-creature = На { $cell } нет твоего существа.
illegal-castles-activated = { $card }: в этот ход активация уже была.
illegal-castles-stunned = { $card }: оглушение, до конца твоего хода активировать нельзя.
illegal-castles-too-far = { $card }: на { $cell } не дойти, далеко или занято.
illegal-castles-no-ability = { $card }: способности нет.
illegal-castles-no-target = { $card }: так применить нельзя: «{ $move }».
illegal-castles-out-of-reach = { $card }: до врага на { $cell } не достать.
illegal-castles-castle-out-of-reach = { $card }: до этого замка оттуда не достать.
illegal-castles-does-nothing = { $card }: нужно куда-то идти или кого-то атаковать.
illegal-castles-powered = Способность расы в этом ходу уже применена.
illegal-castles-no-power = Так применить способность расы нельзя: «{ $move }».

# Справка

castles-explained = -# **{ $term }** · { $about }
castles-label-race = { $race } · раса
castles-label-building = { $building } · здание ({ $race })
castles-label-tile = { $tile } · тайл
castles-is-creature = { $race } · существо · призыв стоит { $price }
castles-is-magic = { $race } · магия · стоит { $price }
castles-is-token = { $race } · карта рубашкой вверх
castles-is-tile = Тайл · постройка стоит { $price } · у каждого замка их { $count }
castles-needs = нужны здания: { $buildings }
castles-numbers = Активация { $activation } · движение { $move } · дальность { $range } · урон { $damage } · жизнь { $life }
castles-uses = ✨ **{ $ability }** ({ $price }): { $about }
castles-unlocking = 🏗️ **{ $building }** открывает карты: { $cards }

# Что говорят на тренировке

castles-decided = 🏁 { $whose ->
    [own] Твой замок пал
   *[theirs] Замок противника пал
} на { $turn }-м ходу. { $card }: ран { $count } из { $total }.
castles-decided-deaths = 🏁 { $whose ->
    [own] Твой замок пал
   *[theirs] Замок противника пал
} на { $turn }-м ходу: ран { $count } из { $total } дали погибшие существа.
gain-castles-wounds = ран у замка противника было бы больше на { $count }
gain-castles-own-wounds = ран у твоего замка было бы меньше на { $count }
gain-castles-died = существ противника погибло бы больше на { $count }
gain-castles-own-died = твоих существ уцелело бы больше на { $count }
gain-castles-entered = твоих существ на поле было бы больше на { $count }

# Зрители угадывают следующее действие

castles-guess-summon = 🃏 Призвать существо
castles-guess-magic = ✨ Сыграть магию
castles-guess-build = 🏗️ Построить что-нибудь
castles-guess-power = ⚡ Применить способность
