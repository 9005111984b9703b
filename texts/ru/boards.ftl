# Как партии показываются на сервере

place-threads = в ветках
place-threads-no-place = в ветках; здесь веток быть не может, поэтому прямо здесь
place-threads-not-allowed = в ветках; в этом канале у меня нет права их создавать (*Создать публичные ветки*), поэтому в канале
place-channel = в самом канале
old-boards-line = остаётся строка
old-boards-deleted = удаляются
calls-turn = на каждом своём ходу
calls-pause = если отошли на своём ходу
calls-never = никогда
alone-outside = сам игрок, в ветках все
alone-private = только сам игрок
alone-public = все
motion-film = анимация, где она есть
motion-still = неподвижные картинки
server-title = ### Настройки сервера
server-change = Изменить настройку…
server-game = Обычная игра
server-clock = Обычный контроль времени
server-misses = Пропущенные ходы
server-place = Где идут партии
server-old-boards = Прежние поля
server-calls = Упоминания
server-alone = Кто видит игры в одиночку
server-motion = Анимация или картинки
server-misses-is = ⌛ Место теряют после пропущенных ходов: **{ $count }**
server-place-is = 🧵 Где идут партии: **{ $choice }**
server-old-boards-is = 🧹 Прежние поля: **{ $choice }**
server-calls-is = 🔔 Игроков упоминают: **{ $choice }**
server-alone-is = 🎓 Тренировки и игры в одиночку видят: **{ $choice }**
server-motion-is = 🎞️ Ходы показывают так: **{ $choice }**
server-minutes = { $count ->
    [one] { $count } минута
    [few] { $count } минуты
   *[many] { $count } минут
}
server-hours = { $count ->
    [one] { $count } час
    [few] { $count } часа
   *[many] { $count } часов
}

# Films or stills for somebody

command-motion = движение
command-motion-about = Анимация или неподвижные картинки на твоей панели
command-motion-motion = движение
command-motion-motion-about = Что тебе больше нравится
motion-here = как принято на сервере
motion-set = ✅ Теперь на твоей панели: { $choice }.

# Которая партия

option-match = партия
option-match-about = Какая партия, если их несколько (если не указать — та, что здесь)
match-label = { $opponent } · { $what } · { $step ->
    [0] подготовка
   *[other] ход { $step }
}, { $turn ->
    [yours] твой
   *[theirs] соперника
} · #{ $number }
match-open = Открыть одну из них

# Игры в одиночку

option-private = только-мне
option-private-about = Игру видишь только ты? (если не указать — как принято на сервере)
match-alone = (видишь только ты)

# Повтор

command-replay = повтор
command-replay-about = Партия ещё раз: шаг за шагом и роликом, которым можно поделиться
command-replay-match-about = Какая из твоих партий, в том числе оконченных (если не указать — та, что здесь)
match-label-over = { $opponent } · { $what } · { $result ->
    [won] победа
    [lost] поражение
    [draw] ничья
   *[over] окончена
}, { $day } · #{ $number }
button-replay = Повтор
button-replay-first = ⏮ В начало
button-replay-back = ◀ Назад
button-replay-on = Дальше ▶
button-replay-last = В конец ⏭
button-replay-share = 🎞️ Поделиться роликом
replay-where = -# { $what } · { $turn ->
        [0] до первого хода
       *[other] ход { $turn }
    } · шаг { $step } из { $steps }
replay-turns = Перейти к ходу
replay-turn = { $turn ->
        [0] До первого хода
       *[other] Ход { $turn }
    }: { $player }
replay-end = Конец
replay-now = Как сейчас
replay-shared = 🎞️ Ролик в канале, его видят все.
refused-replay-running = Эта партия ещё идёт: пока она не окончена, пересмотреть её могут только те, кто играет.
side-of-two = { $one } и { $two }
button-why = Почему?
why-title = ### Почему последний ход сложился так
