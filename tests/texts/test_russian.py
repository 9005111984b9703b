"""Russian says the booklets' words, and never puts a name where another case is due."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import ast as ftl
from reading_texts import ROOT, entries, literal

NAMES = {
    *("player", "players", "opponent", "other", "others", "one", "two", "a", "b", "c", "d"),
    *("host", "challenger", "loser", "winner", "owner", "name", "person", "seat", "bot", "role"),
    *("card", "cards", "creature", "creatures", "spell", "spells", "warrior", "fighter"),
    *("fighters", "called", "covered", "discarded", "building", "target", "by", "page", "title"),
}
"""Facts that hold names of people, cards or pages, which no text can inflect."""

NOUNS = (
    r"игрок(?:а|у|ом)?|карт(?:а|у|ы|е|ой)|заклинани[еяю]|существ[оау]|воин[ау]?|чемпиона?"
    r"|сторон[ыаеу]|задач[ауи]|соперник|колод[ау]|рол[ьи]|чудо|имени|бота|цел[ьи]"
)
"""Nouns that take the case instead of the name after them."""

OTHERS = (
    r"и|или|как|где|теперь|только|ИИ|сначала|начинает|ходит|решает|срабатыва[ею]т|сработает|спрашивает"
    r"|повторяется|копируется|ложится|уходит"
)
"""Words after which a name is a subject."""

NOMINATIVE = re.compile(rf"(?<![а-яё])(?:{NOUNS}|{OTHERS})\s+\**$", re.IGNORECASE)

SUBJECTS = {
    *("alt-creature-shackled", "castles-picture-chooses", "clash-foresee-attack"),
    *("clash-foresee-fall", "illegal-castles-second-legend", "two-worlds-alt-form-of"),
    *("illegal-two-worlds-ambiguous", "two-worlds-picture-asked"),
    *("alt-player", "alt-seat", "castles-story-built", "refused-settings-more-sets"),
}
"""Messages in which the name after another word is the subject, or a number."""

WRONG = {
    "в руке": ("", r"\bна рук(?:е|ах|у)\b"),
    "использован": ("", r"без сил"),
    "составленная колода": ("", r"\bсвоя колода|\bсвои колоды|\bсвоими колодами"),
    "в реальном времени": ("", r"\bвживую"),
    "партия, дуэль": ("", r"\bматч|\bпоедин"),
    "задача": ("", r"\bзагадк|\bголоволом"),
    "в любое время": ("", r"в любой момент"),
    "крайняя": ("", r"\bсам(?:ая|ую|ой) (?:левая|левую|левой|правая|правую|правой)"),
    "завершить ход": ("", r"\bзакончи(?:ть|)? ход\b|всё равно закончить"),
    "1 здоровье, +1 урон": ("", r"(?<!против )\b1 здоровья|\+1 урона"),
    "Правила 1.0": ("", r"первая редакция"),
    "no space before …": ("", r" …"),
    "no-break space before %": ("", r" %"),
    "противник": ("clash", r"\bсоперни"),
    "стоимость": ("clash", r"\bцен\w+ карты"),
    "носитель": ("clash_cards", r"\bоно\b"),
    "жизни": ("two_worlds", r"\bздоров"),
    "ячейка, форма, продвижение, призыв": (
        "two_worlds",
        r"\bклет(?:к|ок)|\bоблик|\bнаступа|\bвход(?:ит|ят)\b|\bприход(?:ит|ят)\b",
    ),
    "колдун, резерв": ("bald_mountain", r"\bмаг(?:а|и|ов|ам|ами)?\b|\bиз запаса\b"),
}
"""What to say: in which files (how their names begin), and the words it replaces."""


def told(pattern: ftl.Pattern, before: str = "") -> Iterator[tuple[str, str]]:
    """Yield each fact of a text with all that stands before it; of choices before it the last."""
    for element in pattern.elements:
        if isinstance(element, ftl.TextElement):
            before += element.value
        elif isinstance(element.expression, ftl.VariableReference):
            yield element.expression.id.name, before
            before += "@"
        elif isinstance(element.expression, ftl.SelectExpression):
            for variant in element.expression.variants:
                yield from told(variant.value, before)
            before += "".join(
                part.value
                for part in element.expression.variants[-1].value.elements
                if isinstance(part, ftl.TextElement)
            )


def all_texts() -> Iterator[tuple[str, str, str]]:
    """Yield file, key and words of each text, those of the lessons too."""
    for key, (name, _) in entries("ru").items():
        yield name, key, literal("ru", key)
    for file in sorted((ROOT / "puzzles" / "courses").glob("*/*.json")):
        for said in re.findall(r'"ru": "((?:[^"\\]|\\.)*)"', file.read_text("utf-8")):
            yield f"{file.parent.name}_{file.name}", said, said


def test_names_stand_in_the_nominative() -> None:
    """A colon, a noun or nothing stands before them (`у @`, `разыгрывает @` would inflect)."""
    for key, (_, message) in entries("ru").items():
        for fact, before in told(message.value) if message.value else ():
            if fact in NAMES and re.search(r"[а-яё]\s+\**$", before, re.IGNORECASE):
                assert key in SUBJECTS or NOMINATIVE.search(before), (key, before, fact)


@pytest.mark.parametrize("right", WRONG)
def test_things_are_called_as_in_the_booklets(right: str) -> None:
    files, wrong = WRONG[right]
    for name, key, said in all_texts():
        if name.startswith(files):
            assert not re.search(wrong, said, re.IGNORECASE), (f"say {right}", name, key, said)
