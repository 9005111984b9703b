# Courses

command-learn = learn
command-learn-about = Learn a game in short lessons that you play
lesson-place = { $course } · lesson { $number } of { $count }
lesson-missed = Your turn is over, and the task is not done. Take it back and try again.
button-learn = Learn by playing
button-play-now = Play now
button-next-lesson = Next lesson
button-lessons = All lessons
course-progress = { $done } of { $count } lessons are done.
course-over = You have done all { $count } lessons. Play your first match now: { $command }
course-pick = Open a lesson
refused-no-such-lesson = There is no such lesson now. Take one from the list of all lessons.
button-no-thanks = No, thanks
button-try-first = Try it first
button-play = Play …
course-offer = 👋 New here? { $count } short lessons teach { $game }, in about ten minutes.
course-declined = All right. { $command } is there whenever you like.
welcome = ### 👋 Card games and puzzles, right here
    Press *Play now* for a first match against me: I comment on it, and only you see it. { $learn } teaches a game in short lessons. { $duel } challenges somebody. { $help } tells the rest.

# Help

help-topic-pictures = In five pictures
help-topic-turn = A turn
help-topic-icons = Icons
help-topic-cards = Cards
help-topic-abilities = Abilities
help-topic-rules = Rules
help-topic-ways = Ways to play
help-topic-commands = Commands
help-place = { $number } of { $count }
help-act = 👆 **{ $button }** under the board has a button for everything that you can do. { $end } ends your turn.
help-icons = Everything that boards and hands can show. In a match, **{ $button }** explains those that you see.
help-choose = Choose what you want to read about.
help-search = 🔎 To search, type { $command } and fill in `{ $option }`: a word or a number.
button-topics = All topics
button-page-back = ◀ Back
button-page-on = Next ▶
refused-no-such-rule = I find no rule with these words. Try a single word, such as the name of an ability or of a step.
