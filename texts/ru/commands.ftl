# Слэш-команды. Названия: строчные буквы, без пробелов. Описания — до 100 знаков.

command-pick = взять
command-pick-about = Взять, добавить, запретить или выбрать: что сейчас нужно
command-pick-card = карта
command-pick-card-about = Название карты или его начало

command-end = конец
command-end-about = Завершить ход
command-hand = рука
command-hand-about = Твоя рука (видишь только ты) и всё, что можно сделать
command-board = поле
command-board-about = Показать поле партии ещё раз
command-log = журнал
command-log-about = Что уже произошло в партии
command-resign = сдаться
command-resign-about = Сдать партию
command-match = партии
command-match-about = Партии, в которых ты играешь
command-help = помощь
command-help-about = Как играть: картинки, значки, карты, правила
command-help-find = найти
command-help-find-about = Правила с этими словами или с этим номером

# Карты

refused-unknown-card = Карты «{ $name }» нет. Выбери из списка.
command-card = карта
command-card-about = Найти карту
command-card-name = название
command-card-name-about = Название карты
command-card-share = показать
command-card-share-about = Показать всем в канале
command-card-game = игра
command-card-game-about = Из какой игры (если не указать — из всех)
