"""`/play`: a card and its place."""

from __future__ import annotations

from collections.abc import Sequence

from bot.app import Interaction
from bot.boards import playing
from bot.commands.finding import match_to_complete, of_own, own_match, steps_of
from bot.errors import Refusal
from bot.game_api import GAME_UIS
from bot.games.clash.choosing import CardChoice, CardUI
from bot.matches import LiveMatch
from bot.ui.acknowledgement import Choices, autocomplete, filter_choices
from bot.ui.commands import command
from bot.ui.names import Names
from bot.ui.replies import texts_for
from engine.clash.actions import LANES
from texts import LANGUAGES, texts_in


@command("command-play", which="option-match")
async def play(
    interaction: Interaction,
    card: str,
    lane: str | None = None,
    target: str | None = None,
    which: str | None = None,
) -> None:
    """Play a card."""
    match = await own_match(interaction, which)
    move = _move(match, interaction, card, lane, target) if _is_of_cards(match) else card
    await playing.play(interaction, match, move)


of_own(play)


def _is_of_cards(match: LiveMatch) -> bool:
    """Return whether the match is played with cards of Clash of Decks."""
    return isinstance(GAME_UIS[match.game.id], CardUI)


def _move(
    match: LiveMatch, interaction: Interaction, card: str, lane: str | None, target: str | None
) -> str:
    """Return the move of a card and a place. Raises `Refusal` if a place is needed."""
    steps = [step.move for step in steps_of(match, interaction)]
    bare = lane is None and target is None
    if bare and (card in steps or any(mark in card for mark in ":@+>")):
        return card
    choice, lane = _choice(_choices(match, interaction), card), lane and _lane(lane)
    if choice is None:
        held = _held(match, interaction, card)
        return f"{held}@{target}" if target else f"{held}:{lane or 'u'}"  # the rules refuse it
    mark, place, nowhere = ("@", target, "au1") if choice.aimed else (":", lane, "u")
    if place is None and len(choice.moves) == 1:
        return choice.moves[0].move
    if place is None and choice.moves:
        key = "refused-needs-target" if choice.aimed else "refused-needs-lane"
        if GAME_UIS[match.game.id].previews is not None:
            key = "refused-needs-place"
        raise Refusal(key, card=choice.label)
    if place and place[0] in "+>":  # onto a host, or a creature that mutates
        mark = ""
    return f"{choice.id}{mark}{place or nowhere}"


def _lane(typed: str) -> str:
    """Return the letter of a lane named in any language, else what was typed."""
    lanes = (
        (name[0], name, {each: texts_in(each)(f"button-lane-{name}") for each in LANGUAGES})
        for name in LANES
    )
    return Names(lanes).one(typed, "en") or typed


def _held(match: LiveMatch, interaction: Interaction, typed: str) -> str:
    """Return the id of a held card by its name in any language, else what was typed.

    The card is out of reach or can't be played now.
    """
    seat, ui = match.seat_of(interaction.user.id), GAME_UIS[match.game.id]
    if seat is None or not isinstance(ui, CardUI):
        return typed
    held = ui.held(match.state, seat)
    found = Names((card, card.id, dict(card.names)) for card in held).one(typed, "en")
    return found.id if found else typed


@play.autocomplete("card")
@autocomplete
async def _cards(interaction: Interaction, typed: str) -> Choices:
    match = await match_to_complete(interaction)
    if match is None:
        return []
    playable = [choice for choice in _choices(match, interaction) if choice.moves]
    marks = {choice.id: "👑 " if choice.number is None else "" for choice in playable}
    options = [(f"{marks[choice.id]}{choice.label}", choice.id) for choice in playable]
    options += [(step.label, step.move) for step in steps_of(match, interaction) if not step.ends]
    return filter_choices(typed, options)


@play.autocomplete("lane")
@autocomplete
async def _lanes(interaction: Interaction, typed: str) -> Choices:
    return await _places(interaction, typed, aimed=False)


@play.autocomplete("target")
@autocomplete
async def _targets(interaction: Interaction, typed: str) -> Choices:
    return await _places(interaction, typed, aimed=True)


async def _places(interaction: Interaction, typed: str, *, aimed: bool) -> Choices:
    """Return the legal places for the chosen card."""
    match = await match_to_complete(interaction)
    chosen = (
        _choice(_choices(match, interaction), interaction.namespace.card or "") if match else None
    )
    if chosen is None or chosen.aimed != aimed:
        return []
    places = [(move.label, move.move.removeprefix(chosen.id).lstrip(":@")) for move in chosen.moves]
    return filter_choices(typed, places)


def _choices(match: LiveMatch, interaction: Interaction) -> Sequence[CardChoice]:
    seat, ui = match.seat_of(interaction.user.id), GAME_UIS[match.game.id]
    if seat is None or match.outcome is not None or not isinstance(ui, CardUI):
        return ()
    return ui.choices(match.state, seat, match.names, texts_for(interaction))


def _choice(choices: Sequence[CardChoice], typed: str) -> CardChoice | None:
    """Return the choice with this id or name, else the only one that begins with it."""
    return Names((choice, choice.id, {"en": choice.label}) for choice in choices).one(typed, "en")
