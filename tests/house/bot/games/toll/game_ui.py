"""The user interface of Toll: words, questions, pictures."""

from __future__ import annotations

from collections.abc import Sequence

from bot.game_api.drawings import as_it_stood, make_drawing
from bot.game_api.extras import StandingOrders
from bot.game_api.game_ui import GameUI
from bot.game_api.questions import NOTHING, Choice, MoveChoice, Question, SeatNames
from bot.game_api.words import bold
from bot.ui.escaping import escape_markdown
from engine.core import IllegalAction, JsonObject, Seat
from house.engine.toll.events import Event
from house.engine.toll.moves import END, PAUSE, REFUSE, ROADS, UNDO, Ask, Lay, Throw
from house.engine.toll.rules import KEEPER, Toll
from house.engine.toll.view import TollView
from house.images.toll.board import alt, board, hand
from house.texts.toll.telling import TollTelling
from images.picture import Drawing
from texts import Texts

MOST_STONES = 2
_WORDS = {"end resign": "end"}


def _order(state: Toll, seat: Seat, texts: Texts) -> MoveChoice | None:
    """Return the order of a seat that is asked: it can refuse for the rest of the turn."""
    if state.asked is None or state.asked[0] != seat:
        return None
    return MoveChoice(str(REFUSE), texts("toll-refuse-all"))


class TollUI(GameUI[Toll, TollView, Event]):
    """Toll in Discord."""

    telling = TollTelling
    orders = StandingOrders(_order)

    def introduction(self, setup: JsonObject, names: SeatNames, texts: Texts) -> list[str]:
        """Return who the keeper is, and what the river is like."""
        river = texts(f"toll-river-{setup.get('river', 'calm')}")
        return [texts("toll-introduction", player=bold(names)[KEEPER]), river]

    def board(
        self, view: TollView, events: Sequence[Event], names: SeatNames, texts: Texts
    ) -> Drawing:
        """Return the board with all seats."""
        return make_drawing("toll", board, alt, as_it_stood(view), names, texts)

    def hand(self, view: TollView, names: SeatNames, texts: Texts) -> Drawing:
        """Return the viewer's stones."""
        return make_drawing("toll hand", hand, alt, view, names, texts)

    def status(self, view: TollView, to_act: str, texts: Texts) -> str:
        """Return who has to act, and how."""
        if view.active is None:
            return texts("toll-status-roads", player=to_act, button=texts("button-hand"))
        if view.asked is not None:
            return texts("toll-status-asked", player=to_act, count=view.asked[1])
        return texts("toll-status-turn", player=to_act)

    def prompt(self, view: TollView, texts: Texts) -> str:
        """Return the same for the seat that has to act."""
        if view.active is None:
            keeps = view.viewer == KEEPER
            return texts("toll-prompt-roads-keeper" if keeps else "toll-prompt-roads")
        if view.asked is not None:
            return texts("toll-prompt-asked", count=view.asked[1])
        return texts("toll-prompt-turn")

    def question(
        self, state: Toll, seat: Seat, chosen: Sequence[str], names: SeatNames, texts: Texts
    ) -> Question:
        """Return a road; an answer; or a move of a turn, in up to three choices."""
        legal = state.legal_actions(seat)
        match tuple(chosen):
            case ():
                return _first(state, seat, texts)
            case ("lay",):
                lays = [move.coins for move in legal if isinstance(move, Lay)]
                return _asked("toll-lay-how-many", texts, _coins("", lays, texts))
            case ("ask" | "throw" as what,):
                kind = Ask if what == "ask" else Throw
                seats = dict.fromkeys(move.seat for move in legal if isinstance(move, kind))
                choices = [Choice(other, names[other]) for other in seats]
                key = "toll-ask-whom" if what == "ask" else "toll-throw-at"
                return _asked(key, texts, choices)
            case ("ask", other):
                counts = [m.coins for m in legal if isinstance(m, Ask) and m.seat == other]
                player = bold(names).get(other, "")  # type: ignore[call-overload]
                choices = _coins(f"ask {other} ", counts, texts)
                return _asked("toll-ask-how-many", texts, choices, player=player)
            case ("throw", other) if any(isinstance(m, Throw) and m.seat == other for m in legal):
                return _stones(state, seat, other, names, texts)
        return NOTHING

    def steps(self, state: Toll, seat: Seat, texts: Texts) -> Sequence[MoveChoice]:
        """Return the end of the turn."""
        if END not in state.legal_actions(seat):
            return ()
        return [MoveChoice(str(END), texts("toll-end"), ends=True)]

    def spoken(self, state: Toll, move: str, names: SeatNames, texts: Texts) -> str:
        """Return a move in words."""
        words = _WORDS.get(move, move)
        return texts(f"toll-{words}") if texts.has(f"toll-{words}") else move

    def refusal(self, refusal: IllegalAction, names: SeatNames, texts: Texts) -> str:
        """Return why the rules refuse a move."""
        facts = {name: escape_markdown(str(value)) for name, value in refusal.facts.items()}
        return texts(f"illegal-{refusal.code.replace('_', '-')}", **facts)


def _first(state: Toll, seat: Seat, texts: Texts) -> Question:
    legal = state.legal_actions(seat)
    if state.active is None and legal:
        return Question("", tuple([Choice(road, texts(f"toll-{road}"), road) for road in ROADS]))
    if state.asked is not None and legal:
        answers = [Choice(word, texts(f"toll-{word}"), word) for word in ("pay", "refuse")]
        return Question("", tuple(answers))
    if state.active != seat:
        return NOTHING
    moves = [
        Choice(str(move), texts(f"toll-{move}"), str(move), possible=move in legal)
        for move in (PAUSE, UNDO)
    ]
    kinds = (("lay", Lay), ("ask", Ask), ("throw", Throw))
    ways = [
        Choice(name, texts(f"toll-{name}"), possible=any(isinstance(m, kind) for m in legal))
        for name, kind in kinds
    ]
    return Question("", (*moves, *ways))


def _asked(key: str, texts: Texts, choices: Sequence[Choice], **facts: str) -> Question:
    return Question(texts(key, **facts), tuple(choices)) if choices else NOTHING


def _coins(before: str, counts: Sequence[int], texts: Texts) -> list[Choice]:
    return [
        Choice(str(count), texts("toll-coins", count=count), f"{before}{count}") for count in counts
    ]


def _stones(state: Toll, seat: Seat, other: str, names: SeatNames, texts: Texts) -> Question:
    stones = state.stones[state.number(seat)]
    text = texts("toll-throw-which", player=bold(names)[other])  # type: ignore[index]
    return Question(
        text,
        tuple(
            [
                Choice(str(stone), texts("toll-stone", weight=stone), f"throw {other} {stone}")
                for stone in stones
            ]
        ),
        hint=texts("toll-throw"),
        most=min(MOST_STONES, len(stones)),
        together=lambda picked: f"throw {other} {'+'.join(sorted(picked))}",
    )
