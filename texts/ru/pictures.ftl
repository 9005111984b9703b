# Слова на картинках всех игр

picture-wins = Победа: { $player }!
picture-draw = Ничья
picture-win-together = Победа: { $players }!
picture-past = Повтор
