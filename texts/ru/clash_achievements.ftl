# What users can achieve in Clash of Decks

achievement-clash-last-health = Последнее здоровье
achievement-clash-last-health-about = Победи, когда у твоего форта осталось 1 здоровье.
achievement-clash-no-losses = Без потерь
achievement-clash-no-losses-about = Победи так, чтобы на твоей стороне не погибло ни одно существо.
achievement-clash-bastion = Бастион цел
achievement-clash-bastion-about = Победи, пока стоит твой бастион.
achievement-clash-quick = Быстрая победа
achievement-clash-quick-about = Победи не позже 8-го хода.
achievement-clash-empty-hand = Пустая рука
achievement-clash-empty-hand-about = Победи, потому что у противника не осталось карт в руке.
achievement-clash-fatigue = Усталость
achievement-clash-fatigue-about = Победи, потому что усталость забирает карту противника.
achievement-clash-set = Весь набор
achievement-clash-set-about = Победи с каждой картой одного набора, за любое число партий.
achievement-clash-many-cards = Сто карт
achievement-clash-many-cards-about = Победи со 100 разными картами, за любое число партий.
achievement-clash-gem = Жемчужина
achievement-clash-gem-about = Реши задачу из «Жемчужин» с первой попытки и без подсказок.
