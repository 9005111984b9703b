"""Pairings: who sits with whom in the next round.

A Swiss round is one matching with the least cost. What counts most comes first:

1. No one has a second bye, or plays bots alone again, while another active entrant had neither.
2. As few tables as possible are rematches, and those between entrants who met least often.
3. The bye goes to the lowest in the standings.
4. The sum of squared differences in points is as small as possible.

Chance decides between equal pairings; in the first round it decides everything.

Larger tables are filled by points, then entrants change places while that lowers the cost: meetings
again, then small tables again for the same entrants, then differences in points. This finds good
tables, not always the best ones.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import combinations, islice, product
from random import Random

from bot.events.bracket import alive, seeds_of, slots_after, slots_of
from bot.events.league import FEWEST, make_groups
from bot.events.rounds import Method, Plan, Played
from bot.events.standings import standings
from engine.core import JsonObject

Entrants = list[int]
Cost = Callable[[Entrants], int]
BYE = 0
"""The opponent of an entrant without one: entrants count from 1."""


def total_rounds(event: Played) -> int:
    """Return how many rounds an event has in all if no one else joins or leaves."""
    plan, before = event.plan, event.knockout_from
    if plan.method in (Method.ARENA, Method.LEAGUE):
        return 1
    if plan.method is Method.ROUND_ROBIN:
        count = len(_circle(event))
        return max(count - 1, 0)
    if before is None:
        return plan.rounds
    if event.knockout_rounds:
        count = len(seeds_of(event.knockout_rounds[0]))
    else:
        count = min(len(event.active), plan.cut if before else len(event.active))
    return before + (max(count, 1) - 1).bit_length()


def has_next_round(event: Played) -> bool:
    """Return whether a round follows the last one; while that isn't over, as far as is known."""
    if event.plan.method is Method.ARENA:
        return not event.has_begun
    if len(event.active) < fewest(event.plan):
        return False
    if event.knockout_rounds and event.is_round_over:
        return len(alive(event)) > 1
    return len(event.rounds) < total_rounds(event)


def fewest(plan: Plan) -> int:
    """Return how many entrants an event needs: an arena none, because duels bring them."""
    return {Method.ARENA: 0, Method.LEAGUE: FEWEST}.get(plan.method, 2)


def next_round(event: Played, seed: int) -> JsonObject:
    """Return the facts of the next round: its tables, byes, and the groups of a league.

    Args:
        event: An event whose last round is over and that has a next one.
        seed: Decides between equal pairings. The same seed gives the same tables.
    """
    if event.plan.method is Method.LEAGUE:
        groups = make_groups(event.order or event.active)
        pairs = [[*pair] for group in groups for pair in combinations(group, 2)]
        return {"tables": pairs, "byes": [], "groups": groups}
    tables, byes = _next_tables(event, seed)
    return {"tables": tables, "byes": byes}


def _next_tables(event: Played, seed: int) -> tuple[list[Entrants], Entrants]:
    if event.knockout_from is not None and len(event.rounds) >= event.knockout_from:
        return _knockout(event)
    if event.plan.method is Method.ROUND_ROBIN:
        return _round_robin(event)
    if event.plan.method is Method.PUZZLES:
        return [[*event.active]], []
    if event.plan.method is Method.ARENA:
        return [], []
    if event.plan.size > 2:
        return _pods(event, Random(seed)), []
    return _swiss(event, Random(seed))


def _swiss(event: Played, chance: Random) -> tuple[list[Entrants], Entrants]:
    points = _points_by_rank(event, chance)
    places = {entrant: place for place, entrant in enumerate(points)}
    field = [*points, BYE] if len(points) % 2 else [*points]
    chance.shuffle(field)
    cost = _cost_of_pairs(event, points)
    import networkx  # it would take a tenth of the bot's start

    graph: networkx.Graph[int] = networkx.Graph()
    graph.add_weighted_edges_from((*pair, cost([*pair])) for pair in combinations(field, 2))
    pairs = networkx.min_weight_matching(graph)
    tables = [sorted({*pair} - {BYE}, key=places.__getitem__) for pair in pairs]
    tables.sort(key=lambda table: (-len(table), places[table[0]]))
    if event.plan.bots or BYE not in field:
        return tables, []
    return tables[:-1], tables[-1]


def _cost_of_pairs(event: Played, points: Mapping[int, int]) -> Cost:
    """Return the cost of a Swiss pairing, so that no sum of a lower level reaches a higher one.

    Args:
        event: The event.
        points: The points of active entrants, best first.
    """
    ranks = {each.entrant: each.rank for each in standings(event)}
    met, alone, count = _meetings(event), _at_tables_below(event, 2), len(points)
    most_met = len(event.rounds) * count + 1
    per_place = count * max(points.values()) ** 2 + 1
    per_meeting = per_place * (len(ranks) + 1)
    per_bye = per_meeting * 2 * most_met * (count + 1)

    def cost(pair: Entrants) -> int:
        if BYE in pair:
            entrant = max(pair)
            return alone[entrant] * per_bye + (len(ranks) - ranks[entrant]) * per_place
        times = met[frozenset(pair)]
        again = times + most_met if times else 0
        return again * per_meeting + (points[pair[0]] - points[pair[1]]) ** 2

    return cost


def _pods(event: Played, chance: Random) -> list[Entrants]:
    points = _points_by_rank(event, chance)
    waiting = iter(points)
    sizes = table_sizes(len(points), event.plan.size)
    tables = [[*islice(waiting, size)] for size in sizes]
    _improve(tables, _cost_of_pods(event, points))
    return tables


def table_sizes(count: int, size: int) -> list[int]:
    """Return how many entrants sit at each table: as few tables and small tables as possible.

    No one is alone: five entrants at tables of four are three and two.

    Args:
        count: Number of entrants, 2 or more.
        size: Seats at a full table, 3 or more.
    """
    full, rest = divmod(count, size)
    if rest == 1:
        return [size] * (full - 1) + [size - 1, 2]
    return [size] * full + [rest] * (rest > 0)


def _cost_of_pods(event: Played, points: Mapping[int, int]) -> Cost:
    """Return the cost of a table, so that no sum of a lower level reaches a higher one."""
    met, size, count = _meetings(event), event.plan.size, len(points)
    small = _at_tables_below(event, size)
    per_small = count * size * max(points.values()) ** 2 + 1
    per_meeting = per_small * (count * len(event.rounds) + 1)

    def cost(table: Entrants) -> int:
        again = 0 if len(table) == size else sum(small[each] for each in table)
        return again * per_small + sum(
            met[frozenset(pair)] * per_meeting + (points[pair[0]] - points[pair[1]]) ** 2
            for pair in combinations(table, 2)
        )

    return cost


def _improve(tables: Sequence[Entrants], cost: Cost) -> None:
    """Let entrants of different tables change places while that lowers the cost."""
    changes = [True]
    while any(changes):
        changes = [_change_places(*pair, cost) for pair in combinations(tables, 2)]


def _change_places(one: Entrants, other: Entrants, cost: Cost) -> bool:
    """Change places between two tables while that lowers their cost; return whether it did."""
    begun = least = cost(one) + cost(other)
    for here, there in product(range(len(one)), range(len(other))):
        if least == 0:
            break
        one[here], other[there] = other[there], one[here]
        if (found := cost(one) + cost(other)) < least:
            least = found
        else:
            one[here], other[there] = other[there], one[here]
    return least < begun


def _knockout(event: Played) -> tuple[list[Entrants], Entrants]:
    rounds = event.knockout_rounds
    seeds = seeds_of(rounds[0]) if rounds else _best(event)
    slots = slots_after(rounds)[-1] if rounds else slots_of(seeds)
    tables, byes = _meet(zip(slots[::2], slots[1::2], strict=True), event)
    tables = sorted(sorted(table, key=seeds.index) for table in tables)
    return sorted(tables, key=lambda table: seeds.index(table[0])), sorted(byes, key=seeds.index)


def _best(event: Played) -> Entrants:
    """Return who plays a knockout that begins now, the best seed first."""
    if not event.has_begun:
        return [*event.active]
    active = set(event.active)
    order = [each.entrant for each in standings(event) if each.entrant in active]
    return order[: event.plan.cut]


def _round_robin(event: Played) -> tuple[list[Entrants], Entrants]:
    """Turn all but the first entrant of the circle by one place a round."""
    first, *others = _circle(event)
    turned = len(event.rounds) % len(others)
    circle = [first, *others[turned:], *others[:turned]]
    half = len(circle) // 2
    return _meet(zip(circle[:half], reversed(circle[half:]), strict=True), event)


def _circle(event: Played) -> Entrants:
    """Return those who play a round robin, with `BYE` if their number is odd."""
    field = set(event.rounds[0].placed() if event.has_begun else event.active)
    circle = [entrant for entrant in event.entrants if entrant in field]
    return [*circle, BYE] if len(circle) % 2 else circle


def _meet(
    pairs: Iterable[tuple[int | None, int | None]], event: Played
) -> tuple[list[Entrants], Entrants]:
    """Return tables of pairs that are both here, and byes for those whose opponent isn't."""
    active = set(event.active)
    here = [[each for each in pair if each in active] for pair in pairs]
    return [pair for pair in here if len(pair) == 2], [pair[0] for pair in here if len(pair) == 1]


def _points_by_rank(event: Played, chance: Random) -> dict[int, int]:
    """Return the points of active entrants, best first; the same rank in random order."""
    active = set(event.active)
    found = [each for each in standings(event) if each.entrant in active]
    chance.shuffle(found)
    return {each.entrant: each.points for each in sorted(found, key=lambda each: each.rank)}


def _meetings(event: Played) -> Counter[frozenset[int]]:
    """Return how often each pair has met, once more for those who are kept apart."""
    tables = [table.entrants for played in event.rounds for table in played.tables]
    met = Counter(frozenset(pair) for table in tables for pair in combinations(table, 2))
    met.update(event.apart)
    return met


def _at_tables_below(event: Played, size: int) -> Counter[int]:
    """Return how often entrants had a bye, or a table with fewer entrants than this."""
    found = Counter[int]()
    for played in event.rounds:
        found.update(played.byes)
        for table in played.tables:
            found.update(table.entrants if len(table.entrants) < size else ())
    return found
