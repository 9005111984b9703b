# Слова на картинках всех игр

picture-wins = Победа: { $player }!
picture-draw = Ничья
picture-no-winner = Без победителя
picture-win-together = Победа: { $players }!
picture-past = Повтор

# The meanings of signs, in groups
picture-signs = Что значат значки
picture-signs-group = { $heading }: { $signs }.
picture-signs-turn = Ход
picture-signs-cards = Карты и колоды
picture-signs-strongholds = Замок
picture-signs-numbers = Числа
picture-signs-abilities = Способности
picture-signs-state = Существа
picture-signs-cells = На клетках
picture-signs-targets = Кто и где
picture-signs-effects = Что происходит
picture-signs-conditions = Условия и выбор
picture-signs-rules = Действующие правила
picture-signs-spells = Заклинания
picture-signs-frames = Рамки и пометки
picture-signs-buildings = Постройки
