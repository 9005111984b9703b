"""Descriptions of an AI and a solo game."""

from __future__ import annotations

from collections.abc import Collection

from bot.clock import clock_line
from bot.games.clash.names import set_names_of
from bot.games.clash.preconstructed import RANDOM
from bot.games.clash.solo.setup import DRAFT, SoloSetup, Switch, is_on, switches
from engine.clash import ai_settings
from engine.clash.abilities import BY_ID
from images.clash.ready_decks import named
from texts import Texts, dashed

LEVEL_NAMES = ("easy", "medium", "hard", "heroic", "mythic")
"""The names of the levels in ruleset 1.0."""
BETWEEN = " · "

_SWITCH_POINTS: dict[Switch, int] = {
    "per_creature": ai_settings.PER_CREATURE_POINTS,
    "first": ai_settings.FIRST_POINTS,
    "tough": ai_settings.TOUGH_POINTS,
    "blunting": ai_settings.BLUNTING_POINTS,
    "no_bastion": ai_settings.NO_BASTION_POINTS,
}


def level_words(level: int | None, ruleset: str, texts: Texts) -> str:
    """Return the level's number, and its name if the ruleset has one."""
    if level is None:
        return texts("ai-quick")
    if ruleset == "1.0":
        name = texts(f"ai-level-{LEVEL_NAMES[level - 1]}")
        return texts("ai-level-named", number=level, name=name)
    return texts("ai-level", number=level)


def switch_words(switch: Switch, texts: Texts) -> str:
    """Return what an AI has if this switch is on."""
    return texts(f"ai-{dashed(switch)}")


def settings_line(settings: ai_settings.Settings, ruleset: str, texts: Texts) -> str:
    """Describe an AI in one line: the level in bold, then all its settings."""
    facts = [texts("ai-mana", mana=settings.mana, count=settings.per_creature)]
    facts += [
        switch_words(switch, texts)
        for switch in switches(ruleset)
        if switch != "per_creature" and is_on(settings, switch)
    ]
    if settings.abilities:
        names = [BY_ID[ability].name(texts.language) for ability in settings.abilities]
        facts.append(texts("ai-abilities", abilities=", ".join(names)))
    return BETWEEN.join((f"**{level_words(settings.level, ruleset, texts)}**", *facts))


def game_line(request: SoloSetup, texts: Texts) -> str:
    """Describe the game without its AI."""
    facts = [texts("settings-ruleset", ruleset=request.ruleset)]
    if request.deck == DRAFT:
        facts += [texts("choice-draft"), sets_line(request.sets, texts)]
    elif request.deck == RANDOM:
        facts.append(texts("deck-random"))
    else:
        facts.append(named(request.deck, texts))
    if request.fatigue:
        facts.append(texts("settings-fatigue"))
    if request.champion:
        facts.append(texts("solo-with-champion"))
    if request.clock is not None:
        facts.append(clock_line(request.clock, texts))
    return BETWEEN.join(facts)


def sets_line(sets: Collection[str], texts: Texts, otherwise: str = "settings-all-sets") -> str:
    """Name the sets of a draft; without any, return the text of the key `otherwise`."""
    names = set_names_of(sets, texts)
    return texts("settings-sets" if names else otherwise, sets=", ".join(names), count=len(names))


def points_line(request: SoloSetup, texts: Texts) -> str:
    """Return the points spent and the points to spend."""
    left = request.to_spend - request.points
    spent = texts("solo-points", amount=request.points, full=request.to_spend)
    if left:
        spent += " " + texts("solo-points-left" if left > 0 else "solo-points-over", left=abs(left))
    return f"{'⚠️' if left else '✅'} {spent}"


def priced(what: str, points: int, texts: Texts) -> str:
    """Return a label with its price in points."""
    key = "solo-price" if points >= 0 else "solo-price-back"
    return f"{what}{BETWEEN}{texts(key, count=abs(points))}"


def priced_switch(switch: Switch, texts: Texts) -> str:
    """Name a switch with its price in points."""
    return priced(switch_words(switch, texts), _SWITCH_POINTS[switch], texts)


def priced_ability(ability: str, ruleset: str, texts: Texts) -> str:
    """Name an ability of all creatures, with its price in points."""
    points = ai_settings.ABILITY_POINTS[ruleset][ability]
    return priced(BY_ID[ability].name(texts.language), points, texts)


def capital(text: str) -> str:
    """Return the text with a capital first letter, for a button."""
    return text[:1].upper() + text[1:]
