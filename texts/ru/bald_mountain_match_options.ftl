# О чём договариваются перед «Битвой на Лысой горе»

game-bald-mountain = Битва на Лысой горе
about-bald-mountain = От двух до четырёх колдунов кладут заклинания и чудеса на четыре алтаря.
bald-mountain-mode-duel = дуэль
bald-mountain-mode-three = три колдуна
bald-mountain-mode-four = двое на двое
bald-mountain-settings-duel = Два колдуна сражаются за четыре алтаря. Кто начинает, решает жребий.
bald-mountain-settings-three = A и C вместе против B: у B каждый второй ход и 6 карт вместо 3; что касается каждого колдуна, для B удваивается. Садись на ту сторону, за которую хочешь играть.
bald-mountain-settings-four = A и C против B и D: у команды общие живица и яхонты, а руки скрыты. Садись на ту сторону, за которую хочешь играть.
bald-mountain-leaving-stand-in = за вышедшего из команды играет бот
bald-mountain-leaving-lose = кто-то вышел: команда проиграла
option-leaving = выход
option-leaving-about = Что будет, если кто-то выйдет из команды
refused-bald-mountain-leaving = В дуэли нет команд: кто выходит, тот проигрывает.

# Слова правил

bald-mountain-explained = -# **{ $term }** · { $about }
