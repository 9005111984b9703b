"""Playing in Discord: how matches begin, boards, hand panels and the commands for them."""
