"""The texts of Battle on the Bald Mountain with keys made by code, and their arguments."""

from __future__ import annotations

from typing import get_args

from bot.games.bald_mountain.match_settings import LEAVING, MODES
from engine.bald_mountain.effects import RESOURCES, TargetKind
from engine.bald_mountain.seating import SEATINGS
from engine.record import OFF_THE_BOARD
from images.bald_mountain.legend import MARKS
from images.bald_mountain.signs import SIGNS

WAYS = {"discard", "lose", "give"}
"""Ways to pay a way out."""
REASONS = {"energy", "gems", "empty-deck", "last-turn"}
AIMS = {f"target-{aim}" for aim in get_args(TargetKind)}

GAINS = {*RESOURCES, *(f"own-{what}" for what in RESOURCES)}

FAMILIES: dict[str, set[str]] = {
    "amount-{}": {*RESOURCES, "cards"},
    "counted-{}": {*RESOURCES},
    "decided-{}": {*RESOURCES},
    "mode-{}": {*MODES},
    "settings-{}": {*MODES},
    "leaving-{}": {way.replace("_", "-") for way in LEAVING},
    "button-{}": WAYS,
    "choose-{}": {*WAYS, "pay"},
    "status-{}": {"discard", *(f"way-out-{way}" for way in WAYS)},
    "prompt-{}": {"pay", "discard", "option", "play", *AIMS, *(f"way-out-{way}" for way in WAYS)},
    "move-{}": {
        *("draw", "end", "done", "play", "activate", "fire", "decline", "cards", "target"),
        *("option", "refuse", "pay"),
    },
    "step-{}": {
        *("attack", "gain-own", "draw-own", "gain-each", "lose-each", "draw-each"),
        "discard-each",
    },
    "sign-{}": {*SIGNS},
    "mark-{}": {*MARKS.signs},
    "picture-reason-{}": {*REASONS, *(reason.replace("_", "-") for reason in OFF_THE_BOARD)},
}
"""The keys after `bald-mountain-`, with all their variants."""

WORDS: dict[tuple[str, str], tuple[str | int, ...]] = {
    **dict.fromkeys(
        [(f"bald-mountain-decided-{what}", "won") for what in RESOURCES], ("yes", "no")
    ),
    **dict.fromkeys(
        [("bald-mountain-picture-kind", "kind"), ("bald-mountain-alt-card", "kind")],
        ("spell", "optional", "wonder"),
    ),
    ("bald-mountain-puzzle-below", "facing"): ("own", "theirs"),
    ("bald-mountain-alt-piles", "discard"): (1, 2, 5),
    ("bald-mountain-alt-hand", "count"): (1, 2, 5),
    **dict.fromkeys(
        [(f"bald-mountain-card-{key}", "mode") for key in ("burnt-to-a-crisp", "revolutionite")],
        ("any", *SEATINGS),
    ),
}
"""Arguments with one of these values."""

NUMBERS_HERE = {("bald-mountain-alt-mage", "cards")}

NUMERIC = {"n", "edge", "ward", "lost", "turn", "actions", "has"}
"""Arguments that are numbers in all its texts."""

SAME_IN_FRENCH = {
    *(
        "explained",
        "mode-duel",
        "move-cards",
        "move-target",
    ),
    *("move-option", "move-pay", "sides", "side", "sign-actions"),
    "example-other",
}
