# What users can achieve in Battle on the Bald Mountain

achievement-bald-mountain-last-spark = Последняя искра
achievement-bald-mountain-last-spark-about = Победи, когда у твоей стороны осталась 1 живица.
achievement-bald-mountain-full = В полной силе
achievement-bald-mountain-full-about = Победи, когда у твоей стороны 10 живицы или больше.
achievement-bald-mountain-no-gems = Без яхонтов
achievement-bald-mountain-no-gems-about = Победи, когда у твоей стороны нет яхонтов.
achievement-bald-mountain-altars = Все алтари
achievement-bald-mountain-altars-about = Победи, когда верхние карты всех четырёх алтарей повёрнуты к твоей стороне.
achievement-bald-mountain-last-turn = Последний ход
achievement-bald-mountain-last-turn-about = Победи в партии, в которой кончилась колода.
