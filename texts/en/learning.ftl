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
