"""Parse JSON from untrusted sources within fixed limits.

A document is at most 1 MiB of UTF-8, is nested at most 32 deep, has no duplicate keys and at most
256 keys in one object, and contains no numbers that JSON lacks (NaN, Infinity). Each game checks
the rest. The work is linear in the number of bytes.
"""

from __future__ import annotations

import json
import math
import re
from collections import Counter
from collections.abc import Iterator
from typing import NoReturn

from engine.core import JsonObject
from engine.documents import DocumentError

SIZE = 1 << 20
"""The largest size of a document, and of one line of a batch, in bytes."""

DEPTH = 32
"""How deep objects and lists may be nested; documents of this program stay far below."""

KEYS = 256
"""The most keys in one object; the largest document has 64, one for each made-up card."""

DIGITS = 20
"""The most characters of a whole number; a seed has up to 20."""

# A string (even an unclosed one) or a bracket. Possessive, so linear in the length of the text.
_TOKEN = re.compile(r'"(?:[^"\\]++|\\.)*+"?|[\[{]|[\]}]', re.DOTALL)


class _Doubled(dict[str, object]):
    """An object with a duplicate key; `key` is the first of them."""

    key = ""


def parse(data: bytes) -> object:
    """Return the JSON document in these bytes.

    Raises `DocumentError` if they are not JSON or exceed a limit.
    """
    text = decode(data)
    _refuse_depth(text)
    doubled: list[_Doubled] = []

    def joined(pairs: list[tuple[str, object]]) -> JsonObject:
        if len(pairs) > KEYS:
            raise DocumentError("", f"more than {KEYS} keys in one object")
        found = dict(pairs)
        if len(found) == len(pairs):
            return found
        counted = Counter(key for key, _ in pairs)
        twice = _Doubled(found)
        twice.key = next(key for key in found if counted[key] > 1)
        doubled.append(twice)
        return twice

    try:
        document: object = json.loads(
            text,
            object_pairs_hook=joined,
            parse_constant=_no_number,
            parse_float=_real,
            parse_int=_whole,
        )
    except json.JSONDecodeError as error:
        reason = f"{error.msg[:1].lower()}{error.msg[1:]}"
        raise DocumentError(
            "", f"not JSON: {reason} (line {error.lineno}, column {error.colno})"
        ) from None
    if doubled:
        raise DocumentError(_path_to_doubled(document) or "", "this key stands twice")
    return document


def decode(data: bytes) -> str:
    """Return these bytes as text; a byte order mark is dropped.

    Raises `DocumentError` if they are longer than `SIZE` or not UTF-8.
    """
    if len(data) > SIZE:
        raise DocumentError("", "longer than 1 MiB")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise DocumentError("", f"not UTF-8 (byte {error.start + 1})") from None


def _refuse_depth(text: str) -> None:
    if text.count("{") + text.count("[") <= DEPTH:
        return  # the common case: no need to look at every bracket
    depth = 0
    for token in _TOKEN.finditer(text):
        if token[0] in "[{":
            depth += 1
            if depth > DEPTH:
                raise DocumentError("", f"nested more than {DEPTH} deep")
        elif token[0] in "]}":
            depth -= 1


def _path_to_doubled(value: object, path: str = "") -> str | None:
    """Return the path of the first, outermost duplicate key; None without one."""
    if isinstance(value, _Doubled):
        return f"{path}.{value.key}" if path else value.key
    steps: Iterator[tuple[str, object]] = iter(())
    if isinstance(value, dict):
        steps = ((f"{path}.{key}" if path else str(key), inner) for key, inner in value.items())
    elif isinstance(value, list):
        steps = ((f"{path}[{index}]", inner) for index, inner in enumerate(value))
    return next((found for at, inner in steps if (found := _path_to_doubled(inner, at))), None)


def _no_number(name: str) -> NoReturn:
    raise DocumentError("", f"not JSON: {name} is no number")


def _real(digits: str) -> float:
    number = float(digits)
    if not math.isfinite(number):
        raise DocumentError("", f"the number {digits[:DIGITS]} is too large")
    return number


def _whole(digits: str) -> int:
    if len(digits) > DIGITS:
        raise DocumentError("", f"the number {digits[:DIGITS]}... is too long")
    return int(digits)
