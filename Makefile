# Everything runs in a virtual environment of its own, made on first use. `make` alone lists the targets.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready

.DEFAULT_GOAL := help
.PHONY: help run test browser soak bench load lint types evidence reference snapshots differences pictures wheel clean

help: ## list the targets
	@grep -E '^[a-z]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{printf "  make %-11s %s\n", $$1, $$2}'

$(READY): pyproject.toml constraints.txt
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Croupier needs Python 3.11 or newer; set PYTHON=...")'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[dev]'
	@touch $@

run: $(READY) ## open a floor of demonstration tables in the browser, on an embedded database
	@$(BIN)/croupier floor --demo

# three at once on two cores: tests of the screens wait for a browser most of the time
test: $(READY) lint browser ## run all checks and tests
	$(BIN)/python -m pytest --numprocesses 3 --dist worksteal

browser: $(READY) # a Chromium for the tests of the screens, where the machine has none
	@$(BIN)/python tests/browser/chromium.py > /dev/null || \
	$(BIN)/python -m playwright install $$(test "$$(id -u)" != 0 || echo --with-deps) chromium

soak: $(READY) ## the long versions: a million coups against the exact odds, long random days at every book, hundreds of crashes, every small wrong in every book, 100,000 bad messages a role
	CROUPIER_SOAK=1 $(BIN)/python -m pytest --numprocesses 2 --dist worksteal tests/agreement tests/laws tests/durability \
	tests/chance/test_fair.py tests/faults/test_fuzz.py tests/odds/test_enumeration.py tests/table_faults/test_stages.py tests/service/test_bad_input.py tests/service/test_openapi.py tests/snapshots

bench: $(READY) ## measure, each figure beside a reference in the same run
	$(BIN)/python bench/settlement.py
	$(BIN)/python bench/composition.py
	$(BIN)/python bench/simulation.py
	$(BIN)/python bench/live_table.py
	$(BIN)/python bench/log.py
	$(BIN)/python bench/cold_start.py

load: $(READY) ## floors of tables with seven players each over real sockets: what they take, and where they break
	$(BIN)/python bench/load.py --tables 200
	$(BIN)/python bench/load.py --tables 400 --postgres --workers 2
	$(BIN)/python bench/load.py --tables 200 --break
	$(BIN)/python bench/load.py --tables 400 --postgres --workers 2 --break

lint: $(READY) types ## style, types and the direction of imports
	$(BIN)/ruff check
	$(BIN)/ruff format --check --quiet
	$(BIN)/lint-imports

types: $(READY)
	$(BIN)/mypy

evidence: $(READY) ## write down again which tests show which clauses
	$(BIN)/python -m pytest --collect-only --quiet --write-evidence=src/croupier/rulebooks/evidence.json > /dev/null

reference: $(READY) ## write the reference pages of the live table and the cases again
	$(BIN)/python docs/reference.py
	$(BIN)/python docs/cases.py

snapshots: $(READY) ## keep what is told, shown and sent over the scenarios as it is now; the commit says why it differs
	$(BIN)/python tests/snapshots/write.py

SINCE ?= HEAD
differences: $(READY) ## show what is told, shown and sent over the scenarios otherwise than in a commit: SINCE=HEAD
	$(BIN)/python tests/snapshots/write.py --since $(SINCE)

pictures: $(READY) ## draw the pictures of the guides again
	$(BIN)/python docs/pictures.py

wheel: $(READY) ## build the wheel into dist/
	$(BIN)/python -m build --wheel --outdir dist

clean: ## remove everything that was made
	rm -rf $(VENV) croupier-floor.db* dist build .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache
