# Что произошло в «Дуэли двух миров»

two-worlds-story-kept = { $player } выбирает: { $rank ->
    [champion] чемпион
    [elite] элитный воин
   *[regular] рядовой воин
}; осталось выбрать: { $left }
two-worlds-story-packets-passed = 🔁 Оставшиеся карты переходят из рук в руки.
two-worlds-story-armies-ready = 🎲 Обе армии готовы. Монетка брошена: начинает { $player }.
two-worlds-story-turn-began = **Ход { $turn }** · { $player }
two-worlds-story-advance = ⏩ Армия продвигается
two-worlds-story-advanced = { $card } { $cell } → { $to }
two-worlds-story-revealed = 🎴 { $player } открывает карту { $card }
two-worlds-story-summoned = 🎴 { $player } призывает: { $warrior }
two-worlds-story-box-seen = 🐺 { $player } смотрит в коробку
two-worlds-story-announced = ⚔️ { $player } атакует: { $fighters } → { $warrior }, урон { $damage }{ $hold ->
    [yes] {""}, с задержкой
   *[no] {""}
}
two-worlds-story-spell-cast = ✨ { $player } разыгрывает: { $spell }
two-worlds-story-spell-cast-at = ✨ { $player } разыгрывает: { $spell } → { $at }
two-worlds-story-answers-attack = в ответ на атаку
two-worlds-story-answers-own-attack = во время своей атаки
two-worlds-story-answers-spell = в ответ на карту { $spell }
two-worlds-story-asked = { $player } может ответить
two-worlds-story-passed = { $player } пасует
two-worlds-story-fizzled-attack = атака не удаётся
two-worlds-story-fizzled-spell = { $spell } не срабатывает
two-worlds-story-hit-attack = { $warrior } −{ $damage } ❤️{ $left ->
    [0] {""}
   *[other] {""}, осталось { $left }
}
two-worlds-story-hit-splash = всплеск, { $warrior }: −{ $damage } ❤️{ $left ->
    [0] {""}
   *[other] {""}, осталось { $left }
}
two-worlds-story-hit-spell = { $by }, { $warrior }: −{ $damage } ❤️{ $left ->
    [0] {""}
   *[other] {""}, осталось { $left }
}
two-worlds-story-destroyed = { $warrior } погибает 💀
two-worlds-story-destroyed-saved = { $warrior } погибает, но уходит под колоду ({ $player }) ♾️
two-worlds-story-moved-shift = ↔️ { $player }: { $card } { $cell } → { $to }
two-worlds-story-moved-spell = { $card } { $cell } → { $to }
two-worlds-story-moved-knockback = отбрасывание: { $card } { $cell } → { $to }
two-worlds-story-moved-pushed = { $card } отступает, { $cell } → { $to }
two-worlds-story-enchanted = на воина { $warrior } ложится { $spell }
two-worlds-story-disenchanted = с воина { $warrior } уходит { $spell }
two-worlds-story-cancelled = { $spell } не действует
two-worlds-story-redirected = { $spell } теперь у другой стороны ({ $player }) → { $cell }
two-worlds-story-returned-top = { $warrior } уходит на верх колоды ({ $player })
two-worlds-story-returned-bottom = { $warrior } уходит под колоду ({ $player })
two-worlds-story-shaped = 🐺 { $player }: Оборотень ({ $cell }) принимает форму: { $form }
two-worlds-story-reaped = { $card } возвращается под колоду ({ $player })
two-worlds-story-taken = { $player } берёт { $count ->
    [one] { $count } заклинание
    [few] { $count } заклинания
   *[other] { $count } заклинаний
}
two-worlds-story-taken-exchanged = { $player } сбрасывает карту { $discarded } и берёт { $count ->
    [one] { $count } заклинание
    [few] { $count } заклинания
   *[other] { $count } заклинаний
}
two-worlds-story-ended-breakthrough = 🏁 Прорыв! Победа: { $player }.
two-worlds-story-ended-destruction = 🏁 Врагов не осталось. Победа: { $player }.
two-worlds-story-ended-destruction-draw = 🏁 Обе армии уничтожены: ничья.
two-worlds-story-ended-quiet = 🏁 Затишье: считают воинов. Победа: { $player }.
two-worlds-story-ended-quiet-draw = 🏁 Затишье, и всё поровну: ничья.
