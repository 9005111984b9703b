# What people agree on before they play Clash of Decks

game-clash = Битва колод
about-clash = Существа сражаются в двух рядах. Карты в руке — твоё здоровье.
deck-accept-random = Принять (случайная колода)
deck-accept = Принять и выбрать колоду
deck-question = Выбери колоду
choice-preconstructed = Готовые колоды
choice-draft = Драфт
choice-constructed = Составленные колоды
choice-mutation = Лига мутаций
mode-solo = в одиночку против ИИ
mode-duel = дуэль
mode-free-for-all = каждый за себя
mode-two-against-two = двое на двое
mode-coop = вместе против двух ИИ
ruleset-usual = 1.2 (обычные правила)
ruleset-first = 1.0 (первое издание)
settings-preconstructed = Каждый играет одной из четырёх колод набора «Посвящение».
settings-draft = Карты открываются, и все по очереди берут их, пока колоды не готовы. Потом ими играют.
settings-constructed = Каждый играет составленной колодой из карт по своему выбору. Карт в ней: { $count }.
settings-mutation = Четверо проводят драфт, выбирают восемь из своих 16 карт и играют по шесть дуэлей. Между дуэлями существа мутируют.
settings-ruleset = Правила { $ruleset }
settings-sets = { $count ->
    [one] набор: { $sets }
   *[other] наборы: { $sets }
}
settings-all-sets = карты всех наборов
settings-two-sets = два набора по жребию
settings-champion = у каждого есть чемпион
settings-fatigue = усталость с 9-го хода
settings-ai = ИИ: { $ai }
option-format = формат
option-format-about = Откуда берутся колоды
option-mode = режим
option-mode-about = Кто против кого (если не указать — дуэль)
option-deck = колода
option-deck-about = Твоя готовая колода (если не указать — случайная)
option-ruleset = правила
option-ruleset-about = Издание правил (если не указать — 1.2)
option-sets = наборы
option-sets-about = Для драфта: один набор или несколько через запятую (если не указать — все)
option-champion = чемпион
option-champion-about = Каждый выбирает существо, которое стоит рядом с колодой
option-fatigue = усталость
option-fatigue-about = С 9-го хода ты каждый ход теряешь карту
option-level = уровень
option-level-about = Насколько сильны ИИ (если не указать — быстрая игра)
deck-taken = Этой колодой уже играет кто-то другой. Выбери другую.

# Параметры отдельных команд

command-practice-deck = колода
command-practice-deck-about = Твоя колода (если не указать — случайная; у меня случайная)
command-solo-deck-about = Твоя колода или драфт (если не указать — случайная колода)

# Отказы

refused-unknown-deck = Колоды «{ $deck }» нет. Выбери из списка.
refused-deck-not-here = Выбрать колоду заранее можно только для игры готовыми колодами.
refused-unknown-set = Набора «{ $set }» нет. Выбери из списка.
refused-settings-coop = Против двух ИИ играют колодами из драфта: выбери драфт.
refused-settings-draft-ruleset = Драфт играют по правилам 1.2.
refused-settings-constructed-ai = Составленными колодами против ИИ не играют.
refused-settings-constructed-duel = По правилам 1.0 составленными колодами играют только дуэли.
refused-settings-mutation = Лига мутаций — это дуэли четверых по правилам 1.2: не указывай режим и правила.
refused-settings-no-sets = Наборы нужны только для драфта: здесь их не указывай.
refused-settings-set-twice = Один набор назван дважды.
refused-settings-set-ruleset = Правила 1.0 знают только карты набора «Посвящение».
refused-settings-two-sets = Лиге мутаций нужны ровно два набора. Если не указать ни одного, их выберет жребий.
refused-settings-more-sets = Карт для этого драфта нужно { $count }, а в этих наборах их { $cards }. Назови больше наборов.
refused-settings-no-ai = В этом режиме нет ИИ: не указывай уровень.
refused-settings-champion = В быстрой игре против ИИ чемпионов нет: выбери уровень.
refused-settings-level = Выбери уровень от { $first } до { $last }.
refused-settings-points = Эти настройки ИИ не тратят ровно столько очков, сколько даёт его уровень.
