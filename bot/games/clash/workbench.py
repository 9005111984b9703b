"""Positions of Clash of Decks, built card by card."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product
from typing import Any

from bot.errors import Refusal
from bot.game_api.workbench import FIXED, Draft, Setting, Workbench, Zone
from engine.clash.actions import LANES
from engine.clash.position_documents import SIDES, THIS_TURN
from engine.core import JsonObject
from texts import Texts

OWN, OTHER = "own", "other"
ROWS = (
    *((OTHER, "hand"), *((side, lane) for lane, side in product(LANES, (OTHER, OWN)))),
    (OWN, "hand"),
)
"""The zones, as on the board."""
MOST_MANA, MOST_TURN, MOST_DAMAGE = 30, 200, 8
READY, IN_PLAY, EXHAUSTED = "ready", "in play", "exhausted"


class ClashWorkbench(Workbench):
    """Edits duels; in the draft the solver is `own`, in whichever seat."""

    def zones(self, texts: Texts) -> Sequence[Zone]:
        """Return hands and lanes; in a hand the stronghold is fixed, whose health is its place."""
        side = {OWN: texts("side-yours"), OTHER: texts("side-opponent")}
        rows = {"hand": texts("bench-hand"), **{lane: texts(f"lane-{lane}") for lane in LANES}}
        return [
            Zone(
                f"{whose}.{row}",
                f"{side[whose]} · {rows[row]}",
                own=whose == OWN,
                marked=row in LANES,
                fixed="" if row in LANES else texts("bench-stronghold"),
            )
            for whose, row in ROWS
        ]

    def settings(self, texts: Texts) -> Sequence[Setting]:
        """Return mana, turn, strongholds, rules, fatigue and champions."""
        sides = [*zip(SIDES, (texts("picture-bastion"), texts("picture-fort")), strict=True)]
        rulesets = (("1.2", texts("ruleset-usual")), ("1.0", texts("ruleset-first")))
        states = (
            (READY, texts("bench-ready")),
            (IN_PLAY, texts("bench-in-play")),
            (EXHAUSTED, texts("bench-exhausted")),
        )
        found = [
            Setting("mana", texts("bench-mana"), most=MOST_MANA),
            Setting("turn", texts("bench-turn"), least=1, most=MOST_TURN),
            Setting("ruleset", texts("option-ruleset"), choices=rulesets),
            Setting("fatigue", texts("option-fatigue")),
        ]
        for whose, key in ((OWN, "side-yours"), (OTHER, "side-opponent")):
            side = f"{texts(key)} · "
            found += [
                Setting(f"{whose}.side", side + texts("bench-stronghold"), choices=sides),
                Setting(f"{whose}.champion", side + texts("bench-champion"), is_card=True),
                Setting(f"{whose}.state", side + texts("bench-state"), choices=states),
            ]
        return found

    def marks(self, texts: Texts) -> Sequence[Setting]:
        """Return what can have happened to a creature, and the cards on it and under it."""
        return [
            Setting("damage", texts("bench-damage"), most=MOST_DAMAGE),
            Setting("entered", texts("bench-entered")),
            Setting("symbiote", texts("bench-symbiote"), is_card=True),
            Setting("shackled", texts("bench-shackled"), is_card=True),
        ]

    def empty(self) -> Draft:
        """Return a draft with two strongholds and nothing else."""
        stronghold = [{"card": FIXED}]
        return Draft(
            game="clash",
            zones={f"{whose}.{row}": [*stronghold] if row == "hand" else [] for whose, row in ROWS},
            settings={"mana": 6, "turn": 9},
            kept={},
        )

    def position(self, draft: Draft) -> JsonObject:
        kept, chosen = draft.kept, draft.settings
        rest = dict(kept.get("rest", {}))
        options = {
            **_facts(rest.pop("options", None)),
            **({"fatigue": True} if chosen.get("fatigue") else {}),
            **({"champion": True} if any(chosen.get(f"{w}.champion") for w in _SEATS) else {}),
        }
        active = "B" if rest.get("active") == "B" else "A"
        seats = {"A": _seat(draft, OWN), "B": _seat(draft, OTHER)}
        if active == "B":
            seats["A"], seats["B"] = seats["B"], seats["A"]
        return {
            "phase": "summoning",
            **rest,
            "format": 1,
            "game": draft.game,
            "mode": "duel",
            "active": active,
            "ruleset": chosen.get("ruleset", "1.2"),
            "turn": chosen.get("turn", 1),
            "mana": chosen.get("mana", 0),
            "seats": seats,
            **({"options": options} if options else {}),
        }

    def draft(self, position: JsonObject) -> Draft | None:
        if position["mode"] != "duel":
            return None
        rest, zones, kept = dict(position), {}, {}
        seats, options = rest.pop("seats"), dict(rest.pop("options", {}))
        settings = {key: rest.pop(key) for key in ("mana", "turn", "ruleset")}
        settings["fatigue"] = options.pop("fatigue", False)
        options.pop("champion", None)
        order = ("A", "B") if position["active"] == "A" else ("B", "A")
        for whose, name in zip(_SEATS, order, strict=True):
            seat = dict(seats[name])
            hand: list[str] = seat.pop("hand")
            settings[f"{whose}.side"] = next(card for card in hand if card in SIDES)
            zones[f"{whose}.hand"] = [{"card": FIXED if c in SIDES else c} for c in hand]
            for lane in LANES:
                zones[f"{whose}.{lane}"] = [_piece(creature) for creature in seat.pop(lane)]
            if "champion" in seat:
                champion = dict(seat.pop("champion"))
                settings[f"{whose}.champion"] = champion.pop("card")
                settings[f"{whose}.state"] = champion.pop("state")
                seat["champion"] = champion
            kept[whose] = seat
        kept["rest"] = rest | ({"options": options} if options else {})
        return Draft(game="clash", zones=zones, settings=settings, kept=kept)


_SEATS = (OWN, OTHER)


def _facts(value: object) -> Mapping[str, Any]:
    return value if isinstance(value, dict) else {}


def _seat(draft: Draft, whose: str) -> JsonObject:
    """Return the document of a seat. Raises `Refusal` if nothing is behind the stronghold."""
    seat, chosen = dict(draft.kept.get(whose, {})), draft.settings
    side = chosen.get(f"{whose}.side", SIDES[0])
    hand = [piece.get("card") for piece in draft.zones.get(f"{whose}.hand", ())]
    if hand[-1:] == [FIXED]:
        raise Refusal("refused-bench-stronghold")
    seat["hand"] = [side if card == FIXED else card for card in hand]
    for lane in LANES:
        seat[lane] = [_creature(piece) for piece in draft.zones.get(f"{whose}.{lane}", ())]
    further = _facts(seat.pop("champion", None))
    if champion := chosen.get(f"{whose}.champion"):
        state = chosen.get(f"{whose}.state", READY)
        seat["champion"] = {**further, "card": champion, "state": state}
        if state != IN_PLAY:
            seat["champion"].pop("place", None)
    return seat


def _creature(piece: Mapping[str, Any]) -> JsonObject:
    """Return the document of a creature; marks that it doesn't have are left out."""
    document = {name: value for name, value in piece.items() if value}
    return document | ({"entered": THIS_TURN} if "entered" in document else {})


def _piece(creature: JsonObject) -> JsonObject:
    """Return a creature as a piece of a draft."""
    return creature | ({"entered": True} if "entered" in creature else {})
