# Курсы

command-learn = учиться
command-learn-about = Учиться игре: короткие уроки, которые играешь сам
lesson-place = { $course } · урок { $number } из { $count }
lesson-missed = Ход кончился, а задание не выполнено. Верни ход и попробуй ещё раз.
button-learn = Учиться в игре
button-play-now = Сыграть сейчас
button-next-lesson = Следующий урок
button-lessons = Все уроки
course-progress = Пройдено уроков: { $done } из { $count }.
course-over = Все уроки пройдены: { $count }. Теперь сыграй первую партию: { $command }
course-pick = Открыть урок
refused-no-such-lesson = Такого урока сейчас нет. Выбери из списка всех уроков.
button-no-thanks = Нет, спасибо
button-try-first = Сначала попробовать
button-play = Играть…
course-offer = 👋 Впервые здесь? Короткие уроки научат игре { $game } минут за десять. Уроков: { $count }.
course-declined = Хорошо. { $command } — в любое время.
welcome = ### 👋 Карточные игры и загадки прямо здесь
    Нажми *Сыграть сейчас*: первая партия против меня с комментариями, её видно только тебе. { $learn } учит игре короткими уроками. { $duel } — вызов на дуэль. Остальное расскажет { $help }.
