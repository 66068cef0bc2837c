# `make help` lists the targets. `make demo` and `make test` see to everything they need.

SWIFT ?= swift
BUILD := .build
RELEASE := .build-release
PREFIX ?= /usr/local
FORMATTED := Sources Tests Plugins Package.swift \
  $(wildcard Benchmarks/Package.swift Benchmarks/Sources Benchmarks/Tests) \
  $(wildcard Fuzz/Package.swift Fuzz/Sources) \
  $(wildcard Examples/Package.swift Examples/Sources Examples/Tests)

export SWIFT
# The clang that comes with Swift is beside it, which need not be on the PATH.
export PATH := $(PATH):$(dir $(realpath $(shell command -v $(SWIFT))))

.DEFAULT_GOAL := help
.PHONY: help demo release install uninstall installation test lint format headers docs sanitize sanitize-address sanitize-thread \
  allocations bench fuzz examples clean

help: ## List the targets
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1\t\2/p' $(firstword $(MAKEFILE_LIST)) | expand -t 26

demo: ## Build, then show the Followers plugin on the terminal
	@Scripts/setup.sh demo
	$(SWIFT) build --scratch-path $(BUILD)
	$(BUILD)/debug/carob show Followers

# With Swift's libraries inside, and offering none of them to plugins, which may bring others.
release: ## Build the command and the plugins, optimized, to install them
	@Scripts/setup.sh demo
	for product in carob carob-isolated Followers Countries Packages; do \
	  $(SWIFT) build -c release --static-swift-stdlib -Xlinker --no-export-dynamic \
	    --scratch-path $(RELEASE) --product $$product || exit; \
	done

install: ## Install what `make release` built; PREFIX=/usr/local
	@Scripts/install.sh install $(RELEASE)/release "$(PREFIX)" "$(DESTDIR)"

uninstall: ## Take away what `make install` installed
	@Scripts/install.sh uninstall "$(PREFIX)" "$(DESTDIR)"

installation: release ## Install into a temporary folder, and try there what the README says
	Scripts/check-installation.sh $(RELEASE)/release

test: ## Build everything and run the tests
	@Scripts/setup.sh test
	$(SWIFT) build --scratch-path $(BUILD) --build-tests
	$(SWIFT) test --scratch-path $(BUILD) --skip-build

lint: ## Check the formatting of all Swift code, strictly
	$(SWIFT) format lint --strict --recursive --parallel --configuration .swift-format $(FORMATTED)

format: ## Format all Swift code in place
	$(SWIFT) format --in-place --recursive --parallel --configuration .swift-format $(FORMATTED)

headers: ## Compile the plugin headers as C and C++ with GCC and clang
	@Scripts/setup.sh test
	Scripts/check-headers.sh

docs: ## Compile the documentation's snippets and catalog, and follow its links
	@Scripts/setup.sh test
	Scripts/check-docs.sh
	Scripts/check-docc.sh

sanitize: sanitize-address sanitize-thread ## Run the tests under the address and thread sanitizers

# Leaks are not looked for: records last for ever by design, and the leak checker does not follow the
# pointers in Swift's enums. Plugins that crash on purpose are to be ended by their signal. Left out is what
# the sanitizer changes: freed objects that hostile plugins return, what a module exports, and what a
# command prints that does not see these options.
sanitize-address:
	@Scripts/setup.sh test
	ASAN_OPTIONS=detect_leaks=0:handle_segv=0:handle_sigbus=0:handle_abort=0:handle_sigfpe=0:handle_sigill=0 \
	  $(SWIFT) test --sanitize=address --scratch-path .build-asan \
	  --skip endsAsDocumented --skip findsNothingInThePluginsOfThisPackage \
	  --skip thePathOfTheEnvironmentIsNotLookedAt

# What runs in processes of its own is left out.
sanitize-thread:
	@Scripts/setup.sh test
	$(SWIFT) test --sanitize=thread --scratch-path .build-tsan \
	  --skip CarobCommandTests --skip CarobIsolationTests

allocations: ## Check that sends, look-ups and row bindings allocate nothing, optimized
	@Scripts/setup.sh test
	BUILD=$(BUILD) Scripts/check-allocations.sh

# SwiftPM does not look for new files of a package beside this one unless the manifest is newer than its plan.
bench: ## Measure beside the peers, optimized; ARGS='--json --quick --only REGEX'
	@Scripts/setup.sh bench
	@touch Benchmarks/Package.swift
	$(SWIFT) run -c release --package-path Benchmarks carob-bench $(ARGS)

fuzz: ## Run each fuzzer for SECONDS=30; SEED=1 makes runs start alike
	@Scripts/setup.sh test
	Scripts/fuzz.sh $(or $(SECONDS),30)

# See `bench` for the manifest.
examples: ## Build the examples and run their tests, against a web server on this machine
	@Scripts/setup.sh test
	@touch Examples/Package.swift
	$(SWIFT) build --package-path Examples --build-tests
	$(SWIFT) test --package-path Examples --skip-build

clean: ## Remove everything that was built
	rm -rf $(BUILD) $(RELEASE) .build-asan .build-tsan Benchmarks/.build Fuzz/.build Examples/.build
