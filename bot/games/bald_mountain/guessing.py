"""What spectators can guess about the next move of Battle on the Bald Mountain."""

from __future__ import annotations

from collections.abc import Sequence

from bot.game_api.extras import Guesses
from bot.games.bald_mountain.names import label
from engine.bald_mountain.cards import BY_ID, COLOURS
from engine.bald_mountain.view import MountainView, Question
from texts import Texts
from texts.bald_mountain.names import altar_name, option_in_words


def _offer(view: MountainView, texts: Texts) -> Sequence[tuple[str, str]]:
    """Return the colours that can be played and the spells to activate; or answers."""
    play = [(f"+{colour}", _play(colour, texts)) for colour in COLOURS]
    if view.question is not None:
        return _answers(view.question, view, play, texts)
    side = view.mage(view.active).side
    tops = [stack[0] for stack in view.altars if stack]
    spells = [top.card for top in tops if top.side == side and not top.card.is_wonder]
    activate = [
        (f"{card.id}!", texts("bald-mountain-button-activate", card=label(card, texts)))
        for card in spells
    ]
    draw = "draw", texts("bald-mountain-button-draw")
    return [draw, *play, *activate, ("end", texts("bald-mountain-button-end"))]


def _answers(
    question: Question, view: MountainView, play: Sequence[tuple[str, str]], texts: Texts
) -> Sequence[tuple[str, str]]:
    """Return the answers to a question; what is paid or discarded is the mage's secret."""
    match question.kind:
        case "wonder":
            found = [(f"{card.id}*", _fire(label(card, texts), texts)) for card in question.cards]
            if len(found) > 1:
                return found
            return [*found, ("~", texts("bald-mountain-guess-skip"))]
        case "way_out":
            give = texts("bald-mountain-guess-give")
            return [("yes", give), ("no", texts("bald-mountain-button-refuse"))]
        case "target" if question.aim == "lock":
            return [(f"@{colour}", altar_name(colour, texts)) for colour in COLOURS]
        case "target":
            return [(f"@{card.id}", label(card, texts)) for card in question.cards]
        case "option":
            card, mode = question.card, view.mode
            return [(f"={n}", option_in_words(card, n, mode, texts)) for n in question.options]
        case "play":
            return [*play, ("done", texts("bald-mountain-button-done"))]
    return ()


def _play(colour: str, texts: Texts) -> str:
    return texts("bald-mountain-button-play", card=altar_name(colour, texts))


def _fire(card: str, texts: Texts) -> str:
    return texts("bald-mountain-button-fire", card=card)


def _answer(move: str) -> str:
    if move.startswith("+"):
        return f"+{BY_ID[move[1:]].colour}"
    if move.endswith("~"):
        return "~"
    return "yes" if move.startswith("-") else move


GUESSES = Guesses(_offer, _answer)
