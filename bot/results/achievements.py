"""The achievements of a player: in the profile, and page by page with their proofs."""

from __future__ import annotations

from collections.abc import Sequence

from bot.achievements.known import achievements
from bot.achievements.rewards import REWARDS
from bot.achievements.searching import search_deeds
from bot.app import Interaction
from bot.boards.watching import reader_of
from bot.game_api import game_name
from bot.game_api.achievements import AnyAchievement
from bot.results.people import check_visible
from bot.store import Reader, Store
from bot.store.achievements import EVERYWHERE, MOST_PINNED, Award
from bot.ui.acknowledgement import Answer
from bot.ui.received import parse_snowflake, read_choices
from bot.ui.replies import respond, texts_for
from bot.ui.router import Button, Handlers, Row, Select, controls, in_rows, option
from texts import Texts

HANDLERS = Handlers(Answer.PANEL)
ON_A_PAGE = 8
MOST_OPTIONS = 25
"""The most options of a select (Discord)."""
SHOWN = 3
"""The number of achievements in a profile."""


async def load_awards(interaction: Interaction, user_id: int) -> Sequence[Award]:
    """Load what a player has earned here that the acting user may know about, newest first.

    What the player has earned by puzzles, lessons and events up to now is added before. Whether
    their profile is visible is for the caller to check.
    """
    store = interaction.client.store
    await search_deeds(store, (user_id,))
    reader = await reader_of(interaction, user_id)
    return await awards_known_to(reader, store, interaction.guild_id, user_id)


async def awards_known_to(
    reader: Reader, store: Store, guild_id: int | None, user_id: int
) -> Sequence[Award]:
    """Load what a player has earned in a server that the reader may know about, newest first."""
    found = await store.awards.of(guild_id, user_id, reader)
    return [award for award in found if award.achievement in achievements()]


def describe_best(awards: Sequence[Award], texts: Texts) -> str:
    """Return the lines of a profile: how many, and the pinned ones or the newest; empty if none."""
    if not awards:
        return ""
    best = [award for award in awards if award.pinned] or awards[:SHOWN]
    count = count_line(awards, texts)
    lines = [f"{_name(_of(award), texts)} · {texts.day(award.earned_at)}" for award in best]
    return "\n".join((count, *lines))


def count_line(awards: Sequence[Award], texts: Texts) -> str:
    """Return how many of all achievements these are."""
    return texts("achievements-count", count=len(awards), all=len(achievements()))


def award_line(award: Award, texts: Texts) -> str:
    """Return the name of an achievement with its day, and how it is earned."""
    return _line(_of(award), award, texts)


def look_rows(awards: Sequence[Award], texts: Texts) -> list[Row]:
    """Lay out the selects of the frames and card backs that a player has earned."""
    hints = {"frame": texts("look-frame"), "back": texts("look-back")}
    rows = []
    for kind, looks in REWARDS.items():
        earned = [award for award in awards if award.achievement in looks]
        options = [
            option(
                award.achievement,
                texts(f"look-{looks[award.achievement]}"),
                f"{_of(award).sign} {texts(f'achievement-{award.achievement}')}",
                chosen=award.worn is not None,
            )
            for award in earned
        ]
        if options:
            rows.append(controls(Select(f"look:{kind}", options, hints[kind], least=0)))
    return rows


def achievements_button(user_id: int, texts: Texts) -> Button:
    """Return the button that shows all achievements of a player."""
    return Button(f"achievements:{user_id}:0:all", texts("button-achievements"))


@HANDLERS.on("achievements:{player}:{page}:{}")
async def _turn(interaction: Interaction, player: str, page: int) -> None:
    """Show a page. The mark at the end of the custom id only tells the buttons apart."""
    await _show(interaction, parse_snowflake(player), page)


@HANDLERS.on("achievements:pin:{page}")
async def _pin(interaction: Interaction, page: int) -> None:
    """Pin the chosen achievements instead of the former ones."""
    chosen = [each for each in read_choices(interaction) if each in achievements()]
    guild_id, user_id = interaction.guild_id or EVERYWHERE, interaction.user.id
    await interaction.client.store.awards.pin(guild_id, user_id, chosen)
    await _show(interaction, user_id, page)


async def _show(interaction: Interaction, user_id: int, page: int) -> None:
    """Show a page (0-based): what was earned, newest first, then what is still open."""
    await check_visible(interaction, user_id)
    texts, own = texts_for(interaction), user_id == interaction.user.id
    awards = await load_awards(interaction, user_id)
    earned = {award.achievement: award for award in awards}
    order = [*map(_of, awards), *(at for at in achievements().values() if at.id not in earned)]
    last = (len(order) - 1) // ON_A_PAGE
    page = min(page, last)
    shown = order[page * ON_A_PAGE : (page + 1) * ON_A_PAGE]
    title = texts("achievements-title", player=f"<@{user_id}>")
    count = count_line(awards, texts)
    lines = [_line(each, earned.get(each.id), texts) for each in shown]
    proofs = _proofs([earned[each.id] for each in shown if each.id in earned], texts, own=own)
    way = f"achievements:{user_id}"
    back = Button(f"{way}:{max(page - 1, 0)}:back", "◀", disabled=page == 0)
    on = Button(f"{way}:{page + 1}:on", "▶", disabled=page == last)
    pins = [_pins(awards, page, texts)] if own and awards else []
    rows = [*in_rows(proofs), *pins, controls(back, on)]
    await respond(interaction, f"{title}\n{count}", "\n".join(lines), *rows)


def _of(award: Award) -> AnyAchievement:
    return achievements()[award.achievement]


def _name(achievement: AnyAchievement, texts: Texts) -> str:
    return f"{achievement.sign} **{texts(f'achievement-{achievement.id}')}**"


def _line(achievement: AnyAchievement, award: Award | None, texts: Texts) -> str:
    """Return what it is called, when it was earned, and how it is earned."""
    about = texts(f"achievement-{achievement.id}-about")
    if achievement.game:
        about = texts.pair(game_name(achievement.game, texts), about)
    if award is None:
        return f"▫️ {texts(f'achievement-{achievement.id}')}\n-# {about}"
    pin = "📌 " if award.pinned else ""
    return f"{pin}{_name(achievement, texts)} · {texts.day(award.earned_at)}\n-# {about}"


def _proofs(awards: Sequence[Award], texts: Texts, *, own: bool) -> list[Button]:
    """Return the buttons of the matches, and for the player of the puzzles, by which it was earned.

    Several achievements may have the same proof.
    """
    signs: dict[str, str] = {}
    labels: dict[str, str] = {}
    for award in awards:
        if award.match_id is not None:
            target, label = f"match:replay:{award.match_id}", texts("button-replay")
        elif award.puzzle_id is not None and own:
            target, label = f"page:solve:{award.puzzle_id}:0:0", texts("button-achievement-puzzle")
        else:
            continue
        signs[target] = signs.get(target, "") + _of(award).sign
        labels[target] = label
    return [Button(target, f"{signs[target]} {label}") for target, label in labels.items()]


def _pins(awards: Sequence[Award], page: int, texts: Texts) -> Row:
    """Lay out the select of what can be pinned: what is pinned now, then the newest."""
    first = sorted(awards, key=lambda award: not award.pinned)[:MOST_OPTIONS]
    options = [
        option(
            award.achievement,
            f"{_of(award).sign} {texts(f'achievement-{award.achievement}')}",
            chosen=award.pinned,
        )
        for award in first
    ]
    most, hint = min(MOST_PINNED, len(options)), texts("achievements-pin", count=MOST_PINNED)
    return controls(Select(f"achievements:pin:{page}", options, hint, least=0, most=most))
