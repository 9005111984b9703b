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

    def __init__(self, wish: SoloSetup, owner: int, texts: Texts) -> None:
        self._wish, self._owner, self._texts = wish, owner, texts
        lines = [texts("solo-title"), texts("solo-about"), telling.game_line(wish, texts)]
        lines.append(telling.settings_line(wish.ai, wish.ruleset, texts))
        if not wish.quick:
            lines.append(telling.points_line(wish, texts))
        settings = () if wish.quick else self._settings()
        super().__init__("\n".join(lines), *map(controls, settings), *self._buttons())

    def _settings(self) -> tuple[Select, ...]:
        wish, ai, texts = self._wish, self._wish.ai, self._texts
        levels = {level: self._level(level) for level in wish.levels}
        manas = {
            mana: telling.priced(texts("solo-mana", mana=mana), mana - FIXED_MANA, texts)
            for mana in range(FIXED_MANA, MOST_FIXED_MANA + 1)
        }
        abilities = {
            ability: telling.priced_ability(ability, wish.ruleset, texts)
            for ability in wish.abilities
        }
        return (
            self._select("level", levels, ai.level),
            self._select("mana", manas, ai.mana),
            self._select("abilities", abilities, *ai.abilities, several=True),
        )

    def _level(self, level: int) -> str:
        wish, texts = self._wish, self._texts
        words = telling.level_words(level, wish.ruleset, texts)
        return telling.priced(words, points_to_spend(level, wish.champion), texts)

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
        wish, texts = self._wish, self._texts
        if not wish.quick:
            switched = []
            for switch in switches(wish.ruleset):
                on, label = (
                    is_on(wish.ai, switch),
                    telling.capital(telling.priced_switch(switch, texts)),
                )
                label = f"{ON}{label}" if on else label
                switched.append(Button(self._id(switch), label, BLUE if on else GREY))
            yield controls(*switched)
        start = texts("button-solo-start")
        buttons = [Button(self._id("start"), start, GREEN, disabled=not wish.ready)]
        if wish.quick:
            buttons.append(Button(self._id("custom"), texts("button-solo-custom")))
        else:
            label, is_preset = texts("solo-preset", number=wish.ai.level), wish.ai == wish.preset
            buttons.append(Button(self._id("preset"), label, disabled=is_preset))
            if wish.may_be_quick:
                buttons.append(Button(self._id("quick"), texts("button-solo-quick")))
        yield controls(*buttons)

    def _id(self, act: str) -> str:
        """Return a control's custom id: action, owner and the setup shown."""
        return f"solo:{act}:{self._owner}:{self._wish.code()}"


def changed(wish: SoloSetup, act: str, chosen: Sequence[str]) -> SoloSetup:
    """Return the setup after a click on a control. Raises `Refusal` if no panel has it."""
    match act, chosen:
        case "custom", []:
            return wish.custom()
        case "quick", [] if wish.may_be_quick:
            return wish.with_ai(QUICK)
        case "preset", []:
            return wish.with_ai(wish.preset)
        case "level", [number]:
            return wish.at_level(parse_number(number) or 0)
        case "mana", [number]:
            return wish.with_mana(parse_number(number) or 0)
        case "abilities", _:
            return wish.with_abilities(chosen)
        case _, []:
            return wish.switched(act)
        case _:
            raise unreadable()


@HANDLERS.on("solo:{act}:{person}:{code}")
async def _act(interaction: Interaction, act: str, person: str, code: str) -> None:
    """Handle a click on a control. Only the panel's owner may use it."""
    wish = SoloSetup.read(code)
    if person != str(interaction.user.id):
        raise Refusal("refused-solo-not-yours", command=interaction.client.mention("solo"))
    if act == "start":
        await _begin(interaction, wish)
    else:
        await _show(interaction, changed(wish, act, read_choices(interaction)))


async def _show(interaction: Interaction, wish: SoloSetup) -> None:
    view = SoloPanel(wish, interaction.user.id, texts_for(interaction))
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
    wish = SoloSetup(ruleset, deck, sets, fatigue, champion, clock=clock, private=private)
    if not wish.may_be_quick:
        wish = wish.custom()
    _settings_of(wish).check()
    await _show(interaction, wish)


async def _begin(interaction: Interaction, wish: SoloSetup) -> None:
    """Begin the game that the panel shows (acknowledged).

    Afterwards the panel says so, or is the game's panel. Raises `Refusal`.
    """
    deck = RANDOM if wish.deck == DRAFT else wish.deck
    if await begin_solo(interaction, _settings_of(wish), deck, wish.private):
        return
    with tolerate_discord_faults("solo panel not put away"):  # the game has begun anyway
        await respond(interaction, texts_for(interaction)("solo-started"))


def _settings_of(wish: SoloSetup) -> ClashSettings:
    """Return the terms of the game."""
    return ClashSettings(
        format="draft" if wish.deck == DRAFT else "preconstructed",
        mode="solo",
        ruleset=wish.ruleset,
        sets=wish.sets,
        champion=wish.champion,
        fatigue=wish.fatigue,
        ai=None if wish.quick else wish.ai,
        clock=wish.clock,
    )
