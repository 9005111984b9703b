"""Parts of these games for `images`."""
