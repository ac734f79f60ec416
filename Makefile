# Everything a person or a machine does with this project. `make help` lists it.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.DEFAULT_GOAL := help

help: ## list the commands
	@grep -E '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

$(VENV)/ready: pyproject.toml constraints.txt
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[dev]'
	@touch $@

$(VENV)/bench-ready: $(VENV)/ready
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[bench]'
	@touch $@

setup: $(VENV)/ready ## install everything into .venv

run: setup ## play: sets up everything and starts a game
	@$(BIN)/madang play koryo

check: setup ## format, lint, types and the direction of imports
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

test: check ## check, and all tests
	$(BIN)/python -m pytest -n auto --dist worksteal

golden: setup ## write the golden games and counted trees anew; read the diff before you commit it
	$(BIN)/python -m tests.regenerate

bench: $(VENV)/bench-ready ## measure: this engine and others in one run, as ratios
	$(BIN)/python -m bench

clean: ## remove what the commands above made
	rm -rf $(VENV) .hypothesis .mypy_cache .pytest_cache .ruff_cache .import_linter_cache

.PHONY: help setup run check test golden bench clean
