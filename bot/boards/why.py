"""Explain the last turn: its log, each line with the rules behind it."""

from __future__ import annotations

from collections.abc import Iterable

from bot.app import Interaction
from bot.boards.watching import watched
from bot.game_api import GAME_UIS, guide_of
from bot.game_api.guide import Guide
from bot.matches import LiveMatch
from bot.ui.acknowledgement import Answer
from bot.ui.escaping import take_first_lines
from bot.ui.replies import respond, texts_for
from bot.ui.router import Button, Handlers, controls
from texts import Texts
from texts.telling import Reasons

HANDLERS = Handlers()
LIMIT = 3400
"""Maximum characters of the lines with their rules."""


def why_button(match: LiveMatch, turn_number: int, texts: Texts) -> list[Button]:
    """Return the button that explains the last turn up to this one, if the game does that."""
    if not _reasons(match, turn_number, texts):
        return []
    return [Button(f"why:{match.id}:{turn_number}", texts("button-why"))]


def _reasons(match: LiveMatch, turn_number: int, texts: Texts) -> Reasons:
    events = [event for turn in match.turns if turn.number <= turn_number for event in turn.events]
    return GAME_UIS[match.game.id].reasons(events, match.names, texts)


@HANDLERS.on("why:{match_id}:{turn_number}", Answer.PANEL)
async def _explain(interaction: Interaction, match_id: int, turn_number: int) -> None:
    """Explain the last finished turn up to `turn_number`, for users who may see the match."""
    texts = texts_for(interaction)
    match = await watched(interaction, match_id)
    guide, reasons = guide_of(match.game.id), _reasons(match, turn_number, texts)
    lines = take_first_lines([*_lines(reasons, guide, texts)], LIMIT, texts("log-shortened"))
    back = Button(f"told:{match.id}:{turn_number}", texts("button-told"))
    rules = guide.button("rules", texts)
    await respond(interaction, texts("why-title"), "\n".join(lines), controls(back, rules))


def _lines(reasons: Reasons, guide: Guide, texts: Texts) -> Iterable[str]:
    """Yield each line of the log, below it its rules: each once in full, later by its title."""
    rules, known = {rule.key: rule for rule in guide.rules(texts)}, set[str]()
    for line, keys in reasons:
        yield line
        again = [f"{rules[key].title} `{rules[key].number}`" for key in keys if key in known]
        for rule in (rules[key] for key in keys if key not in known):
            yield f"-# **{rule.title}** · {rule.text} `{rule.number}`"
        if again:
            yield f"-# {' · '.join(again)}"
        known.update(keys)
