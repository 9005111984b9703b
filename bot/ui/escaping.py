"""Escape users' texts and names, so that Discord shows them without any effect."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import count

import discord

from bot.store.personal import is_former
from images.text import readable
from texts import Texts

EMOJI_JOINER = "\u200d"
UNSEEN_GAP = "\u200b"
LOOKED_AT = 4_000
"""Maximum characters of a text that are processed: no message holds more."""
NAMELESS = "?"
"""Shown for a name without any visible character."""
_BLANKS = frozenset("\u115f\u1160\u2800\u303f\u3164\uffa0\ufffc\U00013441\U00013442\U0001d159")
"""Letters and signs that are invisible: fillers of Hangul, the empty Braille cell and the like."""
_MARKS = 4
"""Maximum combining marks and joiners on a letter: more run into other lines."""
_HOST_OF_LINK = re.compile(r"(?<=\w)\.(?=[\w.-]+/)")
"""Matches the dot of a link that apps recognise without `https://`, such as `discord.gg/...`."""
_DISTINCT = 20
"""Characters within which names have to differ: no place shows fewer of a name."""
_LOOKALIKES = str.maketrans(
    "АВЕЗКМНОРСТУХІЈЅаеорсухіјѕԁԛԝΑΒΕΖΗΙΚΜΝΟΡΤΥΧονIl|0",
    "ABE3KMHOPCTYXIJSaeopcyxijsdqwABEZHIKMNOPTYXov111O",
)


def mention_of(user_id: int | None, texts: Texts) -> str:
    """Return the mention of a user, or the words for one who has had their data deleted."""
    return texts("former-player") if is_former(user_id) else f"<@{user_id}>"


def shorten_name(text: str, limit: int = 80) -> str:
    """Return one visible line of at most `limit` characters, for places without formatting."""
    return _seen(text, limit) or NAMELESS


def escape_markdown(text: str, limit: int = 80) -> str:
    """Return text for messages, without formatting, links or mentions that could work.

    Characters that can't be stored are removed too; `limit` counts characters before escaping.
    """
    harmless = shorten_name(text, limit).replace("](", f"]{UNSEEN_GAP}(")
    harmless = _HOST_OF_LINK.sub(f".{UNSEEN_GAP}", harmless)
    escaped = discord.utils.escape_markdown(harmless, ignore_links=False)
    escaped = discord.utils.escape_mentions(escaped).replace("[", "\\[")
    return escaped.replace("<", "\\<").replace("://", f":{UNSEEN_GAP}//")


def name_of(user: discord.abc.User) -> str:
    """Return the name of a user, to show and to store.

    That is the display name, or the user name if nothing of the display name is visible.
    """
    return _seen(user.display_name, 80) or shorten_name(user.name)


def distinguish(names: Sequence[str]) -> list[str]:
    """Return names that are shown together, changed so that no two look the same.

    If several look alike, each but the first gets a number, in texts and in pictures.
    """
    return [*_distinct(tuple(names))]


def distinguish_users(people: Mapping[int, str]) -> dict[int, str]:
    """Return the names of users who are shown on one page, by user id, as `distinguish` does.

    Everything that shows a user on that page takes the name from here, so that no user has two.
    """
    return dict(zip(people, distinguish([*people.values()]), strict=True))


@lru_cache(maxsize=4_096)
def _distinct(names: tuple[str, ...]) -> tuple[str, ...]:
    found, looks = list[str](), set[str]()
    for name in names:
        shown = shorten_name(name)
        drawn = readable(shown)
        look = _look(drawn)
        for number in count(2):
            if look not in looks:
                break
            end = f" ({number})"
            shown = f"{drawn[: _DISTINCT - len(end)].rstrip()}{end}"
            look = _look(shown)
        found.append(shown)
        looks.add(look)
    return tuple(found)


def _look(shown: str) -> str:
    """Return a key for how a name looks: similar letters of different scripts are equal."""
    return shown[:_DISTINCT].rstrip().translate(_LOOKALIKES)


def take_first_lines(lines: Iterable[str], room: int, end: str = "…") -> list[str]:
    """Return as many lines as fit into `room` characters, then `end` if some are left out."""
    found: list[str] = []
    for line in lines:
        room -= len(line) + 1
        if room < 0:
            return [*found, end] if end else found
        found.append(line)
    return found


def _seen(text: str, limit: int) -> str:
    """Return the visible part of a text on one line; empty if nothing is visible."""
    kept, marks = list[str](), _MARKS
    for character in text[:LOOKED_AT]:
        category = unicodedata.category(character)
        if character == EMOJI_JOINER or category[0] == "M":  # a mark needs a character before it
            marks += 1
            kept.append(character if marks <= _MARKS else "")
        elif category[0] in "CZ" or character in _BLANKS:
            marks = _MARKS
            kept.append(" ")
        else:
            marks = 0
            kept.append(character)
    return " ".join("".join(kept).split())[:limit].rstrip()
