"""Draws what users see of games on Discord, with Pillow.

Drawing is pure and synchronous. Each game has a folder of its own (`plugins`) with its palette, its
icons and its layout; emblems, frames, legends, captions, boards and animations are shared.
`renderer` draws off the event loop and caches the results.
"""
