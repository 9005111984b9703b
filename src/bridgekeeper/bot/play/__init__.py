"""Playing in Discord: challenges, boards, hand panels and the commands for them."""
