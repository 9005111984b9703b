# A match

match-thread = { $players } · { $game }
in-channel = in { $channel }
here = in this channel
soon = in a moment
when-possible = as soon as I can post here; until then, use { $command }

# What is put together from pieces

named-value = { $name }: { $value }
list-separator = {"; "}

# The board message

board-won = 🏆 **{ $player } { $count ->
    [one] wins
   *[other] win
}** against { $loser }!
board-draw = 🤝 **A draw.**
board-resigned = { $player } gives up.
button-hand = My hand
button-decks = Decks
button-rematch = Rematch
button-rematch-table = Play again with the same people
board-below = -# { $players }: it goes on below ⤵️
board-went-on = -# { $players }: the match goes on { $where } ➡️
button-told = What happened
button-earlier = ◀ Earlier
button-later = Later ▶

# The hand panel

panel-their-turn = ⏳ Waiting for { $player }.
panel-over = The match is over.
panel-undone = ↩️ Taken back.
panel-ends-turn = This ends your turn, and you can’t undo it then: { $move }.
panel-moved-on = ⚠️ The match had moved on. This is how it stands now.
panel-nothing-to-play = **Your turn** · There is nothing more that you can play: end your turn.
panel-loses = ⚠️ With this you **lose the match**: { $move }. Do it all the same?
button-yes-lose = Yes, I lose the match
button-no = No
button-undo = Undo
button-end = End turn
button-refresh = Refresh
button-back = Another choice
panel-waits = Others are still playing. This is how it stands.
panel-more = There are more: name any of them with { $command }.
button-do-it = Do it
button-signs = Icons
button-cards = Cards and icons
refused-no-signs = There is no sign here that needs words.
panel-outlook = 🔭 This is what the end of your turn would bring, as far as you can know.
panel-outlook-nothing = 🔭 Nobody would attack.
button-outlook = Preview
button-end-all-the-same = Yes, end my turn
button-all-the-same = Yes, all the same

# Commands

published = It’s in the channel, for everybody to see.
resign-ask = Give the match against { $opponent } up? This can’t be undone.
button-open = Open
button-resign = Resign
button-yes-resign = Yes, I resign
button-yes-leave = Yes, I leave
button-yes-stop = Yes, stop it
resigned = You have given the match up.
unreadable-ask = This match can’t be played on: I can’t read it. Leave it? Between two it ends and nobody wins. This can’t be undone.
left-unreadable = You have left that match.
cancelled = Nothing has changed.
match-list = **You are playing ({ $count }):**
match-list-back = ◀ Back
match-list-more = More ▶
match-line = **#{ $number }** against { $opponent } { $where } · { $what } · { $step ->
    [0] being set up
   *[other] turn { $step }
}, { $turn ->
    [yours] **your turn**
   *[theirs] their turn
}
match-line-unreadable = **#{ $number }** { $where } · can’t be played on right now
board-elsewhere = The match is played { $where }.
button-move-here = Move the match here
board-anew = A fresh board is on its way.
board-moved = The match goes on here.
place-lost = ⚠️ { $players }: the channel of your match is gone. Continue here, or use { $command } in another channel.
place-lost-private = ⚠️ The channel of your match against **{ $opponent }** in **{ $server }** is gone. Go to another channel there, use { $command }, and press *Move the match here*.
log-title = ### { $players }
log-shortened = … the rest is in the file of the log.

# Refusals: short, for one person only

refused-unknown-button = I don’t know that button any more. Open what you want anew.
refused-unknown-choice = That isn’t one of the choices.
refused-unknown-command = I don’t know that command any more. Discord will show you the new ones in a moment.
refused-unknown-option = One of the options isn’t as it should be. Choose from what Discord offers.
refused-too-fast = That was a lot in a short time. Take a breath and try again in a minute.
refused-many-posts = 🐢 You’ve started or shared { $count } things in a short time. Try again { $when }.
refused-many-posts-here = 🐢 This channel got { $count } new posts in a short time. Try again { $when }.
refused-many-pings = { $player } was asked a lot lately. Try again { $when }.
refused-many-pictures = Many pictures for you are still on their way. What you did counts; look again in a moment.
refused-many-games = You already have { $count } games running in which nobody else plays. Finish one, or give it up with { $command }.
refused-no-such-match = There is no such match any more.
refused-unreadable = I can’t read that match, so it can’t be played on for now. The host finds it in my log, and nothing of it is lost. If you play in it and would rather not wait: { $command }. Your other matches go on as usual.
refused-no-match = You aren’t playing a match. Start one with { $command }.
refused-several-matches = You play several matches. Open one of them, or say which one with the option `match`.
refused-no-own-match = You aren’t playing such a match. The option `match` offers those that you play.
refused-not-your-match = That isn’t your match. You are welcome to watch.
refused-not-your-turn = It isn’t your turn.
refused-match-over = That match is over.
refused-stale = That button is out of date: the match has moved on.
refused-nothing-to-undo = There is nothing to take back.
refused-many-undos = You have taken back { $count } moves in this turn. That is the limit: go on with what stands.
refused-one-move-at-a-time = One move at a time, please.
refused-not-in-server = That person isn’t in this server.
refused-wrong-place = This works only in a server.
refused-no-member = I’m not a member of this server: only my commands were added. Whoever manages it can add me.
button-add-me = Add me to this server
refused-elsewhere = This works only in the channel where it was posted.
refused-bot-cannot-post = I can’t show a match in this channel. I lack: { $permissions }. Somebody who manages the channel can allow it: *Edit Channel → Permissions*.
refused-by-discord = I can’t post here right now: { $why }. I’ll try again { $when }.
away-app = Discord is refusing all my messages
away-gone = the channel is gone
away-slow = slow mode is on
away-locked = the thread is locked
away-threads = the server has too many active threads
away-automod = AutoMod blocks my messages
away-place = Discord refuses my messages here
refused-bot-not-in-thread = I am not in this private thread, so I can’t show a match here. Mention { $bot } in it: then I am in.
permission-view-channel = View Channel
permission-connect = Connect
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-attach-files = Attach Files
went-wrong = Something went wrong on my side. Every move that was accepted is safe: look at { $command }.

# The sandbox

sandbox-welcome =
    ## Welcome to Bridgekeeper’s sandbox
    This is the real bot on a Discord of its own. You can be { $players }: choose who you are at the top (*Viewing as*), or open the page in several tabs and be several people.
    1. As Ann, type `/start` and press *The bot*, or choose Bob below, then *Start*.
    2. Challenged, Bob presses *Accept*.
    3. Whoever’s turn it is presses *My hand* and plays. `/learn` teaches the game.
    4. A puzzle: `/grimoire random`. Ann owns this server, so she may begin a daily one: `/grimoire setup`.
    5. Alone: `/solo`. For all four: `/draft` with the mode you like; the others press *Join*, or the bot takes their seats.
    6. Another language: `/language`.
refused-no-order = That can’t be left as an order now.
button-order-always = Pass until I say otherwise
button-order-unless = Ask me only if I would lose a warrior
button-order-back = Ask me again
panel-order-always = -# 🔕 You pass by yourself until you say otherwise. Only you know of it.
panel-order-unless = -# 🔕 You pass by yourself, unless a warrior of yours would be destroyed or a spell aims at it. Only you know of it.
order-lasting-left = The order is left. Only you know of it.
order-taken-back = You are asked again from now on.
order-left = Left: { $move } for the rest of this turn. Only you know of it.
refused-not-yours = This isn’t yours.
command-language = language
command-language-about = The sandbox only: the language in which you read
option-language = language
option-language-about = Your language
option-everybody = everybody
option-everybody-about = For all players and the server too
language-chosen = You read English from now on.
