# Two commands matter: `make play` and `make test`. Both set up everything they need from a bare Python 3.11 or newer.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt
PORT ?= 8080
SERVE ?=
WORKERS ?= auto

.PHONY: play test lint unit browser servers bench format lock clean

play: $(VENV)/.ready  ## start the hall and open its page
	$(BIN)/thronsaal serve --port $(PORT) --open $(SERVE)

test: lint unit  ## lint, types, layers and all tests

lint: $(VENV)/.ready-dev
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python scripts/audit.py

unit: $(VENV)/.ready-dev browser servers
	$(BIN)/thronsaal prepare
	$(BIN)/pytest --numprocesses $(WORKERS)

# The tests of the page want a real browser. Root installs it; without root they are skipped, and say so.
browser:
	@sh scripts/browser.sh

# The tests of several servers want a real Postgres and a real Redis, likewise; the tests start their own.
servers:
	@sh scripts/servers.sh

bench: $(VENV)/.ready
	@for game in $$($(BIN)/thronsaal games --ids); do $(BIN)/thronsaal bench $$game; done
	$(BIN)/thronsaal bench server

format: $(VENV)/.ready-dev  ## put the code in order
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

lock: $(VENV)/.ready-dev  ## choose anew the versions that constraints.txt pins
	$(BIN)/python -m pip install --quiet uv
	$(BIN)/uv pip compile pyproject.toml --all-extras --universal --python-version 3.11 --upgrade \
		--no-header --no-annotate --output-file constraints.txt

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Thronsaal needs Python 3.11 or newer; $(PYTHON) is older. Try: make PYTHON=python3.12 ..."; exit 1; }
	$(PYTHON) -m venv $(VENV)

$(VENV)/.ready: $(VENV)/bin/python pyproject.toml constraints.txt
	$(PIP) --editable '.[hall]'
	@touch $@

$(VENV)/.ready-dev: $(VENV)/bin/python pyproject.toml constraints.txt
	$(PIP) --editable '.[dev]'
	@touch $@ $(VENV)/.ready

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis
