# Events

command-event = event
command-event-about = Tournaments and game nights: see what runs here, or open one

event-method-swiss = Swiss tournament
event-method-pods = Game night
event-method-knockout = Knockout
event-method-round-robin = Round robin
event-method-puzzles = Puzzle night

event-method-final = Swiss tournament with a final
event-about-swiss = { $rounds ->
    [0] Swiss tournament: everyone plays every round, against someone with about as many wins. 3 to 5 rounds, by the number of players.
    [one] Swiss tournament of one round.
   *[other] Swiss tournament of { $rounds } rounds: everyone plays every round, against someone with about as many wins.
}
event-about-pods = { $rounds ->
    [one] Everyone is drawn to a table and plays there once. The bot takes the seats that stay empty.
   *[other] Everyone is drawn to a table, { $rounds } times. The bot takes the seats that stay empty.
}
event-about-knockout = Knockout: one loss, and you’re out. If a match is drawn, the player who joined earlier advances.
event-about-round-robin = Round robin: everyone plays everyone once.
event-limit-hours = { $count ->
    [one] A round lasts at most one hour; then who has more health left wins.
   *[other] A round lasts at most { $count } hours; then who has more health left wins.
}
event-limit-days = { $count ->
    [one] A round lasts at most one day; then who has more health left wins.
   *[other] A round lasts at most { $count } days; then who has more health left wins.
}
event-about-final = Swiss tournament, then a knockout: the best four or eight play for first place. Rounds and finalists depend on the number of players.
event-about-puzzles = { $rounds ->
    [one] One round of five minutes.
   *[other] { $rounds } rounds of five minutes, each harder than the one before.
} Everyone gets the same puzzles and has one answer for each. Most puzzles solved wins; if equal, less time. All solutions follow at the end.
event-night-thread = Solutions · { $event }
event-night-solutions = ### 🔓 Solutions of round { $round }
event-by-time = time { $value }
event-method-arena = Arena
event-method-league = League
event-about-arena = { $rounds ->
    [one] Arena of one hour.
   *[other] Arena of { $rounds } hours.
} Every duel that begins in this channel with *Find an opponent* counts: a win is a point, a draw half a point. After two wins in a row, points count twice until you don’t win.
event-about-league = League: groups of four to eight by rating, and everyone in a group plays everyone, all matches at the same time, within 28 days. Then who has more health left wins. From 12 players on, the best of a group rise and the last fall. The league continues with those who stay.
event-hint-stays = The next league begins { $when } ({ $soon }). Press *Stay or join* to play.
event-stay = 👋 Those who played the last one: { $players }
event-head-arena = **Arena** · { $when }
event-arena-hint = Press *Find an opponent*. An open challenge in this channel counts too, once someone joins it. After two wins in a row, points count twice.
event-head-league = **League** · { $when }
event-state-running = running
event-note-streak = next ×2
event-group-stays = group { $group }
event-group-up = group { $group }, rises
event-group-down = group { $group }, falls
event-by-group = better group
button-event-arena = Arena
button-event-league = League
button-event-stay = Stay or join
event-hours = { $count ->
    [one] One hour
   *[other] { $count } hours
}
event-log-table = { $player } began a duel
event-joined = **Players: { $count }** · { $names }
event-nobody = **No one has joined yet.**
event-and-more = { " " }and { $count } more
event-hint = Press *Join* to play. { $host } starts it when everyone is here.
event-round = **Round { $round } of { $rounds }** · { $when }
event-ends = ends { $when }
event-until = ends { $when } at the latest
event-next-soon = the next round begins in a moment
event-more-tables = … and { $count } more tables
event-byes = Free this round: { $names }
event-paused = ⏸️ The host has paused the event.
event-state-round = round { $round } of { $rounds }
event-state-over = final standings
event-note-left = left
event-note-bye = bye
event-over = **The event is over.**
event-cancelled = The event was cancelled.
event-thread = Table { $table } · { $event }
event-round-begins = ⚔️ **Round { $round }** · { $players }

event-by-stage = got further
event-by-wins = wins { $value }
event-by-head-to-head = won against the next
event-by-buchholz = Buchholz { $value }
event-by-sonneborn-berger = Sonneborn-Berger { $value }
event-by-opponents = opponents’ wins { $value }%

button-event-join = Join
button-event-leave = Leave
button-event-start = Start
button-event-host = Host
button-event-mine = My match
button-event-swiss = Swiss tournament
button-event-pods = Game night
button-event-final = Swiss with a final
button-event-knockout = Knockout
button-event-round-robin = Round robin
button-event-puzzles = Puzzle night
button-event-open = Open it here
button-event-rename = Rename
button-event-pause = Pause
button-event-resume = Resume
button-event-extend = 15 more minutes
button-event-next = Next round now
button-event-continue = Continue here: { $event }
button-event-cancel = Cancel the event
button-event-cancel-yes = Yes, cancel it
button-event-wins = { $player } wins
button-event-draw = Draw

button-event-records = All records
event-records-soon = ⏳ Collecting the records …
event-records = 📦 Records of { $count } matches. *Log* of a match has each one alone.
refused-many-records = You can get the records of an event once an hour: next time { $when }.
refused-event-runs = Records are there once the event is over.
event-list = ### 🏆 Events here
event-list-empty = ### 🏆 No event is running here
event-line-open = { $event } · players so far: { $count } · { $link }
event-line-running = { $event } · players: { $count }, round { $round } · { $link }
event-line-lost = ⚠️ { $event } · round { $round }, paused because its channel was deleted
event-methods = Open one: a **Swiss tournament** (everyone plays all rounds), a **knockout**, a **round robin**, a **game night** at tables of two to four, a **puzzle night**, an **arena** (every duel of an hour counts), or a **league** over a month.
event-rounds = { $count ->
    [0] Rounds: 3 to 5, by the number of players
    [one] One round
   *[other] { $count } rounds
}
event-opened = The event is open. Press *Start* below it when everyone has joined.

event-remove = Take someone out
event-hand-over = Make someone else the host
event-correct = Correct a result
event-correct-ask = Round { $round }, table { $table }: what is the result?
event-table = Round { $round }, table { $table }: { $players }
event-cancel-ask = Cancel the event? Running matches continue, but no longer count here.
event-name = Name of the event
event-removed = Taken out. A match that runs counts as it ends.
event-handed-over = The event has a new host.
event-corrected = The result is corrected.
event-resumed = The event continues.
event-continued = ✅ The event continues in this channel.
event-extended = The round has 15 more minutes.
event-renamed = The event has a new name.

event-log-join = { $player } joined
event-log-leave = { $player } left
event-log-round = round { $round } began
event-log-played = table { $table }: { $scores }
event-log-limit = table { $table }, time was up: { $scores }
event-log-corrected = table { $table }, corrected: { $scores }
event-log-pause = paused
event-log-resume = resumed
event-log-extend = 15 more minutes
event-log-hand-over = a new host
event-log-cancel = cancelled
event-log-finish = over

refused-no-such-event = This event doesn’t exist here.
refused-event-over = This event is over.
refused-event-not-host = Only { $host }, the host, and moderators can do that.
refused-event-joined = You’re in already.
refused-event-begun = It has begun already.
refused-event-full = The event is full: { $count } players.
refused-event-absent = You aren’t in this event.
refused-event-not-in = They aren’t in this event.
refused-event-few = Too few players: at least { $count } have to join.
refused-event-no-match = You have no match in this round, or it is over.
refused-many-events = You host { $count } events already. End one first.
refused-many-events-here = This server has { $count } events already.

# Every week

event-line-table = Table { $table }: { $waits }
event-line-weekly = 🗓️ { $event } · { $day }, { $time } ({ $zone }) · next { $when } · { $channel }
event-weekly-choose = Change what comes every week
button-event-weekly = Every week …
event-weekly-title = An event of every week
event-weekly-day = Day
event-weekly-time = Time, such as 20:00
event-weekly-zone = Time zone
event-weekly-role = Role to ping (empty: none)
event-weekly-made = ✅ It opens by itself every week, a day before it begins.
event-weekly-ended = It won’t open any more. One that is open already stays.
button-event-stop = Stop for good
event-hint-starts = It begins { $when } ({ $soon }). Press *Join* to play.
event-soon = ⏰ { $event } begins { $when }. Join here: { $link }
refused-event-role = Only those who may ping every role can choose { $role }, because not everyone may ping it.
refused-many-weekly = This server has { $count } weekly events already.
weekday-0 = Monday
weekday-1 = Tuesday
weekday-2 = Wednesday
weekday-3 = Thursday
weekday-4 = Friday
weekday-5 = Saturday
weekday-6 = Sunday
