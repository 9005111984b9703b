"""What the post about a week mentions: each highlight is one row of its picture."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from bot.achievements.known import achievements
from bot.app import App
from bot.events.running import RunningEvent
from bot.game_api import game_name
from bot.results.people import game_and_format, pool_name
from bot.store.weeks import Recap, WeekMatch
from bot.ui.escaping import distinguish_users
from images.week import Highlight
from texts import Texts


async def highlights_of(client: App, recap: Recap, texts: Texts) -> list[Highlight]:
    """Return the rows for a week, in order; add further ones here.

    Of the puzzles in `recap.hardest`, the first that everyone may open is shown.
    """
    names = distinguish_users(recap.people)
    return [
        *_of_players(recap, names, texts),
        *_of_matches(recap, names, texts),
        *await _of_puzzles(client, recap, names, texts),
        *_of_awards(recap, names, texts),
        *await _of_events(client, recap, names, texts),
    ]


def _of_players(recap: Recap, names: Mapping[int, str], texts: Texts) -> list[Highlight]:
    if recap.active is None:
        return []
    player, matches, won = recap.active
    figure = texts("week-played", count=matches, won=won)
    return [Highlight("sword-cross", texts("week-active"), names[player.user_id], figure)]


def _of_matches(recap: Recap, names: Mapping[int, str], texts: Texts) -> list[Highlight]:
    found = list[Highlight]()
    if recap.upset is not None:
        figure = texts("week-behind", count=recap.upset.points)
        found.append(_of_match("lightning-bolt", "week-upset", recap.upset, figure, names, texts))
    if recap.closest is not None:
        figure = texts("week-turns", count=recap.closest.turns)
        found.append(
            _of_match("scale-balance", "week-closest", recap.closest, figure, names, texts)
        )
    return found


def _of_match(
    sign: str, key: str, match: WeekMatch, figure: str, names: Mapping[int, str], texts: Texts
) -> Highlight:
    people = {"player": names[match.winner.user_id], "loser": names[match.loser.user_id]}
    game = game_and_format(match.game, "", texts)
    return Highlight(sign, texts(key), texts("week-beat", **people), figure, game)


async def _of_puzzles(
    client: App, recap: Recap, names: Mapping[int, str], texts: Texts
) -> list[Highlight]:
    found = list[Highlight]()
    for each in recap.hardest:
        puzzle = await client.store.grimoire.puzzle_of(each.puzzle_id)
        if puzzle is not None:
            figure, title = (
                texts("week-rated", rating=str(each.rating)),
                puzzle.named(texts.language),
            )
            solver = names[each.solver.user_id]
            found.append(Highlight("puzzle", texts("week-hardest"), solver, figure, title))
            break
    if recap.streak is not None:
        player, days = recap.streak
        figure, who = texts("week-days", count=days), names[player.user_id]
        found.append(Highlight("fire", texts("week-streak"), who, figure))
    return found


def _of_awards(recap: Recap, names: Mapping[int, str], texts: Texts) -> list[Highlight]:
    found, known = list[Highlight](), achievements()
    for each in recap.awards:
        if (achievement := known.get(each.achievement)) is not None:
            game = game_name(achievement.game, texts) if achievement.game else ""
            head, name = texts("week-achievement"), texts(f"achievement-{achievement.id}")
            found.append(Highlight("medal", head, names[each.player.user_id], name, game))
    if found and recap.more_awards:
        more = texts("chart-and-more", count=recap.more_awards)
        found[-1] = replace(found[-1], note=more)  # beside a game there is too little space
    return found


async def _of_events(
    client: App, recap: Recap, names: Mapping[int, str], texts: Texts
) -> Sequence[Highlight]:
    found = list[Highlight]()
    for crown in recap.crowns:
        pool = pool_name(crown.game, crown.kind, texts)
        head = texts("week-crown", season=crown.season + 1)
        found.append(Highlight("crown", head, names[crown.winner.user_id], note=pool))
    for victory in recap.victories:
        row = await client.store.events.event(victory.event_id)
        if row is not None:
            title, winner = RunningEvent(row).title(texts), names[victory.winner.user_id]
            found.append(Highlight("trophy", texts("week-event"), winner, note=title))
    return found
