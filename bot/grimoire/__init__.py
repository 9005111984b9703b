"""The grimoire in Discord: pages to solve, the daily page, pages that people make."""
