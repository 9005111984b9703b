# What users can achieve in Duel of Two Worlds

achievement-two-worlds-last-warrior = Последний воин
achievement-two-worlds-last-warrior-about = Победи, когда у тебя остался один воин, в игре или в колоде.
achievement-two-worlds-no-losses = Без потерь
achievement-two-worlds-no-losses-about = Победи так, чтобы ни один твой воин не погиб.
achievement-two-worlds-destruction = Армия разбита
achievement-two-worlds-destruction-about = Победи, потому что у противника не осталось воинов.
achievement-two-worlds-no-spells = Без заклинаний
achievement-two-worlds-no-spells-about = Победи, не разыграв ни одного заклинания.
