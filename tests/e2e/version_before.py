"""A server on which the version before was used: its database, its messages, its open forms.

`data/version_before.sql` is the database (revision 0008), `data/version_before.json` what stood on
Discord: the ids of server, channel, bot and people, the threads, the controls of every message,
with whom alone sees it, and the forms that were open. Both come from one run of that version on the
local Discord, in which Ann, Bob, Cleo and Dan used all that it had:

- decks saved, listed, shared, about to be replaced and deleted; a champion saved, one half made;
- duels in the middle, before a move that loses, over, paused, with a pause asked for; one against
  the bot, one of four people, one against an AI;
- a draft, decks that are brought, champions that are named; a league at its packs, one in its first
  mutations, one at its duels;
- challenges, tables of every kind, a full one; panels of solo games, some filled in;
- the page of the day with two wrong answers, a right one, a hint and a first step (Ann's, a wrong
  one); other pages being solved; two of Bob's that wait for a review; the ranking.

Of a message there are its first line and what can be used, of a long select the first options. Of
messages that are alike, there are a few.
"""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from copy import deepcopy
from pathlib import Path
from typing import Any

import simcord
from grimoire import moderate
from people import Club
from simcord import MemberActor, ResponseMessage
from simcord.backend import serializers
from simcord.backend.models import Message

from bot.client import Bridgekeeper

DATA = Path(__file__).parent / "data"
DATABASE = (DATA / "version_before.sql").read_text("utf-8")
DISCORD = (DATA / "version_before.json").read_text("utf-8")
LEFT: dict[str, Any] = json.loads(DISCORD)
EPHEMERAL, COMPONENTS = 1 << 6, 1 << 15


class ClubBefore(Club):
    """That server, with the bot of today. Cleo may manage it."""

    def __init__(self, env: simcord.Env, bot: Bridgekeeper) -> None:
        super().__init__(env, bot)
        self.people: dict[str | None, MemberActor] = {
            person.name: person for person in (self.ann, self.bob, self.cleo, self.dan)
        }
        file = Path(bot.settings.database_url.partition("///")[2])
        file.write_bytes(b"")
        with closing(sqlite3.connect(file)) as connection:
            connection.executescript(self._with_ids_of_today(DATABASE))
        self.left = json.loads(self._with_ids_of_today(DISCORD))
        env.backend.clock.elapsed = self.left["seconds"] + 1  # nothing is to get an id of then
        for thread in self.left["threads"]:
            facts = {"message_id": thread["id"], "broadcast": False}
            env.backend.create_thread(self.channel.id, thread["name"], self._me, **facts)
        for left in self.left["messages"]:
            env.backend.messages[left["channel"]][left["id"]] = self._stored(left)
        moderate(self)

    def message(self, number: int) -> ResponseMessage:
        """The message of this number in the file."""
        left = self.left["messages"][number]
        return ResponseMessage(self.env, self.env.backend.get_message(left["channel"], left["id"]))

    def rows(self) -> dict[str, set[tuple[Any, ...]]]:
        """Everything that is stored, by tables."""
        file = self.bot.settings.database_url.partition("///")[2]
        with closing(sqlite3.connect(file)) as connection:
            tables = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
            return {name: {*connection.execute(f"SELECT * FROM {name}")} for (name,) in [*tables]}

    @property
    def _me(self) -> int:
        """The user id of the bot, which has not started yet."""
        return self.env.backend.bot_user.id

    def _with_ids_of_today(self, text: str) -> str:
        """A file of data, in which server, channel and people are those of this club."""
        ids = {name: person.id for name, person in self.people.items()}
        ids |= {"guild": self.guild.id, "channel": self.channel.id, "me": self._me}
        for name, then in LEFT["ids"].items():
            text = text.replace(str(then), str(ids[name]))
        return text

    def _stored(self, left: dict[str, Any]) -> Message:
        """A message as Discord has it."""
        metadata, backend = None, self.env.backend
        if left["to"] is not None:
            user = dict(serializers.user_payload(backend.users[self.people[left["to"]].id]))
            metadata = {"id": str(left["id"]), "type": 2, "user": user}
            metadata["authorizing_integration_owners"] = {}
        return Message(
            id=left["id"],
            channel_id=left["channel"],
            author_id=self._me,
            flags=COMPONENTS | (EPHEMERAL if metadata else 0),
            timestamp=backend.now_iso(),
            components=deepcopy(left["components"]),
            interaction_metadata=metadata,
        )
