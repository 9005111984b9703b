"""Matches of Duel of Two Worlds in Discord."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.game_api.drawings import explained, make_drawing
from bot.game_api.extras import Animation, Coach, Confirmations, Icons, StandingOrders
from bot.game_api.questions import MoveChoice, SeatNames
from bot.game_api.turns import TurnUI
from bot.games.two_worlds import coaching, confirmations, questions
from bot.games.two_worlds.guessing import GUESSES
from bot.games.two_worlds.names import (
    aim_of,
    all_named,
    attackers_of,
    card_text,
    named,
    seen_at,
)
from bot.games.two_worlds.refusals import refusal_text
from bot.games.two_worlds.spoken import spoken
from engine.core import IllegalAction, JsonObject, Seat
from engine.steps import steps
from engine.two_worlds import events as e
from engine.two_worlds.actions import END, GO, PASS, TAKE, Shift
from engine.two_worlds.cards import Spell, Warrior
from engine.two_worlds.events import Event
from engine.two_worlds.match import Match
from engine.two_worlds.picking import HAND, KEPT
from engine.two_worlds.view import AttackView, SpellView, WorldsStep, WorldsView
from images.picture import Drawing
from images.two_worlds.alt import board_alt, hand_alt, packet_alt
from images.two_worlds.animation import CAMERA
from images.two_worlds.board import board
from images.two_worlds.hand import hand, hand_card
from images.two_worlds.legend import legend_alt, legend_picture, marks_in_sight, signs_in_sight
from images.two_worlds.picks import packet
from texts import Texts
from texts.two_worlds.telling import WorldsTelling

_WATCHED = e.Advanced | e.Summoned | e.Announced | e.SpellCast | e.Moved | e.Shaped


def _is_worth_showing(step: WorldsStep) -> bool:
    """Return whether it has an advance, a new warrior, an attack, a spell or an answer."""
    return any(isinstance(event, _WATCHED) for event in step.events)


def _explain(view: WorldsView, texts: Texts) -> Drawing | None:
    """Explain the icons of the warriors in play and the viewer's cards."""
    signs = (*signs_in_sight(view), *marks_in_sight(view))
    return explained("two worlds signs", legend_picture, legend_alt, signs, texts)


def _cards(view: WorldsView) -> Sequence[str]:
    """Return the viewer's cards, the next warrior, the stack and those in play."""
    own = view.player(view.viewer) if view.viewer is not None else None
    cards: list[Warrior | Spell] = [*(own.packet or ()), *(own.hand or ())] if own else []
    cards += [view.revealed] if view.revealed is not None else []
    cards += [item.spell for item in view.stack if isinstance(item, SpellView)]
    return [card.id for card in (*cards, *(fighter.looks for fighter in view.fighters))]


def _order(state: Match, seat: Seat, texts: Texts) -> MoveChoice | None:
    """Return the order to pass for the rest of the opponent's turn, if the seat may answer."""
    if not state.stack or seat not in state.to_act() or seat == state.view(None).active:
        return None
    return MoveChoice(str(PASS), texts("two-worlds-button-pass-all"))


def _would_lose(view: WorldsView, seat: Seat) -> bool:
    """Return whether an attack would destroy a warrior of the seat, or a spell may hit one."""
    top = view.stack[-1] if view.stack else None
    if isinstance(top, AttackView):
        target = view.at(top.target)
        return target is not None and target.owner == seat and top.damage >= target.health
    if isinstance(top, SpellView):
        aimed = [view.at(cell) for cell in top.targets]
        at_others = all(fighter is None or fighter.owner != seat for fighter in aimed)
        return not (aimed and at_others and top.row < 0 and top.cell < 0)
    return True


class WorldsUI(TurnUI[Match, WorldsView, Event]):
    """Shows matches of Duel of Two Worlds."""

    telling = WorldsTelling
    turn_began = e.TurnBegan
    ended = e.Ended
    question = staticmethod(questions.asked_of)
    animation = Animation("two_worlds", steps, CAMERA, _is_worth_showing)
    icons = Icons(_explain, _cards)
    confirmations = Confirmations(confirmations.ask_confirmation)
    orders = StandingOrders(_order, _would_lose)
    guesses = GUESSES
    coach = Coach(coaching.forecast, coaching.decided)

    def introduction(self, setup: JsonObject, names: SeatNames, texts: Texts) -> list[str]:
        """Return the goal, how armies are made, and the second player's extra spells."""
        kind = setup.get("setup", "basic")
        lines = [texts("two-worlds-introduction"), texts(f"two-worlds-settings-{kind}")]
        spells = setup.get("second_player_spells", HAND)
        return lines if spells == HAND else [*lines, texts("two-worlds-settings-spells", n=spells)]

    def board(
        self, view: WorldsView, events: Sequence[Event], names: SeatNames, texts: Texts
    ) -> Drawing:
        return make_drawing("two worlds board", board, board_alt, _at_rest(view), names, texts)

    def panel(
        self, view: WorldsView, events: Sequence[Event], names: SeatNames, texts: Texts
    ) -> Sequence[Drawing]:
        """Draw the board and the viewer's hand; while armies are chosen, the packet."""
        if view.step == "picks":
            view = _at_rest(view)
            return [make_drawing("two worlds packet", packet, packet_alt, view, names, texts)]
        return super().panel(view, events, names, texts)

    def hand(self, view: WorldsView, names: SeatNames, texts: Texts) -> Drawing:
        view = _at_rest(view)
        shown = hand_card(view, names)
        return make_drawing("two worlds hand", hand, hand_alt, view, names, texts, shown)

    def status(self, view: WorldsView, to_act: str, texts: Texts) -> str:
        """Return whose turn it is and its step, or who may answer what."""
        name, facts = _stage(view, texts)
        return texts(f"two-worlds-status-{name}", player=to_act, **facts)

    def prompt(self, view: WorldsView, texts: Texts) -> str:
        """Return what the player's spells do, and what to choose or answer."""
        if view.step == "picks":
            return _picks(view, texts)
        name, facts = _stage(view, texts)
        if name == "draw" and view.player(view.active).spells == 1:
            name = "draw-last"
        if name in ("action", "action-attacked") and view.player(view.active).hand == ():
            name = f"{name}-no-spells"
        top = view.stack[-1] if view.stack else None
        if isinstance(top, AttackView):
            facts["fighters"] = attackers_of(top, view, texts)
        text = texts(f"two-worlds-prompt-{name}", **facts)
        if isinstance(top, SpellView):
            text = f"{text}\n-# {card_text(top.spell, texts, theirs=top.by != view.viewer)}"
        return "\n".join([*_spells(view, texts), text])

    def steps(self, state: Match, seat: Seat, texts: Texts) -> Sequence[MoveChoice]:
        """Return the moves that continue the turn; the last of them ends it.

        After the action step a spell can be taken at once, which ends the turn too. The draw step
        is offered separately only if it allows something else: an exchange or a shift.
        """
        if seat not in state.to_act() or state.step == "picks" or state.stack:
            return ()
        legal = state.legal_actions(seat)
        if GO in legal:
            label = texts(f"two-worlds-button-go-{state.step}")
            return [MoveChoice(str(GO), label, ends=state.step == "draw")]
        if END in legal and not state.spells[state.active]:
            return [MoveChoice(str(END), texts("two-worlds-button-end-turn"), ends=True)]
        if END in legal:
            shifts = any(isinstance(move, Shift) for move in legal)
            between = shifts or state.hands[state.active]
            draw = MoveChoice(str(END), texts("two-worlds-button-end"))
            take = texts("two-worlds-button-take")
            return [
                *([draw] if between else []),
                MoveChoice(str(END), take, ends=True, then=str(TAKE)),
            ]
        if TAKE in legal:
            return [MoveChoice(str(TAKE), texts("two-worlds-button-take"), ends=True)]
        return ()

    def spoken(self, state: Match, move: str, names: SeatNames, texts: Texts) -> str:
        return spoken(state, move, texts)

    def refusal(self, refusal: IllegalAction, names: SeatNames, texts: Texts) -> str:
        """Explain why the rules refuse a move."""
        return refusal_text(refusal, texts)


def _at_rest(view: WorldsView) -> WorldsView:
    """Return the view without highlights and open answers if the match is over.

    A seat may have resigned in the middle of a turn.
    """
    if view.outcome is None:
        return view
    return replace(view, possible=(), ready=(), stack=(), window=None)


def _stage(view: WorldsView, texts: Texts) -> tuple[str, dict[str, str]]:
    """Return the end of the text key of what is due, and its facts. Uses only open information."""
    if view.step == "picks":
        return f"picks-{view.rank}", {}
    top = view.stack[-1] if view.stack else None
    match top:
        case AttackView():
            held = "hold" if top.by == view.window else "attack"
            target = (
                texts("two-worlds-gone") if top.target < 0 else seen_at(view, top.target, texts)
            )
            return held, {"target": target, "damage": str(top.damage)}
        case SpellView():
            aim = aim_of(top, view, texts)
            facts = {"spell": named(top.spell.id, texts)}
            return ("spell-at", {**facts, "target": aim}) if aim else ("spell", facts)
    if view.step == "summon":
        if view.revealed is None:
            return "summon-none", {}
        return "summon", {"card": named(view.revealed.id, texts)}
    if view.step == "draw":
        drawing = view.player(view.active)
        if not drawing.spells:
            return "draw-none", {}
        return ("draw" if drawing.size else "draw-only"), {}
    if view.step == "action" and view.attacked:
        return "action-attacked", {}
    return view.step, {}


def _spells(view: WorldsView, texts: Texts) -> list[str]:
    """Return the effects of the viewer's spells in small print, unless a select shows them."""
    hand = view.player(view.viewer).hand if view.viewer is not None else None
    spells = dict.fromkeys(hand or ())
    if view.step not in ("action", "draw") or len(spells) > questions.FEW_SPELLS:
        return []
    return [
        f"-# {texts.pair(spell.name(texts.language), card_text(spell, texts))}" for spell in spells
    ]


def _picks(view: WorldsView, texts: Texts) -> str:
    """Return how many cards of the packet to keep, and which are kept so far."""
    assert view.viewer is not None, "somebody is due"
    own = view.player(view.viewer)
    if view.setup == "basic":
        text = texts("two-worlds-prompt-keep", n=KEPT - own.keeps)
    else:
        text = texts(f"two-worlds-prompt-draft-{view.rank}", n=KEPT - own.keeps)
    if not own.kept:
        return text
    kept = all_named([card.id for card in own.kept], texts)
    return f"{text}\n{texts('two-worlds-prompt-kept', cards=kept)}"
