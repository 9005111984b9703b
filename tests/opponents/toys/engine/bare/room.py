"""Runs under another name, without anything for AI players."""

from __future__ import annotations

from engine.games import EngineRoom
from toys.engine.runs.rules import RunsGame

ROOM = EngineRoom(games=(RunsGame("bare"),))
