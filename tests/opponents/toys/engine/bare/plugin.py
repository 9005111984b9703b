"""Runs under another name, without anything for AI players."""

from __future__ import annotations

from engine.games import EnginePlugin
from toys.engine.runs.rules import RunsGame

PLUGIN = EnginePlugin(games=(RunsGame("bare"),))
