# Notifications: /notify, direct messages, pings

command-notify = notify
command-notify-about = Choose how I notify you, and your quiet hours
notify-title = 🔔 **How I notify you**
notify-kind-turn = your turn, and the end of a match
notify-kind-clock = your time runs out
notify-kind-challenge = challenges and rematches
notify-kind-daily = the daily puzzle, before it closes
notify-kind-wanted = someone wants to play { $game }
notify-way-ping = ping in the channel
notify-way-direct = direct message
notify-way-nothing = off
notify-line = - { $what }: **{ $way }**
notify-here = 🏠 On this server:
notify-elsewhere = 🏠 For the daily puzzle and for people who want to play, use { $command } on a server.
notify-quiet-is = 🌙 Quiet hours: **{ $begins }–{ $ends }** ({ $zone }). After them, one direct message says what waits for you.
notify-quiet-none = 🌙 No quiet hours.
notify-change = What do you want to change?
notify-test = 🔔 This is a test: my direct messages reach you. { $command } changes what I send.
notify-digest = 🔔 **{ $count ->
    [one] { $count } thing waits for you:
   *[other] { $count } things wait for you:
}**
notify-more = … and { $count } more.
notify-off = 🔕 Turned off: **{ $what }**. { $command } turns it on again.
notify-turn = 🎲 Your turn against **{ $players }**: [{ $game }]({ $link })
notify-over = 🏁 The match against **{ $players }** is over: [{ $game }]({ $link })
notify-clock = ⏰ Your time against **{ $players }** runs out { $when }: [{ $game }]({ $link })
notify-challenge = ⚔️ **{ $player }** wants to play { $game } with you: [answer]({ $link })
notify-wanted = 🙋 **{ $player }** is looking for players of { $game }: [join]({ $link })
button-notify-off = Turn off: { $what }
button-quiet = Quiet hours
button-quiet-off = No quiet hours
quiet-begins = From (such as 22:00)
quiet-ends = Until (such as 8:00)
quiet-zone = Your time zone
quiet-zone-about = Its name, such as Europe/London or America/New_York
refused-no-time = “{ $time }” isn’t a time. Enter hours and minutes, such as 22:30.
refused-quiet-empty = Quiet hours can’t begin and end at the same time. Enter two different times.
refused-direct-closed = I can’t send you direct messages, so nothing has changed. Allow them in the privacy settings of this server, then try again.
refused-direct-later = Discord isn’t delivering my direct messages right now, so nothing has changed. Try again in a few minutes.
