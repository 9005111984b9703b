# Courses

command-learn = learn
command-learn-about = Learn a game by playing short lessons
lesson-place = { $course } · lesson { $number } of { $count }
lesson-missed = Your turn ended before you reached the goal. Undo it and try again.
button-learn = Learn by playing
button-play-now = Play now
button-next-lesson = Next lesson
button-lessons = All lessons
course-progress = { $done } of { $count } lessons done.
course-over = You’ve finished all { $count } lessons. Play your first match now: { $command }
course-pick = Open a lesson
refused-no-such-lesson = That lesson doesn’t exist. Choose one from the list.
button-no-thanks = No, thanks
button-try-first = Try it first
button-more-to-play = More ways to play …
course-offer = 👋 New here? { $count } short lessons teach { $game }, in about ten minutes.
course-declined = No problem. { $command } is there whenever you want it.
welcome = ### 👋 Card games and puzzles, right here
    Press *Play now* for a private first match against me, with tips. Use { $learn } for short lessons, { $duel } to challenge someone, and { $help } for everything else.
welcome-managers =
    If you manage this server:
    - { $setup } posts a puzzle every day.
    - { $server } has the server’s settings.
    - { $moderate } ends matches and bars members.
    - *Server Settings → Integrations* limits my commands and buttons to roles and channels.

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
help-act = 👆 Press **{ $button }** under the board to see everything you can do. { $end } ends your turn.
help-icons = Every icon on boards and hands. During a match, **{ $button }** explains the ones in view.
help-choose = Choose a topic.
help-search = 🔎 To search the rules, use { $command } and fill in `{ $option }` with a word or a rule number.
button-topics = All topics
button-page-back = ◀ Back
button-page-on = Next ▶
refused-no-such-rule = No rule found. Try a single word, such as the name of an ability.
