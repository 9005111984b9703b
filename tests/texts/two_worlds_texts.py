"""The texts of Duel of Two Worlds with keys made by code, and their arguments."""

from __future__ import annotations

from typing import get_args

from bot.games.two_worlds.match_settings import SETUPS
from engine.record import OFF_THE_BOARD
from engine.two_worlds.board import ROWS
from engine.two_worlds.cards import RANKS, TargetKind, Timing
from images.two_worlds.legend import MARKS
from images.two_worlds.signs import SIGNS

REASONS = {"breakthrough", "destruction", "quiet"}
STAGES = {
    *("start", "summon", "summon-none", "action", "draw", "draw-none", "draw-only"),
    "action-attacked",
    *("attack", "hold", "spell", "spell-at"),
}
"""What a seat may have to do."""

GAINS = {"felled", "saved"}

FAMILIES: dict[str, set[str]] = {
    "row-{}": {*ROWS},
    "setup-{}": {*SETUPS},
    "settings-{}": {*SETUPS},
    "timing-{}": {timing.replace("_", "-") for timing in get_args(Timing)},
    "status-{}": STAGES | {f"picks-{rank}" for rank in RANKS},
    "prompt-{}": STAGES | {"draw-last", "action-no-spells", "action-attacked-no-spells"},
    "prompt-draft-{}": {*RANKS},
    "button-{}": {"spells", "exchanges"},
    "choose-{}": {"spells", "exchanges"},
    "button-go-{}": {"start", "summon", "draw"},
    "move-{}": {"go", "pass", "end", "take"},
    "sign-{}": {sign.replace("_", "-") for sign in SIGNS},
    "mark-{}": {*MARKS.signs},
    "picture-{}": {"enchantment", "spell"},
    "picture-reason-{}": {*REASONS, *(reason.replace("_", "-") for reason in OFF_THE_BOARD)},
    "alt-{}": {"packet", "kept"},
}
"""The keys after `two-worlds-`, with all their variants."""

_YES_OR_NO = ("yes", "no")
WORDS: dict[tuple[str, str], tuple[str | int, ...]] = {
    **dict.fromkeys(
        [
            *(("two-worlds-button-attackers", fact) for fact in ("enough", "hold")),
            *(("two-worlds-move-attack", "hold"), ("two-worlds-story-announced", "hold")),
            *(("two-worlds-alt-picking", "done"), ("two-worlds-decided", "won")),
        ],
        _YES_OR_NO,
    ),
    **dict.fromkeys(
        [
            *(("two-worlds-story-kept", "rank"), ("two-worlds-picture-picks", "rank")),
            *(("two-worlds-picture-rank", "rank"), ("two-worlds-picture-rank-sheet", "rank")),
        ],
        RANKS,
    ),
    ("two-worlds-move-shift", "way"): ("forward", "back"),
    ("two-worlds-picture-due", "step"): ("start", "summon", "draw", "action"),
    ("two-worlds-picture-timing", "timing"): get_args(Timing),
    ("two-worlds-picture-target", "target"): (*get_args(TargetKind), "own_or_near"),
    ("two-worlds-picture-zone", "zone"): ("own_half", "beside"),
    ("two-worlds-picture-copies", "of"): ("spells", "warriors"),
}
"""Arguments with one of these values."""

NUMBERS_HERE = {("two-worlds-alt-seat", "army"), ("two-worlds-alt-seat", "spells")}

NUMERIC = {"seconds"}
"""Arguments that are numbers in all its texts."""

SAME_IN_FRENCH = {
    *("explained", "story-advanced", "aim-distance", "picture-distance"),
    *("term-champion", "term-destruction", "example-own", "example-other"),
}
