# Что слышит тот, кто тренируется: перед концом хода, после него и после партии

coaching-forecast = 🔭 Если завершить ход сейчас: { $told }.
coaching-remark = 💡 Прошлый ход мог быть лучше: { $moves } — { $gain }.
coaching-better = 💡 Ход { $turn } мог быть лучше: { $moves } — { $gain }.
coaching-then = { $first }, потом { $second }
coaching-gain-won = это сразу была бы победа
coaching-turned-lost = ⚖️ На { $turn }-м ходу твоё положение ещё было лучше.
coaching-turned-won = ⚖️ На { $turn }-м ходу твоё положение ещё было хуже.
coaching-won = 🏁 Победа на { $turn }-м ходу.
coaching-lost = 🏁 Поражение на { $turn }-м ходу.
coaching-gave-up = 🏁 Партия сдана на { $turn }-м ходу.
coaching-limit = 🏁 Время партии вышло на { $turn }-м ходу.
button-again = Ещё раз
button-harder = Сложнее
button-puzzle = Задача
