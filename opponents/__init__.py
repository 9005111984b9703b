"""Players of Clash of Decks that think by themselves: each answers with the line of a whole turn.

They look at the position as it lies before them, hidden cards included: whoever lets them play
against people hands them a position that holds only what their seat may know.
"""
