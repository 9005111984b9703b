"""Statistics of a server's matches of a game: cards, decks, who began, drafts and bans.

They name no one. A statistic reads the results in steps of `STEP`, so others read in between.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from functools import partial
from itertools import pairwise
from typing import Any, Literal, NamedTuple, TypeAlias

from sqlalchemy import (
    ColumnElement,
    Select,
    String,
    and_,
    bindparam,
    func,
    literal,
    or_,
    select,
    true,
)
from sqlalchemy.orm import Session, aliased

from bot.store.reader import Reader
from bot.store.result_tables import Result, ResultKind, ResultSeat, SeatOutcome
from bot.store.rows import Rows
from bot.store.tables import Match, Move, MoveKind, Succession

STEP = 200
"""The number of results that are counted in one query."""
MOST_RESULTS = 200_000
"""The number of newest results that are counted."""
MOST_DECKS, ROOM_FOR_DECKS = 2000, 20_000
"""The most different decks that are kept, and while counting: those played least are dropped."""
WITHOUT = 0
"""The id of a reader who has played in no match."""
_AGAINST_BOT = (ResultKind.BOT, ResultKind.SOLO)
_NUMBERS: ColumnElement[Any] = bindparam("numbers", expanding=True, literal_execute=True)
Deck: TypeAlias = "tuple[str, ...]"
"""The ids of its cards, sorted."""


@dataclass(frozen=True, slots=True)
class Preparation:
    """Moves that take or ban the card that they name, in matches that prepare others.

    Attributes:
        game: The id of the game of these matches.
        use: What the moves do with the card.
        after: How many moves come before them.
        setup: Values, by key, of the set-ups in which it is so.
    """

    game: str
    use: Literal["picked", "banned"]
    after: int = 0
    setup: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Counted:
    """What is counted in a game.

    Attributes:
        moves_first: Whether the seat that makes the first move is the first player.
        preparations: The formats in which cards are picked or banned.
        decks_at: The key in set-ups under which every seat has its deck; empty if there is none.
        formats: The formats in which that is a deck that was chosen.
    """

    moves_first: bool = True
    preparations: tuple[Preparation, ...] = ()
    decks_at: str = ""
    formats: tuple[str, ...] = ()


@dataclass(slots=True)
class Tally:
    """How often something was played, and how often its side won and lost; the rest are draws."""

    played: int = 0
    won: int = 0
    lost: int = 0

    def add(self, outcome: SeatOutcome, count: int) -> None:
        """Add this number of seats with this outcome; seats without one don't count."""
        if outcome is not SeatOutcome.OVER:
            self.played += count
            self.won += count * (outcome is SeatOutcome.WON)
            self.lost += count * (outcome is SeatOutcome.LOST)


class Mode(NamedTuple):
    """A way in which a game is played."""

    format: str
    kind: ResultKind


@dataclass(slots=True)
class Figures:
    """Matches between people, or against the bot: there only the seats of people are counted.

    `turns` are those of all matches together. `first` has the first players of duels.
    """

    matches: Counter[Mode] = field(default_factory=Counter)
    turns: int = 0
    cards: dict[str, Tally] = field(default_factory=dict)
    decks: dict[Deck, Tally] = field(default_factory=dict)
    first: dict[Mode, Tally] = field(default_factory=dict)


@dataclass(slots=True)
class GameStatistics:
    """The figures of a game in a server. `picked` and `banned` count moves by their text."""

    people: Figures = field(default_factory=Figures)
    bot: Figures = field(default_factory=Figures)
    picked: Counter[str] = field(default_factory=Counter)
    banned: Counter[str] = field(default_factory=Counter)

    def of(self, kind: ResultKind) -> Figures:
        """Return the figures to which a kind of play belongs."""
        return self.bot if kind in _AGAINST_BOT else self.people


class StatisticsStore(Rows):
    """Counts the results of servers."""

    async def of_game(
        self,
        guild_id: int,
        game: str,
        counted: Counted,
        channels: Collection[int],
        season: int | None = None,
    ) -> GameStatistics:
        """Count the results of a game in a server, in a season (from 0 on) or in all.

        Left out are private matches, those in other than these `channels`, those with a player who
        hides their profile, and those that were abandoned.
        """
        here = [Result.guild_id == guild_id, Result.game == game]
        if season is not None:
            here.append(Result.season == season)
        found, known = GameStatistics(), Reader(WITHOUT, channels).knows()
        edges = [*dict.fromkeys(await self._all(_edges(here)))]
        for last, first in [*pairwise((*edges, None))][: MOST_RESULTS // STEP]:
            within = [Result.ended_at <= last]
            within += [] if first is None else [Result.ended_at > first]
            step = partial(_count, where=(*here, *within, known), counted=counted, found=found)
            await self._database.ask(step)
            _drop_rarest(found, above=ROOM_FOR_DECKS)
        _drop_rarest(found, above=MOST_DECKS)
        return found


def _edges(here: Sequence[ColumnElement[bool]]) -> Select[datetime]:
    """Select when each step of results begins, the newest first; all in between stay unread."""
    place = func.row_number().over(order_by=Result.ended_at.desc()).label("place")
    numbered = select(Result.ended_at, place).where(*here).subquery()
    begins = (numbered.c.place - 1) % STEP == 0
    return select(numbered.c.ended_at).where(begins).order_by(numbered.c.place)


def _count(
    session: Session, where: Sequence[ColumnElement[bool]], counted: Counted, found: GameStatistics
) -> None:
    """Add the results for which these conditions hold."""
    played = select(Result.number, Result.kind, Result.format, Result.turns)
    itself = Match.id == Result.match_id, Match.game == Result.game  # not what prepares matches
    rows = session.execute(
        played.join(Match, itself[0]).where(*where, itself[1], Result.kind != ResultKind.ABANDONED)
    ).all()
    numbers = {"numbers": [row.number for row in rows]}
    if not rows:
        return
    for _, kind, format_, turns in rows:
        figures = found.of(kind)
        figures.matches[Mode(format_, kind)] += 1
        figures.turns += turns
    _count_seats(session, numbers, counted, found)
    for each in counted.preparations:
        uses = found.picked if each.use == "picked" else found.banned
        for text, count in session.execute(_named(each), numbers):
            uses[text] += count


def _count_seats(
    session: Session, numbers: Mapping[str, Sequence[int]], counted: Counted, found: GameStatistics
) -> None:
    """Add what the seats of the results with these numbers played, and how it ended for them."""
    for kind, outcome, card, count in session.execute(_cards(session), numbers):
        found.of(kind).cards.setdefault(card, Tally()).add(outcome, count)
    if counted.decks_at:
        for kind, outcome, text in session.execute(_decks(session, counted), numbers):
            if text is not None:
                found.of(kind).decks.setdefault(_read_deck(text), Tally()).add(outcome, 1)
    if counted.moves_first:
        for kind, format_, outcome, count in session.execute(_first(), numbers):
            first = found.of(kind).first.setdefault(Mode(format_, kind), Tally())
            first.add(outcome, count)


def _seats(*columns: Any) -> Select[*tuple[Any, ...]]:
    """Select columns of the counted seats of results: against the bot only those of people."""
    return (
        select(Result.kind, *columns)
        .select_from(ResultSeat)
        .join(Result, Result.number == ResultSeat.number)
        .where(
            Result.number.in_(_NUMBERS),
            or_(
                Result.kind.not_in(_AGAINST_BOT),
                and_(ResultSeat.user_id.is_not(None), ResultSeat.strength.is_(None)),
            ),
        )
    )


def _cards(session: Session) -> Select[*tuple[Any, ...]]:
    each: Any = func.json_each if _is_sqlite(session) else func.json_array_elements_text
    card = each(ResultSeat.cards).table_valued("value")
    found = _seats(ResultSeat.outcome, card.c.value, func.count())
    return found.join(card, true()).group_by(Result.kind, ResultSeat.outcome, card.c.value)


def _decks(session: Session, counted: Counted) -> Select[*tuple[Any, ...]]:
    deck: ColumnElement[Any]
    if _is_sqlite(session):
        path = literal(f"$.{counted.decks_at}.").concat(ResultSeat.seat)
        deck = func.json_extract(Match.setup, path, type_=String)
    else:
        deck = Match.setup[counted.decks_at].op("->>")(ResultSeat.seat)
    decks = _seats(ResultSeat.outcome, deck).join(Match, Match.id == Result.match_id)
    return decks.where(Result.format.in_(counted.formats))


def _first() -> Select[*tuple[Any, ...]]:
    """Select the outcomes of the seats that made the first move of duels."""
    found = _seats(Result.format, ResultSeat.outcome, func.count()).join(
        Move, and_(Move.match_id == Result.match_id, Move.seat == ResultSeat.seat)
    )
    duels = Move.number == 1, Move.kind == MoveKind.MOVE, Result.mode == "duel"
    return found.where(*duels).group_by(Result.kind, Result.format, ResultSeat.outcome)


def _named(preparation: Preparation) -> Select[*tuple[Any, ...]]:
    """Select moves that prepared these matches; those of matches with moves undone are left out."""
    undone = aliased(Move)
    has_undone = select(undone.number).where(
        undone.match_id == Succession.parent_id, undone.kind == MoveKind.UNDO
    )
    columns: list[ColumnElement[Any]] = [Move.text.label("text")]
    if preparation.after:
        place = func.row_number().over(partition_by=Move.match_id, order_by=Move.number)
        columns.append(place.label("place"))
    moves = (
        select(*columns)
        .select_from(Succession)
        .join(Move, Succession.parent_id == Move.match_id)
        .join(Result, Result.match_id == Succession.match_id)
        .join(Match, Match.id == Succession.parent_id)
        .where(Result.number.in_(_NUMBERS), Move.kind == MoveKind.MOVE, ~has_undone.exists())
        .where(Match.game == preparation.game)
        .where(*[Match.setup[key].as_string() == is_ for key, is_ in preparation.setup.items()])
    )
    if not preparation.after:
        return moves.add_columns(func.count()).group_by(Move.text)
    later = moves.subquery()
    counted = select(later.c.text, func.count()).where(later.c.place > preparation.after)
    return counted.group_by(later.c.text)


def _is_sqlite(session: Session) -> bool:
    return session.get_bind().dialect.name == "sqlite"


def _read_deck(text: str) -> Deck:
    return tuple(sorted(json.loads(text))) if text.startswith("[") else (text,)


def _drop_rarest(found: GameStatistics, above: int) -> None:
    """Keep the `MOST_DECKS` that were played most, if there are more than `above`."""
    for figures in (found.people, found.bot):
        if len(figures.decks) > above:
            ranked = sorted(figures.decks.items(), key=lambda each: -each[1].played)
            figures.decks = dict(ranked[:MOST_DECKS])
