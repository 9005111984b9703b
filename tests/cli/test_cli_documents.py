"""Documents from outside: bounded, strict JSON, every refusal with its place."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest
from asking import Run, Save

from cli.documents import lines, read_document
from engine.bounded import DEPTH, KEYS, SIZE, parse
from engine.documents import DocumentError


def refusal(data: bytes) -> tuple[str, str]:
    """Path and reason of the refusal of these bytes."""
    with pytest.raises(DocumentError) as caught:
        parse(data)
    return caught.value.path, caught.value.reason


def test_json_is_read_as_it_is() -> None:
    document = {"a": [1, -2, 2.5, True, None, "Я"], "b": {"c": {}}}
    assert parse(json.dumps(document, ensure_ascii=False).encode()) == document


def test_a_byte_order_mark_does_no_harm() -> None:
    assert parse(b"\xef\xbb\xbf[1]") == [1]


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", "not JSON: expecting value (line 1, column 1)"),
        (b'{"a": 1,\n "b" 2}', "not JSON: expecting ':' delimiter (line 2, column 6)"),
        (b"[1] [2]", "not JSON: extra data (line 1, column 5)"),
        (b'"open', "not JSON: unterminated string starting at (line 1, column 1)"),
        (b"[NaN]", "not JSON: NaN is no number"),
        (b"[Infinity]", "not JSON: Infinity is no number"),
        (b"[-Infinity]", "not JSON: -Infinity is no number"),
        (b"[1e999]", "the number 1e999 is too large"),
        (b"[" + b"9" * 5000 + b"]", f"the number {'9' * 20}... is too long"),
        (b'["\xff"]', "not UTF-8 (byte 3)"),
    ],
)
def test_what_is_no_json_is_refused_with_its_place(data: bytes, reason: str) -> None:
    assert refusal(data) == ("", reason)


def test_the_largest_seed_is_no_number_too_long() -> None:
    assert parse(b"[18446744073709551615]") == [18446744073709551615]


@pytest.mark.parametrize(
    ("data", "path"),
    [
        (b'{"a": 1, "b": 2, "a": 1}', "a"),
        (b'{"seats": {"A": {"hand": [], "hand": []}}}', "seats.A.hand"),
        (b'{"upper": [{}, {"card": "a", "card": "b"}]}', "upper[1].card"),
        (b'[{"a": {"b": 1, "b": 2}, "a": 3}]', "[0].a"),
    ],
)
def test_a_key_that_stands_twice_is_refused_with_its_path(data: bytes, path: str) -> None:
    assert refusal(data) == (path, "this key stands twice")


def test_the_keys_of_an_object_are_bounded_exactly() -> None:
    most = json.dumps(dict.fromkeys(map(str, range(KEYS)), 1))
    assert parse(most.encode())
    more = most.replace("{", '{"one": 1, ')
    assert refusal(more.encode()) == ("", f"more than {KEYS} keys in one object")


def test_to_find_a_key_that_stands_twice_takes_a_look_at_each_key() -> None:
    pairs = ", ".join(f'"{key}": 1' for key in (*range(KEYS - 1), KEYS - 2))
    looks = 0

    def look(_frame: object, event: str, _: object) -> None:
        nonlocal looks
        looks += event == "call"

    sys.setprofile(look)
    try:
        assert refusal(f"{{{pairs}}}".encode()) == (f"{KEYS - 2}", "this key stands twice")
    finally:
        sys.setprofile(None)
    assert looks < 4 * KEYS


def test_nesting_is_bounded_exactly() -> None:
    deepest = b"[" * DEPTH + b"]" * DEPTH
    assert parse(deepest)
    assert refusal(b"[" + deepest + b"]") == ("", f"nested more than {DEPTH} deep")


def test_nesting_counts_objects_and_lists() -> None:
    assert refusal(b'[{"a":' * 200 + b"1" + b"}]" * 200)[1] == f"nested more than {DEPTH} deep"


@pytest.mark.parametrize(
    "data",
    [
        json.dumps(["[{" * 100]).encode(),
        json.dumps(['\\"[[' * 100]).encode(),
        json.dumps([[]] * 1000).encode(),
    ],
)
def test_brackets_in_strings_and_side_by_side_are_not_deep(data: bytes) -> None:
    assert parse(data) == json.loads(data)


@pytest.mark.parametrize("unit", [b"[", b'{"a":', b'\\"[', b'"\\"[', b'"['])
def test_a_mebibyte_of_anything_is_refused_without_trouble(unit: bytes) -> None:
    path, reason = refusal(unit * (SIZE // len(unit)))
    assert path == ""
    assert reason.startswith(("not JSON", "nested"))


def test_the_size_is_bounded_exactly() -> None:
    assert parse(b'"' + b"x" * (SIZE - 2) + b'"')
    assert refusal(b'"' + b"x" * (SIZE - 1) + b'"') == ("", "longer than 1 MiB")


def test_lines_come_without_their_ends_and_none_is_lost() -> None:
    assert list(lines(io.BytesIO(b"one\n\nthree\r\nlast"))) == [b"one", b"", b"three\r", b"last"]
    assert list(lines(io.BytesIO(b"one\n"))) == [b"one"]
    assert list(lines(io.BytesIO(b""))) == []


@pytest.mark.parametrize("extra", [1, 2, SIZE, SIZE + 1, 3 * SIZE])
def test_a_line_too_long_is_cut_and_the_next_one_is_whole(extra: int) -> None:
    stream = io.BytesIO(b"x" * (SIZE + extra) + b"\nnext\n")
    long, following = lines(stream)
    assert len(long) == SIZE + 1
    assert refusal(long) == ("", "longer than 1 MiB")
    assert following == b"next"


def test_a_line_of_just_the_size_is_whole() -> None:
    assert [len(line) for line in lines(io.BytesIO(b"x" * SIZE + b"\n" + b"y\n"))] == [SIZE, 1]


def test_files_that_can_not_be_read_are_refused(tmp_path: Path) -> None:
    for name in (str(tmp_path / "none.json"), str(tmp_path), "nul\0byte"):
        with pytest.raises(DocumentError) as caught:
            read_document(name)
        assert caught.value.reason.startswith(f"can't read {name}: ")


def test_a_file_is_read_no_further_than_the_bound(save: Save) -> None:
    with pytest.raises(DocumentError, match="longer than 1 MiB"):
        read_document(save(b" " * (SIZE + 1)))


def test_standard_input_is_read_no_further_than_the_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    class Endless:
        def read(self, size: int = -1) -> bytes:
            assert size >= 0, "nobody reads this to the end"
            return b" " * size

    monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=Endless()))
    with pytest.raises(DocumentError, match="longer than 1 MiB"):
        read_document("-")


@pytest.mark.parametrize("command", ["legal", "apply", "replay"])
def test_every_command_refuses_bad_json_in_the_same_way(run: Run, save: Save, command: str) -> None:
    file = save('{"format": 1,}')
    arguments = {
        "legal": ["--position", file],
        "apply": ["--position", file, "--line", "end"],
        "replay": [file],
    }[command]
    answer = run(command, *arguments, "--json")
    assert answer.code == 2
    assert answer.error["code"] == "bad_input"
    assert answer.error["path"] == ""
    assert answer.error["message"].startswith("not JSON: ")
    assert answer.err == ""
    told = run(command, *arguments)
    assert (told.code, told.out) == (2, "")
    assert told.err == f"bridgekeeper: {answer.error['message']}\n"


def test_messages_hold_no_control_characters_and_have_an_end(run: Run, save: Save) -> None:
    told = run("replay", save('{"\\u001b[2J\\n": 1, "\\u001b[2J\\n": 1}'))
    assert told.code == 2
    assert told.err == "bridgekeeper: \\x1b[2J\\n: this key stands twice\n"
    long = run("replay", save('{"KEY": 1, "KEY": 1}'.replace("KEY", "k" * 9000)))
    assert long.code == 2
    assert len(long.err) < 600
