# Курсы

command-learn = учиться
command-learn-about = Научиться игре: короткие уроки, в которых сразу играешь
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
button-more-to-play = Другие игры и режимы…
course-offer = 👋 Впервые здесь? Короткие уроки научат игре «{ $game }» минут за десять. Уроков: { $count }.
course-declined = Хорошо. { $command } — в любое время.
welcome = ### 👋 Карточные игры и задачи прямо здесь
    Нажми *Сыграть сейчас*: первая партия против меня с комментариями, её видно только тебе. { $learn } учит игре короткими уроками. { $duel } — вызов на дуэль. Остальное расскажет { $help }.
welcome-managers =
    Если ты управляешь сервером:
    - { $setup } — задача дня.
    - { $server } — настройки сервера.
    - { $moderate } завершает партии и отстраняет участников.
    - «Настройки сервера → Интеграции» ограничивают мои команды и кнопки ролями и каналами.

# Справка

help-topic-pictures = Пять картинок
help-topic-turn = Ход
help-topic-icons = Значки
help-topic-cards = Карты
help-topic-abilities = Способности
help-topic-rules = Правила
help-topic-ways = Как сыграть
help-topic-commands = Команды
help-place = { $number } из { $count }
help-act = 👆 **{ $button }** под полем: там есть кнопка для всего, что можно сделать. { $end } завершает ход.
help-icons = Всё, что бывает на поле и в руке. Во время партии **{ $button }** объяснит те, что видишь ты.
help-choose = Выбери, о чём прочитать.
help-search = 🔎 Чтобы найти правило, набери { $command } и заполни `{ $option }`: слово или номер.
button-topics = Все темы
button-page-back = ◀ Назад
button-page-on = Дальше ▶
refused-no-such-rule = Правил с такими словами не нашлось. Попробуй одно слово, например название способности или шага.
