# What users can achieve in Battle of the Castles

achievement-castles-last-stone = Последний камень
achievement-castles-last-stone-about = Победи, когда у твоего замка 5 ран.
achievement-castles-untouched = Невредимый замок
achievement-castles-untouched-about = Победи, когда у твоего замка нет ран.
achievement-castles-all-built = Всё построено
achievement-castles-all-built-about = Победи, когда на планшете стоят все здания твоей расы.
achievement-castles-deck = Пустая колода
achievement-castles-deck-about = Победи, потому что у другой стороны кончилась колода.
achievement-castles-legends = Все легенды
achievement-castles-legends-about = Победи с каждой легендой всех рас, за любое число партий.
