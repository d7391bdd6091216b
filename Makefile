# Two commands: `make run` shows the examples, `make test` checks everything. `make help` lists the rest.
# A variable given on the command line (PORT=9000) reaches the scripts as an environment variable.

.PHONY: help run test site wasm bench oracle lists sessions soak fuzz

help:
	@echo 'make run                 install what is missing, build, serve the examples at http://127.0.0.1:8080'
	@echo '         PORT=9000 HOST=0.0.0.0   serve somewhere else'
	@echo '         WHY=1            show in pages which bodies run and why'
	@echo 'make test                install what is missing, run every check and test'
	@echo '         ONLY="js browser"        run parts: format generated js swift wasm browser'
	@echo 'make site                write the field guide as files any server can host, into .build/site'
	@echo '         INTO=Site        write it somewhere else'
	@echo 'make wasm APP=Counter    build an example that runs inside the page, into .build/web/Counter'
	@echo 'make bench               measure; ONLY=live runs a part: live page list tiled search rows'
	@echo 'make soak                2,000 pages for a quarter of an hour: does the server stay as it was? SECONDS=60 is shorter'
	@echo 'make oracle              the random tests against their models, longer; STEPS=1000000 says how long'
	@echo 'make lists               random changes of lists, more of them; CASES=1000000 says how many'
	@echo 'make sessions            sessions over a network that fails, more of them; SCHEDULES=1000000 says how many'
	@echo 'make fuzz                what clients may send, made up by libFuzzer and watched by AddressSanitizer; SECONDS=600 says how long'

run:
	@Scripts/run

test:
	@Scripts/test $(ONLY)

INTO ?= .build/site
site:
	@Scripts/site --into "$(INTO)"

wasm:
	@Scripts/install test
	@Scripts/wasm-app $(APP)

bench:
	@Scripts/install bench
	@Scripts/bench $(ONLY)

soak:
	@Scripts/install bench
	@Scripts/soak --seconds $(or $(SECONDS),900)

STEPS ?= 200000
oracle:
	@Scripts/install run
	ORACLE_STEPS=$(STEPS) swift test --disable-xctest --filter Oracle

CASES ?= 100000
lists:
	@Scripts/install run
	LIST_CASES=$(CASES) swift test --disable-xctest --filter 'KeyedDiffTests|ListPageTests|TiledWindowTests'

SCHEDULES ?= 200000
sessions:
	@Scripts/install run
	SESSION_SCHEDULES=$(SCHEDULES) swift test --disable-xctest --filter 'A session over a network that fails'

fuzz:
	@Scripts/install run
	@Scripts/fuzz --seconds $(or $(SECONDS),60)
