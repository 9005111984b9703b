# «Битва замков»: слова на картинках и их текстовые описания.

castles-picture-turn = Ход { $turn }: { $player }
castles-picture-build = Постройка
castles-picture-reason-castle = Замок пал
castles-picture-reason-deck = Колода кончилась
castles-picture-reason-resignation = Партия сдана
castles-picture-reason-agreement = По соглашению
castles-picture-reason-abandoned = Партия прервана
castles-picture-reason-limit = Время вышло: решают раны замков
castles-picture-no-cards = В руке нет карт
castles-picture-face-down = Свои карты рубашкой вверх
castles-picture-kind = { $kind ->
    [creature] существо
    [legend] легенда
   *[magic] магия
}
castles-picture-requires = Нужно: { $buildings }
castles-picture-race-cards = { $race }: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
castles-picture-unlocks = Открывает
castles-picture-tile = Тайл
castles-picture-building = Здание
castles-picture-chooses = Выбирает { $player }
castles-picture-chosen = Все выбрали

# Что значат знаки, в нескольких словах: для подписей и текстовых описаний
castles-sign-cost = цена в очках кубиков
castles-sign-life = жизнь
castles-sign-damage = урон
castles-sign-range = дальность (если не 1)
castles-sign-move = движение (если не 1)
castles-sign-wounds = рана замка: с 6 он пал
castles-sign-hand = карты в руке
castles-sign-deck = колода
castles-sign-discard = сброс
castles-sign-build = постройка
castles-sign-tower = башня: +1 к дальности
castles-sign-gate = ворота: +1 к движению
castles-sign-wall = стена: прикрывает линию
castles-sign-tombstone = надгробие
castles-sign-flying = летает над существами
castles-sign-lifesteal = лечится, атакуя
castles-sign-no-wound = смерть не ранит замок
castles-sign-activated = активировано
castles-sign-stunned = оглушено
castles-sign-shield = щит
castles-sign-boost-humans = карта под ним: +1 жизнь
castles-sign-boost-orcs = карта под ним: +1 урон
castles-sign-ability = способность
castles-sign-enemy = враг
castles-sign-ally = союзник
castles-sign-own = своё существо
castles-sign-any = любое существо
castles-sign-self = само существо
castles-sign-no-legend = кроме легенд
castles-sign-cell = свободная клетка
castles-sign-in-line = на той же линии
castles-sign-line = линия
castles-sign-around = рядом
castles-sign-board = всё поле
castles-sign-blow = ранит
castles-sign-heal = лечит
castles-sign-ready = действует снова
castles-sign-kill = гибнет
castles-sign-shove = сдвиг по выбору
castles-sign-pull = притягивает
castles-sign-skeleton = встаёт скелет
castles-sign-castle = лечит замок
castles-sign-reroll = переброс кубиков
castles-sign-raze = рушит тайлы

# Текстовые описания
castles-alt-dice = { $count ->
    [0] Кубиков не осталось.
   *[other] Кубики: { $dice }.
}
castles-alt-castle = { $player } ({ $race }): раны замка { $wounds } из 6, в руке { $hand }, в колоде { $deck }, в сбросе { $discard }.
castles-alt-buildings = Здания: { $buildings }.
castles-alt-creatures = { $count ->
    [one] Существо игрока { $player }: { $creatures }.
   *[other] Существа игрока { $player }: { $creatures }.
}
castles-alt-tiles = Тайлы: { $tiles }.
castles-alt-tombstones = Надгробия: { $cells }.
castles-alt-hand = В руке, { $player }: { $count ->
    [0] нет карт
    [one] { $count } карта: { $cards }
    [few] { $count } карты: { $cards }
   *[many] { $count } карт: { $cards }
}.
castles-alt-playable = Сейчас хватает кубиков на: { $cards }.
castles-alt-face-down = Рубашкой вверх: { $cards }.
castles-alt-price = { $card } ({ $price })
castles-alt-numbers = { $card }, активация { $activation }, движение { $move }, дальность { $range }, урон { $damage }, жизнь { $life }
castles-alt-ability = { $ability } ({ $cost })
castles-alt-race = { $race }, замок: { $castle }. { $power } Здания: { $buildings }.
castles-alt-race-cards = { $race }: { $cards }.
castles-alt-building = { $building }, здание расы «{ $race }». Открывает: { $cards }.
castles-alt-chosen = { $player }: { $race }.
castles-alt-races = Расы: { $races }.

# What boards and hands show beside signs, in few words

castles-mark-die = кубик этого хода: его очками платят за всё
castles-mark-spent = потраченный кубик
castles-mark-builders = строительство, раз за ход
castles-mark-power = способность расы, раз за ход
castles-mark-done = в этом ходу уже было
castles-mark-pip = одно из шести: пока хоть одно цело, замок стоит
castles-mark-stands = яркая постройка: стоит, её карты открыты
castles-mark-missing = тусклая постройка: ещё не стоит, её карты закрыты
castles-mark-supply = башни, ворота и стены, которые ещё можно построить
castles-mark-legend = легенда
castles-mark-can = золотое: можно активировать или разыграть сейчас
castles-mark-fresh = белое: только что появилось
castles-mark-hurt = ранение: осталось жизни из скольких
castles-mark-better = больше, чем напечатано
castles-mark-several = столько таких карт в руке
