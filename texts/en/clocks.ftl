# Clocks, pauses, and seats that the bot takes over

command-pause = pause
command-pause-about = Ask the others for a pause of the clock, agree to theirs, or end it

board-until = ⏱️ Time runs out { $when }.
board-paused = ⏸️ **A pause**: nobody’s time runs until somebody goes on.
board-stopped = ⏸️ **The clock is stopped**: players can’t be reached right now.
board-stood-still = ⏸️ The clock was stopped from { $began } to { $ended }: players couldn’t be reached.
board-pause-wanted = ⏸️ { $player } asks for a pause.
board-late = ⏱️ { $player } hasn’t answered in time: I move on.
board-left = 🚪 { $player } has left. I play this seat.
board-left-earlier = 🚪 { $player } left the table. I played this seat.
board-gone = 🚪 { $player } hasn’t answered for too long.
board-abandoned = 🚪 **Nobody is left at the table.** Nobody wins.
board-voided = 🚪 **Ended without a result**, because a player was away.
absent-left = 🚪 { $player } has left the server.
absent-silent = 💤 { $player } hasn’t played for a long time.
button-claim = Claim the win
button-void = End without result
refused-not-absent = The other player isn’t away long enough to end the match.
board-thinking = ⏳ { $player } is thinking.
board-prepared = ✅ Everything is ready: it goes on below.
board-waits = ⚔️ The duels of this round are being played.

button-pause = Pause too
button-resume = Go on
button-no-pause = No pause

clock-reminder = ⏰ { $player }, your time is over { $when }.

pause-asked = You ask for a pause. It begins as soon as all the others agree.
pause-begun = The pause begins.
pause-over = The clock runs.

stop-ask = Stop this game? This can’t be undone.
leave-ask = Leave the table with { $opponent }? I’ll play your seat to the end. This can’t be undone.
left = You have left the table. I play your seat.

refused-no-clock = This match has no clock, so take all the time you like.
refused-pause-wanted = You have asked for a pause already. The others have to agree.
refused-no-pause = Nobody has asked for a pause.
refused-paused = The clock is stopped. Press “Go on” below the board first.
