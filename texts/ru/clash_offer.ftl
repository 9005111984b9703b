# What people agree on before they play Clash of Decks

game-clash = Битва колод
deck-accept-random = Принять (случайная колода)
deck-accept = Принять и выбрать колоду
deck-question = Выбери колоду
choice-preconstructed = Готовые колоды
choice-draft = Драфт
choice-constructed = Свои колоды
choice-mutation = Лига мутаций
mode-duel = дуэль
mode-free-for-all = каждый за себя
mode-two-against-two = двое на двое
mode-coop = вместе против двух ИИ
ruleset-usual = 1.2 (обычные правила)
ruleset-first = 1.0 (первое издание)
terms-preconstructed = Каждый играет одной из четырёх колод набора «Посвящение».
terms-draft = Карты открываются, и все по очереди берут их, пока колоды не готовы. Потом ими играют.
terms-constructed = Каждый приносит колоду из карт по своему выбору. Карт в ней: { $count }.
terms-mutation = Четверо проводят драфт, выбирают восемь из своих 16 карт и играют по шесть дуэлей. Между дуэлями существа мутируют.
terms-ruleset = Правила { $ruleset }
terms-sets = { $count ->
    [one] набор: { $sets }
   *[other] наборы: { $sets }
}
terms-all-sets = карты всех наборов
terms-two-sets = два набора по жребию
terms-champion = у каждого есть чемпион
terms-fatigue = усталость с 9-го хода
terms-ai = ИИ: { $ai }
option-format = формат
option-format-about = Откуда берутся колоды
option-mode = режим
option-mode-about = Кто против кого (если не указать — дуэль)
option-deck = колода
option-deck-about = Твоя готовая колода (не указывай, если нужна случайная)
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
