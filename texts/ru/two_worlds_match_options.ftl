# О чём договариваются перед «Дуэлью двух миров»

game-two-worlds = Дуэль двух миров
about-two-worlds = Две армии идут к порталам друг друга. На каждую атаку можно ответить.
two-worlds-setup-basic = выбор чемпионов
two-worlds-setup-draft = драфт армий
two-worlds-settings-basic = Каждый получает 6 чемпионов и оставляет 4; элитных и рядовых воинов раздают. Кто начинает, решает монетка.
two-worlds-settings-draft = Каждый оставляет по одной карте всех трёх рангов, а другие передаёт. Кто начинает, решает монетка.
two-worlds-settings-window = { $seconds ->
    [one] { $seconds } секунда
    [few] { $seconds } секунды
   *[other] { $seconds } секунд
} на ответ в чужой ход
two-worlds-settings-spells = второй начинает, имея заклинаний: { $n }
option-setup = расстановка
option-setup-about = Как собираются армии (если не указать — выбор чемпионов)
option-second_player_spells = заклинания-второго
option-second_player_spells-about = Сколько заклинаний в начале у второго игрока (обычно 2)
option-window_seconds = секунды-на-ответ
option-window_seconds-about = Секунды на ответ в чужой ход (обычно 60 при игре в реальном времени)
refused-two-worlds-window = Время на ответ можно ограничить только там, где ограничен и ход: выбери ещё и часы.
