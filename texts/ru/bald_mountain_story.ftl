# Что произошло в «Битве на Лысой горе»

bald-mountain-story-turn-began = **Ход { $turn }** · { $player }
bald-mountain-story-wonder-fired = ✨ Срабатывает { $card } ({ $player })
bald-mountain-story-wonder-declined = { $player }: { $card } в этом ходу не срабатывает
bald-mountain-story-drew = { $player } берёт { $amount }
bald-mountain-story-played = { $player } играет карту { $card }
bald-mountain-story-played-over = { $player } играет карту { $card } поверх карты { $covered }
bald-mountain-story-activated = { $player } активирует карту { $card }
bald-mountain-story-repeated = повторяется { $card }
bald-mountain-story-copied = копируется { $card }
bald-mountain-story-toll-paid = пошлина, { $side }: −{ $n ->
    [one] { $n } живица
   *[other] { $n } живицы
}
bald-mountain-story-cost-paid = плата, { $side }: −{ $counted }
bald-mountain-story-cards-paid = { $player } сбрасывает за это: { $cards }
bald-mountain-story-option-chosen = выбрано: { $option }
bald-mountain-story-attacked = атака { $n }{ $edge ->
    [0] {""}
   *[other] {""} + { $edge }
}{ $ward ->
    [0] {""}
   *[other] {""} − { $ward }
}, { $side }: −{ $lost ->
    [one] { $lost } живица
   *[other] { $lost } живицы
}
bald-mountain-story-reflected = атака { $n }{ $edge ->
    [0] {""}
   *[other] {""} + { $edge }
} отражена, { $others }: −{ $lost ->
    [one] { $lost } живица
   *[other] { $lost } живицы
}
bald-mountain-story-gained = { $side }: +{ $counted }
bald-mountain-story-lost = { $side }: −{ $counted }
bald-mountain-story-stolen = { $others } +{ $counted }, украдено у стороны { $side }
bald-mountain-story-discard-chosen = { $player }: выбор для сброса сделан
bald-mountain-story-discarded = { $player } сбрасывает: { $cards }
bald-mountain-story-discarded-by-chance = { $player } сбрасывает наугад: { $cards }
bald-mountain-story-cards-stolen = { $other } берёт наугад { $amount } из чужой руки ({ $player })
bald-mountain-story-asked = решает { $player }
bald-mountain-story-way-out-discard = { $player } откупается от карты { $card }, сбросив { $amount }
bald-mountain-story-way-out-lose = { $player } откупается от карты { $card }, потеряв { $amount }
bald-mountain-story-way-out-give = { $player } откупается от карты { $card }, отдав { $amount }
bald-mountain-story-refused = { $player } отказывается
bald-mountain-story-no-way-out = { $player } не может откупиться
bald-mountain-story-retrieved = { $player } берёт из сброса карту { $card }
bald-mountain-story-banished = { $card } уходит в сброс
bald-mountain-story-turned = { $card } теперь служит другим ({ $side })
bald-mountain-story-buried = { $card } уходит в самый низ своего алтаря
bald-mountain-story-rule-began-edge = { $side }: следующая атака в этом ходу сильнее на { $n }
bald-mountain-story-rule-began-ward = { $side }: атаки противников слабее на { $n }
bald-mountain-story-rule-began-reflect = { $side }: следующая атака противников будет отражена
bald-mountain-story-rule-began-guard = { $side }: карты под охраной
bald-mountain-story-rule-began-lock = { $altar }: алтарь заперт
bald-mountain-story-rule-began-still = { $others }: чудеса не срабатывают
bald-mountain-story-rule-began-toll = { $others }: пошлина { $n } за каждую активацию
bald-mountain-story-rule-ended-ward = { $side }: атаки противников больше не ослаблены
bald-mountain-story-rule-ended-reflect = { $side }: атаки противников больше не отражаются
bald-mountain-story-rule-ended-guard = { $side }: карты больше не под охраной
bald-mountain-story-rule-ended-lock = { $altar }: алтарь больше не заперт
bald-mountain-story-rule-ended-still = { $others }: чудеса снова срабатывают
bald-mountain-story-rule-ended-toll = { $others }: пошлины за активацию больше нет
bald-mountain-story-actions-gained = { $player } получает ещё { $n ->
    [one] { $n } действие
    [few] { $n } действия
   *[other] { $n } действий
}
bald-mountain-story-skipped = { $card }: делать больше нечего
bald-mountain-story-last-turn = ⏳ В колоде не хватило карт: это последний ход.
bald-mountain-story-ended-energy = 🏁 Живица иссякла. Победа: { $side }.
bald-mountain-story-ended-energy-draw = 🏁 Живица иссякла у всех, и всё поровну: ничья.
bald-mountain-story-ended-gems = 🏁 15 яхонтов! Победа: { $side }.
bald-mountain-story-ended-gems-draw = 🏁 Яхонты собрали обе стороны, и всё поровну: ничья.
bald-mountain-story-ended-empty-deck = 🏁 Колода пуста: считают яхонты, затем живицу. Победа: { $side }.
bald-mountain-story-ended-empty-deck-draw = 🏁 Колода пуста, и всё поровну: ничья.
bald-mountain-story-ended-last-turn = 🏁 Последний ход окончен: считают яхонты, затем живицу. Победа: { $side }.
bald-mountain-story-ended-last-turn-draw = 🏁 Последний ход окончен, и всё поровну: ничья.
