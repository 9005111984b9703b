# Битва на Лысой горе: слова на картинках и их текстовые замены.

bald-mountain-picture-turn = Ход { $turn }: { $player }
bald-mountain-picture-asked = Решает { $player }
bald-mountain-picture-wonders = Сначала срабатывают чудеса
bald-mountain-picture-last-turn = Последний ход
bald-mountain-picture-few = Колода на исходе
bald-mountain-picture-reason-energy = Живица иссякла
bald-mountain-picture-reason-gems = 15 яхонтов
bald-mountain-picture-reason-empty-deck = Колода пуста: сравнили яхонты и живицу
bald-mountain-picture-reason-last-turn = Карт не хватило: сравнили яхонты и живицу
bald-mountain-picture-reason-resignation = Партия сдана
bald-mountain-picture-reason-agreement = По соглашению
bald-mountain-picture-reason-abandoned = Партия прервана
bald-mountain-picture-reason-limit = Время вышло: сравнили яхонты и живицу
bald-mountain-picture-no-cards = В руке нет карт
bald-mountain-picture-possible = Можно активировать сейчас
bald-mountain-picture-kind = { $kind ->
    [spell] Заклинание
    [optional] Чудо, можно отказаться
   *[wonder] Чудо
}

# Что значат знаки, в двух словах: для подсказок и текстовых замен
bald-mountain-sign-energy = живица
bald-mountain-sign-gems = яхонты
bald-mountain-sign-cards = карты
bald-mountain-sign-attack = атака
bald-mountain-sign-steal = украсть
bald-mountain-sign-give = отдать
bald-mountain-sign-banish = изгнать карту противников
bald-mountain-sign-banish-self = изгнать эту карту
bald-mountain-sign-turn = развернуть карту противников
bald-mountain-sign-bury = зарыть верхнюю карту
bald-mountain-sign-retrieve = взять карту из сброса
bald-mountain-sign-play = сыграть карты
bald-mountain-sign-copy = скопировать чужую карту
bald-mountain-sign-repeat = повторить свою карту
bald-mountain-sign-actions = действия
bald-mountain-sign-edge = следующая атака сильнее
bald-mountain-sign-ward = атаки на эту сторону слабее
bald-mountain-sign-reflect = следующая атака отразится
bald-mountain-sign-guard = свои карты под охраной
bald-mountain-sign-lock = алтарь заперт
bald-mountain-sign-still = чудеса затихли
bald-mountain-sign-toll = пошлина за активацию
bald-mountain-sign-choose = выбрать одно
bald-mountain-sign-way-out = можно откупиться
bald-mountain-sign-if = при условии
bald-mountain-sign-yes = если да
bald-mountain-sign-no = если нет
bald-mountain-sign-them = противники
bald-mountain-sign-all = каждый колдун
bald-mountain-sign-altars = алтари под контролем
bald-mountain-sign-chance = наугад
bald-mountain-sign-wonder = чудо
bald-mountain-sign-optional = чудо по желанию
bald-mountain-sign-used = активирована в этом ходу

# Текстовые замены
bald-mountain-alt-actions = { $actions ->
    [one] Осталось { $actions } действие.
    [few] Осталось { $actions } действия.
   *[other] Осталось { $actions } действий.
}
bald-mountain-alt-mage = { $player } ({ $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[other] { $cards } карт
})
bald-mountain-alt-side = { $mages }: живица { $energy }, яхонты { $gems }.
bald-mountain-alt-empty = { $altar }: пусто.
bald-mountain-alt-altar = { $altar }: { $card }, лицом к: { $players }{ $notes }.
bald-mountain-alt-below = под ней { $count }, следующая лицом к: { $players }
bald-mountain-alt-rule = { $players }: { $rule }{ $more }.
bald-mountain-alt-piles = В колоде { $deck }, в сбросе { $discard ->
    [0] пусто
   *[other] { $discard }: сверху { $top }
}.
bald-mountain-alt-hand = У игрока { $player } { $count ->
    [0] нет карт
    [one] { $count } карта: { $cards }
    [few] { $count } карты: { $cards }
   *[other] { $count } карт: { $cards }
}.
bald-mountain-alt-playable = Можно сыграть: { $cards }.
bald-mountain-alt-possible = Можно активировать: { $cards }.
bald-mountain-alt-card = { $card }. { $colour }, { $kind ->
    [spell] заклинание
    [optional] чудо, от которого можно отказаться
   *[wonder] чудо
}. { $words }

# What boards and hands show beside signs, in few words

bald-mountain-mark-deck = карты в колоде
bald-mountain-mark-pile = сброс, рядом его верхняя карта
bald-mountain-mark-facing = сторона, к которой обращена верхняя карта: она контролирует алтарь
bald-mountain-mark-below = карты под ней; сторона следующей
bald-mountain-mark-colour = цвет карты: её кладут на алтарь этого цвета
bald-mountain-mark-whose = чей ход
bald-mountain-mark-asked = этому колдуну задан вопрос
bald-mountain-mark-can = золотое: можно выбрать сейчас
bald-mountain-mark-fresh = белое: только что легло или действует
bald-mountain-mark-change = только что изменилось
