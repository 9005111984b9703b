"""Where the games of this house have what they give to `engine`."""
