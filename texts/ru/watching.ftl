# Кто не играет, смотрит партию, говорит, кто победит, и угадывает следующий ход

option-audience = зрители
option-audience-about = Можно ли другим смотреть, предсказывать победу и угадывать ходы? (если не указать — нет)
audience-none = Без зрителей
audience-live = Сразу
audience-delayed = На ход позже
settings-audience-live = 👀 Со зрителями: другие могут смотреть, говорить, кто победит, и угадывать следующее действие.
settings-audience-delayed = 👀 Со зрителями: другие могут смотреть, говорить, кто победит, и угадывать следующее действие. Каждый ход они видят, когда он закончен.
audience-delay = -# 👀 Так решили игроки: каждый ход виден, когда он закончен.
audience-due = ▶ Сейчас действует: { $player }
button-watch = 👀 Смотреть
button-predict = Победит { $side }
predict-question = 🔮 **Кто победит?** { $sides } (до хода { $turn })
predict-closed = 🔮 Предсказания: { $sides }
predict-side = { $side }: { $count }
predict-own-right = ✅ Предсказание верно: { $side }
predict-own-wrong = ❌ Предсказание неверно: { $side }
predict-own-void = Предсказание не считается: { $side }
predict-own-open = Твоё предсказание: { $side }
guess-question = Угадай следующее действие…
guess-made = 🤫 Догадка принята. Её можно менять, пока действия нет.
guess-right = ✅ Последняя догадка верна. Верно всего: { $right } из { $count }
guess-wrong = ❌ Последняя догадка неверна. Верно всего: { $right } из { $count }
refused-no-audience = Зрители бывают только у партии между игроками.
refused-watch-player = Ты играешь в этой партии. Открой свою панель.
refused-predict-closed = Поздно говорить, кто победит.
refused-guess-late = Это действие уже не угадать. Нажми *Обновить*.

# Лучшие предсказатели сервера, из /ranking

button-predictors = 🔮 Лучшие предсказатели
predictors-title = ### 🔮 Лучшие предсказатели
predictors-line = { $mark } **{ $player }** · верно { $right } из { $count }
predictors-own = -# Твои предсказания: верно { $right } из { $count }
predictors-none = Ни одно предсказание ещё не решено.
