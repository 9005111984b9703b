"""Pictures: what a game looks like on Discord, drawn with Pillow.

Drawing is pure and synchronous, each game in a folder of its own (`rooms`) with what all share:
`theme`, `text`, `icons`, `shapes`, `layout`, `banner`, `film`. `renderer` runs it in threads and
remembers what it drew.
"""
