# О чём договариваются перед «Битвой замков»

game-castles = Битва замков
about-castles = За здания, существ и магию платят кубиками. Один замок падёт.
castles-mode-duel = дуэль
castles-mode-teams = двое на двое
castles-settings-duel = Два замка бьются на трёх линиях. Кто начинает, решает монетка.
castles-settings-teams = A и C против B и D на пяти линиях: от `a` до `c` линии A и B, от `c` до `e` линии C и D. Руки скрыты. Садись на ту сторону, за которую хочешь играть.
castles-leaving = за вышедшего из команды играет бот
castles-races-open = расы выбирают открыто
castles-races-lot = расы по жребию, ни одна дважды
castles-races-settled-duel = A: { $left }, B: { $right }
castles-races-settled-teams = A и C: { $left }, B и D: { $right }
castles-race-humans = люди
castles-race-demons = демоны
castles-race-undead = нежить
castles-race-orcs = орки
option-races = расы
option-races-about = Как распределить расы
option-race_a = раса-a
option-race_a-about = Раса A, то есть того, кто вызывает; вчетвером раса A и C
option-race_b = раса-b
option-race_b-about = Раса B; вчетвером раса B и D
refused-castles-one-race = Назови расы обеих сторон, `раса-a` и `раса-b`, или ни одной.
refused-castles-races-twice = Расы либо оговорены, либо по жребию: укажи что-то одно, `расы` или `раса-a` и `раса-b`.
