"""Serves the pages: addresses, languages, limits, headers, and what all pages share."""
