# Почему правила не разрешают ход в драфте, с составленными колодами или в лиге мутаций

illegal-others-are-due = Твоя часть сделана: остальные ещё не готовы.
illegal-not-on-offer = { $card }: эту карту сейчас выбрать нельзя.
illegal-no-such-card = Карты «{ $typed }» нет.
illegal-unreadable-mutation = Не могу прочитать «{ $move }». Мутация выглядит так: troll.rage>ogre.
illegal-not-in-this-phase = «{ $move }» — ход другой фазы.
illegal-not-in-laboratory = { $card }: этой карты нет в твоей лаборатории.
illegal-not-in-deck = { $card }: этой карты нет в твоей колоде.
illegal-only-creatures-mutate = { $card } — заклинание, а мутируют только существа.
illegal-no-such-fragment = { $card }: такого фрагмента нет или больше нет.
illegal-glued-already = { $card }: на этом месте уже приклеен фрагмент.
illegal-no-such-element = { $card }: там нечего заклеивать.
illegal-has-ability = { $card }: эта способность уже есть.
illegal-too-many-abilities = { $card }: способностей стало бы больше, чем { $most }.
illegal-attack-is-x = { $card }: из-за уязвимости атака равна X.
illegal-too-few-points = Цена { $price }, а очков мутации у тебя { $points }.
illegal-no-such-result = «{ $result }» не может быть итогом этой дуэли.
