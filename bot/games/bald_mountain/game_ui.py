"""Matches of Battle on the Bald Mountain in Discord."""

from __future__ import annotations

from collections.abc import Sequence

from bot.game_api.drawings import explained, make_drawing
from bot.game_api.extras import Animation, Coach, Confirmations, Icons, StandingOrders
from bot.game_api.questions import MoveChoice, SeatNames
from bot.game_api.turns import TurnUI
from bot.game_api.words import bold
from bot.games.bald_mountain import coaching, confirmations, questions
from bot.games.bald_mountain.guessing import GUESSES
from bot.games.bald_mountain.match_settings import STAND_IN
from bot.games.bald_mountain.names import all_named, cards_due, named, otherwise
from bot.games.bald_mountain.refusals import refusal_text
from bot.ui.escaping import take_first_lines
from engine.bald_mountain import events as e
from engine.bald_mountain.actions import (
    DRAW,
    END,
    NO,
    Activate,
    Answer,
    Decline,
    Fire,
    GiveUp,
    Pick,
    PlayCard,
    Target,
)
from engine.bald_mountain.battle import Battle
from engine.bald_mountain.cards import COLOURS, Card
from engine.bald_mountain.effects import RESOURCES
from engine.bald_mountain.events import Event
from engine.bald_mountain.seating import Mode
from engine.bald_mountain.view import MountainStep, MountainView
from engine.bald_mountain.view import Question as Open
from engine.core import SEATS, IllegalAction, JsonObject, Seat
from engine.steps import steps
from images.bald_mountain.alt import board_alt, hand_alt, own_hand
from images.bald_mountain.animation import CAMERA
from images.bald_mountain.board import board
from images.bald_mountain.hand import hand, hand_card
from images.bald_mountain.legend import legend_alt, legend_picture, marks_in_sight, signs_in_sight
from images.picture import Drawing
from texts import Texts, dashed
from texts.bald_mountain.names import altar_name, amount, card_text, option_in_words
from texts.bald_mountain.telling import MountainTelling
from texts.telling import side_names

HAND = 2000
"""The most characters of a hand in words; a message may have 4000."""


def _is_worth_showing(step: MountainStep) -> bool:
    """Return whether a card is played or acts."""
    return any(isinstance(event, e.Played | e.Activated | e.WonderFired) for event in step.events)


def _explain(view: MountainView, texts: Texts) -> Drawing | None:
    """Explain the icons of the altars, the sides and the viewer's hand."""
    signs = (*signs_in_sight(view), *marks_in_sight(view))
    return explained("bald mountain signs", legend_picture, legend_alt, signs, texts)


def _cards(view: MountainView) -> Sequence[str]:
    """Return the cards in the viewer's hand and on top of the altars."""
    hand = (view.mage(view.viewer).hand or ()) if view.viewer is not None else ()
    tops = (stack[0].card for stack in view.altars if stack)
    return [card.id for card in (*hand, *tops)]


def _order(state: Battle, seat: Seat, texts: Texts) -> MoveChoice | None:
    """Return the order to refuse every way out for the rest of the turn, if one is offered."""
    question = state.question
    if question is None or question.kind != "way_out" or seat not in state.to_act():
        return None
    return MoveChoice(str(NO), texts("bald-mountain-button-refuse-all"))


class MountainUI(TurnUI[Battle, MountainView, Event]):
    """Shows matches of Battle on the Bald Mountain."""

    telling = MountainTelling
    turn_began = e.TurnBegan
    ended = e.Ended
    question = staticmethod(questions.asked_of)
    animation = Animation("bald_mountain", steps, CAMERA, _is_worth_showing)
    icons = Icons(_explain, _cards)
    confirmations = Confirmations(confirmations.ask_confirmation)
    orders = StandingOrders(_order)
    guesses = GUESSES
    coach = Coach(coaching.forecast, coaching.decided)

    def introduction(self, setup: JsonObject, names: SeatNames, texts: Texts) -> list[str]:
        """Return the goal; with teams also the sides, and what happens if a player leaves."""
        lines = [texts("bald-mountain-introduction")]
        if setup["mode"] != "duel":
            sides = [side_names(bold(names), side, texts) for side in (0, 1)]
            leaving = dashed(setup.get("leaving", STAND_IN))
            text = texts(f"bald-mountain-leaving-{leaving}")
            lines.append(texts("bald-mountain-sides", one=sides[0], two=sides[1], leaving=text))
        return lines

    def board(
        self, view: MountainView, events: Sequence[Event], names: SeatNames, texts: Texts
    ) -> Drawing:
        return make_drawing("bald mountain board", board, board_alt, view, names, texts)

    def hand(self, view: MountainView, names: SeatNames, texts: Texts) -> Drawing:
        shown = hand_card(view, names)
        return make_drawing("bald mountain hand", hand, hand_alt, view, names, texts, shown)

    def status(self, view: MountainView, to_act: str, texts: Texts) -> str:
        """Return whose turn it is with the actions left, or who is asked and what."""
        question = view.question
        if question is None:
            return texts("bald-mountain-status-turn", player=to_act, actions=view.actions)
        if question.kind in ("discard", "way_out"):
            name = f"bald-mountain-status-{_asked(question)}"
            return texts(name, player=to_act, **_facts(question, view, texts))
        if question.card is None and len(question.cards) == 1:
            card = named(question.cards[0].id, texts)
            return texts("bald-mountain-status-optional", player=to_act, card=card)
        if question.card is None:
            return texts("bald-mountain-status-wonder", player=to_act)
        return texts(
            "bald-mountain-status-choice", player=to_act, card=named(question.card.id, texts)
        )

    def prompt(self, view: MountainView, texts: Texts) -> str:
        """Return what the player's cards do and the actions left, or the question and why."""
        question = view.question
        if question is None:
            own = (_text_of(card, view.mode, texts) for card in (*view.possible, *own_hand(view)))
            left = texts("bald-mountain-prompt-turn", actions=view.actions)
            return "\n".join([*take_first_lines(own, HAND), left])
        if question.card is None:
            text = _wonders(question.cards, texts)
            return "\n".join([text, *(_text_of(card, view.mode, texts) for card in question.cards)])
        text = texts(f"bald-mountain-prompt-{_asked(question)}", **_facts(question, view, texts))
        theirs = SEATS[question.seat] != view.active
        return f"{text}\n{_text_of(question.card, view.mode, texts, theirs=theirs)}"

    def steps(self, state: Battle, seat: Seat, texts: Texts) -> Sequence[MoveChoice]:
        """Return the moves without a choice: draw a card, end the turn."""
        legal = state.legal_actions(seat)
        found = []
        if DRAW in legal:
            found.append(MoveChoice(str(DRAW), texts("bald-mountain-button-draw")))
        if END in legal:
            found.append(MoveChoice(str(END), texts("bald-mountain-button-end"), ends=True))
        return found

    def spoken(self, state: Battle, move: str, names: SeatNames, texts: Texts) -> str:
        name, facts = _spoken(state, move, texts)
        return texts(f"bald-mountain-move-{name}", **facts)

    def refusal(self, refusal: IllegalAction, names: SeatNames, texts: Texts) -> str:
        """Explain why the rules refuse a move."""
        return refusal_text(refusal, texts)


_OF_A_CARD: dict[type, str] = {
    PlayCard: "play",
    Activate: "activate",
    Fire: "fire",
    Decline: "decline",
}


def _spoken(state: Battle, move: str, texts: Texts) -> tuple[str, dict[str, str]]:
    """Return the end of the text key of a move in words, and its facts."""
    action, _ = state.read(move)
    match action:
        case PlayCard(card) | Activate(card) | Fire(card) | Decline(card):
            return _OF_A_CARD[type(action)], {"card": named(card, texts)}
        case GiveUp(cards):
            return "cards", {"cards": all_named(cards, texts)}
        case Target(name):
            text = altar_name(name, texts) if name in COLOURS else named(name, texts)
            return "target", {"target": text}
        case Pick() | Answer():
            return _spoken_answer(state, action, texts)
    return str(action), {}


def _spoken_answer(
    state: Battle, action: Pick | Answer, texts: Texts
) -> tuple[str, dict[str, str]]:
    """Return the key and facts of an option or an answer; of one not asked now, as typed."""
    question = state.question
    if isinstance(action, Pick):
        option = str(action.option)
        if question is not None and action.option in question.options:
            option = option_in_words(question.card, action.option, state.mode, texts)
        return "option", {"option": option}
    if not action.pays:
        return "refuse", {}
    if question is None or question.what not in RESOURCES:
        return "option", {"option": str(action)}
    return "pay", {"amount": amount(question.what, question.n, texts)}


def _text_of(card: Card, mode: Mode, texts: Texts, *, theirs: bool = False) -> str:
    """Return a card's name and effect in small print."""
    about = card_text(card, texts, mode, theirs=theirs)
    return f"-# {texts.pair(card.name(texts.language), about)}"


def _wonders(cards: Sequence[Card], texts: Texts) -> str:
    """Ask which of these wonders fires next, or whether the last, optional one fires."""
    if len(cards) > 1:
        return texts("bald-mountain-prompt-wonder")
    return texts("bald-mountain-prompt-optional", card=named(cards[0].id, texts))


def _asked(question: Open) -> str:
    """Return the end of the text key of a question."""
    match question.kind:
        case "way_out":
            return f"way-out-{question.to}"
        case "target":
            return f"target-{question.aim}"
    return question.kind


def _facts(question: Open, view: MountainView, texts: Texts) -> dict[str, str]:
    """Return the facts of a question: its card, what is due, and what happens otherwise."""
    assert question.card is not None, "a card asks"
    facts = {"card": named(question.card.id, texts)}
    what = question.what or "cards"
    if what == "cards":
        facts["due"] = cards_due(question.n, question.colour, texts)
    else:
        facts["due"] = amount(what, question.n, texts)
    if question.kind == "way_out":
        facts["otherwise"] = otherwise(question.card, view.mode, texts)
    return facts
