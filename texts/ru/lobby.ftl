# Вызовы

challenge-title = ### ⚔️ Вызов · { $game }
challenge-text-pick = { $challenger } бросает вызов игроку { $opponent }. { $challenger } выбирает: { $pick }.
challenge-text = { $challenger } бросает вызов игроку { $opponent }.
challenge-expires = { $opponent } может ответить до { $when }.
challenge-accept = Принять
challenge-decline = Отклонить
challenge-withdraw = Отозвать
challenge-accepted = ✅ { $opponent } принимает вызов игрока { $challenger }. Партия: { $where }.
challenge-declined = { $opponent } отклоняет вызов.
challenge-expired = Время вызова вышло.

# Стол для всех

lobby-title = ### 🚪 Открыт стол · { $what }
lobby-title-two = ### ⚔️ Кто сыграет? · { $what }
lobby-wanted = { $host } хочет сыграть прямо сейчас.
lobby-rematch = 🔁 Этот стол — для участников прошлой партии.
lobby-seat = **{ $seat }** · { $who }
lobby-seat-team = **{ $seat }** (команда { $team }) · { $who }
lobby-free = свободно
lobby-seat-bot = 🤖 бот ({ $strength })
lobby-join = Сесть
lobby-leave = Встать
lobby-bot-question = 🤖 Посадить бота
lobby-bot-one = Бот на свободное место: { $strength }
lobby-bot-all = Бот на все свободные места: { $strength }
lobby-bot-none = Без бота за этим столом
lobby-cancel = Закрыть стол
lobby-expires = Партия начнётся, как только все места будут заняты; стол открыт до { $when }. Закрыть его может игрок { $host }.
lobby-expires-two = Кто нажмёт «Сесть», сразу играет. Открыто до { $when }.
lobby-started = ✅ { $what }: { $players }. Партия: { $where }.
origin-ended = { $what } · партия прошла { $where }
begun-bot = 🤖 { $name } ({ $strength })
lobby-cancelled = Стол закрыт: { $what }.
lobby-expired = Вовремя собраться не удалось: { $what }. Стол закрыт.

# Во что играют

clock-none = без часов
clock-60 = в реальном времени: 1 минута
clock-180 = в реальном времени: 3 минуты
clock-300 = в реальном времени: 5 минут
clock-600 = в реальном времени: 10 минут
clock-43200 = по переписке: 12 часов
clock-86400 = по переписке: 24 часа
clock-259200 = по переписке: 72 часа

settings-no-clock = без часов
settings-clock-misses = { $clock }; место теряется, если просрочено ходов подряд: { $count }
settings-clock-minutes = { $count ->
    [one] { $count } минута на ход
    [few] { $count } минуты на ход
   *[other] { $count } минут на ход
}
settings-clock-hours = { $count ->
    [one] { $count } час на ход
    [few] { $count } часа на ход
   *[other] { $count } часов на ход
}

# Команды. Названия: строчные буквы, без пробелов. Описания — до 100 знаков.

command-duel = дуэль
command-duel-about = Сыграть дуэль: с кем-то или с любым, кто хочет играть
command-draft = драфт
command-draft-about = Открыть стол для драфта, на двоих или на четверых
command-league = лига
command-league-about = Открыть стол для лиги мутаций на четверых
command-lobby = стол
command-lobby-about = Кто сыграет? Открыть стол для всех желающих
command-server = сервер
command-server-about = Настройки сервера: обычная игра и часы, ветки, упоминания, результаты
option-opponent = соперник
option-opponent-about = С кем ты хочешь сыграть (если не указать — с любым)
option-clock = часы
option-clock-about = Время на каждый ход (если не указать — как принято на сервере)
option-misses = пропуски
option-misses-about = Сколько ходов подряд можно просрочить до потери места (обычно 3)

server-clock-is = ⏱️ Обычный контроль времени: **{ $clock }**

# Отказы: коротко, их видит один человек

refused-many-lobbies = Открытых столов и вызовов у тебя уже { $count }. Закрой один из них или подожди, пока он начнётся.
refused-many-lobbies-here = Открытых столов и вызовов на этом сервере уже { $count }. Садись за любой из них!
refused-many-challenges = Просьб за десять минут: { $count }, и все одному человеку ({ $player }). Подожди и попробуй снова { $when }.
refused-many-matches = { $player }: идущих партий уже { $count }. Сначала надо доиграть часть из них: твои покажет { $command }.
refused-many-matches-together = { $player } и { $other }: идущих партий друг с другом уже { $count }. Сначала надо доиграть часть из них: твои покажет { $command }.
refused-challenge-closed = Этот вызов уже закрыт.
refused-not-challenged = Этот вызов не тебе.
refused-not-challenger = Отозвать этот вызов может только { $challenger }.
refused-self = Нельзя бросить вызов себе.
refused-bot = Боты на дуэлях не сражаются.
refused-already-challenged = Между вами уже есть открытый вызов.
refused-lobby-closed = Этот стол уже закрыт.
refused-lobby-seated = Ты уже сидишь здесь.
refused-lobby-absent = Ты не сидишь за этим столом.
refused-lobby-full = Свободных мест здесь больше нет.
refused-lobby-changed = Тебя опередили. Стол изменился: попробуй ещё раз.
refused-lobby-not-host = Закрыть этот стол может только { $host }.
refused-unknown-clock = Таких часов нет. Выбери из списка.

lobby-join-team = Сесть: { $team }
refused-no-such-choice = Варианта «{ $typed }» нет. Возьми что-нибудь из списка.
refused-several-games = «{ $typed }» может значить: { $games }.
refused-unknown-game = Игры «{ $typed }» нет. Возьми что-нибудь из списка.
refused-option-not-here = Для игры «{ $game }» нельзя задать «{ $option }».
refused-pick-not-here = Здесь для своего места нечего выбирать.
refused-not-a-duel = Это не игра на двоих. Открой стол: { $command }.
refused-practice-together = Против бота можно играть только в то, где люди играют друг против друга.
refused-no-solo = В игре «{ $game }» нет партии для одного.
option-game = игра
option-game-about = Во что играть (если не указать — обычная игра этого сервера)
server-game-is = 🎲 Обычная игра: **{ $game }**

# Места, за которые играет сама игра

seat-ai = ИИ
seat-ai-of = ИИ { $seat }
refused-no-such-table = В игре «{ $game }» такого нет. Открой стол: { $command }.
refused-rematch-waits = Это уже предложено. Партия начнётся, когда остальные нажмут ту же кнопку.
refused-lobby-rematch = Этот стол — для участников прошлой партии. Открой свой: { $command }.
rematch-begins = ✅ Реванш начинается { $where }.
refused-waiting-already = Ты уже ждёшь такую партию. Кто захочет того же, тебя найдёт.
button-lobby-drop = Отменить
lobby-dropped = Отменено. Ты больше не ждёшь.
refused-host-left = Кто это открыл, уже не на сервере, поэтому всё закрыто.
refused-cannot-look-on = { $player } не видит этот канал. Выбери тот, который видят оба игрока.
lobby-paired = ✅ { $host } ждёт именно такую партию. Партия: { $where }.
