# Вход: какая игра, с кем и по каким условиям

command-start = начать
command-start-about = Играть: выбери игру, соперника — и вперёд
start-title = ### Во что сыграем?
start-bot = С ботом
start-anybody = С кем угодно
start-table = За столом
start-solo = В одиночку
start-person = С кем-то из игроков
start-with-bot = против бота
start-with-anybody = с любым, кто хочет играть
start-with-person = соперник: { $person }
start-with-table = за столом
start-as-usual = как обычно
start-done = ✅ Готово: смотри в канале.
button-start = Начать
