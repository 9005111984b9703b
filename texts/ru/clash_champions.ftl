# Придуманные чемпионы

own-champion-title = Твой чемпион
own-champion-name = Имя
own-champion-attack = Атака
own-champion-health = Здоровье
own-champion-strengths = Способности (до 5, считая ауру)
own-champion-drawbacks = Слабости: с ними карта дешевле
own-champion-aura = Аура для соседей
own-champion-more = { $ability } +{ $price }
own-champion-less = { $ability } −{ $price }
own-champion-price-figures = Атака { $attack } и здоровье { $health } стоят { $price }
own-champion-price-health = Здоровье { $health } стоит { $price }, вместо атаки — Уязвимость
own-champion-cost = Итого { $price }, поэтому стоимость карты в мане: **{ $cost }**.
own-champion-unchanged = ⚠️ Всё осталось как было. { $why }
own-champion-unfit = ⚠️ Так сохранить нельзя. { $why }
own-champion-saved = 💾 Сохранено.
own-champion-emblem = Эмблема
own-champion-colour = Цвет
own-champion-list = **Твои чемпионы: { $count } из 25**
own-champion-none = У тебя ещё нет своего чемпиона. Придумай первого: { $command }.
own-champion-choose = Посмотреть чемпиона
own-champion-shared = 📣 Чемпиона **{ $name }** теперь видят здесь все.
own-champion-by = Автор: { $player }
own-champion-delete-ask = Удалить чемпиона **{ $name }**? Вернуть его будет нельзя.
own-champion-deleted = 🗑️ Чемпион **{ $name }** удалён.
button-champion-save = Сохранить
button-champion-figures = Имя, атака, здоровье
button-champion-editor = Открыть редактор
button-champion-share = Показать всем
button-champion-delete = Удалить
button-champion-list = Мои чемпионы
button-champion-forget = Да, удалить

# Отказы

refused-no-such-champion = У тебя нет такого чемпиона. Выбери из списка.
refused-stale-champion = Панель устарела: чемпион уже сохранён или начат другой.
refused-champions-full = Больше места нет, чемпионов у тебя уже { $count }. Сначала удали одного.
refused-champion-name = В имени от 1 до { $longest } символов: буквы, цифры, пробелы и знаки ’ - ! ? . и хотя бы одна буква. Первое слово не «end» и не «go».
refused-champion-name-taken = У тебя уже есть чемпион по имени { $name }.
refused-champion-nameless = Имени пока нет.
refused-champion-line = Это не строка из редактора чемпионов. Такая строка выглядит так: `{ $example }`
refused-champion-figure = Атака и здоровье — целые числа, здесь от { $least } до { $most }.
refused-champion-abilities = Способностей у карты не больше { $most }, и аура считается за одну.
refused-champion-cost = Такая карта стоила бы { $cost } маны, а самые дорогие стоят { $most }. Сначала убери что-нибудь или добавь слабость.

# Как они могут выглядеть

emblem-crown = Корона
emblem-helmet = Шлем
emblem-hood = Капюшон
emblem-sword = Меч
emblem-axe = Топор
emblem-hammer = Молот
emblem-bow = Лук
emblem-shield = Щит
emblem-dragon = Дракон
emblem-wolf = Волк
emblem-lion = Лев
emblem-horse = Конь
emblem-raven = Ворон
emblem-snake = Змея
emblem-spider = Паук
emblem-octopus = Осьминог
emblem-frog = Лягушка
emblem-cat = Кошка
emblem-skull = Череп
emblem-ghost = Призрак
emblem-flame = Пламя
emblem-snowflake = Снежинка
emblem-bolt = Молния
emblem-tree = Дерево
emblem-eye = Глаз
colour-blue = Синий
colour-violet = Фиолетовый
colour-teal = Бирюзовый
colour-orange = Оранжевый
colour-green = Зелёный
colour-grey = Серый
colour-brown = Коричневый
colour-amber = Янтарный
colour-red = Красный
colour-olive = Оливковый
colour-pink = Розовый

# Команды. Имена: строчные, без пробелов. Описания: до 100 символов.

command-champion = чемпион
command-champion-about = Чемпионы, которых ты придумываешь
command-champion-create = создать
command-champion-create-about = Придумать существо; его стоимость посчитает бот
command-champion-create-card = карта
command-champion-create-card-about = Строка из редактора чемпионов на сайте
command-champion-show = посмотреть
command-champion-show-about = Твои чемпионы или один из них по имени
command-champion-name = имя
command-champion-name-about = Имя чемпиона (если не указать — все)
