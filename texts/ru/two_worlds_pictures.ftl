# «Дуэль двух миров»: слова на картинках и их описания.

two-worlds-picture-turn = Ход { $turn }: { $player }
two-worlds-picture-asked = Может ответить { $player }
two-worlds-picture-due = { $step ->
    [start] Перед продвижением
    [summon] Призыв воина
    [draw] Взять заклинание
   *[action] Действия
}
two-worlds-picture-picks = Выбор армий: { $rank ->
    [champion] чемпионы
    [elite] элитные воины
   *[regular] рядовые воины
}
two-worlds-picture-rank = { $rank ->
    [champion] Чемпион
    [elite] Элитный воин
   *[regular] Рядовой воин
}
two-worlds-picture-rank-sheet = { $rank ->
    [champion] Чемпионы
    [elite] Элитные воины
   *[regular] Рядовые воины
}: { $count } { $count ->
    [one] карта
    [few] карты
   *[other] карт
}
two-worlds-picture-spell-sheet = Заклинания: { $count } { $count ->
    [one] карта
    [few] карты
   *[other] карт
}
two-worlds-picture-spell = Заклинание
two-worlds-picture-enchantment = Зачарование
two-worlds-picture-timing = { $timing ->
    [any_time] В свой ход или в ответ
   *[your_turn] Только в свой ход
}
two-worlds-picture-target = { $target ->
    [own_warrior] твой воин
    [enemy_warrior] вражеский воин
    [any_warrior] любой воин
    [own_or_near] твой воин или враг на твоей половине
    [two_own_warriors] два твоих воина
    [own_and_enemy_in_row] передовые воины обоих в ряду
    [cell] любая ячейка
    [reflectable_spell] верхнее заклинание противника
   *[spell_or_enchantment] верхнее заклинание или зачарование
}
two-worlds-picture-zone = { $zone ->
    [own_half] на твоей половине
   *[beside] стоящие рядом
}
two-worlds-picture-distance = Расстояние
two-worlds-picture-copies = { $of ->
    [spells] В каждой колоде заклинаний: { $count }
   *[warriors] В игре: { $count }
}
two-worlds-picture-reason-destruction = Уничтожение: воинов не осталось
two-worlds-picture-reason-breakthrough = Прорыв к вражескому порталу
two-worlds-picture-reason-quiet = Затишье: у кого осталось больше воинов
two-worlds-picture-reason-resignation = Партия сдана
two-worlds-picture-reason-agreement = По соглашению
two-worlds-picture-reason-abandoned = Партия прервана
two-worlds-picture-reason-limit = Время вышло: решает число воинов
two-worlds-picture-no-spells = В руке нет заклинаний
two-worlds-picture-army = Твоя колода, не по порядку
two-worlds-picture-keep = Оставь одну: { $kept } из { $of }
two-worlds-picture-kept = Твоя армия
two-worlds-picture-chosen = Выбор сделан

# What the signs mean, in few words: in legends and text alternatives
two-worlds-sign-health = осталось жизней
two-worlds-sign-melee = урон соседу
two-worlds-sign-ranged = урон на расстоянии 2, 3, 4
two-worlds-sign-army = воинов в колоде
two-worlds-sign-book = заклинаний в колоде
two-worlds-sign-hand = заклинаний в руке
two-worlds-sign-fallen = павших воинов
two-worlds-sign-cast = сыграно заклинаний
two-worlds-sign-attack = атака
two-worlds-sign-target = на что действует
two-worlds-sign-flying = летает
two-worlds-sign-breakthrough = стоит на последней ячейке
two-worlds-sign-shift = шаг раз в ход
two-worlds-sign-shapeshift = новая форма каждый ход
two-worlds-sign-reach-flyers = ближний бой достаёт летающих
two-worlds-sign-pack = +1 урон вместе с другими
two-worlds-sign-rally = соседям +1 урон
two-worlds-sign-bulwark = соседям +1 жизнь
two-worlds-sign-dread = врагам рядом −1 урон
two-worlds-sign-armour = получает на 1 меньше
two-worlds-sign-swift = продвигается на две ячейки
two-worlds-sign-spell-ward = не цель вражеских заклинаний
two-worlds-sign-silent = на атаку нельзя ответить
two-worlds-sign-splash = 1 урон тому, кто за целью
two-worlds-sign-knockback = отталкивает цель
two-worlds-sign-deathless = один раз вернётся в колоду
two-worlds-sign-scholar = ещё одно заклинание каждый ход
two-worlds-sign-reap = возвращает павшего
two-worlds-sign-curse = −1 урон, −1 жизнь
two-worlds-sign-blessing = +1 урон, +1 жизнь
two-worlds-sign-invisibility = издали не достать
two-worlds-sign-neutralization = без способности и полёта
two-worlds-sign-flight = летает по заклинанию
two-worlds-sign-any-time = в любое время
two-worlds-sign-your-turn = только в свой ход
two-worlds-sign-enchantment = остаётся на воине
two-worlds-sign-used = уже в этом ходу

# Films
two-worlds-picture-strikes = Атака бьёт

# Text alternatives
two-worlds-alt-seat = { $player }: в колодах { $army } { $army ->
    [one] воин
    [few] воина
   *[other] воинов
} и { $spells } { $spells ->
    [one] заклинание
    [few] заклинания
   *[other] заклинаний
}, в руке { $hand }, пало { $fallen }, сыграно { $cast }.
two-worlds-alt-fighters = На поле, { $player }: { $fighters }.
two-worlds-alt-nobody = На поле, { $player }: никого.
two-worlds-alt-health = жизни: { $health }
two-worlds-alt-wounded = жизни: { $health } из { $most }
two-worlds-alt-strike = { $damage } на расстоянии { $distance }
two-worlds-alt-strikes = урон { $strikes }
two-worlds-alt-silenced = нейтрализован
two-worlds-alt-form-of = в форме: { $card }
two-worlds-alt-revealed = Призыв: { $card }.
two-worlds-alt-stack = Стек, с вершины: { $items }.
two-worlds-alt-attack = атака, { $player } ({ $cells } → { $target }) на { $damage }
two-worlds-alt-spell = заклинание { $card } ({ $player }) { $cells }
two-worlds-alt-attacked = Атака этого хода уже была.
two-worlds-alt-quiet = Тихих ходов: { $n } из 12.
two-worlds-alt-spent = Использованные формы: { $cards }.
two-worlds-alt-picking = { $player }: оставлено { $kept } из { $of }{ $done ->
    [yes] , выбор сделан
   *[no] { "" }
}.
two-worlds-alt-hand = В руке, { $player }: { $count } { $count ->
    [one] заклинание
    [few] заклинания
   *[other] заклинаний
}: { $cards }.
two-worlds-alt-no-hand = { $player }: в руке нет заклинаний.
two-worlds-alt-possible = Можно сыграть сейчас: { $cards }.
two-worlds-alt-army = Воины в колоде: { $cards }.
two-worlds-alt-packet = Выбор из: { $cards }.
two-worlds-alt-kept = Оставлено: { $cards }.
two-worlds-alt-warrior = { $card }. { $rank }, жизни: { $health }, { $strikes }.
two-worlds-alt-spell-card = { $card }. { $kind }. { $timing }: { $target }. { $words }
two-worlds-alt-sheet = { $title }. { $cards }.

# What boards and hands show beside signs, in few words

two-worlds-mark-step-start = начало хода: армия продвигается
two-worlds-mark-step-summon = призыв воинов
two-worlds-mark-step-action = одна атака, манёвры, формы
two-worlds-mark-step-draw = берутся заклинания
two-worlds-mark-attack-used = атака этого хода уже была
two-worlds-mark-quiet = тихих ходов подряд: после 12 партия окончена
two-worlds-mark-order = в этом порядке разыгрывается стек
two-worlds-mark-asked = можно ответить сейчас
two-worlds-mark-ranks = рамка: чемпион, элитный, рядовой
two-worlds-mark-way = куда идёт, и название ячейки
two-worlds-mark-ready = золотое: может действовать или быть разыграно
two-worlds-mark-fresh = белое: только что вступило или действует
two-worlds-mark-aimed = красное: это цель
two-worlds-mark-raised = больше, чем напечатано
two-worlds-mark-lowered = меньше, чем напечатано
two-worlds-mark-wound = ранение: осталось жизней из скольких
two-worlds-mark-silenced = зачёркнуто: эта способность потеряна
two-worlds-mark-form = маленькая эмблема: кто это на самом деле
two-worlds-mark-gone = только что погиб
two-worlds-mark-blow = только что нанесён урон
