"""The choices of a player, in words: actions of a turn, and answers to questions."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.game_api.questions import NOTHING, Choice, SeatNames
from bot.game_api.questions import Question as Asked
from bot.games.bald_mountain.names import cards_due, label
from bot.games.bald_mountain.refusals import refusal_text
from engine.bald_mountain import doable
from engine.bald_mountain.actions import (
    DONE,
    NO,
    YES,
    Activate,
    Decline,
    Fire,
    GiveUp,
    Pick,
    PlayCard,
    Target,
)
from engine.bald_mountain.battle import Battle
from engine.bald_mountain.cards import ALTARS, BY_ID, Card
from engine.bald_mountain.seating import Mode
from engine.bald_mountain.view import Question
from engine.core import SEATS, Seat
from engine.naming import in_order
from texts import Texts
from texts.bald_mountain.names import MARKS, amount, card_text, option_in_words
from texts.telling import side_names

ON_A_LIST = 25
"""The most cards that can be chosen at once, as in a Discord select. Of more, players choose one
after another.
"""
FEW = 10
"""The most choices shown as buttons. More are a select, which says what each card does."""
GIVE = "give"
"""The value of a way out that is paid with several cards, which are chosen next."""


def asked_of(
    state: Battle, seat: Seat, chosen: Sequence[str], names: SeatNames, texts: Texts
) -> Asked:
    """Return the next choice of a seat after these values; `NOTHING` if there is none."""
    question = state.question if seat in state.to_act() else None
    if question is None:
        choices = () if chosen else tuple(_actions(state, seat, texts))
        return _one_of(choices, texts) if choices else NOTHING
    match question.kind:
        case "pay" | "discard":
            return _cards(state, question, chosen, texts)
        case "way_out" if question.what == "cards" and question.n > 1 and chosen:
            return _cards(state, question, chosen[1:], texts) if chosen[0] == GIVE else NOTHING
    if chosen:
        return NOTHING
    return _one_of(tuple(_answers(state, question, names, texts)), texts)


def _one_of(choices: Sequence[Choice], texts: Texts, text: str = "") -> Asked:
    """Return a question with one choice among these."""
    return Asked(text, tuple(choices), len(choices) > FEW, texts("bald-mountain-hint"))


# Actions of a turn


def _actions(battle: Battle, seat: Seat, texts: Texts) -> Sequence[Choice]:
    """Return the spells that face this side, then the hand.

    Empty if none of them is possible although it is this seat's turn.
    """
    acts = seat in battle.to_act()
    us = SEATS.index(seat) % 2
    spells = [laid.card for laid in battle.tops() if laid.side == us and not laid.card.is_wonder]
    hand = battle.hands[SEATS.index(seat)]
    choices = [
        *(_activation(battle, card, texts, acts=acts) for card in spells),
        *(_play(card, battle.mode, texts, acts=acts) for card in hand),
    ]
    return choices if not acts or any(choice.possible for choice in choices) else ()


def _activation(battle: Battle, card: Card, texts: Texts, *, acts: bool) -> Choice:
    move = str(Activate(card.id))
    refusal = doable.activation_refusal(battle, card) if acts else None
    possible = acts and refusal is None
    why = refusal_text(refusal, texts) if refusal else ""
    words = texts("bald-mountain-button-activate", card=label(card, texts))
    about = card_text(card, texts, battle.mode)
    return Choice(move, words, move if possible else "", possible, why, about=about)


def _play(card: Card, mode: Mode, texts: Texts, *, acts: bool) -> Choice:
    words = texts("bald-mountain-button-play", card=label(card, texts))
    move = str(PlayCard(card.id)) if acts else ""
    return Choice(card.id, words, move, acts, about=card_text(card, texts, mode))


# Answers to a question


def _answers(
    battle: Battle, question: Question, names: SeatNames, texts: Texts
) -> Iterable[Choice]:
    match question.kind:
        case "wonder":
            return _wonders(question, texts)
        case "way_out":
            return _ways_out(battle, question, texts)
        case "target" if question.aim == "lock":
            return [_altar(battle, place, texts) for place in range(len(ALTARS))]
        case "target":
            return [
                _choice(Target(card.id), _target(battle, question, card, names, texts))
                for card in question.cards
            ]
        case "option":
            return [_option(battle, question, number, texts) for number in question.options]
    return _to_play(battle, question, texts)


def _wonders(question: Question, texts: Texts) -> Iterable[Choice]:
    for card in question.cards:
        yield _choice(Fire(card.id), texts("bald-mountain-button-fire", card=label(card, texts)))
    for card in question.cards:
        if card.optional:
            words = texts("bald-mountain-button-decline", card=label(card, texts))
            yield _choice(Decline(card.id), words)


def _option(battle: Battle, question: Question, number: int, texts: Texts) -> Choice:
    words = option_in_words(question.card, number, battle.mode, texts)
    return _choice(Pick(number), words[:1].upper() + words[1:])


def _to_play(battle: Battle, question: Question, texts: Texts) -> Iterable[Choice]:
    hand = battle.hands[question.seat]
    yield from (_play(card, battle.mode, texts, acts=True) for card in hand)
    if battle.played:
        yield _choice(DONE, texts("bald-mountain-button-done"))


def _choice(move: object, words: str) -> Choice:
    return Choice(str(move), words, str(move))


def _ways_out(battle: Battle, question: Question, texts: Texts) -> Iterable[Choice]:
    """Yield the ways to pay, then the choice to refuse."""
    key = f"bald-mountain-button-{question.to}"
    if question.what != "cards":
        yield _choice(YES, texts(key, what=amount(question.what, question.n, texts)))
    elif question.n > 1:
        yield Choice(GIVE, texts(key, what=amount("cards", question.n, texts)))
    else:
        for card in battle.hands[question.seat]:
            words, about = texts(key, what=label(card, texts)), card_text(card, texts, battle.mode)
            yield Choice(card.id, words, str(GiveUp((card.id,))), about=about)
    yield _choice(NO, texts("bald-mountain-button-refuse"))


def _target(battle: Battle, question: Question, card: Card, names: SeatNames, texts: Texts) -> str:
    """Return the label of a target card, with the side it faces if that may be either."""
    words = label(card, texts)
    laid = battle.top(card.altar)
    if question.aim != "bury" or laid is None:
        return words
    return texts(
        "bald-mountain-button-facing", card=words, side=side_names(names, laid.side, texts)
    )


def _altar(battle: Battle, place: int, texts: Texts) -> Choice:
    """Return the choice of an altar, with its top card in the label."""
    colour, laid = ALTARS[place], battle.top(place)
    name = f"{MARKS[place]} {colour.name(texts.language)}"
    if laid is not None:
        name = texts.pair(name, laid.card.name(texts.language))
    return _choice(Target(colour.id), name)


# Cards of the hand


def _cards(battle: Battle, question: Question, chosen: Sequence[str], texts: Texts) -> Asked:
    """Ask for cards of the hand.

    They are chosen at once in a select, or one after another if they don't fit or only one is
    needed.
    """
    held = [
        card
        for card in battle.hands[question.seat]
        if not question.colour or card.colour == question.colour
    ]
    left = [card for card in held if card.id not in chosen]
    if len(held) - len(left) != len(chosen) or len(chosen) >= question.n:
        return NOTHING
    text = asking(question, texts)
    if question.n > 1 and len(held) <= ON_A_LIST:
        choices = [
            Choice(card.id, label(card, texts), about=card_text(card, texts, battle.mode))
            for card in left
        ]
        due = cards_due(question.n, question.colour, texts)
        hint = texts("bald-mountain-hint-cards", due=due)
        return Asked(
            *(text, tuple(choices), True, hint, question.n, question.n),
            together=lambda picked: str(_given((*chosen, *picked))),
        )
    choices = []
    for card in left:
        ids = (*chosen, card.id)
        move = str(_given(ids)) if len(ids) == question.n else ""
        about = card_text(card, texts, battle.mode)
        choices.append(Choice(card.id, label(card, texts), move, about=about))
    return _one_of(choices, texts, text)


def _given(ids: Iterable[str]) -> GiveUp:
    """Return the move with its cards in canonical order; unknown ids are left out."""
    known = [BY_ID[card_id] for card_id in ids if card_id in BY_ID]
    return GiveUp(tuple([card.id for card in in_order(known)]))


# Questions in words


def asking(question: Question, texts: Texts) -> str:
    """Return the question of which cards to give."""
    card = question.card.name(texts.language) if question.card else ""
    due = cards_due(question.n, question.colour, texts)
    kind = question.to if question.kind == "way_out" else question.kind
    return texts(f"bald-mountain-choose-{kind}", card=card, due=due)
