# Слэш-команды. Названия: строчные буквы, без пробелов. Описания — до 100 знаков.

command-duel = дуэль
command-duel-about = Вызвать кого-нибудь на дуэль
command-duel-opponent = соперник
command-duel-opponent-about = С кем хочешь сыграть
command-duel-format = формат
command-duel-format-about = Откуда берутся колоды
command-duel-deck = колода
command-duel-deck-about = Твоя колода (не указывай, если нужна случайная)

command-play = разыграть
command-play-about = Разыграть карту из руки
command-play-card = карта
command-play-card-about = Карта, которую можно разыграть сейчас, или ход целиком, например ogre:u
command-play-lane = ряд
command-play-lane-about = Для существа: ряд, в который оно встанет, или существо, на которое ляжет симбиоз
command-play-target = цель
command-play-target-about = Для заклинания: существо, по которому оно бьёт

command-end = конец
command-end-about = Завершить ход: твои существа атакуют
command-hand = рука
command-hand-about = Твоя рука (видишь только ты) и всё, что можно сделать
command-board = поле
command-board-about = Показать поле партии ещё раз
command-log = журнал
command-log-about = Что уже произошло в партии
command-resign = сдаться
command-resign-about = Сдать партию
command-match = партии
command-match-about = Партии, которые ты играешь
command-card = карта
command-card-about = Найти карту
command-card-name = название
command-card-name-about = Название карты
command-card-share = показать
command-card-share-about = Показать всем в канале
command-ability = способность
command-ability-about = Найти способность
command-ability-name = название
command-ability-name-about = Название способности
command-ability-share = показать
command-ability-share-about = Показать всем в канале
command-help = помощь
command-help-about = Как играть — за одну минуту

choice-preconstructed = Готовые колоды
