# Everything runs in a virtual environment of its own, made on first use. `make` alone lists the targets.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
FLOOR := $(VENV)/.floor
DOCS_READY := $(VENV)/.docs
READY := $(VENV)/.ready
PAGES_READY := $(VENV)/.pages-ready
NODE_MODULES := $(VENV)/node/node_modules

.DEFAULT_GOAL := help
.PHONY: help run test collected quick system soak bench load breaking lint types pages style editions evidence reference snapshots differences screens pictures sheet docs wheel pins clean

help: ## list the targets
	@grep -E '^[a-z]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{printf "  make %-11s %s\n", $$1, $$2}'

# what the floor needs, and nothing more
$(FLOOR): pyproject.toml constraints.txt tools/environment.py
	@$(PYTHON) tools/environment.py floor
	@touch $@

# what the site of the documentation needs besides
$(DOCS_READY): pyproject.toml constraints.txt tools/environment.py
	@$(PYTHON) tools/environment.py docs
	@touch $@

# and what tests and checks need besides, in the same environment
$(READY): pyproject.toml constraints.txt tools/environment.py
	@$(PYTHON) tools/environment.py tests
	@touch $(FLOOR) $(DOCS_READY) $@

# the checkers of the pages: named and pinned by package.json and its lock, put into the environment by its own npm
$(PAGES_READY): $(READY) package.json package-lock.json
	@mkdir -p $(VENV)/node
	@cp package.json package-lock.json $(VENV)/node
	$(BIN)/npm ci --prefix $(VENV)/node --ignore-scripts --no-audit --no-fund --loglevel error
	@touch $@

run: $(FLOOR) ## open a floor of demonstration tables in the browser, on an embedded database
	@$(BIN)/croupier floor --demo --demo-day

# where bytecode may not be kept, every process that a test starts would compile the whole house again
test quick soak collected: export PYTHONDONTWRITEBYTECODE =

# five at once on two cores: tests of the screens and of floors wait for other processes and for clocks; each of them
# collects every test, and has a floor and a Chromium of its own, which takes half a minute of a core
test: $(READY) $(PAGES_READY) system ## run all checks and tests
	@$(MAKE) --no-print-directory --jobs 2 --output-sync=target types pages style collected
	$(BIN)/python -m pytest --numprocesses 5 --dist loadfile --no-loadscope-reorder --durations=40

# what takes long, or needs a browser, a database server or processes to kill; a folder that is not named here is quick
LONG := agreement attacks browser chance cli durability fault_days faults gaming_day golden guides laws notebooks odds rehearsals service simulate snapshots store tampering verify
quick: $(READY) ## the tests of the edit-run cycle: the engine, the books and the pages' logic, in about a minute
	$(BIN)/python -m pytest --numprocesses 2 --dist worksteal $(addprefix --ignore=tests/,$(LONG))

system: $(READY) # what tests need beneath Python, a Chromium above all: the machine's, Debian's or Playwright's
	@$(BIN)/python tests/system.py

# every file of tests that knows a soak is in it
soak: $(READY) ## the long versions: a million coups against the exact odds, long random days at every book, hundreds of crashes and outages, thousands of days on which much goes wrong, every small wrong in every book, thousands of edits of a log, 100,000 bad messages a role
	CROUPIER_SOAK=1 $(BIN)/python -m pytest --numprocesses 2 --dist worksteal $$(grep -rlE 'soak|SOAK' tests --include='test_*.py')

bench: $(READY) ## measure, each figure beside a reference in the same run
	$(BIN)/python bench/settlement.py
	$(BIN)/python bench/composition.py
	$(BIN)/python bench/simulation.py
	$(BIN)/python bench/advantage_play.py
	$(BIN)/python bench/rehearsal.py
	$(BIN)/python bench/live_table.py
	$(BIN)/python bench/coup.py
	$(BIN)/python bench/log.py
	$(BIN)/python bench/verifying.py
	$(BIN)/python bench/figures.py 2000
	$(BIN)/python bench/cold_start.py

load: $(READY) ## floors of tables with seven players each over real sockets: what they take, and where they break
	$(BIN)/python bench/load.py --tables 200
	$(BIN)/python bench/load.py --tables 400 --postgres --workers 2
	$(BIN)/python bench/load.py --tables 200 --break
	$(BIN)/python bench/load.py --tables 400 --postgres --workers 2 --break
	$(BIN)/python bench/doors.py

breaking: $(READY) ## in some minutes where a floor breaks: SQLite, PostgreSQL with 1, 2 and 4 workers, two machines
	$(BIN)/python bench/breaking.py

# two at once: types take as long as all the others together
lint: $(READY) $(PAGES_READY) ## style, types and the direction of imports
	@$(MAKE) --no-print-directory --jobs 2 --output-sync=target types pages style

# beside the types, which have one core to themselves: every worker would compile every test, and this is done once
collected: $(READY)
	@$(BIN)/python -m pytest --collect-only -qq --disable-warnings > $(VENV)/collected.txt || (cat $(VENV)/collected.txt; exit 1)

style: $(READY)
	$(BIN)/ruff check
	$(BIN)/ruff format --check --quiet
	$(BIN)/lint-imports

types: $(READY)
	$(BIN)/mypy

pages: $(PAGES_READY) # style and types of the pages, of their logic without a browser, and of its tests
	$(BIN)/node $(NODE_MODULES)/@biomejs/biome/bin/biome lint --error-on-warnings
	$(BIN)/node $(NODE_MODULES)/typescript/bin/tsc --project tsconfig.json
	$(BIN)/node $(NODE_MODULES)/typescript/bin/tsc --project tests/web/tsconfig.logic.json
	$(BIN)/node $(NODE_MODULES)/typescript/bin/tsc --project tests/web/tsconfig.json

editions: $(READY) ## write the digests of the books as a release brings them: after a book was changed on purpose
	$(BIN)/python tools/editions.py

evidence: $(READY) ## run the tests that claim clauses, and write down again which show which, and how
	$(BIN)/python -m pytest --quiet --numprocesses 2 --dist loadfile -m clause --write-evidence=src/croupier/rulebooks/evidence.json

reference: $(READY) ## write the reference pages of the live table, the types of the wire and the cases again
	$(BIN)/python docs/reference.py
	$(BIN)/python docs/wire_types.py
	$(BIN)/python docs/cases.py

snapshots: $(READY) ## keep what is told, shown and sent over the scenarios as it is now; the commit says why it differs
	$(BIN)/python tests/snapshots/write.py

SINCE ?= HEAD
differences: $(READY) ## show what is told, shown and sent over the scenarios otherwise than in a commit: SINCE=HEAD
	$(BIN)/python tests/snapshots/write.py --since $(SINCE)

screens: $(READY) system ## run the tests of the screens and keep pictures of them in tests/browser/pictures
	CROUPIER_PICTURES=1 $(BIN)/python -m pytest --numprocesses 2 --dist worksteal tests/browser

pictures: $(READY) ## draw the pictures of the guides again
	$(BIN)/python docs/pictures.py

sheet: $(READY) system ## look at every screen at four sizes: docs/screens.md and its pictures
	$(BIN)/python docs/screens.py

docs: $(DOCS_READY) ## make the site of the documentation in build/docs: warnings and links that lead nowhere are faults
	$(BIN)/python tools/documentation.py

wheel: $(READY) ## build the wheel into dist/, and beside it the list of what a floor needs with it
	$(BIN)/python -m build --wheel --outdir dist
	@$(PYTHON) tools/environment.py wheel

# the newest versions: remove constraints.txt first
pins: ## pin what pyproject.toml asks for in constraints.txt, with hashes
	@$(PYTHON) tools/environment.py pins
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --extra dev --fork-strategy fewest --no-header \
	--no-emit-index-url --output-file constraints.txt pyproject.toml

clean: ## remove everything that was made
	rm -rf $(VENV) croupier-floor.db* dist build .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache
