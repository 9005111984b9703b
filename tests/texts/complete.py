"""The languages that are complete; others may fall back to English."""

COMPLETE = ("en", "fr", "ru")
