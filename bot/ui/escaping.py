"""Somebody's words and names, shown without doing anything."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import count

import discord

from images.text import readable

EMOJI_JOINER = "\u200d"
UNSEEN_GAP = "\u200b"
LOOKED_AT = 4_000
"""Characters of a text that are looked at: no message holds more."""
NAMELESS = "?"
"""What is shown of a name of which nothing can be seen."""
_BLANKS = frozenset("\u115f\u1160\u2800\u303f\u3164\uffa0\ufffc\U00013441\U00013442\U0001d159")
"""Letters and signs that nobody sees: fillers of Hangul, the empty Braille cell and the like."""
_MARKS = 4
"""So many marks, and joiners, at most on a letter: more run into other lines."""
_HOST_OF_LINK = re.compile(r"(?<=\w)\.(?=[\w.-]+/)")
"""In what apps take for an invitation without `https://`, such as `discord.gg/...`."""
_TOLD_APART = 20
"""Characters by which names have to differ: no place shows less of a name."""
_LOOKALIKES = str.maketrans(
    "АВЕЗКМНОРСТУХІЈЅаеорсухіјѕԁԛԝΑΒΕΖΗΙΚΜΝΟΡΤΥΧονIl|0",
    "ABE3KMHOPCTYXIJSaeopcyxijsdqwABEZHIKMNOPTYXov111O",
)


def shorten_name(text: str, limit: int = 80) -> str:
    """One visible line of at most `limit` characters, for places that format nothing."""
    return _seen(text, limit) or NAMELESS


def escape_markdown(text: str, limit: int = 80) -> str:
    """Return text for messages: without formatting, links or mentions that could work.

    Characters that nothing can keep are gone, too; `limit` counts before escaping.
    """
    harmless = shorten_name(text, limit).replace("](", f"]{UNSEEN_GAP}(")
    harmless = _HOST_OF_LINK.sub(f".{UNSEEN_GAP}", harmless)
    escaped = discord.utils.escape_markdown(harmless, ignore_links=False)
    escaped = discord.utils.escape_mentions(escaped).replace("[", "\\[")
    return escaped.replace("<", "\\<").replace("://", f":{UNSEEN_GAP}//")


def name_of(person: discord.abc.User) -> str:
    """Return what somebody is called here: what is kept, and shown from then on.

    Where nothing can be seen of the name that they show, it is the one that Discord knows them by.
    """
    return _seen(person.display_name, 80) or shorten_name(person.name)


def tell_apart(names: Sequence[str]) -> list[str]:
    """Return names of people who are shown together, such that no two look the same.

    Of some that do, each but the first has a number, in texts and in pictures.
    """
    return [*_told_apart(tuple(names))]


def tell_people_apart(people: Mapping[int, str]) -> dict[int, str]:
    """Return the names of people who are shown on one page, by user id, as `tell_apart` does.

    All that shows a person there takes the name from here, so that no one has two.
    """
    return dict(zip(people, tell_apart([*people.values()]), strict=True))


@lru_cache(maxsize=4_096)
def _told_apart(names: tuple[str, ...]) -> tuple[str, ...]:
    found, looks = list[str](), set[str]()
    for name in names:
        shown = shorten_name(name)
        drawn = readable(shown)
        look = _look(drawn)
        for number in count(2):
            if look not in looks:
                break
            end = f" ({number})"
            shown = f"{drawn[: _TOLD_APART - len(end)].rstrip()}{end}"
            look = _look(shown)
        found.append(shown)
        looks.add(look)
    return tuple(found)


def _look(shown: str) -> str:
    """Return what a name looks like at a glance: letters of several scripts look the same."""
    return shown[:_TOLD_APART].rstrip().translate(_LOOKALIKES)


def take_first_lines(lines: Iterable[str], room: int, end: str = "…") -> list[str]:
    """As many of these as have room for their characters, then perhaps that this is not all."""
    found: list[str] = []
    for line in lines:
        room -= len(line) + 1
        if room < 0:
            return [*found, end] if end else found
        found.append(line)
    return found


def _seen(text: str, limit: int) -> str:
    """Return what can be seen of a text, on one line; empty where that is nothing."""
    kept, marks = list[str](), _MARKS
    for character in text[:LOOKED_AT]:
        category = unicodedata.category(character)
        if character == EMOJI_JOINER or category[0] == "M":  # it needs something to stand on
            marks += 1
            kept.append(character if marks <= _MARKS else "")
        elif category[0] in "CZ" or character in _BLANKS:
            marks = _MARKS
            kept.append(" ")
        else:
            marks = 0
            kept.append(character)
    return " ".join("".join(kept).split())[:limit].rstrip()
