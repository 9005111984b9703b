# Тренировка: дуэль с самим ботом

command-practice = тренировка
command-practice-about = Сыграть дуэль со мной, сразу же
option-strength = сила
option-strength-about = Насколько хорошо мне играть (если не указать — как обычно)

strength-easy = новичок
strength-medium = средне
strength-hard = трудно

practice-begun = 🎓 { $player } тренируется, соперник: { $bot } ({ $strength }). Партия идёт { $where }.

strength-rated = { $strength } · около { $rating } очков
refused-no-such-strength = В игре «{ $game }» бот умеет играть только так: { $strengths }. Выбери из этого.
refused-practising = Ты здесь уже играешь против бота. Сначала доиграй эту партию или сдайся:

# Игра для одного

command-solo = соло
command-solo-about = Сыграть одному против ИИ игры любой сложности
solo-begun = 🤖 { $player } играет соло против ИИ. Партия идёт { $where }.
refused-solo-running = У тебя здесь уже идёт соло. Сначала доиграй эту игру или сдайся:
