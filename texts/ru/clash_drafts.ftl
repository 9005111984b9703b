# Драфты, принесённые колоды и чемпионы за столом

story-cards-revealed = 🎴 **Раунд { $number }**: { $cards }
story-picked = { $player } берёт: { $cards }
story-last-taken = { $player } получает последнюю карту: { $card }
story-taken-by-ai = 🤖 ИИ получает: { $cards }
story-card-brought = 📥 Выбрано карт: { $players }
story-deck-shown = 🃏 Карты игрока { $player }: { $cards }
story-banned = 🚫 { $player } запрещает карту { $card } игрока { $owner }
story-pick-made = ✅ Карту уже выбрали: { $players }
story-packs-passed = ➡️ Все пачки переходят налево, в каждой { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
story-packs-empty = Последняя карта каждой пачки остаётся там, где лежит
story-card-chosen = ✅ Выбрано карт в колоду: { $players }
story-laboratory-shown = 🧪 Лаборатория игрока { $player }: { $cards }
story-champion-named = 👑 Чемпиона уже назвали: { $players }
story-champion-shown = 👑 Чемпион игрока { $player }: { $card }

draft-pool = 🎴 **Драфт**. Карт: { $count }, наборы: { $sets }.
draft-sets = { $count ->
    [one] { $count } набор
    [few] { $count } набора
   *[many] { $count } наборов
}
draft-order = Открывают по { $count ->
    [one] { $count } карте
    [few] { $count } карты
   *[many] { $count } карт
} и берут их в таком порядке: { $order }.
draft-next-begins = В следующем раунде начинает следующий игрок.
draft-rest = Что никто не взял, достаётся ИИ.
draft-status = ▶ { $player }, возьми **{ $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}**.
draft-prompt = **Твой выбор** · возьми { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}.
draft-pick = { $card } { $percent } %
draft-pick-instead = бот: { $card } { $percent } %
draft-pick-for-balance = бот: { $card } { $percent } %, она лучше подходит к остальным его картам

constructed-open = 🃏 Каждый тайно собирает колоду из разных карт, их в ней { $count }. Когда готовы все, колоды показывают.
constructed-bans = 🃏 Каждый тайно выбирает разные карты, их { $count }. Потом карты показывают и запрещают: останется восемь.
constructed-bring = ▶ { $player }: собери колоду кнопкой **{ $button }**.
constructed-ban = ▶ { $player }, запрети **{ $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}** противника.
constructed-prompt-bring = **Твоя колода** · карт { $count } из { $full }. Выбери следующую.
constructed-prompt-ban = **Твой запрет** · выбери { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
} противника.

champions-about = 👑 Каждый тайно называет чемпиона: существо, которого нет в своей колоде. Чемпион стоит рядом с картами и доступен всегда.
champions-status = ▶ { $player }: назови чемпиона кнопкой **{ $button }**.
champions-prompt = **Твой чемпион** · выбери существо.

bring-saved = Взять свою сохранённую колоду
bring-ready = Взять колоду набора «Посвящение»
bring-done = Колода взята: { $deck }.
refused-bring-over = Выбрать колоду уже нельзя.
refused-bring-no-deck = Этой колоды больше нет.
refused-bring-unfit = С этой колодой здесь не сыграть. { $fault }
refused-bring-others = У тебя уже выбрано: { $cards }, а в этой колоде такого нет. Выбери остальные карты по одной.
