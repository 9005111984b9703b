# Как партии показываются на сервере

command-server-matches = партии
command-server-matches-about = Как здесь показываются партии (нужно право управлять сервером)
command-server-matches-place = место
command-server-matches-place-about = Где идут партии, начатые в канале
command-server-matches-old_boards = старые-поля
command-server-matches-old_boards-about = Что остаётся от поля, когда его место заняло новое
command-server-matches-calls = упоминания
command-server-matches-calls-about = Когда игроков упоминают
command-server-matches-alone = в-одиночку
command-server-matches-alone-about = Кто видит тренировки и игры в одиночку
command-server-matches-motion = движение
command-server-matches-motion-about = Как показывать то, что сыграно
place-threads = каждая в своей ветке
place-threads-no-place = каждая в своей ветке; здесь веток быть не может, поэтому прямо здесь
place-threads-not-allowed = каждая в своей ветке; в этом канале у меня нет права их создавать (*Создать публичные ветки*), поэтому прямо в канале
place-channel = прямо в канале
old-boards-line = остаётся строка
old-boards-deleted = удаляется
calls-turn = в начале каждого своего хода
calls-pause = если настал их ход, а их нет уже несколько минут
calls-never = никогда
alone-outside = только сам игрок, а в ветках все
alone-private = только сам игрок
alone-public = все
motion-film = фильмы, где они есть
motion-still = неподвижные картинки
server-matches-set = ✅ С этого момента:
server-place-is = 🧵 Где идут партии: { $choice }.
server-old-boards-is = 🧹 Старое поле: { $choice }.
server-calls-is = 🔔 Игроков упоминают: { $choice }.
server-alone-is = 🎓 Тренировки и игры в одиночку видят: { $choice }.
server-motion-is = 🎞️ Сыгранное показывают: { $choice }.

# Films or stills for somebody

command-motion = движение
command-motion-about = Фильмы или неподвижные картинки на твоей панели
command-motion-motion = движение
command-motion-motion-about = Что тебе больше нравится
motion-here = как принято на сервере
motion-set = ✅ Отныне на твоей панели: { $choice }.

# Которая партия

option-match = партия
option-match-about = Которая партия, если их несколько (если не указать — та, что здесь)
match-label = { $opponent } · { $what } · ход { $step }, { $turn ->
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
command-replay-about = Партия ещё раз: шаг за шагом и фильмом, которым можно поделиться
command-replay-match-about = Какая из твоих партий, в том числе оконченных (не указывай, если та, что здесь)
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
button-replay-share = 🎞️ Поделиться фильмом
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
replay-shared = 🎞️ Фильм в канале, его видят все.
refused-replay-running = Эта партия ещё идёт: пока она не окончена, пересмотреть её могут только те, кто играет.
side-of-two = { $one } и { $two }
