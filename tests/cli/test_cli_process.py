"""The installed program as a process: streams, exit codes, pipes that close, interruptions."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

import pytest
from asking import Json, Save

PROGRAM = str(Path(sys.executable).parent / "bridgekeeper")
BUFFERED = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
"""As most people call it: what is not flushed does not arrive."""


def call(*arguments: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
    """The program, run to its end."""
    return subprocess.run(
        [PROGRAM, *arguments],
        input=stdin,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )


def test_the_exit_codes(save: Save, position: Json) -> None:
    file = save(position)
    done = call("apply", "--position", file, "--line", "ogre:u", "--json")
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout)["outcome"] is None
    no = call("apply", "--position", file, "--line", "жжж:u", "--json")
    assert (no.returncode, no.stderr) == (1, "")
    assert json.loads(no.stdout)["error"]["facts"] == {"card": "жжж"}
    bad = call("legal", "--position", "missing.json")
    assert (bad.returncode, bad.stdout) == (2, "")
    assert bad.stderr == "bridgekeeper: can't read missing.json: No such file or directory\n"


def test_standard_input(position: Json) -> None:
    done = call("legal", "--position", "-", stdin=json.dumps(position))
    assert done.returncode == 0
    assert done.stdout.splitlines()[-1] == "end"


def test_the_answer_survives_a_narrow_terminal(save: Save, position: Json) -> None:
    narrow = {**os.environ, "PYTHONIOENCODING": "ascii"}
    for arguments in (["cards", "--json"], ["apply", "--line", "жжж:u"]):
        where = [] if arguments[0] == "cards" else ["--position", save(position)]
        ended = subprocess.run(
            [PROGRAM, *arguments, *where], env=narrow, capture_output=True, timeout=60, check=False
        )
        assert b"Traceback" not in ended.stderr
        assert ended.returncode == (0 if arguments[0] == "cards" else 1)


@contextmanager
def started(*arguments: str) -> Iterator[tuple[subprocess.Popen[str], IO[str], IO[str], IO[str]]]:
    """The program while it runs, with its three streams. It is killed if it hangs."""
    program = subprocess.Popen(
        [PROGRAM, *arguments],
        env=BUFFERED,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert program.stdin
    assert program.stdout
    assert program.stderr
    limit = threading.Timer(20, program.kill)
    limit.start()
    try:
        with program:
            yield program, program.stdin, program.stdout, program.stderr
    finally:
        limit.cancel()


def test_a_batch_answers_each_line_at_once(position: Json) -> None:
    request = json.dumps({"position": position, "line": "end"}) + "\n"
    with started("apply", "--batch") as (program, questions, answers, told):
        for _ in range(3):
            questions.write(request)
            questions.flush()
            assert json.loads(answers.readline())["position"]["turn"] == 10
        questions.close()
        assert (answers.read(), told.read()) == ("", "")
        assert program.wait() == 0


def test_a_reader_that_goes_away_ends_it_quietly(position: Json) -> None:
    request = json.dumps({"position": position, "line": "end"}) + "\n"
    with started("apply", "--batch") as (program, questions, answers, told):
        questions.write(request)
        questions.flush()
        assert answers.readline()
        answers.close()
        questions.write(request)
        questions.close()
        assert told.read() == ""
        assert program.wait() == 141


def test_a_reader_that_goes_away_while_people_read_ends_it_quietly() -> None:
    with started("cards") as (program, _, answers, told):
        answers.close()
        assert told.read() == ""
        assert program.wait() == 141


@pytest.mark.skipif(sys.platform == "win32", reason="no SIGINT for another process there")
def test_an_interruption_ends_it_quietly(position: Json) -> None:
    with started("apply", "--batch") as (program, questions, answers, told):
        questions.write(json.dumps({"position": position, "line": "end"}) + "\n")
        questions.flush()
        assert answers.readline()  # from here on it waits for the next line
        program.send_signal(signal.SIGINT)
        assert told.read() == ""
        assert program.wait() == 130


def test_help_and_version_without_a_command() -> None:
    assert call("--help").returncode == 0
    told = call("--version")
    assert told.returncode == 0
    assert told.stdout.startswith("bridgekeeper, version ")
    assert call("nonsense").returncode == 2


def test_an_older_python_is_told_in_one_line() -> None:
    script = "import sys; sys.version_info = (3, 10); sys.path.insert(0, '.'); import cli"
    ended = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, timeout=60, check=False
    )
    assert ended.returncode == 1
    assert ended.stderr.startswith("bridgekeeper: Python 3.11 or newer is needed, this is ")
    assert ended.stderr.count("\n") == 1
