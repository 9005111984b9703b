"""What spectators can guess about the next move of Battle of the Castles."""

from __future__ import annotations

import re
from collections.abc import Sequence

from bot.game_api.extras import Guesses
from engine.castles.board import cell_name
from engine.castles.cards import TILES
from engine.castles.view import CastlesView
from texts import Texts
from texts.castles.names import card_name

_BY_A_CREATURE = re.compile(r"([a-e][1-5])[>*!/]")


def _offer(view: CastlesView, texts: Texts) -> Sequence[tuple[str, str]]:
    """Return what can be built or played, and the creatures that can be activated."""
    found = [
        ("summon", texts("castles-guess-summon")),
        ("magic", texts("castles-guess-magic")),
    ]
    if not view.built:
        found.append(("build", texts("castles-guess-build")))
    if not view.powered:
        found.append(("power", texts("castles-guess-power")))
    for each in view.creatures:
        if each.ready:
            cell, name = cell_name(each.cell), card_name(each.card.id, texts)
            facts = {"creature": name, "cell": cell, "life": each.life}
            found.append((cell, texts("castles-choice-creature", **facts)))
    return [*found, ("end", texts("castles-button-end"))]


def _answer(move: str) -> str:
    if move == "end":
        return move
    creature = _BY_A_CREATURE.match(move)
    if creature is not None:
        return creature[1]
    if move.startswith("+"):
        return "power"
    if "!" in move:
        return "magic"
    what, at, _ = move.partition("@")
    return "summon" if at and what not in TILES else "build"


GUESSES = Guesses(_offer, _answer)
