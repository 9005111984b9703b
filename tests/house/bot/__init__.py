"""Parts of these games for `bot`."""
