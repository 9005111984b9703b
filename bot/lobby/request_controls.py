"""The controls for the options of a match: selects and switches that carry the whole request."""

from __future__ import annotations

from bot.clock import CLOCKS, Clock
from bot.lobby.match_request import MatchRequest, Setting
from bot.ui.replies import Part
from bot.ui.router import BLUE, GREY, Button, Select, controls, in_rows, option
from texts import Texts

AS_USUAL = "-"
"""The value of a select that keeps the default."""
_ON = "✓ "
"""The mark before the label of a switch that is on."""


def clock_choice(clock: Clock | None) -> str:
    """Return the id of a clock; empty if no choice has it."""
    return next((choice for choice, known in CLOCKS.items() if known == clock), "")


def control_id(prefix: str, act: str, request: MatchRequest, mark: str = "") -> str:
    """Return the custom id of a control: the action, the whole request and the option's mark."""
    company = request.opponent_id or request.company
    return f"{prefix}:{act}:{request.game}:{company}:{mark}:{request.code}"


def setting_controls(
    prefix: str, request: MatchRequest, usual_clock: str, texts: Texts, *, with_pick: bool = True
) -> list[Part]:
    """Lay out all options that can be set: selects with `set` in their ids, switches with `flip`.

    `usual_clock` is the id of the clock that holds unless one is chosen; `with_pick`: also the
    options for the user's own pick.
    """
    rows = request.setting_rows(usual_clock, texts, with_pick=with_pick)
    selects = [_select(prefix, request, each, texts) for each in rows if not each.is_switch]
    switches = [_switch(prefix, request, each, texts) for each in rows if each.is_switch]
    return [*(controls(each) for each in selects), *in_rows(switches)]


def _select(prefix: str, request: MatchRequest, setting: Setting, texts: Texts) -> Select:
    """Lay out the values of an option, with the current one chosen."""
    name = _label_of(setting, texts)
    values = [
        option(value, texts.pair(name, label), chosen=value == setting.holds)
        for value, label in setting.values
    ]
    if all(not each.default for each in values):
        usual = option(AS_USUAL, texts.pair(name, texts("start-as-usual")), chosen=True)
        values.insert(0, usual)
    return Select(control_id(prefix, "set", request, setting.mark), values)


def _switch(prefix: str, request: MatchRequest, setting: Setting, texts: Texts) -> Button:
    label = _label_of(setting, texts)
    style, label = (BLUE, f"{_ON}{label}") if setting.holds else (GREY, label)
    return Button(control_id(prefix, "flip", request, setting.mark), label, style)


def _label_of(setting: Setting, texts: Texts) -> str:
    """Return the name of an option as users read it."""
    name = texts(f"option-{setting.option.name}").replace("-", " ")
    return name[:1].upper() + name[1:]
