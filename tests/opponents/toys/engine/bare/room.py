"""Runs under another name, with nothing that a player could think with."""

from __future__ import annotations

from engine.games import EngineRoom
from toys.engine.runs.rules import RunsGame

ROOM = EngineRoom(games=(RunsGame("bare"),))
