# How matches are shown in a server

place-threads = in a thread each
place-threads-no-place = in a thread each; here there can be none, so right here
place-threads-not-allowed = in a thread each; in this channel I may not make any (*Create Public Threads*), so in the channel itself
place-channel = in the channel itself
old-boards-line = a line is left of it
old-boards-deleted = it is deleted
calls-turn = whenever it is their turn
calls-pause = when it is their turn and they have been away for some minutes
calls-never = never
alone-outside = the player alone, in threads everybody
alone-private = the player alone
alone-public = everybody
motion-film = films, as far as there are any
motion-still = still pictures
server-title = ### This server
server-change = Change …
server-game = Usual game
server-clock = Usual clock
server-misses = Missed turns
server-place = Where matches are played
server-old-boards = Old boards
server-calls = Mentions
server-alone = Who sees games alone
server-motion = Films or stills
server-misses-is = ⌛ Missed turns in a row until the seat is lost: { $count }.
server-place-is = 🧵 Matches are played: { $choice }.
server-old-boards-is = 🧹 When a board moves on: { $choice }.
server-calls-is = 🔔 Players are mentioned: { $choice }.
server-alone-is = 🎓 Practice and solo games are seen by: { $choice }.
server-motion-is = 🎞️ What has been played is shown as: { $choice }.

# Films or stills for somebody

command-motion = motion
command-motion-about = Films or still pictures on your own panel
command-motion-motion = motion
command-motion-motion-about = What you would rather see
motion-here = as the server has it
motion-set = ✅ On your panel from now on: { $choice }.

# Which match

option-match = match
option-match-about = Which match, where you play several (leave it out for the one here)
match-label = { $opponent } · { $what } · { $step ->
    [0] being set up
   *[other] turn { $step }
}, { $turn ->
    [yours] yours
   *[theirs] theirs
} · #{ $number }
match-open = Open one of them

# Games of one person

option-private = private
option-private-about = Do only you see it? (leave it out for what is usual here)
match-alone = for you alone

# The replay

command-replay = replay
command-replay-about = A match once more, step by step, and as a film to share
command-replay-match-about = Which match of yours, finished ones too (leave it out for the one here)
match-label-over = { $opponent } · { $what } · { $result ->
    [won] won
    [lost] lost
    [draw] a draw
   *[over] over
}, { $day } · #{ $number }
button-replay = Replay
button-replay-first = ⏮ Start
button-replay-back = ◀ Back
button-replay-on = On ▶
button-replay-last = End ⏭
button-replay-share = 🎞️ Share the film
replay-where = -# { $what } · { $turn ->
        [0] before the first turn
       *[other] turn { $turn }
    } · step { $step } of { $steps }
replay-turns = Go to a turn
replay-turn = { $turn ->
        [0] Before the first turn
       *[other] Turn { $turn }
    }: { $player }
replay-end = The end
replay-now = As it stands now
replay-shared = 🎞️ The film is in the channel, for everybody to see.
refused-replay-running = This match is still being played: until it is over, only those who play can replay it.
side-of-two = { $one } & { $two }
button-why = Why?
why-title = ### Why the last turn went so
