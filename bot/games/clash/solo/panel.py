"""`/solo`: a private panel on which a player configures an AI."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from bot.app import Interaction
from bot.clock import NO_CLOCK
from bot.errors import Refusal
from bot.faults import tolerate_discord_faults
from bot.game_api.match_options import Chosen
from bot.games.clash.match_settings import NEWEST, ClashSettings, known_sets
from bot.games.clash.names import sets_in
from bot.games.clash.preconstructed import RANDOM
from bot.games.clash.solo import telling
from bot.games.clash.solo.setup import DECKS, DRAFT, SoloSetup, is_on, switches, unreadable
from bot.lobby.alone import begin_solo
from bot.lobby.options import clock_of
from bot.ui.escaping import escape_markdown
from bot.ui.received import parse_number, read_choices
from bot.ui.replies import Layout, respond, texts_for
from bot.ui.router import BLUE, GREEN, GREY, Button, Handlers, Row, Select, controls, option
from engine.clash.ai_settings import FIXED_MANA, MOST_FIXED_MANA, QUICK, points_to_spend
from engine.clash.position_documents import Ruleset
from texts import Texts

HANDLERS = Handlers()
ON = "✓ "
"""The mark before the label of a switch that is on."""


class SoloPanel(Layout):
    """The game, its AI and its points; the AI's settings; the button to begin.

    It belongs to one user (`owner`), in whose language it is.
    """

    def __init__(self, request: SoloSetup, owner: int, texts: Texts) -> None:
        self._request, self._owner, self._texts = request, owner, texts
        lines = [texts("solo-title"), texts("solo-about"), telling.game_line(request, texts)]
        lines.append(telling.settings_line(request.ai, request.ruleset, texts))
        if not request.quick:
            lines.append(telling.points_line(request, texts))
        settings = () if request.quick else self._settings()
        super().__init__("\n".join(lines), *map(controls, settings), *self._buttons())

    def _settings(self) -> tuple[Select, ...]:
        request, ai, texts = self._request, self._request.ai, self._texts
        levels = {level: self._level(level) for level in request.levels}
        manas = {
            mana: telling.priced(texts("solo-mana", mana=mana), mana - FIXED_MANA, texts)
            for mana in range(FIXED_MANA, MOST_FIXED_MANA + 1)
        }
        abilities = {
            ability: telling.priced_ability(ability, request.ruleset, texts)
            for ability in request.abilities
        }
        return (
            self._select("level", levels, ai.level),
            self._select("mana", manas, ai.mana),
            self._select("abilities", abilities, *ai.abilities, several=True),
        )

    def _level(self, level: int) -> str:
        request, texts = self._request, self._texts
        words = telling.level_words(level, request.ruleset, texts)
        return telling.priced(words, points_to_spend(level, request.champion), texts)

    def _select(
        self, act: str, labels: Mapping[Any, str], *chosen: object, several: bool = False
    ) -> Select:
        """Lay out a setting with one value, or with `several` any number of values."""
        options = [
            option(str(value), label, chosen=value in chosen) for value, label in labels.items()
        ]
        if not several:
            return Select(self._id(act), options)
        placeholder = self._texts("solo-abilities")
        return Select(self._id(act), options, placeholder, least=0, most=len(options))

    def _buttons(self) -> Iterator[Row]:
        """Yield the rows of buttons: switches, start, other AIs."""
        request, texts = self._request, self._texts
        if not request.quick:
            switched = []
            for switch in switches(request.ruleset):
                on, label = (
                    is_on(request.ai, switch),
                    telling.capital(telling.priced_switch(switch, texts)),
                )
                label = f"{ON}{label}" if on else label
                switched.append(Button(self._id(switch), label, BLUE if on else GREY))
            yield controls(*switched)
        start = texts("button-solo-start")
        buttons = [Button(self._id("start"), start, GREEN, disabled=not request.ready)]
        if request.quick:
            buttons.append(Button(self._id("custom"), texts("button-solo-custom")))
        else:
            label, is_preset = (
                texts("solo-preset", number=request.ai.level),
                request.ai == request.preset,
            )
            buttons.append(Button(self._id("preset"), label, disabled=is_preset))
            if request.may_be_quick:
                buttons.append(Button(self._id("quick"), texts("button-solo-quick")))
        yield controls(*buttons)

    def _id(self, act: str) -> str:
        """Return a control's custom id: action, owner and the setup shown."""
        return f"solo:{act}:{self._owner}:{self._request.code()}"


def changed(request: SoloSetup, act: str, chosen: Sequence[str]) -> SoloSetup:
    """Return the setup after a click on a control. Raises `Refusal` if no panel has it."""
    match act, chosen:
        case "custom", []:
            return request.custom()
        case "quick", [] if request.may_be_quick:
            return request.with_ai(QUICK)
        case "preset", []:
            return request.with_ai(request.preset)
        case "level", [number]:
            return request.at_level(parse_number(number) or 0)
        case "mana", [number]:
            return request.with_mana(parse_number(number) or 0)
        case "abilities", _:
            return request.with_abilities(chosen)
        case _, []:
            return request.switched(act)
        case _:
            raise unreadable()


@HANDLERS.on("solo:{act}:{user_id}:{code}", begins="solo")
async def _act(interaction: Interaction, act: str, user_id: str, code: str) -> None:
    """Handle a click on a control. Only the panel's owner may use it."""
    request = SoloSetup.read(code)
    if user_id != str(interaction.user.id):
        raise Refusal("refused-solo-not-yours", command=interaction.client.mention("solo"))
    if act == "start":
        await _begin(interaction, request)
    else:
        await _show(interaction, changed(request, act, read_choices(interaction)))


async def _show(interaction: Interaction, request: SoloSetup) -> None:
    view = SoloPanel(request, interaction.user.id, texts_for(interaction))
    await interaction.edit_original_response(view=view)


async def open_solo(interaction: Interaction, chosen: Chosen) -> None:
    """Show the panel of `/solo`. Raises `Refusal`.

    It begins with the quick game, or with a custom AI if there are champions.
    """
    sets = sets_in(chosen.get("sets", ""))
    ruleset: Ruleset = "1.0" if chosen.get("ruleset") == "1.0" else NEWEST
    deck = chosen.get("deck") or (DRAFT if sets else RANDOM)
    if deck not in DECKS:
        raise Refusal("refused-unknown-deck", deck=escape_markdown(deck))
    if deck == DRAFT and ruleset != NEWEST:
        sets = sets or known_sets(ruleset)
    clock = await clock_of(interaction, chosen.get("clock", NO_CLOCK), chosen.get("misses"))
    fatigue, champion = chosen.get("fatigue", False), chosen.get("champion", False)
    private = chosen.get("private")
    request = SoloSetup(ruleset, deck, sets, fatigue, champion, clock=clock, private=private)
    if not request.may_be_quick:
        request = request.custom()
    _settings_of(request).check()
    await _show(interaction, request)


async def _begin(interaction: Interaction, request: SoloSetup) -> None:
    """Begin the game that the panel shows (acknowledged).

    Afterwards the panel says so, or is the game's panel. Raises `Refusal`.
    """
    deck = RANDOM if request.deck == DRAFT else request.deck
    if await begin_solo(interaction, _settings_of(request), deck, request.private):
        return
    with tolerate_discord_faults("solo panel not put away"):  # the game has begun anyway
        await respond(interaction, texts_for(interaction)("solo-started"))


def _settings_of(request: SoloSetup) -> ClashSettings:
    """Return the settings of the game."""
    return ClashSettings(
        format="draft" if request.deck == DRAFT else "preconstructed",
        mode="solo",
        ruleset=request.ruleset,
        sets=request.sets,
        champion=request.champion,
        fatigue=request.fatigue,
        ai=None if request.quick else request.ai,
        clock=request.clock,
    )
