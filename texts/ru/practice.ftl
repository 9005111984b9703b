# Тренировка: дуэль с самим ботом

command-practice = тренировка
command-practice-about = Сыграть дуэль со мной, сразу же
command-practice-strength = сила
command-practice-strength-about = Насколько хорошо мне играть (если не указать — средне)
command-practice-deck = колода
command-practice-deck-about = Твоя колода (не указывай, если нужна случайная; у меня случайная)

strength-easy = легко
strength-medium = средне
strength-hard = трудно

practice-begun = 🎓 { $player } тренируется против { $bot } ({ $strength }). Партия идёт { $where }.

refused-practising = В этом канале у тебя уже есть тренировка: сначала доиграй её или сдайся.
