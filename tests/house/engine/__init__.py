"""Parts of these games for `engine`."""
