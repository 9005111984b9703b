"""Pictures: what a game looks like on Discord, drawn with Pillow.

Drawing is pure and synchronous (`clash.board`, `clash.hand`); `studio` runs it in threads
and remembers what it drew.
"""
