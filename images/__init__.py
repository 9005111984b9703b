"""Draws what users see of games on Discord, with Pillow.

Drawing is pure and synchronous. Each game has a folder of its own (`rooms`); `theme`, `text`,
`icons`, `shapes`, `layout`, `caption` and `film` are shared. `renderer` draws off the event loop
and caches the results.
"""
