"""Computer players for any game that gives a mind (`engine.game_ai.GameAI`).

Each player returns the moves of a whole action sequence, such as a turn. It sees the whole
position, hidden cards included. So a caller that plays against people must first fill in hidden
information at random (`GameAI.determinize`), as `thinkers` does.
"""
