# Blocks: whom a user won’t play with
command-block = block
command-block-about = Block someone: they can’t challenge you or join your matches, on any server
command-block-person-about = Who to block (default: show whom you’ve blocked)
menu-block = Block
button-block = Block
button-unblock = Unblock
refused-together = That isn’t possible here. Choose another match or player.
refused-blocked = You’ve blocked { $player }. To play together, unblock them in { $command }.
refused-block = You can’t block yourself or a bot.
refused-many-blocks = You can block at most { $count } people. Unblock someone first.
block-done = 🚫 You’ve blocked { $player }.
block-lifted = ✅ You’ve unblocked { $player }.
block-list = ### 🚫 People you’ve blocked: { $count }
block-about = People you’ve blocked can’t challenge you, ask you for anything or join your matches, on any server. The bot never pairs you with them. They aren’t told. Running matches continue.
block-how = To block someone, choose them in { $command }, or press *{ button-block }* on their profile.
block-lift = Unblock someone
