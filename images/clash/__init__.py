"""The pictures of Clash of Decks: boards, hands, cards, formats, puzzles and animations."""
