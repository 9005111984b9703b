"""The languages that are promised whole; others may fall back to English."""

COMPLETE = ("en", "fr", "ru")
