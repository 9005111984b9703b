"""The installed program as a process: streams, exit codes, pipes that close, interruptions."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

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
    no = call("apply", "--position", file, "--line", "огр:u", "--json")
    assert (no.returncode, no.stderr) == (1, "")
    assert json.loads(no.stdout)["error"]["facts"] == {"card": "огр"}
    bad = call("legal", "--position", "missing.json")
    assert (bad.returncode, bad.stdout) == (2, "")
    assert bad.stderr == "bridgekeeper: can't read missing.json: No such file or directory\n"


def test_standard_input(position: Json) -> None:
    done = call("legal", "--position", "-", stdin=json.dumps(position))
    assert done.returncode == 0
    assert done.stdout.splitlines()[-1] == "end"


def test_the_answer_survives_a_narrow_terminal(save: Save, position: Json) -> None:
    narrow = {**os.environ, "PYTHONIOENCODING": "ascii"}
    for arguments in (["cards", "--json"], ["apply", "--line", "огр:u"]):
        where = [] if arguments[0] == "cards" else ["--position", save(position)]
        ended = subprocess.run(
            [PROGRAM, *arguments, *where], env=narrow, capture_output=True, timeout=60, check=False
        )
        assert b"Traceback" not in ended.stderr
        assert ended.returncode == (0 if arguments[0] == "cards" else 1)


def test_a_batch_answers_each_line_at_once(position: Json) -> None:
    request = json.dumps({"position": position, "line": "end"}) + "\n"
    with subprocess.Popen(
        [PROGRAM, "apply", "--batch"],
        env=BUFFERED,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as program:
        assert program.stdin is not None
        assert program.stdout is not None
        for _ in range(3):
            program.stdin.write(request)
            program.stdin.flush()
            assert json.loads(program.stdout.readline())["position"]["turn"] == 10
        program.stdin.close()
        assert program.stdout.read() == ""
        assert program.wait(60) == 0


def test_a_reader_that_goes_away_ends_it_quietly(position: Json) -> None:
    request = (json.dumps({"position": position, "line": "end"}) + "\n").encode()
    with subprocess.Popen(
        [PROGRAM, "apply", "--batch"],
        env=BUFFERED,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as program:
        assert program.stdin is not None
        assert program.stdout is not None
        assert program.stderr is not None
        program.stdin.write(request)
        program.stdin.flush()
        assert program.stdout.readline()
        program.stdout.close()
        program.stdin.write(request)
        program.stdin.close()
        assert program.stderr.read() == b""
        assert program.wait(60) == 141


def test_a_reader_that_goes_away_while_people_read_ends_it_quietly() -> None:
    with subprocess.Popen(
        [PROGRAM, "cards"], env=BUFFERED, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as program:
        assert program.stdout is not None
        assert program.stderr is not None
        program.stdout.close()
        assert program.stderr.read() == b""
        assert program.wait(60) == 141


@pytest.mark.skipif(sys.platform == "win32", reason="no SIGINT for another process there")
def test_an_interruption_ends_it_quietly(position: Json) -> None:
    request = json.dumps({"position": position, "line": "end"}) + "\n"
    with subprocess.Popen(
        [PROGRAM, "apply", "--batch"],
        env=BUFFERED,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as program:
        assert program.stdin is not None
        assert program.stdout is not None
        assert program.stderr is not None
        program.stdin.write(request)
        program.stdin.flush()
        assert program.stdout.readline()  # now it waits for the next line
        time.sleep(0.1)
        program.send_signal(signal.SIGINT)
        assert program.wait(60) == 130
        assert program.stderr.read() == ""


def test_help_and_version_without_a_command() -> None:
    assert call("--help").returncode == 0
    told = call("--version")
    assert told.returncode == 0
    assert told.stdout.startswith("bridgekeeper, version ")
    assert call("nonsense").returncode == 2
