"""Parts of these games for `texts`."""
