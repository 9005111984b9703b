"""Whoever adds a column with an id of Discord's says whether it is a person's."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, MetaData, Table

from bot.store.personal import OTHERS, PEOPLE, WITHIN, personal_columns, unknown_columns
from bot.store.tables import Base


def test_of_every_id_it_is_known_whose_it_is() -> None:
    assert [*unknown_columns(Base.metadata)] == []


def test_a_new_column_is_noticed() -> None:
    tables = MetaData()
    Table("tournaments", tables, Column("organiser_id", BigInteger))
    assert [*unknown_columns(tables)] == ["tournaments.organiser_id"]


def test_nothing_is_listed_that_is_not_there() -> None:
    columns = {column.name for table in Base.metadata.sorted_tables for column in table.columns}
    assert columns >= PEOPLE | OTHERS
    for table, within in WITHIN.items():
        assert {*within} <= {column.name for column in Base.metadata.tables[table].columns}


def test_the_tables_that_tell_who_somebody_is() -> None:
    found = personal_columns(Base.metadata)
    assert found["lobbies"] == [
        *("host_id", "invited_id", "open_pair", "host_name", "invited_name")
    ]
    assert found["result_seats"] == ["user_id", "name"]
    assert found["greetings"] == ["greeted_id"]
    assert {*found} >= {"seats", "player_ratings", "season_winners", "visibility", "people"}
    assert "moves" not in found
