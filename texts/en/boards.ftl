# How matches are shown in a server

place-threads = in threads
place-threads-no-place = in threads; not possible here, so in this channel
place-threads-not-allowed = in threads; I lack *Create Public Threads* here, so in the channel
place-channel = in the channel
old-boards-line = shrink to one line
old-boards-deleted = are deleted
calls-turn = on every turn
calls-pause = on their turn, when away
calls-never = never
alone-outside = only the player; in threads everyone
alone-private = only the player
alone-public = everyone
motion-film = animations, where available
motion-still = still images
server-title = ### Server settings
server-change = Change a setting …
server-game = Default game
server-clock = Default clock
server-misses = Missed turns
server-place = Where matches are played
server-old-boards = Old boards
server-calls = Mentions
server-alone = Who can see solo games
server-motion = Animations or still images
server-misses-is = ⌛ Missed turns before a player forfeits: **{ $count }**
server-place-is = 🧵 Where matches are played: **{ $choice }**
server-old-boards-is = 🧹 Old boards: **{ $choice }**
server-calls-is = 🔔 Players are mentioned: **{ $choice }**
server-alone-is = 🎓 Practice and solo games are visible to: **{ $choice }**
server-motion-is = 🎞️ Turns are shown as: **{ $choice }**
server-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
server-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}

# Animations or still images for a player

command-motion = motion
command-motion-about = Choose animations or still images for your panel
command-motion-motion = motion
command-motion-motion-about = Animations or still images
motion-here = use the server’s setting
motion-set = ✅ Your panel now shows: { $choice }.

# Which match

option-match = match
option-match-about = Which match (default: the one in this channel)
match-label = { $opponent } · { $what } · { $step ->
    [0] being set up
   *[other] turn { $step }
}, { $turn ->
    [yours] yours
   *[theirs] theirs
} · #{ $number }
match-open = Open a match

# Games of one person

option-private = private
option-private-about = Hide it from everyone else? (default: the server’s setting)
match-alone = only visible to you

# The replay

command-replay = replay
command-replay-about = Replay a match step by step, or share it as an animation
command-replay-match-about = Which of your matches, finished ones too (default: the one in this channel)
match-label-over = { $opponent } · { $what } · { $result ->
    [won] won
    [lost] lost
    [draw] a draw
   *[over] over
}, { $day } · #{ $number }
button-replay = Replay
button-replay-first = ⏮ Start
button-replay-back = ◀ Back
button-replay-on = Next ▶
button-replay-last = End ⏭
button-replay-share = 🎞️ Share animation
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
replay-now = Current position
replay-shared = 🎞️ Animation posted in the channel.
refused-replay-running = This match is still in progress. Until it ends, only its players can replay it.
side-of-two = { $one } & { $two }
button-why = Why?
why-title = ### Why the last turn went this way
