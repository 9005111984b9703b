"""Clash of Decks as a game: set-up, documents and moves (`engine.core.Game`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from pydantic import Field

from engine import chance
from engine.clash import ai_deck, ai_settings, custom, endings, moves, notation, position
from engine.clash import rules as played_by
from engine.clash.actions import Action
from engine.clash.battle import Battle
from engine.clash.cards import Card
from engine.clash.decks import AI_SIZE, known_card, read_deck
from engine.clash.events import CoinTossed, Event
from engine.clash.position_documents import Options, Ruleset
from engine.clash.seating import SEATINGS, Mode, Seating
from engine.clash.state import Ai, Player
from engine.core import SEATS, Game, JsonObject, Seat
from engine.documents import Document, DocumentError, known_rules, read, refuse

DEFAULT_TURN_LIMIT = 60
"""The number of turns of each seat after which a match is a draw (Ruling 21). Matches set it;
positions need not."""

RECORD_KEYS = (
    *("format", "game", "ruleset", "rules", "mode", "config", "seed", "players", "decks"),
    *("moves", "result"),
)
"""The keys of a match record in their order (docs/formats.md)."""


class Config(Document):
    """The `config` of a match record.

    `first` is the seat that begins a duel without a coin toss; `champions` are by seat, with the
    module champion; `cards` are the made-up cards by the ids that decks and champions use.
    """

    chance: Literal["splitmix64"] = chance.ALGORITHM  # type: ignore[assignment]
    options: Options = Options()
    first: Literal["A", "B"] | None = None
    champions: dict[str, str] = Field(default_factory=dict)
    cards: dict[str, custom.CardDocument] = Field(default_factory=dict)


class Setup(Document):
    """The set-up of a match."""

    ruleset: Ruleset
    mode: Mode
    config: Config
    decks: dict[str, list[str]]


class ClashOfDecks(Game):
    """The rules of Clash of Decks, versions 1.2 and 1.0."""

    id = "clash"
    notation = notation
    record_keys = RECORD_KEYS
    rules = played_by.NEWEST

    def setup(
        self, setup: JsonObject, seed: int, rules: int | None = None
    ) -> tuple[Battle, list[Event]]:
        """Shuffle the decks, determine the first seat and begin the first turn.

        clash-of-decks.md 2, 9, 10.
        """
        version = known_rules(rules, self.rules)
        parsed = read(Setup, setup)
        seating = SEATINGS[parsed.mode]
        options = parsed.config.options
        position.refuse_other_seats(parsed.decks.keys(), seating, "decks")
        _refuse_champions(parsed, seating)
        settings = _settings(parsed, seating)
        made_up = custom.read_cards(parsed.config.cards, "config.cards")
        players: list[Player] = []
        for number, seat in enumerate(seating.seats):
            if number in seating.ai:
                players.append(_ai(parsed, seat, seed, made_up, settings))
            else:
                players.append(_player(parsed, seat, seed, made_up))
        battle = position.seated(tuple(players), seating)
        battle.rules = played_by.Rules(version, parsed.ruleset, options.turn_limit, options.fatigue)
        if parsed.config.first is not None:
            if seating.mode != "duel":
                raise DocumentError("config.first", f"in the mode {seating.mode} it is settled")
            battle.active = SEATS.index(parsed.config.first)
        elif seating.mode == "duel":
            battle.active, _ = chance.draw(chance.stream(seed, "coin"), 2)
            battle.events.append(CoinTossed(SEATS[battle.active]))
        elif settings.first:
            battle.active = seating.ai[0]
        return battle, battle.open()

    def dump(self, state: Battle) -> JsonObject:
        return position.dump(state)

    def load(self, document: object) -> Battle:
        return position.load(document)

    def read_move(self, state: Battle, text: str) -> tuple[Action, str]:
        return moves.read_move(state, text)

    def asked(self, state: Battle) -> tuple[Seat, ...]:
        """Return the seat that has to order its cards in another seat's turn (14), if any."""
        to_act = state.to_act()
        return () if to_act == (SEATS[state.active],) else to_act

    def turn_number(self, state: Battle) -> int:
        """Return the number of the turn; the end of the match counts as one more."""
        return state.turn + (state.ended is not None)

    def winners_now(self, state: Battle) -> tuple[Seat, ...]:
        """Return the seats with the healthiest strongholds (Ruling 76)."""
        return endings.leaders(state)


def _settings(setup: Setup, seating: Seating) -> ai_settings.Settings:
    """Return the AIs' settings: the quick ones, or a level with its points spent (9)."""
    path, options = "config.options.ai", setup.config.options
    if options.ai is not None and not seating.ai:
        raise DocumentError(path, f"the mode {seating.mode} has no AI")
    settings = ai_settings.read(options.ai, setup.ruleset, path)
    if ai_settings.spends_exactly(settings, setup.ruleset, options.champion):
        return settings
    if settings.level is None:
        raise DocumentError(f"{path}.level", "an AI with other settings than the quick one has one")
    if settings.level not in ai_settings.levels(setup.ruleset, options.champion):
        raise DocumentError(f"{path}.level", "with the module champion levels begin at 3")
    spent = ai_settings.points(settings, setup.ruleset)
    to_spend = ai_settings.points_to_spend(settings.level, options.champion)
    raise DocumentError(path, f"{spent} points are spent, not {to_spend}")


def _refuse_champions(setup: Setup, seating: Seating) -> None:
    """With the module, require a champion of each player; the quick solo game has none (12)."""
    options, champions = setup.config.options, setup.config.champions
    players = {seat for number, seat in enumerate(seating.seats) if number not in seating.ai}
    if champions.keys() != players and (options.champion or champions):
        needed = f"the players of the mode {seating.mode} are {' and '.join(sorted(players))}"
        raise DocumentError("config.champions", needed)
    if options.champion and seating.mode == "solo" and options.ai is None:
        raise DocumentError("config.options.champion", "not in the quick solo game")


def _player(setup: Setup, seat: Seat, seed: int, made_up: Mapping[str, Card]) -> Player:
    """Set up a player: a shuffled deck, all in hand, the stronghold leftmost, bastion up (2.1).

    With the module champion, the player also gets its champion.
    """
    deck = read_deck(setup.decks[seat], f"decks.{seat}", setup.ruleset, made_up)
    player = Player(chance.shuffled(deck, chance.stream(seed, f"deck {seat}")))
    champion = setup.config.champions.get(seat)
    if champion is not None:
        path = f"config.champions.{seat}"
        player.champion = known_card(champion, path, setup.ruleset, made_up)
        player.ready = True
        refuse(not player.champion.is_creature, path, f"{player.champion.name()} is an incantation")
        refuse(player.champion in deck, path, f"{player.champion.name()} is in the own deck")
    return player


def _ai(
    setup: Setup, seat: Seat, seed: int, made_up: Mapping[str, Card], settings: ai_settings.Settings
) -> Player:
    """Set up an AI: a shuffled deck on its stronghold (9)."""
    deck = read_deck(setup.decks[seat], f"decks.{seat}", setup.ruleset, made_up, AI_SIZE)
    shuffled = chance.shuffled(deck, chance.stream(seed, f"deck {seat}"))
    ai = Ai(settings, chance.stream(seed, ai_deck.STREAM.format(seat=seat)))
    return Player(shuffled, bastion=not settings.no_bastion, ai=ai)


def duel_setup(
    decks: Mapping[Seat, Sequence[str]], turn_limit: int = DEFAULT_TURN_LIMIT
) -> JsonObject:
    """Return the set-up document of a duel with these decks, by seat."""
    return setup_of("duel", decks, turn_limit)


def setup_of(
    mode: Mode, decks: Mapping[Seat, Sequence[str]], turn_limit: int = DEFAULT_TURN_LIMIT
) -> JsonObject:
    """Return the set-up document of a match with these decks, by seat; AIs are the quick ones."""
    return {
        "ruleset": "1.2",
        "mode": mode,
        "config": {"chance": chance.ALGORITHM, "options": {"turn_limit": turn_limit}},
        "decks": {seat: list(deck) for seat, deck in decks.items()},
    }
