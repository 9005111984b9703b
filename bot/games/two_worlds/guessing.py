"""What spectators can guess about the next move of Duel of Two Worlds."""

from __future__ import annotations

import re
from collections.abc import Sequence

from bot.game_api.extras import Guesses
from engine.two_worlds.board import ROWS, cell_name, shown_cell
from engine.two_worlds.view import WorldsView
from texts import Texts

_ATTACK, _CAST, _SHIFT, _SHAPE, _SWAP = "attack:", "cast", "shift", "shape", "swap"
_FORMS = (
    (re.compile(r"[ul]\d(\+[ul]\d)*>([ul]\d)!?"), _ATTACK),
    (re.compile(r"[ul]\d[+-]"), _SHIFT),
    (re.compile(r"[ul]\d=.+"), _SHAPE),
    (re.compile(r"-.+"), _SWAP),
    (re.compile(rf"(?!({'|'.join((*ROWS, 'pass', 'end', 'take', 'go'))})$).+"), _CAST),
)
"""The forms of moves that give the same answer, whatever they name."""


def _offer(view: WorldsView, texts: Texts) -> Sequence[tuple[str, str]]:
    """Return the rows that a warrior may enter, the answers to an attack, or what is attacked."""
    if view.step == "summon":
        return [(row, texts(f"two-worlds-row-{row}")) for row in ROWS]
    if view.step == "draw":
        take, swap = texts("two-worlds-button-take"), texts("two-worlds-guess-swap")
        return [("take", take), (_SWAP, swap)]
    if view.step != "action":
        return ()
    cast = _CAST, texts("two-worlds-guess-cast")
    if view.stack:
        return [("pass", texts("two-worlds-button-pass")), cast]
    found = [cast]
    for each in view.fighters:
        if each.owner != view.active:
            name = f"{shown_cell(each.cell)} {each.card.name(texts.language)}"
            target = texts("two-worlds-button-attack", target=name)
            found.append((f"{_ATTACK}{cell_name(each.cell)}", target))
    abilities = {each.card.ability for each in view.fighters if each.owner == view.active}
    if "shift" in abilities:
        found.append((_SHIFT, texts("two-worlds-guess-shift")))
    if "shapeshift" in abilities:
        found.append((_SHAPE, texts("two-worlds-guess-shape")))
    return [*found, ("end", texts("two-worlds-button-end"))]


def _answer(move: str) -> str:
    for form, answer in _FORMS:
        found = form.fullmatch(move)
        if found is not None:
            return f"{answer}{found[2]}" if answer == _ATTACK else answer
    return move


GUESSES = Guesses(_offer, _answer)
