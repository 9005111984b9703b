# Партия

match-thread = { $players } · { $game }
in-channel = в { $channel }
here = в этом канале
soon = уже скоро
when-possible = как только я смогу писать здесь; до тех пор играй через { $command }

# Что складывается из частей

named-value = { $name }: { $value }
list-separator = {"; "}

# Сообщение с полем

board-won = 🏆 **{ $player } { $count ->
    [one] побеждает
   *[other] побеждают
}**! Поражение: { $loser }
board-draw = 🤝 **Ничья.**
board-resigned = { $player } сдаётся.
button-hand = Моя рука
button-decks = Колоды
button-rematch = Реванш
button-rematch-table = Ещё раз тем же составом
board-below = -# { $players }: продолжение ниже ⤵️
board-went-on = -# { $players }: партия продолжается { $where } ➡️
button-told = Что произошло
button-earlier = ◀ Раньше
button-later = Позже ▶

# Панель с рукой

panel-their-turn = ⏳ Ждём: { $player }.
panel-over = Партия окончена.
panel-undone = ↩️ Отменено.
panel-ends-turn = На этом твой ход закончится, и отменить его будет нельзя: { $move }.
panel-moved-on = ⚠️ Партия ушла вперёд. Вот как всё сейчас.
panel-nothing-to-play = **Твой ход** · Разыграть больше нечего: заверши ход.
panel-loses = ⚠️ Так ты **проиграешь партию**: { $move }. Точно?
button-yes-lose = Да, проиграть партию
button-no = Нет
button-undo = Отменить
button-end = Завершить ход
button-refresh = Обновить
button-back = Другой выбор
panel-waits = Другие ещё играют. Вот как всё стоит сейчас.
panel-more = Есть и другие: назови любую через { $command }.
button-do-it = Сделать
button-signs = Значки
button-cards = Карты и значки
refused-no-signs = Здесь нет значков, которые нужно пояснять.
panel-outlook = 🔭 Вот чем закончится ход, насколько это сейчас известно.
panel-outlook-nothing = 🔭 Никто не станет атаковать.
button-outlook = Прогноз
button-end-all-the-same = Да, завершить ход
button-all-the-same = Да, всё равно

# Команды

published = Опубликовано в канале, видят все.
resign-ask = Сдать партию? Соперник: { $opponent }. Отменить это нельзя.
button-open = Открыть
button-resign = Сдаться
button-yes-resign = Да, сдаюсь
button-yes-leave = Да, ухожу
button-yes-stop = Да, прервать
resigned = Партия сдана.
unreadable-ask = Эту партию не продолжить: я не могу её прочитать. Уйти из неё? Партия вдвоём закончится без победителя. Отменить это нельзя.
left-unreadable = Ты больше не играешь в этой партии.
cancelled = Всё остаётся как было.
match-list = **Твои партии ({ $count }):**
match-list-back = ◀ Назад
match-list-more = Ещё ▶
match-line = **#{ $number }** соперник { $opponent }, { $where } · { $what } · { $step ->
    [0] подготовка
   *[other] ход { $step }
}, { $turn ->
    [yours] **твой ход**
   *[theirs] ход соперника
}
match-line-unreadable = **#{ $number }** { $where } · сейчас её не продолжить
board-elsewhere = Эта партия идёт { $where }.
button-move-here = Перенести партию сюда
board-anew = Свежее поле уже в пути.
board-moved = Партия продолжается здесь.
place-lost = ⚠️ { $players }: канала этой партии больше нет. Продолжить можно здесь или в другом канале через { $command }.
place-lost-private = ⚠️ На сервере **{ $server }** больше нет канала твоей партии (соперник: **{ $opponent }**). Открой там другой канал, вызови { $command } и нажми *Перенести партию сюда*.
log-title = ### { $players }
log-shortened = … остальное — в файле журнала.

# Отказы: коротко, их видит один человек

refused-unknown-button = Этой кнопки я больше не знаю. Открой то, что нужно, заново.
refused-unknown-choice = Такого варианта нет.
refused-unknown-command = Этой команды я больше не знаю. Скоро Discord покажет новые.
refused-unknown-option = Один из параметров указан неверно. Выбирай из того, что предлагает Discord.
refused-too-fast = Слишком много действий подряд. Передохни и попробуй снова через минуту.
refused-many-posts = 🐢 Начато и показано тобой за короткое время: { $count }. Попробуй снова { $when }.
refused-many-posts-here = 🐢 Новых сообщений в этом канале за короткое время: { $count }. Попробуй снова { $when }.
refused-many-pings = Игрока { $player } недавно звали слишком часто. Попробуй снова { $when }.
refused-many-pictures = Для тебя рисуется ещё много картинок. Всё сделанное засчитано, загляни чуть позже.
refused-many-games = Игр в одиночку у тебя уже { $count }. Доиграй одну из них или сдайся: { $command }.
refused-no-such-match = Этой партии больше нет.
refused-unreadable = Я не могу прочитать эту партию, поэтому пока её не продолжить. Владелец бота найдёт её в журнале, и ничего в ней не потеряно. Если ты в ней играешь и не хочешь ждать: { $command }. Остальные твои партии идут как обычно.
refused-no-match = Сейчас у тебя нет партии. Начни новую: { $command }.
refused-several-matches = У тебя несколько партий. Открой одну из них или укажи нужную в параметре `партия`.
refused-no-own-match = Такой партии у тебя нет. Свои партии предлагает параметр `партия`.
refused-not-your-match = Это не твоя партия. Но смотреть — пожалуйста!
refused-not-your-turn = Сейчас не твой ход.
refused-match-over = Эта партия уже окончена.
refused-stale = Кнопка устарела: партия ушла вперёд.
refused-nothing-to-undo = Отменять нечего.
refused-many-undos = В этом ходу уже отменено столько, сколько можно: { $count }. Играй дальше с тем, что есть.
refused-one-move-at-a-time = Пожалуйста, по одному ходу за раз.
refused-not-in-server = Этого человека нет на этом сервере.
refused-wrong-place = Это работает только на сервере.
refused-by-host = Пользоваться ботом нельзя: его администратор заблокировал тебя или этот сервер.
refused-no-member = Меня нет на этом сервере, поэтому здесь это не работает. Добавить меня может тот, кто управляет сервером.
button-add-me = Добавить меня на сервер
refused-elsewhere = Это работает только в том канале, где стоит это сообщение.
refused-bot-cannot-post = В этом канале я не могу показать партию. Мне не хватает прав: { $permissions }. Их может дать тот, кто управляет каналом: *Настроить канал → Права доступа*.
refused-by-discord = Сейчас я не могу здесь писать: { $why }. Попробую ещё раз { $when }.
away-app = Discord не принимает мои сообщения
away-gone = канала больше нет
away-slow = включён медленный режим
away-locked = ветка закрыта
away-threads = на сервере слишком много активных веток
away-automod = AutoMod блокирует мои сообщения
away-place = Discord не принимает здесь мои сообщения
refused-bot-not-in-thread = Меня нет в этой приватной ветке, поэтому я не могу показать здесь партию. Упомяни здесь бота { $bot }, и я появлюсь.
permission-view-channel = Просматривать канал
permission-connect = Подключаться
permission-send-messages = Отправлять сообщения
permission-send-messages-in-threads = Отправлять сообщения в ветках
permission-attach-files = Прикреплять файлы
went-wrong = У меня что-то сломалось. Все принятые ходы целы: загляни в { $command }.

# Песочница

sandbox-welcome =
    ## Добро пожаловать в песочницу Bridgekeeper
    Это настоящий бот в собственном маленьком Discord. Ты можешь быть кем угодно: { $players }. Выбери вверху, кто ты (*Viewing as*), или открой страницу в нескольких вкладках и играй сразу за нескольких.
    1. За Ann: введи `/start` и нажми *С ботом* или выбери ниже Bob, затем *Начать*.
    2. Вызов принимает Bob: *Принять*.
    3. Чей ход, тот нажимает *Моя рука* и играет. `/learn` научит игре.
    4. Тактика: `/grimoire random`. Сервер принадлежит Ann, поэтому включить задачу дня может она: `/grimoire setup`.
    5. В одиночку: `/solo`. Вчетвером: `/draft` в любом режиме, остальные нажимают *Сесть*, или их места займёт бот.
    6. Другой язык: `/language`.
    7. Страницы, которые открываются без аккаунта: { $pages }
refused-no-order = Заранее ответить так сейчас нельзя.
button-order-always = Всегда пас, пока не отменю
button-order-unless = Спрашивать, только если я теряю воина
button-order-back = Снова спрашивать
panel-order-always = -# 🔕 Пас без вопросов, пока не скажешь иначе. Знаешь об этом только ты.
panel-order-unless = -# 🔕 Пас без вопросов, кроме случаев, когда твой воин был бы уничтожен или на него нацелено заклинание. Знаешь об этом только ты.
order-lasting-left = Ответ запомнен. Знаешь о нём только ты.
order-taken-back = Теперь тебя снова спрашивают.
order-left = До конца этого хода: { $move }. Знаешь об этом только ты.
refused-not-yours = Это не твоё.
command-language = язык
command-language-about = Только в песочнице: язык, на котором ты читаешь
option-language = язык
option-language-about = Твой язык
option-everybody = для_всех
option-everybody-about = Также для всех игроков и сервера
language-chosen = Теперь ты читаешь по-русски.
