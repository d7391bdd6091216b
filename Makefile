# Two commands: `make run` shows the examples, `make test` checks everything. `make help` lists the rest.
# A variable given on the command line (PORT=9000) reaches the scripts as an environment variable.

.PHONY: help run test bench oracle

help:
	@echo 'make run                 install what is missing, build, serve the examples at http://127.0.0.1:8080'
	@echo '         PORT=9000 HOST=0.0.0.0   serve somewhere else'
	@echo 'make test                install what is missing, run every check and test'
	@echo '         ONLY="js browser"        run parts: format generated js swift wasm browser'
	@echo 'make bench               measure; ONLY=live runs a part'
	@echo 'make oracle              the random tests against their models, longer; STEPS=1000000 says how long'

run:
	@Scripts/run

test:
	@Scripts/test $(ONLY)

bench:
	@Scripts/install bench
	@Scripts/bench $(ONLY)

STEPS ?= 200000
oracle:
	@Scripts/install run
	ORACLE_STEPS=$(STEPS) swift test --disable-xctest --filter Oracle
