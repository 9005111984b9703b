# Вызовы

challenge-title = ### ⚔️ Дуэль в «Битве колод»
challenge-text = { $challenger } бросает вызов игроку { $opponent }. { $challenger } выбирает: { $deck }.
challenge-expires = { $opponent } может ответить до { $when }.
challenge-accept = Принять (случайная колода)
challenge-accept-deck = Принять и выбрать колоду
challenge-decline = Отклонить
challenge-withdraw = Отозвать
challenge-accepted = ✅ { $opponent } принимает вызов игрока { $challenger }. Партия: { $where }.
challenge-declined = { $opponent } отклоняет вызов.
challenge-withdrawn = { $challenger } отзывает вызов.
challenge-expired = Время вызова вышло.

match-thread = { $players } · Битва колод
in-channel = в { $channel }
here = в этом канале
soon = уже скоро

# Сообщение с полем

board-your-turn = ▶ { $player }, твой ход! Мана: **{ $mana }**.
board-won = 🏆 **{ $player } побеждает**! Соперник: { $loser }
board-draw = 🤝 **Ничья.**
board-resigned = { $player } сдаётся.
button-hand = Моя рука
button-log = Журнал
button-rematch = Реванш
story-shortened = … остальное покажет { $command }

# Панель с рукой

panel-your-turn = **Твой ход** · осталось маны: { $mana }. Выбери карту.
panel-their-turn = Сейчас ходит { $player }. Твоя рука:
panel-over = Партия окончена.
panel-choose-lane = **{ $card }** · в какой ряд?
panel-choose-place = **{ $card }** · в какой ряд или поверх какого существа?
panel-choose-target = **{ $card }** · в какое существо?
panel-undone = ↩️ Отменено.
panel-moved-on = ⚠️ Партия ушла вперёд. Вот как всё сейчас.
panel-nothing-to-play = Разыграть больше нечего: заверши ход.
panel-target = Выбери существо
panel-place = Выбери место
panel-loses = ⚠️ { $move }: это будет стоить тебе форта, и ты **проиграешь партию**. Точно?
button-yes-lose = Да, проиграть партию
button-no = Нет
button-undo = Отменить
button-end = Завершить ход
button-refresh = Обновить
button-back = Другая карта

# Команды

resign-ask = Сдать партию? Соперник: { $opponent }. Отменить это нельзя.
button-resign = Да, сдаюсь
resigned = Партия сдана.
cancelled = Всё остаётся как было.
match-list = **Твои партии:**
match-line = соперник { $opponent }, { $where } · { $turn ->
    [yours] **твой ход**
   *[theirs] ход соперника
}
board-elsewhere = Эта партия идёт { $where }.
button-move-here = Перенести партию сюда
board-anew = Свежее поле уже в пути.
board-moved = Партия продолжается здесь.
log-title = ### { $players }
log-shortened = … начало — в файле.

# Отказы: коротко, их видит один человек

refused-no-such-match = Этой партии больше нет.
refused-no-match = Сейчас у тебя нет партии. Начни новую: { $command }.
refused-several-matches = У тебя несколько партий: вызови команду в ветке нужной.
refused-not-your-match = Это не твоя партия. Но смотреть — пожалуйста!
refused-not-your-turn = Сейчас не твой ход.
refused-match-over = Эта партия уже окончена.
refused-stale = Кнопка устарела: партия ушла вперёд.
refused-nothing-to-undo = Отменять нечего.
refused-needs-lane = { $card } — существо: выбери ещё и ряд.
refused-needs-target = { $card } — заклинание: выбери ещё и существо-цель.
refused-one-move-at-a-time = Пожалуйста, по одному ходу за раз.
refused-challenge-closed = Этот вызов уже закрыт.
refused-not-challenged = Этот вызов не тебе.
refused-not-challenger = Отозвать этот вызов может только { $challenger }.
refused-not-in-server = Этого человека нет на этом сервере.
refused-self = Нельзя бросить вызов себе.
refused-bot = Боты на дуэлях не сражаются.
refused-already-challenged = Между вами уже есть открытый вызов.
refused-unknown-deck = Колоды «{ $deck }» нет. Выбери из списка.
refused-unknown-card = Карты «{ $name }» нет. Выбери из списка.
refused-unknown-ability = Способности «{ $name }» нет. Выбери из списка.
refused-wrong-place = Это работает только на сервере.
went-wrong = У меня что-то сломалось. Все принятые ходы целы: загляни в { $command }.

# Справка

card-facts-creature = Существо · мана { $cost } · атака { $attack } · здоровье { $health }
card-facts-incantation = Заклинание · мана { $cost } · урон { $attack }
ability-line = **{ $ability }** · { $text }
aura-line = **{ $aura }** · у существ прямо перед картой и прямо за ней есть { $ability }. { $text }
ability-seen-on = Есть на { $count ->
    [one] { $count } карте
   *[other] { $count } картах
}, например: { $cards }.
help-text =
    ## «Битва колод» за минуту
    🂠 **Твоя колода — это твоя рука.** Восемь карт стоят в порядке, который не поменять, и среди них — *крепость*. Карты справа от неё — её здоровье. Сколько карт в руке, столько маны на каждый ход.
    ▶️ **Твой ход.** Тебе доступны четыре крайние левые карты: играй любые, на которые хватает маны. Существа встают в конец верхнего или нижнего ряда, заклинания сразу бьют по существу. Потом заверши ход: все существа, которые уже были в игре, атакуют сами. Сначала верхний ряд, в каждом — от дальнего края к мосту. Они бьют первое вражеское существо своего ряда, а если ряд пуст — крепость.
    💥 **Урон** сдвигает крепость вправо. У правого края бастион падает, и слева встаёт форт. Пал и форт — партия проиграна. Погибшие существа возвращаются на правый край руки владельца и так лечат крепость.
    🎮 **Как играть:** { $duel } — вызвать соперника, { $practice } — сыграть со мной. **Моя рука** под полем покажет твои карты и кнопки для всего, что можно сделать; { $play } и { $end } умеют то же. { $card } и { $ability } объяснят любую карту.
    🧩 **Головоломки.** { $daily } — сегодняшняя страница этого сервера, { $random } — та, что тебе по силам.

sandbox-welcome =
    ## Добро пожаловать в песочницу Bridgekeeper
    Это настоящий бот в собственном маленьком Discord. Ты можешь быть кем угодно: { $players }. Выбери вверху, кто ты (*Viewing as*), или открой страницу в нескольких вкладках и играй сразу за нескольких.
    1. За Ann: введи `/duel`, выбери соперником Bob и отправь.
    2. За Bob: нажми *Accept*.
    3. Чей ход, тот нажимает *My hand* и играет. `/help` объяснит игру.
    4. Головоломка: `/grimoire random`. Сервер принадлежит Ann, поэтому ежедневные страницы может начать она: `/grimoire setup`.
