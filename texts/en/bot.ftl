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
board-resigned = { $player } resigned.
button-hand = My hand
button-decks = Decks
button-rematch = Rematch
button-rematch-table = Play again with the same people
board-below = -# { $players }: the current board is below ⤵️
board-went-on = -# { $players }: this match continues { $where } ➡️
button-told = What happened
button-earlier = ◀ Earlier
button-later = Later ▶

# The hand panel

panel-their-turn = ⏳ Waiting for { $player }.
panel-over = The match is over.
panel-undone = ↩️ Move undone.
panel-ends-turn = This ends your turn, and you can’t undo it then: { $move }.
panel-moved-on = ⚠️ The match changed while you were choosing. Here’s the current position.
panel-nothing-to-play = **Your turn** · You have nothing left to play. End your turn.
panel-loses = ⚠️ This move **loses the match**: { $move }. Play it anyway?
button-yes-lose = Play it and lose
button-no = Cancel
button-undo = Undo
button-end = End turn
button-refresh = Refresh
button-back = Back
panel-waits = Waiting for the other players. Here’s the current position.
panel-more = Not everything fits here. Use { $command } to choose any of the others.
button-do-it = Confirm
button-signs = Icons
button-cards = Cards and icons
refused-no-signs = This picture has no icons to explain.
panel-outlook = 🔭 Preview: what happens if you end your turn now, based on what you can see.
panel-outlook-nothing = 🔭 Preview: no attacks.
button-outlook = Preview
button-end-all-the-same = End turn anyway
button-all-the-same = Do it anyway

# Commands

published = Posted in the channel.
resign-ask = Resign your match against { $opponent }? You can’t undo this.
button-open = Open
button-resign = Resign
button-yes-resign = Resign
button-yes-leave = Leave match
button-yes-stop = Stop game
resigned = You resigned.
unreadable-ask = I can’t load this match, so it can’t continue. Leave it? A two-player match then ends without a winner. You can’t undo this.
left-unreadable = You left that match.
cancelled = Cancelled. Nothing changed.
match-list = **Your matches ({ $count }):**
match-list-back = ◀ Back
match-list-more = More ▶
match-line = **#{ $number }** against { $opponent } { $where } · { $what } · { $step ->
    [0] being set up
   *[other] turn { $step }
}, { $turn ->
    [yours] **your turn**
   *[theirs] their turn
}
match-line-unreadable = **#{ $number }** { $where } · can’t be loaded right now
board-elsewhere = This match is being played { $where }.
button-move-here = Move the match here
board-anew = Posting a new board …
board-moved = This match has moved here.
place-lost = ⚠️ { $players }: the channel of your match was deleted. Continue here, or use { $command } in another channel.
place-lost-private = ⚠️ The channel of your match against **{ $opponent }** in **{ $server }** was deleted. Go to another channel there, use { $command }, and press *Move the match here*.
log-title = ### { $players }
log-shortened = … see the attached file for the full log.

# Refusals: short, for one person only

refused-unknown-button = That button no longer works. Open the panel again.
refused-unknown-choice = That isn’t one of the options.
refused-unknown-command = That command no longer exists. Discord will show the current ones in a moment.
refused-unknown-option = One of the options has an invalid value. Choose from Discord’s list.
refused-too-fast = You’re going too fast. Try again in a minute.
refused-many-posts = 🐢 You’ve started or shared { $count } things in a short time. Try again { $when }.
refused-many-posts-here = 🐢 This channel got { $count } new posts in a short time. Try again { $when }.
refused-many-pings = { $player } was asked a lot lately. Try again { $when }.
refused-many-pictures = Your move is saved, but your pictures are still being drawn. Try again in a moment.
refused-many-games = You already have { $count } games against the bot or an AI. Finish one, or resign it with { $command }.
refused-no-such-match = That match no longer exists.
refused-unreadable = I can’t load that match, so it’s on hold. Nothing is lost, and the host can find the cause in my log. To leave it now, use { $command }. Your other matches aren’t affected.
refused-no-match = You aren’t playing a match. Start one with { $command }.
refused-several-matches = You’re in several matches. Open one of them, or choose one with the `match` option.
refused-no-own-match = You aren’t in that match. The `match` option lists yours.
refused-not-your-match = You aren’t playing in this match, but you’re welcome to watch.
refused-not-your-turn = It isn’t your turn.
refused-match-over = That match is over.
refused-stale = That button is out of date: the match has moved on.
refused-nothing-to-undo = There’s nothing to undo.
refused-many-undos = You’ve undone { $count } moves this turn, which is the limit. Play on from here.
refused-one-move-at-a-time = One move at a time, please.
refused-not-in-server = That person isn’t in this server.
refused-wrong-place = You can only use this in a server.
refused-by-host = You can’t use this bot here: its host has blocked you or this server.
refused-no-member = I’m not a member of this server, so this doesn’t work here. A server manager can add me.
button-add-me = Add me to this server
refused-elsewhere = You can only use this in the channel where it was posted.
refused-bot-cannot-post = I can’t post a match in this channel. Missing permissions: { $permissions }. Anyone who manages the channel can add them: *Edit Channel → Permissions*.
refused-by-discord = I can’t post here right now: { $why }. I’ll try again { $when }.
away-app = Discord is refusing all my messages
away-gone = the channel was deleted
away-slow = slow mode is on
away-locked = the thread is locked
away-threads = the server has too many active threads
away-automod = AutoMod blocks my messages
away-place = Discord refuses my messages here
refused-bot-not-in-thread = I’m not in this private thread, so I can’t post a match here. Mention { $bot } to add me.
permission-view-channel = View Channel
permission-connect = Connect
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-attach-files = Attach Files
went-wrong = Sorry, something went wrong on my side. Your accepted moves are saved: see { $command }.

# The sandbox

sandbox-welcome =
    ## Welcome to Bridgekeeper’s sandbox
    This is the real bot on a simulated Discord. You can be { $players }: choose a player at the top (*Viewing as*), or open the page in several tabs.
    1. As Ann, type `/start` and press *Play the bot*, or choose Bob below. Then press *Start*.
    2. If you challenged Bob, switch to Bob and press *Accept*.
    3. On your turn, press *My hand* and play. New to the game? Try `/learn`.
    4. Want a puzzle? `/grimoire random`. Ann owns this server, so she can turn on the daily puzzle: `/grimoire setup`.
    5. Playing alone: `/solo`. With all four: `/draft`. The others press *Join*, or you add bots.
    6. Another language: `/language`.
    7. Web pages that open without an account: { $pages }
refused-no-order = You can’t set that as a standing order now.
button-order-always = Always pass
button-order-unless = Pass unless I’d lose a warrior
button-order-back = Stop auto-pass
panel-order-always = -# 🔕 Auto-pass is on until you turn it off. Only you can see this.
panel-order-unless = -# 🔕 Auto-pass is on, unless one of your warriors would be destroyed or targeted by a spell. Only you can see this.
order-lasting-left = Auto-pass is on. Only you can see this.
order-taken-back = Auto-pass is off. I’ll ask you again.
order-left = For the rest of this turn: { $move }. Only you can see this.
refused-not-yours = This belongs to another player.
command-language = language
command-language-about = Sandbox only: choose your language
option-language = language
option-language-about = Your language
option-everybody = everyone
option-everybody-about = Apply it to all players and the server
language-chosen = Your language is now English.
