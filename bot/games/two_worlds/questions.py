"""The choices of a player, in words: picks, rows, attacks, spells, abilities, answers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.game_api.questions import NOTHING, Choice, Question, SeatNames
from bot.games.two_worlds.names import (
    ability_text,
    card_label,
    card_text,
    cell_label,
    fighter_label,
)
from bot.games.two_worlds.refusals import refusal_text
from bot.ui.escaping import shorten_name
from engine.core import SEATS, IllegalAction, Seat
from engine.two_worlds import attacking, casting
from engine.two_worlds.actions import (
    PASS,
    Action,
    Attack,
    Cast,
    Keep,
    Shapeshift,
    Shift,
    Summon,
    Swap,
)
from engine.two_worlds.board import ROWS, ahead, cell_name, shown_cell
from engine.two_worlds.cards import SPELL, WARRIOR, Spell
from engine.two_worlds.match import Match
from engine.two_worlds.state import SpellItem
from engine.two_worlds.strength import health
from texts import Texts
from texts.two_worlds.names import row_name

AT = ">"
"""The prefix of an attack's value, before the cell of its target."""
SHAPE = "="
"""The suffix of the value of a change of form, after the cell."""
ALL, SOME = "all", "some"
"""Who takes part in an attack: all who can, or some of them."""
HOLD = "!"
BY_NAME = 2
"""The most attackers named on a button; of more, only their cells."""
FEW = 10
"""The most choices shown as buttons. More are a select: a panel has room for few buttons after the
first ones.
"""
SPELLS, EXCHANGES = "spells", "exchanges"
NAME = 24
"""The most characters of a player's name on a button."""
FEW_SPELLS = 4
"""The most spells of a hand shown as buttons. More are behind one button that opens a select with
their effects.
"""


def asked_of(
    state: Match, seat: Seat, chosen: Sequence[str], names: SeatNames, texts: Texts
) -> Question:
    """Return the next choice of a seat after these values; `NOTHING` if there is none."""
    if seat not in state.to_act():
        return NOTHING
    legal = state.legal_actions(seat)
    match tuple(chosen):
        case ():
            choices = tuple(_first(state, seat, legal, texts))
            if any(choice.possible for choice in choices):
                return Question("", choices, hint=texts("two-worlds-hint"))
        case (value, *further) if value.startswith(AT):
            attacks = _attacks_on(value, legal)
            return _attackers(state, attacks, further, texts) if attacks else NOTHING
        case (value,) if value.endswith(SHAPE):
            return _forms(value, legal, texts)
        case (value,) if value in (SPELLS, EXCHANGES):
            return _listed(state, seat, value, legal, texts)
        case (value,) | ("spells", value) if value in SPELL:
            return _aims(state, SPELL[value], legal, names, texts)
    return NOTHING


def _first(match: Match, seat: Seat, legal: Sequence[Action], texts: Texts) -> Iterator[Choice]:
    """Yield the first choices: attacks, spells, abilities, and at last to pass.

    Spells of the hand that can't be cast are included with the reason.
    """
    targets = dict.fromkeys(move.target for move in legal if isinstance(move, Attack))
    yield from (_attack(match, target, legal, texts) for target in targets)
    if match.step == "action":
        yield from _together(SPELLS, [*_spells(match, seat, legal, texts)], texts)
    yield from _together(EXCHANGES, [*_exchanges(legal, texts)], texts)
    for move in legal:
        if isinstance(move, Keep | Summon | Shift):
            yield Choice(str(move), _label(match, move, texts), str(move))
    for cell in dict.fromkeys(move.cell for move in legal if isinstance(move, Shapeshift)):
        words = texts("two-worlds-button-shape", fighter=fighter_label(match, cell, texts))
        yield Choice(f"{cell_name(cell)}{SHAPE}", words)
    if PASS in legal:
        yield Choice(str(PASS), texts("two-worlds-button-pass"), str(PASS))


def _label(match: Match, move: Keep | Summon | Shift, texts: Texts) -> str:
    match move:
        case Keep(card):
            return card_label(WARRIOR[card], texts)
        case Summon(row):
            return row_name(ROWS[row], texts)
    to = ahead(match.active, move.cell, 1 if move.forward else -1)
    assert to is not None, "it is legal"
    return texts(
        "two-worlds-button-shift",
        fighter=fighter_label(match, move.cell, texts),
        to=shown_cell(to),
    )


# Attacks


def _attack(match: Match, target: int, legal: Sequence[Action], texts: Texts) -> Choice:
    """Return the choice of an enemy to attack. With only one possible attack, it is the move."""
    value = f"{AT}{cell_name(target)}"
    words = texts("two-worlds-button-attack", target=cell_label(match, target, texts))
    attacks = _attacks_on(value, legal)
    return Choice(value, words, str(attacks[0]) if len(attacks) == 1 else "")


def _attacks_on(value: str, legal: Sequence[Action]) -> list[Attack]:
    """Return the attacks of a value, those with the most attackers first."""
    found = [
        move
        for move in legal
        if isinstance(move, Attack) and f"{AT}{cell_name(move.target)}" == value
    ]
    return sorted(found, key=lambda attack: -len(attack.cells))


def _attackers(
    match: Match, attacks: Sequence[Attack], further: Sequence[str], texts: Texts
) -> Question:
    """Ask for the attackers: all who reach the target, with or without hold, or some of them."""
    facts = {"target": cell_label(match, attacks[0].target, texts)}
    everybody = attacks[0].cells
    rest = [attack for attack in attacks if attack.cells != everybody]
    if further:
        wanted = [attack for attack in rest if [_some(attack)] == [*further]]
        choices = [_who(match, attack, texts) for attack in wanted]
        if not choices:
            return NOTHING
        return Question(
            texts("two-worlds-choose-attackers", **facts),
            tuple(choices),
            len(choices) > FEW,
            texts("two-worlds-hint-attackers"),
        )
    choices = [_all(match, attack, texts) for attack in attacks if attack.cells == everybody]
    for some in sorted({_some(attack) for attack in rest}):
        held = some.endswith(HOLD)
        name = "two-worlds-button-some-hold" if held else "two-worlds-button-some"
        choices.append(Choice(some, texts(name)))
    return Question(texts("two-worlds-choose-attackers", **facts), tuple(choices))


def _some(attack: Attack) -> str:
    return f"{SOME}{HOLD}" if attack.hold else SOME


def _all(match: Match, attack: Attack, texts: Texts) -> Choice:
    held = HOLD if attack.hold else ""
    return Choice(f"{ALL}{held}", _attack_label(match, attack, texts), str(attack))


def _who(match: Match, attack: Attack, texts: Texts) -> Choice:
    return Choice(str(attack), _attack_label(match, attack, texts), str(attack))


def _attack_label(match: Match, attack: Attack, texts: Texts) -> str:
    """Return an attack's label: attackers, damage dealt, and whether that destroys the target."""
    aimed = match.at(attack.target)
    total = attacking.total(match, attack.cells, attack.target) or 0
    damage = max(0, total - aimed.has("armour"))
    enough = damage >= health(match, attack.target) - aimed.damage
    names = [fighter_label(match, cell, texts) for cell in attack.cells]
    if len(names) > BY_NAME:
        names = [shown_cell(cell) for cell in attack.cells]
    return texts(
        "two-worlds-button-attackers",
        fighters=" + ".join(names),
        damage=damage,
        enough="yes" if enough else "no",
        hold="yes" if attack.hold else "no",
    )


# Spells


def _together(value: str, choices: Sequence[Choice], texts: Texts) -> Sequence[Choice]:
    """Replace many spells by one choice, which shows how many of them are possible."""
    if len(choices) <= FEW_SPELLS:
        return choices
    possible = sum(choice.possible for choice in choices)
    words = texts(f"two-worlds-button-{value}", possible=possible, count=len(choices))
    return [Choice(value, words, possible=possible > 0)]


def _listed(
    match: Match, seat: Seat, value: str, legal: Sequence[Action], texts: Texts
) -> Question:
    """Ask which spell of the hand is cast or exchanged."""
    spells = _spells(match, seat, legal, texts) if value == SPELLS else _exchanges(legal, texts)
    choices = [choice for choice in spells if choice.possible]
    if not choices:
        return NOTHING
    words = texts(f"two-worlds-choose-{value}")
    return Question(words, tuple(choices), listed=True, hint=words)


def _exchanges(legal: Sequence[Action], texts: Texts) -> Iterator[Choice]:
    for move in legal:
        if isinstance(move, Swap):
            spell = SPELL[move.spell]
            words = texts("two-worlds-button-exchange", spell=spell.name(texts.language))
            yield Choice(str(move), words, str(move), about=card_text(spell, texts))


def _spells(match: Match, seat: Seat, legal: Sequence[Action], texts: Texts) -> Iterator[Choice]:
    number = SEATS.index(seat)
    possible = {move.spell for move in legal if isinstance(move, Cast)}
    for spell in dict.fromkeys(match.hands[number]):
        words = texts("two-worlds-button-cast", spell=spell.name(texts.language))
        if spell.id in possible:
            yield Choice(spell.id, words, about=card_text(spell, texts))
        else:
            why = _why_not(match, number, spell, texts)
            yield Choice(spell.id, words, possible=False, why=why)


def _why_not(match: Match, number: int, spell: Spell, texts: Texts) -> str:
    try:
        casting.check(match, number, Cast(spell.id))
    except IllegalAction as refusal:
        return refusal_text(refusal, texts)
    return ""


def _aims(
    match: Match, spell: Spell, legal: Sequence[Action], names: SeatNames, texts: Texts
) -> Question:
    """Ask for a spell's targets, with the distance if it needs one."""
    casts = [move for move in legal if isinstance(move, Cast) and move.spell == spell.id]
    if not casts:
        return NOTHING
    name = f"**{spell.name(texts.language)}**"
    return Question(
        texts("two-worlds-choose-aim", spell=name, about=card_text(spell, texts)),
        tuple(
            Choice(str(move), _aim(match, spell, move, names, texts), str(move)) for move in casts
        ),
        len(casts) > FEW,
        texts("two-worlds-hint-aim"),
    )


def _aim(match: Match, spell: Spell, move: Cast, names: SeatNames, texts: Texts) -> str:
    """Return the label of a spell's targets."""
    language = texts.language
    if spell.target == "own_and_enemy_in_row":
        return row_name(ROWS[move.row], texts)
    if spell.target == "reflectable_spell" and not move.cells:
        return texts("two-worlds-button-no-target")
    if not move.cells:
        top = match.stack[-1]
        assert isinstance(top, SpellItem), "it answers a spell"
        return texts("two-worlds-button-dispel", spell=top.spell.name(language))
    if spell.target == "two_own_warriors":
        return " ⇄ ".join(fighter_label(match, cell, texts) for cell in move.cells)
    text = _whose(match, move.cells[0], names, texts)
    if move.enchantment:
        return f"{text} · {SPELL[move.enchantment].name(language)}"
    if move.distance:
        to = ahead(match.at(move.cells[0]).owner, move.cells[0], move.distance)
        assert to is not None, "it is legal"
        return f"{text} → {shown_cell(to)}"
    return text


def _whose(match: Match, cell: int, names: SeatNames, texts: Texts) -> str:
    """Return a cell with its warrior and, as the player sees it, the owner."""
    text, fighter = cell_label(match, cell, texts), match.cells[cell]
    if fighter is None:
        return text
    owner = SEATS[fighter.owner]
    whose = texts("two-worlds-yours") if owner == match.acting else shorten_name(names[owner], NAME)
    return f"{text} · {whose}"


# Forms


def _forms(value: str, legal: Sequence[Action], texts: Texts) -> Question:
    """Ask for the warrior that a Werewolf becomes."""
    moves = [
        move
        for move in legal
        if isinstance(move, Shapeshift) and f"{cell_name(move.cell)}{SHAPE}" == value
    ]
    if not moves:
        return NOTHING
    forms = [(str(move), WARRIOR[move.form]) for move in moves]
    choices = [
        Choice(move, card_label(form, texts), move, about=ability_text(form, texts))
        for move, form in forms
    ]
    return Question(
        texts("two-worlds-choose-form"),
        tuple(choices),
        len(choices) > FEW,
        texts("two-worlds-hint-form"),
    )
