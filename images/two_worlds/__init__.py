"""The pictures of Duel of Two Worlds: board, hand, panel, picks, cards, signs, films."""
