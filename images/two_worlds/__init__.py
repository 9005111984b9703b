"""The pictures of Duel of Two Worlds: board, hand, picks, cards, signs and animations."""
