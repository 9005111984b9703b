"""Random events of 3 to 128 people, with all that can happen, keep what pairings promise."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Container, Iterator, Sequence
from itertools import combinations, pairwise
from random import Random

import networkx
import pytest
from evenings import byes, join, leave, result, tables
from hypothesis import given, settings
from hypothesis import strategies as st
from long import how_many

from bot.events.course import Course, Kind, Line, Method, Plan, points_of
from bot.events.standings import TieBreak, standings

FEW, SOME, MANY = st.integers(3, 9), st.integers(10, 24), st.integers(25, 128)
PEOPLE = st.sampled_from([FEW] * 26 + [SOME] * 13 + [MANY]).flatmap(lambda sizes: sizes)
PAIRED = [each for each in Method if each is not Method.PUZZLES]
SEEDS = st.integers(0, 2**32)


def plan(chance: Random) -> Plan:
    """Return a random plan, half of them for Swiss events."""
    method = chance.choice([Method.SWISS, Method.SWISS, Method.SWISS, *PAIRED])
    size = chance.choice((2, 3, 4)) if method is Method.PODS else 2
    cut = chance.choice((0, 0, 2, 4, 8)) if method is Method.SWISS else 0
    return Plan(method, chance.randint(1, 6), size, chance.random() < 0.3, cut)


class Evening:
    """An event that is played at random, and the log of it."""

    def __init__(self, people: int, chance: Random) -> None:
        self.chance, self.course = chance, Course(plan(chance))
        self.log: list[Line] = []
        for entrant in range(1, people + 1):
            self.write(join(entrant))

    def write(self, line: Line) -> None:
        self.course.take(line)
        self.log.append(line)

    def play(self) -> None:
        """Play to the end, with checks before each round."""
        while (line := self.course.next_round(seed := self.chance.randrange(2**32))) is not None:
            assert line == self.course.next_round(seed)
            assert line == Course(self.course.plan, self.log).next_round(seed)
            check_places(self.course, line)
            check_swiss(self.course, line)
            check_knockout(self.course, line)
            self.write(line)
            self.play_tables()
            self.correct()
        if self.course.is_over:
            self.write(Line(Kind.FINISH, {}))

    def play_tables(self) -> None:
        """Finish all tables in any order, while people come and leave."""
        number = len(self.course.rounds)
        if self.course.plan.method is Method.ARENA:
            self.play_duels()
        open_tables = self.course.open_tables()
        for table in self.chance.sample(open_tables, len(open_tables)):
            self.come_or_leave()
            self.write(result(number, table, self.points(number, table)))

    def play_duels(self) -> None:
        """Begin and finish duels of an arena; some still run at the end."""
        for _ in range(self.chance.randint(0, 3 * len(self.course.entrants))):
            self.come_or_leave()
            if len(self.course.active) > 1:
                pair = self.chance.sample(self.course.active, 2)
                self.write(Line(Kind.TABLE, {"entrants": pair}))
            if self.course.open_tables() and self.chance.random() < 0.8:
                table = self.chance.choice(self.course.open_tables())
                self.write(result(1, table, self.points(1, table)))

    def come_or_leave(self) -> None:
        course, chance = self.course, self.chance
        if course.active and chance.random() < 0.04:
            self.write(leave(chance.choice(course.active)))
        fixed = Method.KNOCKOUT, Method.ROUND_ROBIN, Method.LEAGUE
        is_fixed = course.plan.method in fixed
        if not is_fixed and not course.knockout_rounds and chance.random() < 0.04:
            gone = set(course.entrants) - set(course.active)
            self.write(join(chance.choice([*sorted(gone), len(course.entrants) + 1])))

    def points(self, number: int, table: int) -> dict[int, int]:
        """Return points at a table: a draw in one of five, also those of bots that aren't told."""
        found = self.course.rounds[number - 1].tables[table - 1]
        bots = self.course.seats(found) - len(found.entrants)
        places = self.chance.choice([(1, 2, 3, 4)] * 4 + [(1, 1, 1, 4)])
        seats = [*found.entrants, *(-bot for bot in range(1, bots + 1))]
        placed = zip(self.chance.sample(seats, len(seats)), places, strict=False)
        return points_of(dict(placed))

    def correct(self) -> None:
        for number, played in enumerate(self.course.rounds, 1):
            for table in range(1, len(played.tables) + 1):
                if self.chance.random() < 0.03 and played.tables[table - 1].points is not None:
                    self.write(result(number, table, self.points(number, table), "corrected"))


def check_places(course: Course, line: Line) -> None:
    """Everyone who takes part has one place."""
    placed = [entrant for table in [*tables(line), byes(line)] for entrant in table]
    if course.plan.method is Method.ARENA:
        assert placed == []
        return
    if course.plan.method is Method.LEAGUE:
        check_groups(course, line)
        return
    assert len(placed) == len(set(placed))
    if course.knockout_from is None or len(course.rounds) < course.knockout_from:
        assert set(placed) == set(course.active)
    if course.plan.size > 2:
        assert min(map(len, tables(line))) > 1


def check_groups(course: Course, line: Line) -> None:
    """Everyone is in one group, and meets everyone else in it once."""
    groups = line.facts["groups"]
    sizes = {len(group) for group in groups}
    assert sorted(each for group in groups for each in group) == sorted(course.active)
    assert sizes <= {*range(4, 9)}
    assert max(sizes) - min(sizes) <= 1
    assert len(groups) == -(-len(course.active) // 8)
    pairs = [frozenset(pair) for group in groups for pair in combinations(group, 2)]
    assert sorted(map(sorted, pairs)) == sorted(map(sorted, tables(line)))


def is_in_pairs(course: Course) -> bool:
    """Return whether the next round is paired by points."""
    rounds = course.plan.rounds if course.knockout_from is None else course.knockout_from
    by_points = course.plan.method in (Method.SWISS, Method.PODS) and course.plan.size == 2
    return by_points and len(course.rounds) < rounds


def check_swiss(course: Course, line: Line) -> None:
    """No second bye and no rematch can be avoided; of a few people, no pairing is better at all."""
    if not is_in_pairs(course):
        return
    merits = Merits(course)
    found = [tuple(table) for table in [*tables(line), *([each] for each in byes(line))]]
    alone, again = merits.of(found)[:2]
    rare = [each for each in course.active if merits.alone[each] == min(merits.alone.values())]
    if len(course.active) <= 8:
        assert merits.of(found) == min(map(merits.of, every_pairing([*course.active])))
    else:
        assert alone == (merits.alone[rare[0]] if len(course.active) % 2 else 0)
        assert again == 0 or again == least_rematches(course.active, merits.met, rare)


def check_knockout(course: Course, line: Line) -> None:
    """Of each table only the winner plays on, or the better seed, who stands first at it."""
    if not course.knockout_rounds:
        return
    placed = {entrant for table in [*tables(line), byes(line)] for entrant in table}
    last = course.rounds[-1]
    assert placed <= {*last.placed()}
    assert placed >= {*last.byes} & {*course.active}
    for table in last.tables:
        points = table.points or {}
        winner, loser = sorted(table.entrants, key=points.__getitem__, reverse=True)
        assert loser not in placed
        assert (winner in placed) == (winner in course.active)


class Merits:
    """What makes one pairing better than another one."""

    def __init__(self, course: Course) -> None:
        seated = [table.entrants for played in course.rounds for table in played.tables]
        free = Counter(each for played in course.rounds for each in played.byes)
        free.update(table[0] for table in seated if len(table) == 1)
        self.alone = {each: free[each] for each in course.active}
        self.met = Counter(frozenset(table) for table in seated)
        found = standings(course)
        self.points = {each.entrant: each.points for each in found}
        self.rank = {each.entrant: each.rank for each in found}

    def of(self, pairing: Sequence[tuple[int, ...]]) -> list[int]:
        """Return the demerits of a pairing, the most important one first."""
        pairs = [pair for pair in pairing if len(pair) == 2]
        alone = [each for (each,) in (single for single in pairing if len(single) == 1)]
        times = [self.met[frozenset(pair)] for pair in pairs]
        return [
            sum(self.alone[each] for each in alone),
            sum(each > 0 for each in times),
            sum(times),
            -sum(self.rank[each] for each in alone),
            sum((self.points[one] - self.points[other]) ** 2 for one, other in pairs),
        ]


def every_pairing(people: list[int]) -> Iterator[list[tuple[int, ...]]]:
    """Yield all ways to make pairs, with one alone if the number is odd."""
    if len(people) < 2:
        yield [tuple(people)] if people else []
        return
    if len(people) % 2:
        for alone in people:
            rest = [each for each in people if each != alone]
            yield from ([(alone,), *pairs] for pairs in every_pairing(rest))
        return
    first, *others = people
    for other in others:
        rest = [each for each in others if each != other]
        yield from ([(first, other), *pairs] for pairs in every_pairing(rest))


def least_rematches(
    people: Sequence[int], met: Container[frozenset[int]], may_be_alone: Sequence[int]
) -> int:
    """Return the least number of rematches: what the largest matching of new pairs leaves over."""
    new: networkx.Graph[int] = networkx.Graph()
    new.add_nodes_from(people)
    new.add_edges_from(pair for pair in combinations(people, 2) if frozenset(pair) not in met)
    fields = [people]
    if len(people) % 2:
        fields = [[each for each in people if each != alone] for alone in may_be_alone]
    most = (networkx.max_weight_matching(new.subgraph(field), True) for field in fields)
    return len(people) // 2 - max(map(len, most))


def check_scores(course: Course, log: Sequence[Line]) -> None:
    """The standings are what the log says, added up by itself."""
    rounds = [line.facts for line in log if line.kind is Kind.ROUND]
    counted = rounds[: course.knockout_from or None]
    last = {
        (line.facts["round"], line.facts["table"]): line.facts["points"]
        for line in log
        if line.kind is Kind.RESULT and line.facts["round"] <= len(counted)
    }
    points, over = Counter[int](), Counter[int]()
    for each in last.values():
        points.update({int(entrant): value for entrant, value in each.items()})
        over.update(int(entrant) for entrant in each)
    free = Counter(entrant for facts in counted for entrant in facts["byes"])
    if course.plan.method is Method.ARENA:
        points = points_of_duels(log)
    for each in standings(course):
        assert each.byes == free[each.entrant]
        assert each.points == points[each.entrant] + 2 * (course.plan.size - 1) * each.byes
        assert each.won + each.drawn + each.lost == over[each.entrant]
        if course.plan.size == 2 and course.plan.method is not Method.ARENA:
            assert each.points == 2 * each.won + each.drawn + 2 * each.byes


def points_of_duels(log: Sequence[Line]) -> Counter[int]:
    """The points of an arena: those after two wins in a row count twice."""
    results = [line.facts for line in log if line.kind is Kind.RESULT]
    latest = {facts["table"]: facts["points"] for facts in results}
    ended = dict.fromkeys(facts["table"] for facts in results)
    points, history = Counter[int](), defaultdict[int, list[int]](list)
    for table in ended:
        for entrant, each in latest[table].items():
            before = history[int(entrant)]
            points[int(entrant)] += each * (2 if before[-2:] == [2, 2] else 1)
            before.append(each)
    return points


def check_order(course: Course) -> None:
    """Everyone stands behind those who are better, and what decided it is told."""
    found = standings(course)
    assert sorted(each.entrant for each in found) == sorted(course.entrants)
    assert found[0].rank == 1
    is_knockout = course.plan.method is Method.KNOCKOUT
    for place, (one, other) in enumerate(pairwise(found), 1):
        ours, theirs = [*one.tie_breaks.items()], [*other.tie_breaks.items()]
        first = TieBreak.STAGE, TieBreak.GROUP
        stages = [each for each in zip(ours, theirs, strict=True) if each[0][0] in first]
        others = [each for each in zip(ours, theirs, strict=True) if each not in stages]
        compared = [*stages, (("points", one.points), ("points", other.points)), *others]
        if is_knockout:
            compared = stages
        by = next((each for each in compared if each[0] != each[1]), None)
        assert by is None or by[0][1] > by[1][1]
        assert other.rank == (one.rank if by is None else place + 1)
        assert one.decided_by == (by[0][0] if by and by[0][0] != "points" else None)
    assert found[-1].decided_by is None


@given(people=PEOPLE, seed=SEEDS)
@settings(max_examples=how_many(120, 2000), derandomize=True, database=None)
def test_a_random_event_keeps_all_promises(people: int, seed: int) -> None:
    evening = Evening(people, Random(seed))
    evening.play()
    course = evening.course
    check_scores(course, evening.log)
    check_order(course)
    assert standings(Course(course.plan, evening.log)) == standings(course)
    assert course.is_finished or len(course.active) < max(course.fewest, 2)


@pytest.mark.parametrize("people", range(1, 9))
def test_all_pairings_of_a_few_are_tried(people: int) -> None:
    """An odd number of people has as many pairings as with one more: 1, 3, 15, 105."""
    count = {1: 1, 2: 1, 3: 3, 4: 3, 5: 15, 6: 15, 7: 105, 8: 105}[people]
    found = {frozenset(each) for each in every_pairing([*range(people)])}
    assert len(found) == count
