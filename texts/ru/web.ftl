# Страницы в интернете: ссылки на них в Discord и сами страницы

button-link = Ссылка
button-link-close = Закрыть ссылку
link-opened-about = По этой ссылке страницу откроет любой, даже без аккаунта. Закрыть её можно в любое время.
link-shown = 🔗 { $url }
link-closed = Ссылка закрыта: эту страницу больше никто не откроет.
refused-no-web = У этого бота нет страниц в интернете.
refused-link-not-open = Ссылки на эту страницу нет. Открыть её могут только те, о ком она: игроки партии, автор задачи, владелец профиля, ведущий события или модераторы.

language-name = Русский
web-languages = Язык
web-sorry = Не получилось
web-home = На главную
web-not-found = По этому адресу ничего нет. Возможно, ссылка неполная или её закрыли.
web-crowded = Слишком много запросов сразу. Подожди несколько секунд и попробуй ещё раз.
web-failed = Здесь что-то сломалось. Мы об этом уже знаем, попробуй позже.
web-bad-request = Этот запрос непонятен.
web-too-large = Это слишком большой файл.
web-steps = Шаги партии
web-step = Шаг { $step } из { $last }
web-go = Перейти
web-record = Скачать запись

# Задачи
refused-link-hidden = Ссылки на эту задачу нет: её пока видят не все.
web-puzzle-daily = Сегодня где-то это задача дня. Приходи завтра.
web-no-puzzle = Подходящих задач нет. Попробуй убрать часть условий.
web-line-too-long = Слишком длинная запись ходов: можно не больше { $most } знаков.
web-theme = Тема
web-difficulty = Сложность
web-any = любая
web-whole-page = Открыть всю страницу
web-embed = Показать эту задачу на своём сайте
web-puzzle-unrated = Здесь ничего не сохраняется и не влияет на рейтинг.
web-explain = Что значат значки

# Редактор чемпионов

link-for-a-day = Никому не показывай эту ссылку: целый день по ней можно сохранять от твоего имени.
web-champion = Собери чемпиона
web-champion-about = Выбирай числа и способности, цена пересчитывается сразу. Потом забери чемпиона в Discord.
web-champion-show = Показать карту
web-champion-save = Сохранить
web-champion-saved = 💾 Сохранено. В Discord список твоих чемпионов покажет { $command }.
web-champion-command = Чтобы забрать его в Discord, набери:
web-champion-download = Скачать картинку
# Главная страница, правила, профили, таблицы и турниры

web-front-title = Карточные и настольные игры в Discord
web-front-about = Bridgekeeper — бот для Discord: с ним участники сервера играют в карточные и настольные игры. Вызови друга, потренируйся с ботом или реши задачу дня. Каждый ход нарисован: поле легко читать и на телефоне.
web-front-start = С чего начать
web-front-invite = Добавить бота на сервер
web-front-solve = Решить задачу
web-front-editor = Составить задачу
web-front-champion = Создать чемпиона
web-front-games = Игры
web-front-rules = Как играть: { $game }
web-front-puzzle = Вчерашняя задача
web-front-solution = Показать решение
web-rules-search = Поиск по правилам
web-rules-find = Найти
web-rules-all = Все правила
web-pages = Страницы
web-player = Игрок
web-profile = { $player } · Профиль
web-event-host = Ведущий: { $player }
web-event-begins = Начало: { $when }
web-event-join = Присоединиться можно в Discord, под сообщением о турнире.
web-event-round = Тур { $round }
web-event-matches = Партии
web-event-watch = Смотреть

# The puzzle editor
web-editor = Составить задачу
web-editor-about = Выложи карты на поле, выбери цель и дай решателю доказать, что задача решается.
web-editor-for-server = Страница открыта из Discord: готовую задачу можно отправить на тот сервер.
web-editor-no-script = Для поля нужен JavaScript. Без него запиши позицию текстом ниже.
web-editor-line = Позиция одной строкой
web-editor-line-about = В Discord эту строку принимает `/grimoire create notation:`.
web-editor-position = Скачать позицию
web-editor-link = Скопировать ссылку
web-editor-typed = Ввести или вставить позицию
web-editor-show = Показать
web-editor-prove = Доказать
web-editor-send = Отправить на сервер
web-editor-fault = Это пока не задача: { $fault }
web-editor-add = Добавить сюда: { $zone }
web-editor-add-card = Добавить: { $card }
web-editor-added = { $card }: добавлено. { $zone }
web-editor-chosen = Выбрано: { $card }. Стрелки двигают карту, Delete убирает её.
web-editor-move = Переместить сюда: { $zone }
web-editor-move-to = Переместить
web-editor-moved = { $card }: место { $place }. { $zone }
web-editor-earlier = ← Раньше
web-editor-later = Дальше →
web-editor-remove = Убрать
web-editor-removed = { $card }: убрано.
web-editor-search = Найти карту
web-editor-more = Ещё карты
web-editor-none = Нет
web-editor-settings = Настройки
web-job-running = Предыдущая проверка ещё идёт. Дождись её или останови.
web-job-stopped = Остановлено.
web-proof = Проверка
web-proof-running = Проверяю все возможные ходы. Пройдено действий: { $nodes }
web-proof-solved = ✅ Задача решается. Решающих линий: { $lines }. Пройдено действий: { $nodes }.
web-proof-difficulty = Примерная сложность: { $difficulty } ({ $rating })
web-proof-others = Другие решения
web-proof-needless = Что можно убрать
web-proof-reducing = Ищу лишние карты…
web-proof-not-reduced = Узнать это слишком долго.
web-proof-all-needed = Ничего: нужно всё.
web-proof-take = Выложить меньшую задачу на поле
web-proof-explained = Что прочитают решившие
web-proof-file = Скачать задачу
web-proof-stop = Остановить
web-proof-look = Посмотреть ещё раз
refused-server-gone = Бота больше нет на этом сервере.
