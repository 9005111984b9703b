# Кто есть кто на задаче

side-yours = Твоя сторона
side-opponent = Противник

# Задача и панель, на которой её решают

puzzle-goal = 🎯 **{ $goal }**
puzzle-set-mixed = разные наборы
puzzle-author = автор: { $author }
puzzle-for-fun = 👋 Ты знаешь эту задачу с тех пор, когда она ещё не была задачей дня: решай просто так, без очков и без изменения рейтинга. Реши её, и серия продолжится.
puzzle-line-over = Игра здесь окончена. Заверши ход, чтобы ответ проверили, или вернись на шаг назад.
puzzle-judging = 🔎 Перебираю все ответы противника…
puzzle-moved-on = ⚠️ Ходы продолжены в другом месте. Вот как всё сейчас.
puzzle-give-up-ask = Показать решение? После этого задача больше не принесёт очков.
puzzle-give-up-costs = Это считается неверным ответом.
puzzle-rated = Первый ответ влияет на рейтинг; каждая подсказка уменьшает его вес.
puzzle-rated-half = После подсказки первый ответ влияет на рейтинг наполовину.
puzzle-rated-no-more = После двух подсказок ответ не меняет рейтинг.
puzzle-finish-ask = Ничего не сыграно. Всё равно завершить ход?
puzzle-turn-how-to = Случайностей нет, и противник не отвечает. Сделай свои ходы, затем заверши ход, и ответ будет проверен.
puzzle-type-title = Твой ответ
puzzle-type-label = Все действия твоего хода
puzzle-solution = 🔓 **Решение**
puzzle-continuation = **При лучшем ответе дальше так:**
hint-plays = 💡 Нужно карт: { $count }.
hint-themes = 💡 Сколько карт нужно: { $count }. О чём задача: { $themes }.
hint-move = 💡 Первое действие: { $move }.
button-solve = Решать
button-finish = Завершить ход
button-yes-finish = Да, завершить
button-unrated = Без рейтинга
button-take-back = Шаг назад
button-start-over = Начать заново
button-last-try = Моя последняя попытка
button-type = Ввести текстом
button-hint = Подсказка
button-hint-costs = Подсказка (минус 1 очко)
button-give-up = Сдаться
button-yes-give-up = Да, показать решение
button-solution = Решение
button-once-more = Ещё раз
button-explain = Объяснить
button-another-puzzle = Другая задача

# Что говорит судья

verdict-solved = ✅ **Решено!**
verdict-illegal = ❌ **Действие { $number }, «{ $typed }», невозможно.** { $why }
verdict-possible = Здесь можно: { $moves }
verdict-possible-and-more = Здесь можно: { $moves } и ещё { $count }
verdict-short = ❌ **Не вышло.** Ход закончился раньше, чем цель достигнута.
verdict-lost = ❌ **Так ты проигрываешь партию.**
verdict-undecided = 🤔 Не успеваю разобраться с этим ответом. Он не считается.
verdict-free = Невозможное действие ничего не стоит: попробуй ещё.
verdict-repeated = Такой ответ уже был: второй раз он не считается.
verdict-points = 🏅 Очки за задачу дня: **{ $points }** · 🔥 подряд: { $streak }
verdict-no-points = Рейтинг прежний: его меняет только первый ответ, пока решение не показано.
verdict-unrated = Этот ответ без рейтинга: рейтинг не меняется.
verdict-for-fun = Эта задача была тебе знакома раньше, так что это для удовольствия: без очков, рейтинг прежний.
verdict-rating = Твой рейтинг: { $before } → **{ $after }**
verdict-rating-first = Твой первый рейтинг: **{ $after }**
rating-later = { $count ->
    [one] Рейтинг появится ещё через { $count } первый ответ.
    [few] Рейтинг появится ещё через { $count } первых ответа.
   *[many] Рейтинг появится ещё через { $count } первых ответов.
}

# Почему задача решается именно так

explained-idea = 💡 **Почему это работает.** { $idea }
explained-needs = Без этого не получится: { $abilities }.
explained-try = 🪤 **Заманчиво, но неверно**
explained-reply = ↩️ Ответ противника: { $moves }
explained-spoiled = Всё получилось бы, если бы не это: { $abilities }.
idea-order = Карты работают только в этом порядке.
idea-places = У каждой карты одно верное место.
idea-reach = Одна из карт доступна не сразу: сначала надо разыграть другие.
idea-reach-named = { $number ->
    [one] { $cards }: карта доступна не сразу, сначала надо разыграть другую.
   *[other] { $cards }: карты доступны не сразу, сначала надо разыграть другие.
}
idea-uncovering = Одна из карт нужна лишь для того, чтобы открыть доступ к другой.
idea-uncovering-named = { $number ->
    [one] { $cards }: карта нужна лишь для того, чтобы открыть доступ к другой.
   *[other] { $cards }: карты нужны лишь для того, чтобы открыть доступ к другим.
}
theme-order = верный порядок
theme-places = верное место
theme-reach = добраться до карты
theme-uncovering = доступ к карте

# Свои задачи и решения о них

create-which-turn = Из какого хода сделать задачу? Цель выберешь потом.
button-make-puzzle = Сделать задачу
create-untitled = Без названия
create-proving = 🔎 **{ $title }** · Смотрю все возможные ходы. Пройдено действий: { $nodes }
create-kept = ✅ **Задача { $puzzle } доказана и сохранена.** Решающих линий: { $lines }. Пройдено действий: { $nodes }. Теперь слово за модераторами сервера.
create-facts = -# Идей: { $ideas } · первых ходов к решению: { $moves } · почти решений: { $near }
create-ideas = ⚠️ Её решают несколько идей: { $ideas }. Лучше всего одна.
create-lines = { $count }
create-lines-more = больше { $count }
create-wrong-solution = Ничего не сохранено: решение в твоём файле неверно.
create-withdrawn = Задача { $puzzle } отозвана.
button-withdraw-puzzle = Отозвать
review-list = Задач на проверку: **{ $count }**
review-nothing = Задач на проверку нет.
review-for-fun = Кто открывает здесь задачу, видит её решение и потом решает её для удовольствия, без очков.
review-choose = Выбери задачу
review-made = Автор: { $author }
review-approved = ✅ Задача { $puzzle } одобрена: станет задачей дня, как только день свободен. До тех пор она скрыта.
review-approved-open = ✅ Задача { $puzzle } одобрена: теперь её могут решать все.
review-rejected = 🗑️ Задача { $puzzle } отклонена.
review-scheduled = 📅 Задача { $puzzle } станет задачей дня { $day }. До тех пор она скрыта.
review-told-approved = ✅ Твоя задача «{ $title }» одобрена на сервере { $server }.
review-told-rejected = 🗑️ Твоя задача «{ $title }» отклонена на сервере { $server }.
review-schedule-title = Задача дня
review-schedule-label = На какой день? Год-месяц-день
button-approve = Одобрить
button-schedule = Назначить день
button-reject = Отклонить
button-review-list = К списку

# Отказы

refused-many-puzzles-here = Задач ждёт проверки на этом сервере: { $count }. Пусть модераторы сначала посмотрят часть из них.
refused-no-such-puzzle = Такой задачи здесь нет. Выбери из списка.
refused-not-for-all = Эта задача ещё не открыта для всех, поэтому показать её в канале нельзя.
refused-no-puzzle-named = Открытой задачи дня здесь нет: назови задачу или вызови { $command }.
refused-no-fitting-puzzle = Нерешённых задач с такими условиями нет. Смягчи условия.
refused-file-too-large = Файл слишком большой: на задачу хватает { $largest } КиБ.
refused-file-gone = Не получается взять этот файл у Discord. Пришли его ещё раз.
refused-document = Ничего не сохранено. Так не годится: { $fault }
refused-one-source = Нужно ровно что-то одно: файл, запись позиции или партия с ходом.
refused-needs-turn = Укажи ещё и ход партии. Или назови только партию: тогда ход можно выбрать по картинке.
refused-no-such-turn = В этой партии нет хода { $turn }.
refused-match-not-over = Эта партия ещё идёт.
refused-no-solution = Ничего не сохранено: у этой задачи нет решения. Её цель понята так: { $goal }
refused-solves-itself = Ничего не сохранено: эта задача решает себя сама. Если сразу завершить ход, цель достигнута: { $goal }
refused-copy = Ничего не сохранено: это то же, что задача «{ $title }».
refused-copy-hidden = Ничего не сохранено: такая задача на этом сервере уже есть.
refused-not-proved = Ничего не сохранено: задача слишком велика для доказательства. Пройдено действий: { $nodes }.
refused-proof-too-long = Ничего не сохранено: перебор этой задачи занимает слишком много времени. Попробуй взять позицию поменьше.
refused-proof-too-big = Ничего не сохранено: на эту задачу не хватает памяти. Попробуй взять позицию поменьше.
refused-turn-too-long = Ничего не сохранено: ход в этой задаче может состоять больше чем из 150 действий, так далеко я не смотрю.
refused-hard-to-judge = Ничего не сохранено: проверка ответа на эту задачу заняла бы слишком много времени, и ждать пришлось бы всем. Попробуй взять позицию поменьше.
refused-too-many-answers = Твоих ответов ещё проверяется: { $count }. Сначала дождись одного из них.
refused-too-busy = Сейчас слишком много дел, и до этого очередь не дошла. Попробуй позже.
refused-still-proving = Твоя прошлая задача ещё проверяется.
refused-too-many-puzzles = Задач этого автора на проверке здесь уже { $count }. Пусть сначала решат о них.
refused-decided = Об этой задаче уже решили.
refused-no-date = Это не дата. Напиши так: 2027-01-31.
refused-day-over = На этот день задача уже была, или он прошёл.

# Команды. Названия: строчные буквы, без пробелов. Описания — до 100 знаков.

grimoire-random = случайная
grimoire-random-about = Новая для тебя задача по твоим силам
grimoire-me = я
grimoire-me-about = Твои успехи: рейтинг во времени, сильные темы, задачи для новой попытки
grimoire-puzzle = задача
grimoire-puzzle-about = Определённая задача или сегодняшняя: реши кнопками или впиши ходы
grimoire-create = создать
grimoire-create-about = Сделать свою задачу; о ней решат модераторы
grimoire-review = проверка
grimoire-review-about = Решить о присланных задачах (нужно право управлять сервером)
grimoire-set = набор
grimoire-set-about = Набор, из которого задача
grimoire-difficulty = сложность
grimoire-difficulty-about = Насколько трудной может быть задача
grimoire-goal = цель
grimoire-goal-about = Чего надо достичь
grimoire-theme = тема
grimoire-theme-about = О чём задача: замысел решения или способность, без которой не обойтись
grimoire-which = задача
grimoire-which-or-daily = Набор и номер или название (если не указать — задача дня)
grimoire-share = показать
grimoire-share-about = Показать всем в канале
grimoire-line = линия
grimoire-line-about = Весь твой ответ: все действия твоего хода подряд
grimoire-file = файл
grimoire-file-about = Задача или позиция в JSON
grimoire-notation = запись
grimoire-notation-about = Позиция в нотации
grimoire-match = партия
grimoire-match-about = Твоя партия, сыгранная до конца
grimoire-match-choice = { $players }, { $day }
grimoire-turn = ход
grimoire-turn-about = Ход партии, с начала которого начнётся задача
grimoire-title = название
grimoire-title-about = Название задачи
choice-difficulty-easy = легко
choice-difficulty-medium = средне
choice-difficulty-hard = трудно

# Забеги: задача за задачей, по своим правилам

choice-mode-storm = ⚡ Шторм
choice-mode-streak = 🔥 Серия
choice-mode-race = 🏁 Гонка
grimoire-play = играть
grimoire-play-about = Начать шторм на три минуты, серию до первой ошибки или гонку в этом канале
grimoire-mode = режим
grimoire-mode-about = Как решать задачи
run-about-storm = У тебя **три минуты**. Реши как можно больше лёгких задач. После каждого ответа сразу открывается следующая.
run-about-streak = Задачи становятся **всё труднее**. Первая ошибка всё заканчивает. Время не ограничено.
run-about-race = От двух до восьми человек в этом канале решают одни и те же **шесть задач** одновременно, за **пять минут**. Все видят, сколько решил каждый, и ничего больше.
run-rules = Один ответ на каждую задачу. Без подсказок. Твой рейтинг не меняется.
run-solved = **{ $mode }** · решено: **{ $count }**
run-ends = время выйдет { $when }
run-right = ✅ Решено: { $title }
run-wrong = ❌ Не решено: { $title }
run-over = { $mode }: конец. Решено: { $count }
run-missed = ❌ Последняя ошибка: { $title }
run-own-best = 🏅 Твой лучший результат: **{ $count }**
run-best-here = { $mode }, лучшие здесь за 7 дней: { $names }
button-run-again = Ещё раз
button-run-stop = Закончить
refused-in-run = Эта задача — часть забега, который ещё идёт. Подсказки и решения — после его конца.

# Голоса и чьи-то успехи

vote-counted = Голос учтён. Пока так: 👍 { $up } · 👎 { $down }
refused-vote = Голосовать может только тот, кто решил задачу.
me-again = Эти задачи ещё ждут тебя:
me-nothing-again = Нерешённых задач с ошибками у тебя нет.
race-title = ### 🏁 Гонка
race-about = Задач: { $count }, одни для всех; пять минут. На каждую задачу один ответ.
race-joined = На старте: { $names }
race-starts = -# Начнётся { $when } или по кнопке *Старт*; нужны двое.
race-line = { $player }: решено { $solved }, ответов { $answered } из { $puzzles }
race-ends = -# Конец { $when }.
race-result = { $player }: { $solved } из { $puzzles }
race-cancelled = Нужны были двое, но больше никто не пришёл.
race-you-joined = Место за тобой. Когда гонка начнётся, задачи покажет кнопка *Моя задача*.
race-you-left = Ты больше не в гонке.
button-race-join = Участвовать
button-race-start = Старт
button-race-puzzle = Моя задача
button-race-leave = Выйти
refused-race-here = В этом канале уже идёт гонка.
refused-race-full = В этой гонке нет мест.
refused-race-begun = Эта гонка уже началась.
refused-race-few = Для старта нужны двое.
refused-not-in-race = Ты не в этой гонке.
refused-race-over = Эта гонка окончена.
create-editor = 🧩 **Составить задачу:** { $url }
create-editor-about = В течение суток с этой страницы можно отправить задачу на этот сервер от твоего имени. Никому не давай ссылку.
grimoire-editor = редактор
grimoire-editor-about = Составить на веб-странице, карта за картой
