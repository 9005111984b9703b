"""A position of a match as one typed line of text (docs/notation.md).

    A9 m7; ogre BASTION troll boom / baron martyr-2 / wall_razer+griffin!; FORT zombie / . / grabber

Head; seat A; seat B; further seats; then made-up cards, each in its own part; then an unfinished
move that waits for an answer. A seat is its hand with the stronghold, its upper and its lower lane
from the bridge; an AI's is its stronghold with the deck, its lanes and its discard pile. Reading
makes the JSON document of the position, so that only `position.load` checks it; refusals have the
paths of that document.
"""

from __future__ import annotations

import re
from collections.abc import Container, Iterable

from engine.clash import position
from engine.clash.actions import LANES
from engine.clash.battle import Battle
from engine.clash.cards import CREATURE, INCANTATION
from engine.clash.notation_words import (
    ABILITY_NAMES,
    ACTIVATED,
    NEW,
    READY,
    USED,
    Field,
    ai_settings,
    ai_settings_text,
    shown,
)
from engine.clash.seating import SEATINGS, Seating
from engine.core import JsonObject
from engine.documents import DocumentError

LONGEST = 8_000
"""The most characters of a text. A position of printed cards has up to about 1,200; eighteen
made-up cards with long names in three languages take 4,000 more."""

_EMPTY = "."
_EXAMPLE = "A9 m7; ogre BASTION troll / baron; FORT zombie"
_DEFAULT_RULESET = "1.2"
_LIKE_THEM = str.maketrans("’‘ʼ“”„«»–—−", '\'\'\'"""""---')
"""Characters that phones type for plain quotes and hyphens."""

_HEAD = re.compile(
    r"(?P<active>[a-d])(?P<turn>[0-9]{1,9})|m(?P<mana>[0-9]{1,9})|v?(?P<ruleset>[0-9]+\.[0-9]+)"
    r"|(?P<phase>assault)(=(?P<running>upper|lower))?|limit=(?P<turn_limit>[0-9]{1,9})"
    r"|rules=(?P<rules>[0-9]{1,9})|(?P<fatigue>fatigue)|(?P<mode>duel|solo|coop|free[-_]for[-_]all|two[-_]against[-_]two)"
    r"|ai=(?P<ai>[\w+-]++)",
    re.IGNORECASE,
)
_BEGUN = re.compile(r"\s*begun(?=\s)", re.IGNORECASE)
_MADE_UP = re.compile(
    r"(?P<label>x[0-9]{1,2})(?![^\s,])|(?P<language>[a-z]{2})?\"(?P<name>[^\"]*+)\""
    r"|(?P<attack>[0-9]{1,9})(?:/(?P<health>[0-9]{1,9}))?(?![^\s,])"
    r"|c(?P<cost>[0-9]{1,9})(?![^\s,])|aura=(?P<aura>[\w-]++)|(?P<ability>[\w-]++)"
    r"|(?P<strange>[^\s,])",
    re.IGNORECASE,
)


def read(text: str) -> Battle:
    """Return the position of a typed text.

    Raises `DocumentError` with the path in the JSON document and the wrong word.
    """
    return position.load(document(text))


def write(battle: Battle) -> str:
    """Return the canonical text of a position, without default values."""
    return text(position.dump(battle))


def document(typed: str) -> JsonObject:
    """Return the JSON document of a typed position.

    It is read, but not checked by the rules. Raises `DocumentError` if it can't be read.
    """
    if len(typed) > LONGEST:
        raise DocumentError("", f"longer than {LONGEST:,} characters")
    tidy = " ".join(typed.translate(_LIKE_THEM).split())
    for around in (" =", "= "):
        tidy = tidy.replace(around, "=")
    head, *parts = tidy.split(";")
    while parts and not parts[-1].strip():
        parts.pop()
    if len(parts) < len(SEATINGS["duel"].seats):
        raise DocumentError("", f"a position is its head; seat A; seat B, like {_EXAMPLE}")
    found = _read_head(head)
    seating: Seating = SEATINGS[found["mode"]]
    if found["active"] not in seating.seats:
        to_act = f"{found['active']}{found['turn']}"
        raise DocumentError(
            "", f"{shown(to_act)}: this mode has the seats {' '.join(seating.seats)}"
        )
    if len(parts) < len(seating.seats):
        raise DocumentError("seats", f"this mode has the seats {' '.join(seating.seats)}")
    further = parts[len(seating.seats) :]
    if further and (begun := _BEGUN.match(further[-1])):
        found["begun"] = further.pop()[begun.end() :].split()
    made_up = _read_made_up(further)
    if made_up:
        found["cards"] = made_up
    seats = {
        seat: _read_seat(part, seat, made_up, is_ai=number in seating.ai)
        for number, (seat, part) in enumerate(zip(seating.seats, parts, strict=False))
    }
    found["seats"] = seats
    if any("champion" in seat for seat in seats.values()):
        found.setdefault("options", {})["champion"] = True
    return found


def text(dumped: JsonObject) -> str:
    """Return a canonical position document (`position.dump`) as text."""
    labels = {card: f"x{number}" for number, card in enumerate(dumped.get("cards", ()), 1)}
    parts = [_head_text(dumped)]
    parts += [_seat_text(seat, labels) for seat in dumped["seats"].values()]
    parts += [f"{labels[card]} {write_card(row)}" for card, row in dumped.get("cards", {}).items()]
    if "begun" in dumped:
        parts.append(" ".join(("begun", *dumped["begun"])))
    return "; ".join(parts)


# Reading


def _read_head(head: str) -> JsonObject:
    found: JsonObject = {}
    for word in head.replace(",", " ").split():
        match = _HEAD.fullmatch(word)
        if match is None:
            raise DocumentError(
                "",
                f"{shown(word)} is no word of the head: A9 m7 v1.0 assault limit=60 fatigue solo"
                " ai=level2+mana8",
            )
        for key, value in match.groupdict().items():
            if value is None:
                continue
            if key in found:
                raise DocumentError(key, f"{shown(word)} comes after another")
            found[key] = int(value) if value.isdecimal() else value.lower()
    for key, example in (("turn", "A9"), ("mana", "m7")):
        if key not in found:
            raise DocumentError(key, f"the head has a word like {example}")
    options = _read_options(found)
    found["mode"] = found.get("mode", "duel").replace("-", "_")
    return {
        "format": 1,
        "game": "clash",
        "ruleset": _DEFAULT_RULESET,
        "phase": "summoning",
        **found,
        "active": found["active"].upper(),
        **({"options": options} if options else {}),
    }


def _read_options(found: JsonObject) -> JsonObject:
    options: JsonObject = {}
    if "turn_limit" in found:
        options["turn_limit"] = found.pop("turn_limit")
    if found.pop("fatigue", None):
        options["fatigue"] = True
    if "ai" in found:
        options["ai"] = ai_settings(found.pop("ai"), "options.ai")
    return options


def _read_seat(part: str, seat: str, labels: Container[str], *, is_ai: bool) -> JsonObject:
    fields = part.split("/")
    path = f"seats.{seat}"
    discard = fields.pop(1 + len(LANES)) if is_ai and len(fields) > 1 + len(LANES) else ""
    if len(fields) > 1 + len(LANES):
        extra = fields[1 + len(LANES)].strip()
        raise DocumentError(path, f"{shown(extra)} comes after hand / upper lane / lower lane")
    found = Field(fields[0], labels).hand(path)
    if is_ai:
        stronghold, *deck = found.pop("hand") or [""]
        if stronghold not in position.SIDES:
            raise DocumentError(f"{path}.stronghold", "BASTION or FORT comes before an AI's deck")
        found |= {"deck": deck, "discard": Field(discard, labels).pile(f"{path}.discard")}
        found["stronghold"] = stronghold
    for index, lane in enumerate(LANES, 1):
        field = fields[index] if index < len(fields) else _EMPTY
        found[lane] = Field(field, labels).lane(f"{path}.{lane}")
    return found


def read_card(text: str) -> JsonObject:
    """Return the document of a made-up card like `"Iron Ogre" 4/5 rage aura=sprint`.

    Raises `DocumentError` for a wrong word; whether such a card can be is for `custom.make`.
    """
    return _read_properties(_MADE_UP.finditer(text.translate(_LIKE_THEM)), "card")


def write_card(row: JsonObject) -> str:
    """Return the text of a made-up card's document."""
    words = [
        f'{"" if language == "en" else language}"{name}"' for language, name in row["name"].items()
    ]
    words.append(f"{row['attack']}/{row['health']}" if "health" in row else str(row["attack"]))
    if "cost" in row:
        words.append(f"c{row['cost']}")
    words += row.get("abilities", [])
    if "aura" in row:
        words.append(f"aura={row['aura']}")
    return " ".join(words)


def _read_made_up(parts: list[str]) -> JsonObject:
    """Read made-up cards like `x1 "Iron Ogre" 4/5 rage aura=sprint` as card documents by label."""
    found: JsonObject = {}
    for part in parts:
        properties = list(_MADE_UP.finditer(part))
        label = (properties.pop(0)["label"] or "").lower() if properties else ""
        if not label:
            example = 'x1 "Iron Ogre" 4/5 rage'
            raise DocumentError("cards", f"{shown(part.strip())} is no made-up card like {example}")
        path = f"cards.{label}"
        if label in found:
            raise DocumentError(path, f"{label} comes twice")
        found[label] = _read_properties(properties, path)
    return found


def _read_properties(properties: Iterable[re.Match[str]], path: str) -> JsonObject:
    row: JsonObject = {"name": {}, "abilities": []}
    for match in properties:
        if match["label"] or match["strange"]:
            raise DocumentError(path, f"{shown(match[0])} can't stand here, in a made-up card")
        _read_property(row, match, path)
    return row


def _read_property(row: JsonObject, match: re.Match[str], path: str) -> None:
    if match["ability"]:
        row["abilities"].append(ABILITY_NAMES.one(f"{path}.abilities", match["ability"]))
        return
    added: JsonObject = {}
    if match["name"] is not None:
        row = row["name"]
        added[(match["language"] or "en").lower()] = match["name"]
    elif match["aura"]:
        added["aura"] = ABILITY_NAMES.one(f"{path}.aura", match["aura"])
    elif match["cost"]:
        added["cost"] = int(match["cost"])
    else:
        added["kind"] = CREATURE if match["health"] else INCANTATION
        added["attack"] = int(match["attack"])
        if match["health"]:
            added["health"] = int(match["health"])
    if added.keys() & row.keys():
        raise DocumentError(path, f"{shown(match[0])} comes after another")
    row.update(added)


# Writing


def _head_text(dumped: JsonObject) -> str:
    words = [f"{dumped['active']}{dumped['turn']}", f"m{dumped['mana']}"]
    if dumped["mode"] != "duel":
        words.append(dumped["mode"])
    if dumped["ruleset"] != _DEFAULT_RULESET:
        words.append(f"v{dumped['ruleset']}")
    if "rules" in dumped:
        words.append(f"rules={dumped['rules']}")
    if dumped["phase"] == "assault":
        running = dumped.get("running")
        words.append(f"assault={running}" if running else "assault")
    options = dumped.get("options", {})
    if "turn_limit" in options:
        words.append(f"limit={options['turn_limit']}")
    if "fatigue" in options:
        words.append("fatigue")
    if "ai" in options:
        words.append(f"ai={ai_settings_text(options['ai'])}")
    return " ".join(words)


def _seat_text(seat: JsonObject, labels: dict[str, str]) -> str:
    entries = seat["hand"] if "hand" in seat else [seat["stronghold"], *seat["deck"]]
    hand = [labels.get(entry, entry) for entry in entries]
    if champion := seat.get("champion"):
        state = champion["state"].replace(" ", "-")
        marked = "" if state == READY else f"({state})"
        hand.append(f"champion={labels.get(champion['card'], champion['card'])}{marked}")
    if "turns_taken" in seat:
        hand.append(f"turns={seat['turns_taken']}")
    if "given" in seat:
        hand.append(f"given={'+'.join(seat['given'])}")
    if "chance" in seat:
        hand.append(f"chance={seat['chance']}")
    fields = [" ".join(hand)]
    fields += [
        " ".join(_creature_text(creature, labels) for creature in seat[lane]) for lane in LANES
    ]
    fields.append(" ".join(labels.get(card, card) for card in seat.get("discard", ())))
    while not fields[-1]:
        fields.pop()
    return " / ".join(field or _EMPTY for field in fields)


def _creature_text(creature: JsonObject, labels: dict[str, str]) -> str:
    card: str = creature["card"]
    written = labels.get(card, card)
    if "symbiote" in creature:
        written += f"+{labels.get(creature['symbiote'], creature['symbiote'])}"
    if "damage" in creature:
        written += f"-{creature['damage']}"
    flags = NEW if "entered" in creature else ""
    flags += "".join(flag for flag, mark in USED.items() if mark in creature.get("used", ()))
    flags += ACTIVATED if "activated" in creature else ""
    if flags:
        written += f"!{'' if flags == NEW else flags}"
    if "shackled" in creature:
        under = creature["shackled"]
        under = [under] if isinstance(under, str) else under
        written += f"({' '.join(labels.get(shackled, shackled) for shackled in under)})"
    if "owner" in creature:
        written += f"@{creature['owner']}"
    return written
