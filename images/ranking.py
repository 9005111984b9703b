"""A ranking: ranks, ratings, ranks gained, and always the reader's line."""

from __future__ import annotations

from PIL import Image

from engine.core import record
from images.charts import ROOM, Moved, Row, draw_remark, draw_table, draw_title, signed
from images.layout import WIDTH
from images.picture import Picture, as_png, fitting
from images.theme import NIGHT
from texts import Texts

LINES = 10
"""Most lines; with the reader's line the picture is no narrower on a desktop than on a phone."""


@record
class Ranked:
    """A line of a ranking: rank, player, rating, number of matches, and ranks gained."""

    rank: int
    name: str
    rating: int
    matches: int
    moved: Moved = None


@record
class Ranking:
    """The ranking of a season, up to `LINES` lines, and the reader's line, if there is one."""

    title: str
    season: str
    lines: tuple[Ranked, ...]
    own: Ranked | None = None


def ranking(shown: Ranking, texts: Texts) -> Picture:
    """Draw the table, with the reader's line highlighted, or added below (1000 wide, PNG)."""
    canvas = Image.new("RGB", (WIDTH, ROOM), NIGHT)
    y = draw_title(canvas, shown.title, shown.season)
    rows = [_row(each, shown, texts) for each in shown.lines]
    if shown.own and shown.own not in shown.lines:
        rows.append(_row(shown.own, shown, texts, apart=bool(rows)))
    if rows:
        y = draw_table(canvas, y - 6, [texts("chart-rating"), texts("chart-matches")], rows)
    else:
        y = draw_remark(canvas, y, texts("chart-nobody"))
    return as_png("ranking", canvas.crop((0, 0, WIDTH, y)), ranking_alt(shown, texts), small=True)


def ranking_alt(shown: Ranking, texts: Texts) -> str:
    """Describe the reader's line and as many others as fit."""
    head = [f"{shown.title}. {shown.season}."]
    if shown.own:
        head.append(texts("chart-own", line=_describe_line(shown.own, texts)))
    lines = [_describe_line(each, texts) for each in shown.lines] or [texts("chart-nobody")]
    return fitting("\n".join((*head, *lines[:end])) for end in range(len(lines), -1, -1))


def _row(line: Ranked, shown: Ranking, texts: Texts, *, apart: bool = False) -> Row:
    figures = str(line.rating), texts("chart-number", number=line.matches)
    return Row(line.rank, line.name, figures, line.moved, line == shown.own, apart)


def _describe_line(line: Ranked, texts: Texts) -> str:
    rating, moved = str(line.rating), line.moved
    name, matches = line.name, line.matches
    text = texts("chart-ranked", rank=str(line.rank), name=name, rating=rating, matches=matches)
    change = texts("chart-new") if moved == "new" else signed(moved) if moved else ""
    return f"{text} ({change})" if change else text
