# Two commands on a bare machine with Python 3.11+: `make run` and `make test`.

PYTHON ?= $(shell command -v python3.11 || command -v python3)
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/ready
OR_NO_NETWORK := || { echo "Packages can't be installed: check that https://pypi.org can be reached, then run make again."; exit 1; }

# Tests that play many games through, or every move in two engines: they take minutes
PLAYED_THROUGH := *oracle* *_properties.py *_random_games.py *_state_machine.py

# What can differ if the rules are plain: the rules, the solver, how a state goes to another process, and tests
# that replace rules while they run. `make test` tries whole games by them.
PLAIN := tests/engine tests/opponents/test_thinkers.py tests/puzzles/test_goals.py tests/puzzles/test_search.py \
	tests/puzzles/test_solver.py tests/puzzles/test_workers.py tests/bot/test_matches_by_older_rules.py
PLAIN_GAMES := $(wildcard tests/engine/test_*.py) $(filter-out tests/engine,$(PLAIN))

# Compiled once and kept, also where the shell says not to: the tests are compiled by every process.
check test test-long: export PYTHONDONTWRITEBYTECODE =

# Run tests by the plain rules, unless the rules are plain anyway
plainly = @if $(BIN)/python -c "from engine.compiled import IN_USE; raise SystemExit(not IN_USE)"; then \
	BRIDGEKEEPER_TEST_ENGINE=plain $(BIN)/pytest --quiet --numprocesses auto --dist worksteal $(1); fi

# Compile while the code is linted: each keeps one core busy
linted_and_compiled = @$(BIN)/python compiling.py & compiling=$$!; \
	$(MAKE) --no-print-directory lint; linted=$$?; wait $$compiling && exit $$linted

.PHONY: help setup run format lint check test test-long audit gallery readme-pictures palette lock clean

help:  ## what `make` can do
	@sed -n 's/^\([a-z-]*\):.*## /\1|/p' $(MAKEFILE_LIST) | while IFS='|' read -r name what; do \
		printf '  %-16s %s\n' "$$name" "$$what"; done

setup: $(READY)  ## install everything; compile the rules if there is a C compiler
	@$(BIN)/python compiling.py || true

$(READY): pyproject.toml constraints.txt
	@command -v "$(PYTHON)" >/dev/null || { echo "No Python found: install Python 3.11 or newer, or name it: make PYTHON=/path/to/python3.11 ..."; exit 2; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Bridgekeeper needs Python 3.11 or newer: make PYTHON=python3.12 ...")'
	@echo "Setting up $(VENV) (once, a few minutes) ..."
	@$(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --upgrade "pip>=25.1" $(OR_NO_NETWORK)
	@$(BIN)/python -m pip install --disable-pip-version-check --constraint constraints.txt --editable ".[sandbox]" --group dev $(OR_NO_NETWORK)
	@touch $@

run: setup  ## start the bot; without a token, the sandbox
	@exec $(BIN)/bridgekeeper run

format: $(READY)  ## format the code and apply automatic fixes
	$(BIN)/ruff check --fix-only --quiet .
	$(BIN)/ruff format .

lint: $(READY)  ## format, style, types, imports
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

check: lint  ## a quick look: that, and the tests of rules and texts that are soon done
	$(BIN)/pytest --quiet --numprocesses auto --dist worksteal $(PLAYED_THROUGH:%=--ignore-glob='%') \
		tests/engine tests/house tests/texts

test: $(READY)  ## everything that has to hold; the rules compiled, if there is a C compiler, and plain
	$(linted_and_compiled)
	$(BIN)/pytest --quiet --numprocesses auto --dist worksteal
	$(call plainly,$(PLAIN_GAMES))

test-long: export BRIDGEKEEPER_TEST_THOROUGH = 1
test-long: $(READY)  ## that, and more of the same: every old database, longer days, more kills
	$(linted_and_compiled)
	$(BIN)/pytest --quiet --numprocesses auto --dist worksteal -m "long or not long"
	$(call plainly,$(PLAIN))
	$(BIN)/python tests/drama.py --count 40 --seed 11
	$(BIN)/python tests/kills.py --count 48 --seed 3

audit:  ## known vulnerabilities of what constraints.txt pins; asks PyPI, so not part of `test`
	@$(PYTHON) -m venv $(VENV)-audit
	@$(VENV)-audit/bin/python -m pip install --quiet --disable-pip-version-check pip-audit
	$(VENV)-audit/bin/pip-audit --strict --no-deps --disable-pip --requirement constraints.txt

gallery: setup  ## every kind of picture on one page: docs/gallery/index.html
	@$(BIN)/python docs/gallery.py

readme-pictures: setup  ## draw the pictures of the README again
	@$(BIN)/python docs/gallery.py readme

palette: setup  ## choose the colours of boards again, after changing how they look
	@$(BIN)/python docs/palette.py

lock: setup  ## pin what is installed now, after changing pyproject.toml
	$(BIN)/python -m pip install --quiet --upgrade --upgrade-strategy eager --editable ".[sandbox]" --group dev
	$(BIN)/python -m pip freeze --exclude-editable --all --exclude pip > constraints.txt

clean:  ## delete everything that setup and the tools have made
	rm -rf $(VENV) $(VENV)-audit .mypy_cache .ruff_cache .hypothesis
