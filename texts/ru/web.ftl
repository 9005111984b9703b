# Страницы в интернете: ссылки на них в Discord и сами страницы

button-link = Ссылка
button-link-close = Закрыть ссылку
link-opened-about = По этой ссылке страницу откроет любой, даже без аккаунта. Закрыть её можно в любое время.
link-shown = 🔗 { $url }
link-closed = Ссылка закрыта: эту страницу больше никто не откроет.
refused-no-web = У этого бота нет страниц в интернете.
refused-link-not-open = Ссылки на эту страницу нет. Открыть её могут только те, о ком она: игроки партии, владелец профиля, ведущий события или модераторы.

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
