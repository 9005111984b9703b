"""The pictures of Battle on the Bald Mountain: board, hand, cards, signs and animations."""
