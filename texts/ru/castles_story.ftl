# Что было в «Битве замков»

castles-and = { ", " }
castles-does = { $subject }: { $does }
castles-whose = { $player }, { $creature } { $cell }
castles-story-paid = { $line } (кубики { $dice })
castles-story-turn-began = **Ход { $turn }** · { $player }
castles-story-drew = { $player } берёт { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
} (в колоде { $left })
castles-story-rolled = бросок: { $dice }
castles-story-rolled-again = кубики заново: { $dice }
castles-story-built = { $player } строит: { $building }, в колоду { $cards ->
    [one] замешана { $cards } карта
    [few] замешаны { $cards } карты
   *[other] замешано { $cards } карт
}
castles-story-built-alone = { $player } строит: { $building }
castles-story-tile-built = { $player } строит на { $cell }: { $tile }
castles-story-tile-destroyed = { $tile } на { $cell }: тайл разрушен
castles-story-summoned = { $player } призывает: { $creature }
castles-story-called = { $player } сбрасывает: { $discarded }, призывает: { $creature }
castles-story-boosted = { $power }: { $creature }, под ним карта рубашкой вверх
castles-story-risen = { $player } поднимает скелета на { $cell }
castles-story-risen-from-deck = верхняя карта колоды встаёт скелетом на { $cell }
castles-story-walked = переход на { $to }
castles-story-hit = удар на { $wounds }, { $creature } (осталось { $left })
castles-story-hit-shield = удар в щит, { $creature }
castles-story-attacked = атака, цель: { $target }
castles-story-castle-attacked = удар на { $damage } по замку игрока { $other } (ран { $wounds } из 6)
castles-story-ability-used = способность «{ $ability }»
castles-story-ability-used-at = способность «{ $ability }», цель { $target }
castles-story-magic-played = { $player } играет карту { $card }
castles-story-magic-played-at = { $player } играет карту { $card }, цель: { $target }
castles-story-wounded = { $creature } −{ $wounds } (осталось { $left })
castles-story-shield-broken = { $creature }: удар принял щит
castles-story-healed = { $creature }: ран снято { $wounds } (осталось { $left })
castles-story-strengthened-life = { $creature }: +{ $amount } к жизни
castles-story-strengthened-damage = { $creature }: +{ $amount } к урону в этот ход
castles-story-strengthened-move = { $creature }: +{ $amount } к движению в этот ход
castles-story-strengthened-shield = { $creature }: щит
castles-story-stunned = { $creature }: оглушение
castles-story-readied = { $creature }: снова в готовности
castles-story-died = { $creature } гибнет
castles-story-died-revealed = { $creature } гибнет, под ним: { $revealed }
castles-story-castle-wounded = у замка игрока { $player } ран { $wounds } из 6 (+{ $n })
castles-story-castle-healed = у замка игрока { $player } ран { $wounds } из 6 (−{ $n })
castles-story-tombstone-placed = надгробие на { $cell }
castles-story-shifted = { $creature }: перемещение на { $to }
castles-story-taken-back = { $player } возвращает в руку: { $card }
castles-story-ended-castle = 🏁 Замок пал. Победа: { $side }.
castles-story-ended-deck = 🏁 Колода кончилась. Победа: { $side }.
castles-story-beginner-drawn = 🪙 Первый ход и первый выбор: { $player }
castles-story-race-chosen = { $player } берёт расу «{ $race }»
castles-story-races-ready = 🏰 Все замки разобраны
