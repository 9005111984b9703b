# Clocks, pauses, and seats that the bot takes over

command-pause = pause
command-pause-about = Ask for a pause, accept one, or resume the clock

board-until = ⏱️ Time runs out { $when }.
board-paused = ⏸️ **Paused**: the clock is stopped until a player resumes.
board-stopped = ⏸️ **The clock is stopped**: players can’t be reached right now.
board-stood-still = ⏸️ The clock was stopped from { $began } to { $ended }: players couldn’t be reached.
board-pause-wanted = ⏸️ { $player } asks for a pause.
board-late = ⏱️ { $player } ran out of time, so I played for them.
board-left = 🚪 { $player } left. I’m playing this seat.
board-left-earlier = 🚪 { $player } left the match. I played this seat.
board-gone = 🚪 { $player } missed too many turns.
board-abandoned = 🚪 **All players have left.** There’s no winner.
board-voided = 🚪 **Ended without a result**, because a player was away.
board-limit = ⏱️ Time is up, with { $player } ahead.
board-limit-draw = ⏱️ Time is up, and no one is ahead.
absent-left = 🚪 { $player } has left the server.
absent-silent = 💤 { $player } hasn’t played for a long time.
button-claim = Claim the win
button-void = End without result
refused-not-absent = The other player isn’t away long enough to end the match.
board-thinking = ⏳ { $player } is thinking.
board-prepared = ✅ All set. The match continues below.
board-waits = ⚔️ This round’s duels are in progress.

button-pause = Accept pause
button-resume = Resume
button-no-pause = Decline pause

clock-reminder = ⏰ { $player }, your time runs out { $when }.

pause-asked = Pause requested. It starts when all the others agree.
pause-begun = The match is paused.
pause-over = The clock is running again.

stop-ask = Stop this game? This can’t be undone.
leave-ask = Leave your match with { $opponent }? I’ll play your seat to the end. You can’t undo this.
left = You left. I’ll play your seat.

refused-no-clock = This match has no clock, so take all the time you like.
refused-pause-wanted = You’ve already asked for a pause. The others still have to agree.
refused-no-pause = No one has asked for a pause.
refused-paused = The match is paused. Press *Resume* below the board first.
