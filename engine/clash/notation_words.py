"""The words of the notation: typed names, a hand, a lane (docs/notation.md)."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Container, Iterable, Iterator

from engine.clash.abilities import ABILITIES
from engine.clash.cards import CARDS
from engine.clash.position_documents import THIS_TURN
from engine.core import JsonObject
from engine.documents import DocumentError

MOST_CANDIDATES = 5
"""How many of the cards that an ambiguous word can mean are listed."""
_LONGEST_WORD = 40
_EMPTY = (".", "-")
_STRONGHOLDS = {"b": "BASTION", "bastion": "BASTION", "f": "FORT", "fort": "FORT"}
READY = "ready"
_STATES = (READY, "in play", "exhausted")
NEW = "n"
USED = {"p": "protection", "s": "sharpening"}
ACTIVATED = "a"
"""The letters after `!`; without a letter it means `NEW`."""

_TOKEN = re.compile(
    r"(?P<word>\w[\w']*+(?:-[^\W\d_][\w']*+)*+)|-(?P<damage>[0-9]{1,9})(?!\w)|!(?P<flags>[a-z]*+)"
    r"|@(?P<owner>[a-z])(?!\w)|(?P<sign>[-+=().,])|(?P<space> )|(?P<strange>.)",
    re.IGNORECASE,
)


def shown(typed: str) -> str:
    """Return a typed text as messages quote it."""
    return repr(typed[:_LONGEST_WORD])


class Names:
    """Ids that can be typed by any unambiguous beginning.

    English names equal them, except for separators between words and signs that players may omit.
    """

    def __init__(self, kind: str, ids: Iterable[str]) -> None:
        self.kind = kind
        self._sorted = sorted(ids)
        self._all = frozenset(self._sorted)

    def is_exact(self, typed: str) -> bool:
        """Return whether the text is a whole id or name."""
        return _plain(typed) in self._all

    def begun(self, typed: str) -> list[str]:
        """Return the id that the text is exactly, else all ids that begin with it."""
        typed = _plain(typed)
        if typed in self._all:
            return [typed]
        first = bisect_left(self._sorted, typed)
        return self._sorted[first : bisect_left(self._sorted, typed + "\uffff")]

    def refusal(self, path: str, typed: str) -> DocumentError:
        """Return the refusal of a text that is not exactly one id."""
        begun = self.begun(typed)
        if not begun:
            return DocumentError(path, f"there is no {self.kind} {shown(typed)}")
        more = ", ..." if len(begun) > MOST_CANDIDATES else ""
        candidates = ", ".join(begun[:MOST_CANDIDATES]) + more
        return DocumentError(path, f"{shown(typed)} can be more than one {self.kind}: {candidates}")

    def one(self, path: str, typed: str) -> str:
        """Return the id that a single word means.

        Raises `DocumentError` if it means no id or several.
        """
        begun = self.begun(typed)
        if len(begun) == 1:
            return begun[0]
        raise self.refusal(path, typed)


def _plain(typed: str) -> str:
    return typed.lower().replace("'", "").replace("-", "_").rstrip("_")


CARD_NAMES = Names("card", (card.id for card in CARDS))
ABILITY_NAMES = Names("ability", (ability.id for ability in ABILITIES))
_LONGEST_NAME = max(card.id.count("_") + 1 for card in CARDS)
_SHOUTED = frozenset(card.id for card in CARDS if card.name().endswith("!"))


_AI_NUMBERS = {"level": "level", "mana": "mana", "creature": "per_creature"}
"""The words before a number in `ai=`, with their keys."""
_AI_FLAGS = ("first", "tough", "blunting", "no_bastion")


def ai_settings(typed: str, path: str) -> JsonObject:
    """Return the settings of AIs like `level4+mana8+creature2+first+berserk`."""
    found: JsonObject = {}
    for word in typed.lower().replace("-", "_").split("+"):
        number = re.fullmatch("(level|mana|creature)([0-9]{1,2})", word)
        if number:
            key, value = _AI_NUMBERS[number[1]], int(number[2])
        elif word in _AI_FLAGS:
            key, value = word, True
        else:
            found.setdefault("abilities", [])
            found["abilities"].append(ABILITY_NAMES.one(f"{path}.abilities", word))
            continue
        if key in found:
            raise DocumentError(f"{path}.{key}", f"{shown(word)} comes after another")
        found[key] = value
    return found


def ai_settings_text(settings: JsonObject) -> str:
    """Return settings of AIs as one word."""
    words = [f"{word}{settings[key]}" for word, key in _AI_NUMBERS.items() if key in settings]
    words += [flag for flag in _AI_FLAGS if settings.get(flag)]
    return "+".join(words + settings.get("abilities", []))


class Field:
    """A hand or a lane, read token by token from the left."""

    def __init__(self, field: str, labels: Container[str]) -> None:
        self._tokens = [
            (match.lastgroup or "", match[match.lastgroup or 0], match[0])
            for match in _TOKEN.finditer(field)
            if match.lastgroup != "space"
        ]
        self._labels = labels
        self._next = 0

    def hand(self, path: str) -> JsonObject:
        """Read the cards with the stronghold among them, and the other facts of the seat."""
        found: JsonObject = {"hand": []}
        while self._kind() is not None:
            entry = f"{path}.hand[{len(found['hand'])}]"
            if self._take("sign", ","):
                continue
            if self._kind(1) == "=":
                self._key(found, path, entry)
            elif self._kind() != "word":
                raise self._misplaced(entry, "a hand")
            else:
                found["hand"].append(self._stronghold() or self._card(entry))
        return found

    def pile(self, path: str) -> list[str]:
        """Read a pile of cards."""
        if [token for _, _, token in self._tokens] in ([], *([sign] for sign in _EMPTY)):
            return []
        found: list[str] = []
        while self._kind() is not None:
            if self._take("sign", ","):
                continue
            if self._kind() != "word":
                raise self._misplaced(f"{path}[{len(found)}]", "a discard pile")
            found.append(self._card(f"{path}[{len(found)}]"))
        return found

    def lane(self, path: str) -> list[JsonObject]:
        """Read the creatures with their marks."""
        if [token for _, _, token in self._tokens] in ([], *([sign] for sign in _EMPTY)):
            return []
        found: list[JsonObject] = []
        while self._kind() is not None:
            if self._take("sign", ","):
                continue
            at = f"{path}[{len(found)}]"
            if self._kind() != "word":
                raise self._misplaced(at, "a lane")
            creature: JsonObject = {"card": self._card(f"{at}.card")}
            while self._mark(creature, at):
                pass
            found.append(creature)
        return found

    def _mark(self, creature: JsonObject, at: str) -> bool:
        """Read a mark behind a creature; return whether there was one."""
        kind = self._kind()
        if kind not in ("damage", "flags", "owner", "+", "("):
            return False
        value = self._word()
        if kind == "flags":
            self._flags(creature, value.lower() or NEW, at)
            return True
        key = {"+": "symbiote", "(": "shackled"}.get(kind, kind)
        if key in creature:
            self._next -= 1
            raise self._misplaced(f"{at}.{key}", "the same creature again")
        if kind == "+":
            creature[key] = self._card(f"{at}.{key}")
        elif kind == "(":
            cards = list(self._inside(f"{at}.{key}"))
            creature[key] = cards[0] if len(cards) == 1 else cards
        else:
            creature[key] = int(value) if kind == "damage" else value.upper()
        return True

    def _flags(self, creature: JsonObject, flags: str, at: str) -> None:
        for flag in flags:
            if flag == NEW and "entered" not in creature:
                creature["entered"] = THIS_TURN
            elif flag == ACTIVATED and "activated" not in creature:
                creature["activated"] = True
            elif flag in USED and USED[flag] not in creature.get("used", ()):
                creature.setdefault("used", []).append(USED[flag])
            else:
                known = "n (new), p (protection used), s (sharpening used), a (activated)"
                raise DocumentError(at, f"{shown('!' + flags)}: after ! come, once each, {known}")

    def _inside(self, at: str) -> Iterator[str]:
        while not self._take("sign", ")"):
            if self._kind() == ",":
                self._next += 1
            elif self._kind() == "word":
                yield self._card(at)
            else:
                raise self._misplaced(at, "parentheses")

    def _key(self, found: JsonObject, path: str, entry: str) -> None:
        """Read `champion=ogre(exhausted)`, `turns=4`, `given=rage+sprint` or `chance=7`."""
        key = self._value().lower()
        name = "turns_taken" if key == "turns" else key
        if name not in ("turns_taken", "champion", "given", "chance"):
            raise self._misplaced(entry, "a hand, where champion=, turns= and given= can stand")
        if name in found:
            raise DocumentError(f"{path}.{name}", f"'{key}=' comes twice")
        self._next += 2
        at = f"{path}.{name}"
        if self._kind() != "word":
            raise self._misplaced(at, f"{key}=")
        if name == "champion":
            found[name] = {"card": self._card(at), "state": self._state(at)}
        elif name == "given":
            found[name] = [ABILITY_NAMES.one(at, self._word())]
            while self._take("sign", "+"):
                if self._kind() != "word":
                    raise self._misplaced(at, f"{key}=")
                found[name].append(ABILITY_NAMES.one(at, self._word()))
        else:
            number = self._word()
            if not re.fullmatch("[0-9]{1,20}" if name == "chance" else "[0-9]{1,9}", number):
                what = "number" if name == "chance" else "number of turns"
                raise DocumentError(at, f"{shown(number)} is no {what}")
            found[name] = int(number)

    def _state(self, at: str) -> str:
        """Read a champion's state in parentheses; `ready` without any."""
        if not self._take("sign", "("):
            return READY
        words = []
        while self._kind() == "word":
            words.append(self._word())
        state = " ".join(words).lower().replace("-", " ").replace("_", " ")
        if state not in _STATES or not self._take("sign", ")"):
            known = ", ".join(name.replace(" ", "-") for name in _STATES)
            raise DocumentError(f"{at}.state", f"{shown('(' + state)}: a champion is {known}")
        return state

    def _stronghold(self) -> str | None:
        """Read the stronghold, if it is next and does not begin a longer name (Fort Guardian)."""
        side = _STRONGHOLDS.get(self._value().lower())
        if side is None or self._long_name():
            return None
        self._next += 1
        return side

    def _card(self, path: str) -> str:
        """Read the card that the next words name.

        It is the longest exact name; then a card that begins with one word; then one that begins
        with several words together.
        """
        words = self._words()
        if not words:
            raise self._misplaced(path, "a card's name")
        if words[0].lower() in self._labels:
            self._next += 1
            return words[0].lower()
        count = self._long_name()
        for tried in [count] if count else range(1, len(words) + 1):
            begun = CARD_NAMES.begun("_".join(words[:tried]))
            if len(begun) == 1:
                self._next += tried
                self._take_shout(begun[0])
                return begun[0]
            if not begun:
                break
        raise CARD_NAMES.refusal(path, words[0])

    def _long_name(self) -> int:
        """Return how many of the next words (2 or more) are a card's exact name; else 0."""
        words = self._words()
        for count in range(len(words), 1, -1):
            if CARD_NAMES.is_exact("_".join(words[:count])):
                return count
        return 0

    def _take_shout(self, card: str) -> None:
        """Read the `!` of Boom! as a part of its name."""
        if card in _SHOUTED and self._kind() == "flags" and not self._value():
            self._next += 1

    def _words(self) -> list[str]:
        words: list[str] = []
        while len(words) < _LONGEST_NAME and self._kind(len(words)) == "word":
            if self._kind(len(words) + 1) == "=":
                break
            words.append(self._value(len(words)))
        return words

    def _kind(self, ahead: int = 0) -> str | None:
        """Return the kind of a coming token; a sign is its own kind; None after the last."""
        if self._next + ahead >= len(self._tokens):
            return None
        kind, value, _ = self._tokens[self._next + ahead]
        return value if kind == "sign" else kind

    def _value(self, ahead: int = 0) -> str:
        return self._tokens[self._next + ahead][1]

    def _word(self) -> str:
        self._next += 1
        return self._tokens[self._next - 1][1]

    def _take(self, kind: str, value: str) -> bool:
        taken = self._next < len(self._tokens) and self._tokens[self._next][:2] == (kind, value)
        self._next += taken
        return taken

    def _misplaced(self, path: str, where: str) -> DocumentError:
        if self._next >= len(self._tokens):
            return DocumentError(path, f"something is missing at the end, in {where}")
        token = self._tokens[self._next][2]
        return DocumentError(path, f"{shown(token)} can't stand here, in {where}")
