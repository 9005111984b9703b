"""Events: one message at which players join, with rounds, results and standings.

`rounds`, `bracket`, `standings`, `pairings` and `course` are pure: no Discord, no clock, no
database.
"""
