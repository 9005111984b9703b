# Драфт мутаций и его лига

mutation-introduction = 🧬 **Драфт мутаций**: { $sets }. У каждого пачка, карт в ней { $pack }: бери одну и передавай остальные налево, пока карты не кончатся. Потом каждый отбирает в колоду карт: { $deck }; остальные — его лаборатория.
mutation-picking = ▶ **Выбор { $number } из { $pack }** · нажми **{ $button }** · ещё выбирают: { $player }
mutation-choosing = ▶ **В колоду карт: { $deck } из { $pack }** · нажми **{ $button }** · ещё выбирают: { $player }
mutation-pick = **Выбор { $number } из { $pack }** · возьми карту из своей пачки. Остальные уйдут налево.
mutation-choose = **Отбери в колоду карт: { $deck } из { $pack }.** Уже выбрано: { $count }. Остальные станут твоей лабораторией.

league-introduction = 🏆 **Лига мутаций**: раундов { $rounds }, в каждом две дуэли. Перед каждой у всех по { $points } очка мутации: за них фрагменты карт лаборатории клеятся на существ колоды. У кого больше побед, тот выигрывает лигу.
league-mutating = 🧬 **Раунд { $round } из { $rounds }, фаза мутации** · нажми **{ $button }** · ещё мутируют: { $player }
league-mutate = 🧬 **Твоя лаборатория** · { $points ->
    [0] очков не осталось
    [one] осталось { $points } очко
    [many] осталось { $points } очков
   *[other] осталось { $points } очка
}. Выбери фрагмент или заверши.
league-choose-place = **{ $fragment }** · на какое существо?
league-place = { $creature } · { $change } · { $price ->
    [0] даром
   *[other] цена { $price }
}
league-preview = { $mutation }: { $change } · { $price ->
    [0] даром
   *[other] цена { $price }
}. Потом { $points ->
    [0] очков не останется
    [one] останется { $points } очко
    [many] останется { $points } очков
   *[other] останется { $points } очка
}. Клеим?
league-duel = ⚔️ Раунд { $round } из { $rounds } · { $duel }
button-done = { $points ->
    [0] Готово
    [one] Готово (пропадёт { $points } очко)
    [many] Готово (пропадёт { $points } очков)
   *[other] Готово (пропадёт { $points } очка)
}
fragment-of = { $fragment } с карты { $card }
move-glue = { $fragment } на карту { $creature }
move-glue-over = { $fragment } на карту { $creature } поверх: { $ability }
move-done = конец мутаций
refused-needs-place = { $card }: выбери ещё существо, на которое клеить.

story-round = 🧬 **Раунд { $round } из { $rounds }** · { $duels } · очков мутации у каждого: { $points }
story-mutated = { $player } клеит: { $mutation } · { $price ->
    [0] даром
   *[other] цена { $price }
}, { $points ->
    [0] очков не осталось
    [one] осталось { $points } очко
    [many] осталось { $points } очков
   *[other] осталось { $points } очка
}
story-mutation-ended = { $player } заканчивает мутации.{ $points ->
    [0] { "" }
    [one] { " " }Пропадает { $points } очко.
    [many] { " " }Пропадает { $points } очков.
   *[other] { " " }Пропадает { $points } очка.
}
story-duels-began = ⚔️ Начинаются дуэли раунда { $round }: { $duels }
story-duel-won = 🏆 { $player } побеждает, { $loser } проигрывает; осталось здоровья: { $health }.
story-duel-draw = 🤝 { $duel }: ничья.
