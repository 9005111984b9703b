"""Texts with samples of their arguments."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args

from of_games import of_games
from reading_texts import OF_SOME_LANGUAGES, dashed, words_of

from bot.store.result_tables import SeatOutcome
from engine.clash.abilities import ABILITIES
from engine.clash.events import Side
from images.clash.champion import State
from texts import texts_in

NUMBERS = (0, 1, 2, 4, 5, 11, 12, 21, 22, 25)
NUMERIC = {"amount", "attack", "bonus", "cost", "count", "full", "health", "left", "mana"} | {
    "number",
    "place",
    "position",
    "reach",
}
NUMERIC_OF_GAMES = [(dashed(game), fact) for game, fact in of_games("texts", "NUMERIC")]
NUMERIC_HERE = (
    {pair for _, pair in of_games("texts", "NUMBERS_HERE")}
    | {("story-turn", "turn"), ("alt-to-play", "turn"), ("alt-over", "turn")}
    | {
        ("picture-turn-of", "turn"),
        ("alt-player", "cards"),
        ("alt-seat", "cards"),
        ("alt-ai", "discard"),
        ("story-milled", "more"),
        *(("alt-draft", "round"), ("alt-draft", "rounds")),
        *(("picture-draft-round", "round"), ("picture-draft-round", "rounds")),
        *(("picture-draft-picks", "picks"), ("picture-bans", "picks")),
        *(("alt-league-row", "points"), ("alt-league-row", "rank"), ("picture-round", "round")),
    }
    | {
        *(("ranking-line", "points"), ("ranking-line", "solved"), ("streak-now", "best")),
        *(("ranking-own", "points"), ("ranking-own", "solved"), ("ranking-own", "of")),
        *(("compare-all", "drawn"), ("compare-line", "drawn")),
        *(("reveal-statistics", each) for each in ("tried", "solved", "first")),
    }
)
WORDS_HERE: dict[tuple[str, str], tuple[Any, ...]] = {
    ("illegal-no-such-target", "place"): ("bu1",),
    ("deck-number", "number"): ("4",),
    ("card-facts-creature", "attack"): (3, "X"),
    ("card-alt-creature", "attack"): (3, "X"),
    ("match-line", "turn"): ("yours", "theirs"),
    ("match-label", "turn"): ("yours", "theirs"),
    ("match-label-over", "result"): ("won", "lost", "draw", "over"),
    ("history-line", "outcome"): tuple(SeatOutcome),
    ("story-attack-stronghold", "side"): (*get_args(Side), "stronghold"),
    ("alt-creature", "hurt"): ("yes", "no"),
    ("alt-creature", "attack"): (3, "X"),
    ("alt-creature-short", "attack"): (3, "X"),
    **dict.fromkeys(
        [
            *(
                ("puzzle-alt-turn", "whose"),
                ("puzzle-alt-hand", "whose"),
                ("puzzle-alt-upper", "whose"),
            ),
            *(("animation-stronghold", "whose"), ("animation-bastion-fell", "whose")),
            *(("puzzle-alt-lower", "whose"), ("puzzle-alt-no-creatures", "whose")),
        ],
        ("yours", "opponents"),
    ),
    **{
        (f"animation-{key}", "preview"): ("yes", "no")
        for key in ("destroyed", "bastion-fell", "bastion-fell-of")
    },
    ("diagram-row-hand", "whose"): ("A", "B"),
    ("diagram-creature", "whose"): ("A", "B"),
    ("diagram-card", "cost"): ("none", "3"),
    ("diagram-sign", "sign"): (
        *("ability", "hurt", "destroyed", "captor", "blocked", "cheaper", "concerned"),
    ),
    ("puzzle-alt-champion", "state"): get_args(State),
    ("puzzle-alt-damage", "amount"): (3, "X"),
    ("animation-stronghold", "side"): get_args(Side),
    ("animation-stronghold-of", "side"): get_args(Side),
    ("story-stronghold-damaged", "side"): get_args(Side),
    ("headline-stronghold", "side"): get_args(Side),
    ("story-regenerated", "side"): get_args(Side),
    ("picture-champion", "state"): get_args(State),
    ("alt-champion", "state"): get_args(State),
    ("alt-seat-champion", "state"): get_args(State),
    ("alt-draft-creature", "attack"): (3, "X"),
    ("alt-draft-incantation", "attack"): (3, "X"),
    **{(f"alt-short-{kind}", "attack"): (3, "X") for kind in ("creature", "incantation")},
    ("alt-who-seat", "state"): ("due", "done"),
    ("picture-change-value", "element"): ("attack", "health", "cost"),
    ("fragment-value", "element"): ("attack", "health", "cost"),
    ("picture-points-left", "points"): (0.0, 0.5, 1.0, 2.0, 2.5),
    ("picture-average-cost", "cost"): (0.0, 3.5),
    **{
        (key, fact): (0, 0.5, 1, 1.5, 2, 2.5)
        for key in (
            *("league-mutate", "league-place", "league-preview", "button-done"),
            *("story-mutated", "story-mutation-ended"),
        )
        for fact in ("points", "price")
    },
    ("alt-hand-champion", "state"): get_args(State),
    ("story-destroyed", "way"): ("home", "over"),
    ("story-returned", "way"): ("home", "over"),
    ("story-destroyed", "end"): ("left", "right", "right"),
    ("story-returned", "end"): ("left", "right", "right"),
    ("clash-foresee-stronghold", "side"): (*get_args(Side), "fallen"),
    ("clash-foresee-end", "way"): ("won", "lost", "draw"),
    ("clash-decided", "whose"): ("own", "theirs"),
    **dict(item for _, item in of_games("texts", "WORDS")),
    ("aura-of", "id"): tuple(dashed(ability.id) for ability in ABILITIES),
}


def samples(key: str, fact: str) -> tuple[Any, ...]:
    """Return values of the type that the code passes."""
    if (key, fact) in WORDS_HERE:
        return WORDS_HERE[key, fact]
    of_game = any(f"{game}-" in key and fact == number for game, number in NUMERIC_OF_GAMES)
    if of_game or fact in NUMERIC or (key, fact) in NUMERIC_HERE:
        return NUMBERS
    return (f"<{fact}>",)


def filled_in(language: str, key: str) -> Iterator[tuple[dict[str, Any], str]]:
    """Yield the text with every sample of every argument at least once."""
    facts = sorted(words_of("en", key).variables | OF_SOME_LANGUAGES.get(key, set()))
    choices = {fact: samples(key, fact) for fact in facts}
    for turn in range(max((len(each) for each in choices.values()), default=1)):
        filling = {fact: values[turn % len(values)] for fact, values in choices.items()}
        yield filling, texts_in(language)(key, **filling)
