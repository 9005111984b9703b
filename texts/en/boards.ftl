# How matches are shown in a server

place-threads = in threads
place-threads-no-place = in threads; here there can be none, so right here
place-threads-not-allowed = in threads; I can’t make any in this channel (*Create Public Threads*), so in the channel
place-channel = in the channel
old-boards-line = leave a line
old-boards-deleted = are deleted
calls-turn = on every turn
calls-pause = when away on their turn
calls-never = never
alone-outside = the player; in threads everyone
alone-private = the player only
alone-public = everyone
motion-film = films, as far as there are any
motion-still = still pictures
server-title = ### This server
server-change = Change a setting …
server-game = Default game
server-clock = Default clock
server-misses = Missed turns
server-place = Where matches are played
server-old-boards = Old boards
server-calls = Mentions
server-alone = Who sees solo games
server-motion = Films or stills
server-misses-is = ⌛ Missed turns that cost the seat: **{ $count }**
server-place-is = 🧵 Matches are played: **{ $choice }**
server-old-boards-is = 🧹 Old boards: **{ $choice }**
server-calls-is = 🔔 Players are mentioned: **{ $choice }**
server-alone-is = 🎓 Practice and solo games are seen by: **{ $choice }**
server-motion-is = 🎞️ Turns are shown as: **{ $choice }**
server-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
server-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}

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
