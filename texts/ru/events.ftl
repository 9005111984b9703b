# Турниры и игровые вечера

command-event = турнир
command-event-about = Турниры и игровые вечера: что идёт на сервере и как открыть свой

event-method-swiss = Турнир по швейцарской системе
event-method-pods = Игровой вечер
event-method-knockout = Турнир на выбывание
event-method-round-robin = Круговой турнир
event-method-puzzles = Вечер задач

event-method-final = Швейцарский турнир с финалом
event-about-swiss = { $rounds ->
    [0] Швейцарская система: в каждом туре у соперников примерно поровну побед. Туров от 3 до 5 — сколько именно, зависит от числа игроков.
    [one] Швейцарская система: { $rounds } тур, у соперников примерно поровну побед.
    [few] Швейцарская система: { $rounds } тура, у соперников примерно поровну побед.
   *[other] Швейцарская система: { $rounds } туров, у соперников примерно поровну побед.
}
event-about-pods = { $rounds ->
    [1] Игроки распределяются по столам жребием и играют одну партию. Свободные места занимает бот.
    [few] Игроки распределяются по столам жребием { $rounds } раза. Свободные места занимает бот.
   *[other] Игроки распределяются по столам жребием { $rounds } раз. Свободные места занимает бот.
}
event-about-knockout = Игры на выбывание: проигрыш — и турнир окончен. При ничьей дальше идёт тот, кто записался раньше.
event-about-round-robin = Круговой турнир: каждый играет с каждым по одному разу.
event-limit-hours = { $count ->
    [one] Тур длится не больше { $count } часа. Потом побеждает тот, у кого больше здоровья.
   *[other] Тур длится не больше { $count } часов. Потом побеждает тот, у кого больше здоровья.
}
event-limit-days = { $count ->
    [one] Тур длится не больше { $count } дня. Потом побеждает тот, у кого больше здоровья.
   *[other] Тур длится не больше { $count } дней. Потом побеждает тот, у кого больше здоровья.
}
event-about-final = Швейцарская система, потом игры на выбывание: за первое место борются четверо или восемь лучших. Число туров и финалистов зависит от числа игроков.
event-about-puzzles = Все решают одни и те же задачи, на каждую один ответ. { $rounds ->
    [one] { $rounds } тур на пять минут.
    [few] { $rounds } тура по пять минут, один труднее другого.
   *[many] { $rounds } туров по пять минут, один труднее другого.
} Победа за тем, кто решит больше; при равенстве важно время. В конце бот покажет все решения.
event-night-thread = Решения · { $event }
event-night-solutions = ### 🔓 Решения, тур { $round }
event-by-time = время { $value }
event-method-arena = Арена
event-method-league = Лига
event-about-arena = Арена на { $rounds ->
    [one] { $rounds } час.
    [few] { $rounds } часа.
   *[other] { $rounds } часов.
} Засчитывается каждая дуэль, начатая в этом канале кнопкой «С кем угодно»: победа — очко, ничья — пол-очка. После двух побед подряд очки удваиваются, пока не прервётся серия.
event-about-league = Лига: группы по четыре–восемь игроков по рейтингу; в группе каждый играет с каждым, все партии идут одновременно, 28 дней. Потом побеждает тот, у кого больше здоровья. Если игроков хотя бы 12, лучшие поднимаются на группу выше, последние опускаются. Лига продолжается с теми, кто остаётся.
event-hint-stays = Следующая лига начинается { $when } ({ $soon }). Чтобы играть, нажми «Остаться или участвовать».
event-stay = 👋 Играли в прошлый раз: { $players }
event-head-arena = **Арена** · { $when }
event-arena-hint = Нажми «С кем угодно». Открытый вызов в этом канале тоже засчитывается, как только его кто-то принял. После двух побед подряд очки удваиваются.
event-head-league = **Лига** · { $when }
event-state-running = идёт
event-note-streak = очки ×2
event-group-stays = группа { $group }
event-group-up = группа { $group }, вверх
event-group-down = группа { $group }, вниз
event-by-group = группа выше
button-event-arena = Арена
button-event-league = Лига
button-event-stay = Остаться или участвовать
event-hours = { $count ->
    [one] { $count } час
    [few] { $count } часа
   *[other] { $count } часов
}
event-log-table = { $player }: началась дуэль
event-joined = **Игроков: { $count }** · { $names }
event-nobody = **Пока никого нет.**
event-and-more = { " " }и ещё { $count }
event-hint = Чтобы играть, нажми «Участвовать». Когда все в сборе, начинает { $host }.
event-round = **Тур { $round } из { $rounds }** · { $when }
event-ends = закончится { $when }
event-until = закончится не позже: { $when }
event-next-soon = следующий тур вот-вот начнётся
event-more-tables = … и ещё столов: { $count }
event-byes = Пропускают тур: { $names }
event-paused = ⏸️ Турнир на паузе.
event-state-round = тур { $round } из { $rounds }
event-state-over = итог
event-note-left = вне турнира
event-note-bye = пропуск тура
event-over = **Турнир окончен.**
event-cancelled = Турнир отменён.
event-thread = Стол { $table } · { $event }
event-round-begins = ⚔️ **Тур { $round }** · { $players }

event-by-stage = дальше в сетке
event-by-wins = побед: { $value }
event-by-head-to-head = победа в личной встрече
event-by-buchholz = Бухгольц { $value }
event-by-sonneborn-berger = Зоннеборн — Бергер { $value }
event-by-opponents = победы соперников { $value } %

button-event-join = Участвовать
button-event-leave = Выйти
button-event-start = Начать
button-event-host = Для ведущего
button-event-mine = Моя партия
button-event-swiss = Швейцарский турнир
button-event-pods = Игровой вечер
button-event-final = Швейцарский с финалом
button-event-knockout = На выбывание
button-event-round-robin = Круговой
button-event-puzzles = Вечер задач
button-event-open = Открыть здесь
button-event-rename = Переименовать
button-event-pause = Пауза
button-event-resume = Продолжить
button-event-extend = Ещё 15 минут
button-event-next = Сразу следующий тур
button-event-continue = Продолжить здесь: { $event }
button-event-cancel = Отменить турнир
button-event-cancel-yes = Да, отменить
button-event-wins = Победа: { $player }
button-event-draw = Ничья

button-event-records = Все записи
event-records-soon = ⏳ Собираю записи…
event-records = 📦 Записи партий: { $count }. По одной они есть в журнале каждой партии.
refused-many-records = Записи турнира можно получать раз в час: в следующий раз { $when }.
refused-event-runs = Записи появятся, когда турнир закончится.
event-list = ### 🏆 Турниры на сервере
event-list-empty = ### 🏆 Сейчас турниров нет
event-line-open = { $event } · игроков: { $count } · { $link }
event-line-running = { $event } · игроков: { $count }, тур { $round } · { $link }
event-line-lost = ⚠️ { $event } · тур { $round }, пауза: канал турнира удалён
event-methods = Открыть новый: **швейцарский турнир** (все играют все туры), **турнир на выбывание**, **круговой турнир**, **игровой вечер** за столами на двоих, троих или четверых, **вечер задач**, **арену** (засчитывается каждая дуэль за час) или **лигу** на месяц.
event-rounds = { $count ->
    [0] Туров: от 3 до 5, по числу игроков
    [one] { $count } тур
    [few] { $count } тура
   *[other] { $count } туров
}
event-opened = Турнир открыт. Когда все записались, нажми под ним «Начать».

event-remove = Исключить из турнира
event-hand-over = Передать роль ведущего
event-correct = Исправить результат
event-correct-ask = Тур { $round }, стол { $table }: какой результат верный?
event-table = Тур { $round }, стол { $table }: { $players }
event-cancel-ask = Отменить турнир? Начатые партии можно доиграть, но в турнире они не считаются.
event-name = Название турнира
event-removed = Игрока больше нет в турнире. Начатая партия считается по её исходу.
event-handed-over = У турнира новый ведущий.
event-corrected = Результат исправлен.
event-resumed = Турнир продолжается.
event-continued = ✅ Турнир продолжается в этом канале.
event-extended = У тура ещё 15 минут.
event-renamed = У турнира новое название.

event-log-join = { $player }: участвует
event-log-leave = { $player }: выходит
event-log-round = начался тур { $round }
event-log-played = стол { $table }: { $scores }
event-log-limit = стол { $table }, время вышло: { $scores }
event-log-corrected = стол { $table }, исправлено: { $scores }
event-log-pause = пауза
event-log-resume = продолжение
event-log-extend = ещё 15 минут
event-log-hand-over = новый ведущий
event-log-cancel = отмена
event-log-finish = конец

refused-no-such-event = Такого турнира здесь нет.
refused-event-over = Этот турнир окончен.
refused-event-not-host = Это могут только ведущий ({ $host }) и модераторы.
refused-event-joined = Ты уже участвуешь.
refused-event-begun = Турнир уже начался.
refused-event-full = Мест больше нет: игроков уже { $count }.
refused-event-absent = Ты не участвуешь в этом турнире.
refused-event-not-in = В этом турнире такого игрока нет.
refused-event-few = Слишком мало игроков: нужно хотя бы { $count }.
refused-event-no-match = В этом туре у тебя нет партии, или она окончена.
refused-many-events = Ты уже ведёшь турниры: { $count }. Сначала заверши один из них.
refused-many-events-here = На сервере уже идут турниры: { $count }.

# Every week

event-line-table = Стол { $table }: { $waits }
event-line-weekly = 🗓️ { $event } · { $day }, { $time } ({ $zone }) · ближайший { $when } · { $channel }
event-weekly-choose = Изменить еженедельный турнир
button-event-weekly = Каждую неделю…
event-weekly-title = Еженедельный турнир
event-weekly-day = День
event-weekly-time = Время, например 20:00
event-weekly-zone = Часовой пояс
event-weekly-role = Кого упоминать: роль (пусто: никого)
event-weekly-made = ✅ Турнир открывается сам каждую неделю, за день до начала.
event-weekly-ended = Больше не откроется. Уже открытый турнир остаётся.
button-event-stop = Больше не открывать
event-hint-starts = Начало: { $when } ({ $soon }). Чтобы играть, нажми «Участвовать».
event-soon = ⏰ { $event }: начало { $when }. Участвовать: { $link }
refused-event-role = Упоминать роль { $role } могут не все, поэтому выбрать её могут только те, кто может упоминать любые роли.
refused-many-weekly = На сервере уже есть еженедельные турниры: { $count }.
weekday-0 = понедельник
weekday-1 = вторник
weekday-2 = среда
weekday-3 = четверг
weekday-4 = пятница
weekday-5 = суббота
weekday-6 = воскресенье
