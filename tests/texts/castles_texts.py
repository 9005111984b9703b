"""The texts of Battle of the Castles with keys made by code, and their arguments."""

from __future__ import annotations

from test_castles_card_texts import POWERS

from bot.games.castles.match_settings import MODES, RACES_BY
from bot.games.castles.ways import KINDS
from engine.castles.cards import RACES
from engine.record import OFF_THE_BOARD
from images.castles.legend import MARKS
from images.castles.signs import SIGNS

REASONS = {"castle", "deck"}
_ACTS = {"attack", "castle", "use", "use-at"}
"""What a creature can do, also after a move."""

GAINS = {"wounds", "own-wounds", "died", "own-died", "entered"}

FAMILIES: dict[str, set[str]] = {
    "mode-{}": {*MODES},
    "settings-{}": {*MODES},
    "races-{}": {*RACES_BY},
    "races-settled-{}": {*MODES},
    "race-{}": {*RACES},
    "kind-{}": {*KINDS},
    "which-{}": {*KINDS} - {"power"},
    "hint-{}": {"which", "where", "at", "what"},
    "why-power-{}": POWERS,
    "move-{}": {
        *("end", "build", "tile", "summon", "go", "magic", "magic-at", "boost", "call", "exhume"),
        *(f"{way}{act}" for way in ("", "go-") for act in _ACTS),
    },
    "sign-{}": {*SIGNS},
    "mark-{}": {*MARKS.signs},
    "picture-reason-{}": {*REASONS, *OFF_THE_BOARD},
}
"""The keys after `castles-`, with all their variants."""

WORDS: dict[tuple[str, str], tuple[str | int, ...]] = {
    ("illegal-castles-too-little", "dice"): ("none", "2+1"),
    **dict.fromkeys(
        [("castles-decided", "whose"), ("castles-decided-deaths", "whose")], ("own", "theirs")
    ),
    ("castles-picture-kind", "kind"): ("creature", "legend", "magic"),
    ("castles-alt-dice", "count"): (1, 2, 5),
    ("castles-alt-hand", "count"): (1, 2, 5),
}
"""Arguments with one of these values."""

NUMBERS_HERE = {
    *(("castles-asking-creature", "price"), ("castles-story-built", "cards")),
}
"""Arguments that are numbers in these texts."""

SAME_IN_FRENCH = {
    *("mode-duel", "label-race", "races-of", "standing", "explained"),
}
