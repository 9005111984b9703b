"""What users type and choose: absurd input, input that has an effect, and names."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

VICTIM = 4242
"""User id of someone who plays nothing, and whom no one may be able to ping."""
LOCALES = ("en-US", "ru", "fr", "de")
ABSURD = (
    "",
    " ",
    "\0",
    "a\0b",
    "\ud800",
    "²",
    "٣",
    "-1",
    "0",
    "1",
    "9" * 19,
    "9" * 4000,
    "Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘!͖̬̰̙̗̿̋ͥͥ̂ͣ̐́́͜͞" * 9,
    "\u202e\u2066reversed\u2069",
    "\u200b\u2060\ufeff",
    f"<@{VICTIM}>",
    f"<@&{VICTIM}>",
    "@everyone @here",
    "**bold** __under__ ||spoiler|| `code` ```block``` [link](https://example.org) # head\n> quote",
    "x" * 4000,
    "\n" * 400,
    "🐉" * 500,
    "brute",
    "brute:u",
    "boom@bu1 end",
    "ogre, brute, troll, gnome, boom, baron, annihilation, partisan",
    "{}",
    "[" * 2000,
    '{"format": 1, "name": "\\u0000", "cards": ["ogre"]}',
    "'; DROP TABLE matches; --",
    "../../etc/passwd",
    "%s %d {0} { $count }",
    "initiation-01",
    "p-1",
    "random",
    "2026-01-31",
)

NUMBERS = ("0", "1", "2", "3", "7", "9" * 18, "9" * 19, "9" * 60, "-1", "²", "٣", "", "1.5", "0x1")
DECK = "ogre, brute, troll, gnome, boom, baron, annihilation, partisan"
PLAUSIBLE = {
    "card": ("brute", "ogre", "boom", "troll:u", "end", "done"),
    "lane": ("u", "l"),
    "target": ("au1", "bu1", "bl1"),
    "deck": ("1", "2", "3", "4", "random", "draft"),
    "sets": ("mire", "mire, slyness", "slyness, elusive, belligerence"),
    "name": ("Mine", "Ogre", "flight", "Hall of Fame"),
    "cards": (DECK,),
    "text": (f"Mine: {DECK}",),
    "puzzle": ("initiation-01", "mire-07", "p-1", "p-2"),
    "line": ("end", "brute:u end", "boom@bu1 end"),
    "set": ("mire", "initiation"),
    "match": ("1", "2", "3"),
    "time_zone": ("UTC", "Europe/Paris"),
}
"""By name of an option: input that leads further than a refusal."""
FIELDS = {
    "text": (f"Mine: {DECK}", "end", "2026-02-03"),
    "name": ("Mine", "Troll King"),
    "attack": ("1", "3"),
    "health": ("2", "4"),
}
"""The same for fields of forms."""

NAMES = (
    "李小龍",
    "さくら ｻｸﾗ",
    "김철수",
    "محمد الأمين",
    "שלמה בן־דוד",
    "देवनागरी",
    "สมชาย",
    "ᚠᚢᚦᚨᚱᚲ",
    "🐉🦄👩‍👩‍👧‍👦🏳️‍🌈",
    "Z̴̡͎a̷͉͑l̸͚̈g̵̣͠o̶͍͝",
    "e\u0301e\u0301 n\u0303",
    "\u202eevitagen\u202c",
    "\u2067\u2066Mixed עברית English\u2069\u2069",
    "𝔉𝔯𝔞𝔨𝔱𝔲𝔯 ＷＩＤＥ",
    "ﷺ﷽",
    "\u3164",
    "\u200b\u200d\u2060",
    "Владислав Ёлкин",
    "Ælfþrȳð Đặng",
    "x" * 32,
)
"""Names in all scripts, from right to left, of marks, and of invisible characters."""

LARGEST = 64 * 1024
"""Bytes of a bad file."""


def _object(entries: Iterable[str]) -> str:
    return "{" + ",".join(['"format":1', *entries]) + "}"


def _position(game: str, key: str, inner: str) -> str:
    """Return almost a position, with something in the seat of its first player."""
    return _object([f'"game":"{game}"', f'"seats":{{"A":{{"{key}":{inner}}}}}'])


def _list(element: str, size: int) -> str:
    return "[" + ",".join([element] * ((size - 2) // (len(element) + 1))) + "]"


BAD_FILES: Mapping[str, Callable[[int], str]] = {
    "the last key doubled": lambda size: _object(
        [*(f'"k{number}":0' for number in range(size // 11)), '"k":0', '"k":0']
    ),
    "all keys doubled": lambda size: _object(f'"k{number // 2}":0' for number in range(size // 11)),
    "objects with doubled keys": lambda size: _list('{"k":0,"k":0}', size),
    "unknown keys": lambda size: _object(f'"k{number}":0' for number in range(size // 11)),
    "unknown keys in creatures": lambda size: _position(
        "clash", "creatures", _list('{"no":0}', size - 99)
    ),
    "empty creatures": lambda size: _position("clash", "creatures", _list("{}", size - 99)),
    "creatures": lambda size: _position(
        "clash", "creatures", _list('{"id":"ogre","lane":"u"}', size - 99)
    ),
    "cards of castles": lambda size: _position("castles", "hand", _list('"x"', size - 99)),
    "cards of two worlds": lambda size: _position("two_worlds", "hand", _list('"x"', size - 99)),
    "altars": lambda size: _position("bald_mountain", "altars", _list("[]", size - 99)),
    "a page": lambda size: _object([f'"position":{_list("{}", size - 99)}']),
    "lists in lists": lambda size: "[" * size,
    "objects in objects": lambda size: '{"k":' * (size // 5),
    "brackets in a text": lambda size: _object([f'"k":"{"[" * (size - 30)}"']),
    "a text without an end": lambda size: _object([f'"k":"{chr(92) * (size - 30)}']),
    "a long number": lambda size: _object([f'"k":{"9" * (size - 30)}']),
    "numbers": lambda size: _list("1e9", size),
    "a deck of unknown cards": lambda size: _object(
        ['"name":"x"', f'"cards":{_list(chr(34) + "ogr" + chr(34), size - 40)}']
    ),
    "a deck of a long card": lambda size: _object(
        ['"name":"x"', f'"cards":["{"o" * (size - 60)}"]']
    ),
    "a line of cards": lambda size: "Mine: " + ", ".join(["ogre"] * ((size - 6) // 6)),
    "a line of commas": lambda size: "," * size,
    "a line of colons": lambda size: ":" * size,
    "a long word": lambda size: "o" * size,
    "nothing that can be seen": lambda size: "\n" * size,
}
"""By the fault of a file: functions that return one built to be slow, of at most this many
bytes.
"""
