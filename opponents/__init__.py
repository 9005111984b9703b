"""Players that think by themselves, in any game that gives a mind (`engine.minds.Mind`).

Each answers with the moves of a whole stretch, such as a turn. They look at the position as it lies
before them, hidden cards included: whoever lets them play against people hands them a position that
holds only what their seat may know (`Mind.guess`), as `thinkers` does.
"""
