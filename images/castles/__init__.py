"""The pictures of Battle of the Castles: board, hand, choice, cards, signs and animations."""
