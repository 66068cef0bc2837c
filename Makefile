# `make help` lists the targets. `make demo` and `make test` see to everything they need.

SWIFT ?= swift
BUILD := .build
RELEASE := .build-release
OPTIMIZED := .build-optimized
# Where `make test` installs to.
INSTALLED := $(RELEASE)/installed
# Leaves out what runs the command in processes of its own.
SKIPPING_PROCESSES := --skip 'CarobCommandTests|CarobIsolationTests|CarobProcessTests|CarobServerTests.(Serve|Page|HostilePlugin)Tests' \
  --skip 'Isolated(Live)?ScreenTests' \
  --skip aHostShowsAScreenOfAnotherProcess --skip aScreenIsLiveInAnotherProcess
# See Scripts/run-tests.sh.
TESTS_OF_UNLOADING := UnloadTests
PREFIX ?= /usr/local
FORMATTED := Sources Tests Plugins Package.swift \
  $(wildcard Benchmarks/Package.swift Benchmarks/Sources Benchmarks/Tests) \
  $(wildcard Fuzz/Package.swift Fuzz/Sources) \
  $(wildcard Examples/Package.swift Examples/Sources Examples/Tests)

export SWIFT
# The clang that comes with Swift is beside it, which need not be on the PATH.
export PATH := $(PATH)$(addprefix :,$(dir $(realpath $(shell command -v $(SWIFT)))))

.DEFAULT_GOAL := help
.PHONY: help demo release install uninstall installation package package-check check test test-debug build-tests times lint format \
  headers docs site site-check manual reference sanitize sanitize-optimized sanitize-address sanitize-undefined sanitize-thread \
  allocations bench fuzz examples conformance original clean

help: ## List the targets
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1\t\2/p' $(firstword $(MAKEFILE_LIST)) | expand -t 26

demo: ## Build the command and the plugins, then show the Followers plugin on the terminal
	@Scripts/setup.sh demo
	Scripts/build.sh debug --product carob
	Scripts/build.sh debug --product carob-objc
	@Scripts/build-plugins.sh $(BUILD)/debug/carob $(BUILD)/debug
	$(BUILD)/debug/carob show Followers

release: ## Build the command and the plugins, optimized, to install them
	@Scripts/setup.sh demo
	Scripts/build.sh release --product carob
	Scripts/build.sh release --product carob-server
	@Scripts/check-metadata.sh $(RELEASE)/release
	Scripts/build.sh release --product carob-objc
	@Scripts/objc-library.sh $(RELEASE)/release/libcarob-objc.a
	Scripts/build.sh release --product carob-library
	@Scripts/link-library.sh $(RELEASE)/release
	@Scripts/build-plugins.sh $(RELEASE)/release/carob $(RELEASE)/release

install: ## Install what `make release` built; PREFIX=/usr/local
	@Scripts/install.sh install $(RELEASE)/release "$(PREFIX)" "$(DESTDIR)"

uninstall: ## Take away what `make install` installed
	@Scripts/install.sh uninstall "$(PREFIX)" "$(DESTDIR)"

installation: release ## Install into a temporary folder, and try there what the README says
	@Scripts/setup.sh test
	Scripts/check-installation.sh $(RELEASE)/release
	Scripts/check-packages.sh $(RELEASE)/release

package: release ## Make a tar archive and Debian packages of the release, in .build-release/packages
	@Scripts/setup.sh package
	Scripts/package.sh $(RELEASE)/release $(RELEASE)/packages

package-check: package ## Try the Debian packages in a minimal Debian without Swift; needs root and debootstrap
	Scripts/check-debian.sh $(RELEASE)/release $(RELEASE)/packages

# One build alone leaves one of two cores idle for much of the time, so the tests and what they run are built at once.
# Dependencies are resolved before: both builds write Package.resolved.
test: ## Build everything and run all tests, or those of TESTS='CarobCommandTests'
	@Scripts/setup.sh test
	$(SWIFT) package --scratch-path $(OPTIMIZED) resolve
	$(SWIFT) package --scratch-path $(RELEASE) resolve
	@$(MAKE) --no-print-directory --jobs=2 build-tests release
	@Scripts/install.sh install $(RELEASE)/release "$(abspath $(INSTALLED))" >/dev/null
	@Scripts/try-objective-c.sh "$(abspath $(INSTALLED))"
	@Scripts/run-tests.sh "$(TESTS)"

build-tests:
	Scripts/build.sh optimized --product carobPackageTests

check: ## Build what a change concerns, and run its suites; SUITES='OwnershipTests SelectorTests'
	@Scripts/check.sh $(SUITES)

test-debug: ## Run the tests as they are built for debuggers
	@Scripts/setup.sh test
	Scripts/build.sh debug --build-tests
	@Scripts/build-plugins.sh $(BUILD)/debug/carob $(BUILD)/debug
	$(SWIFT) test --scratch-path $(BUILD) --skip-build --skip $(TESTS_OF_UNLOADING)
	$(SWIFT) test --scratch-path $(BUILD) --skip-build --filter $(TESTS_OF_UNLOADING) --no-parallel

times: ## Measure where the time of `make test` goes: modules, and the slowest tests; ONLY=modules or ONLY=tests
	@Scripts/setup.sh test
	@Scripts/times.sh $(ONLY)

lint: ## Check the formatting of all Swift code, strictly, and what Scripts/check-sources.py and check-workflows.py check
	@Scripts/setup.sh lint
	@Scripts/check-sources.py
	@Scripts/check-workflows.py
	$(SWIFT) format lint --strict --recursive --parallel --configuration .swift-format $(FORMATTED)

format: ## Format all Swift code in place
	$(SWIFT) format --in-place --recursive --parallel --configuration .swift-format $(FORMATTED)

headers: ## Compile the plugin headers as C and C++ with GCC and clang
	@Scripts/setup.sh test
	Scripts/check-headers.sh

docs: ## Compile the documentation's snippets and catalog, follow its links, and try the site and the workflows
	@Scripts/setup.sh test
	Scripts/check-docs.sh
	Scripts/check-docc.sh
	Scripts/check-workflows.py --run
	@if command -v mkdocs >/dev/null; then $(MAKE) --no-print-directory site-check; else echo 'site: not made, as there is no mkdocs'; fi

site: ## Make the documentation's site, with search, in .build-site/html; CAROB_SOURCES=address of the sources
	@Scripts/setup.sh site
	Scripts/site/build.py
	Scripts/site/check.py

site-check: site ## Try each page of the site in Chromium, light and dark, as wide as a phone
	Scripts/site/check-in-browser.py

manual: ## Write the manual page anew, from what the command says of itself
	Scripts/build.sh debug --product carob
	$(BUILD)/debug/carob --experimental-dump-help | Scripts/write-manual.py >docs/carob.1

reference: ## Write the headers for Objective-C and the pages about the classes anew, from what the command registers
	Scripts/build.sh debug --product carob
	$(BUILD)/debug/carob headers --output Sources/Plugins/CarobObjC/include
	$(BUILD)/debug/carob headers --reference docs/reference

sanitize: sanitize-address sanitize-undefined sanitize-thread ## Run the tests under the address, undefined-behaviour and thread sanitizers

sanitize-optimized: ## The same with the libraries optimized
	CAROB_OPTIMIZED=1 $(MAKE) sanitize

# Each of these runs on optimized libraries when CAROB_OPTIMIZED is 1 in the environment, as do the fuzzers.
KIND := $(if $(filter 1,$(CAROB_OPTIMIZED)),-optimized)

# $(call sanitized,SCRATCH PATH,FLAGS OF THE BUILD,ENVIRONMENT,OPTIONS OF THE TESTS)
define sanitized
@Scripts/setup.sh test
Scripts/build.sh debug $(2) --scratch-path $(1)$(KIND) --build-tests
env -u CAROB_OPTIMIZED Scripts/build.sh debug --product carob-objc
@cp $(BUILD)/debug/libcarob-objc.a $(1)$(KIND)/debug
@$(3) Scripts/build-plugins.sh $(1)$(KIND)/debug/carob $(1)$(KIND)/debug
$(3) $(SWIFT) test $(2) --scratch-path $(1)$(KIND) --skip-build --skip $(TESTS_OF_UNLOADING) $(4)
$(3) $(SWIFT) test $(2) --scratch-path $(1)$(KIND) --skip-build --filter $(TESTS_OF_UNLOADING) --no-parallel
endef

# Leaks are not looked for: records last for ever by design, and the leak checker does not follow the
# pointers in Swift's enums. Plugins that crash on purpose are to be ended by their signal; Swift's backtrace
# would read what the sanitizer forbids. Left out is what the sanitizer changes: freed objects that hostile
# plugins return, what a module exports, and what a command prints that does not see these options.
sanitize-address:
	$(call sanitized,.build-asan,--sanitize=address,\
	  ASAN_OPTIONS=detect_leaks=0:handle_segv=0:handle_sigbus=0:handle_abort=0:handle_sigfpe=0:handle_sigill=0 \
	  SWIFT_BACKTRACE=enable=no,\
	  --skip endsAsDocumented --skip findsNothingInThePluginsOfThisPackage \
	  --skip thePathOfTheEnvironmentIsNotLookedAt --skip thePictureIsReal)

# It looks at C, that of the headers too: Swift checks its own arithmetic, and has no such sanitizer on Linux. IMPs are
# called by other types than they are declared with, so that is not looked at.
sanitize-undefined:
	$(call sanitized,.build-ubsan,-Xcc -fsanitize=undefined -Xcc -fno-sanitize=function \
	  -Xcc -fno-sanitize-recover=undefined -Xswiftc -Xclang-linker -Xswiftc -fsanitize=undefined,\
	  UBSAN_OPTIONS=print_stacktrace=1,$(SKIPPING_PROCESSES))

sanitize-thread:
	$(call sanitized,.build-tsan,--sanitize=thread,,$(SKIPPING_PROCESSES))

allocations: ## Check that sends, look-ups, row bindings and reading objects allocate nothing, optimized
	@Scripts/setup.sh test
	Scripts/build.sh release --product allocation-probe
	Scripts/check-allocations.sh $(RELEASE)/release

# SwiftPM does not look for new files of a package beside this one unless the manifest is newer than its plan.
bench: ## Measure beside the peers, optimized; ARGS='--json --quick --only REGEX'
	@Scripts/setup.sh bench
	@touch Benchmarks/Package.swift
	SWIFT_DETERMINISTIC_HASHING=1 $(SWIFT) run -c release --package-path Benchmarks carob-bench $(ARGS)

fuzz: ## Run each fuzzer for SECONDS=30; SEED=1 makes runs start alike
	@Scripts/setup.sh test
	Scripts/fuzz.sh $(or $(SECONDS),30)

# See `bench` for the manifest. With CAROB_OPTIMIZED=1 they use the libraries and the command that `make test` built.
ifeq ($(CAROB_OPTIMIZED),1)
EXAMPLES := $(OPTIMIZED)
EXAMPLES_KIND := optimized
examples: export CAROB_TEST_EXECUTABLES := $(abspath $(INSTALLED))/lib/carob
else
EXAMPLES := Examples/.build
EXAMPLES_KIND := debug
endif
examples: ## Build the examples and run their tests, against a web server on this machine
	@Scripts/setup.sh test
	@touch Examples/Package.swift
	Scripts/build.sh $(EXAMPLES_KIND) --package-path Examples --build-tests
ifeq ($(EXAMPLES_KIND),optimized)
	@test -x "$$CAROB_TEST_EXECUTABLES/carob" || { echo 'examples: nothing is installed yet; run: make test' >&2; exit 66; }
else
	Scripts/build.sh debug --package-path Examples --product carob
	Scripts/build.sh debug --product carob-objc
	@cp $(BUILD)/debug/libcarob-objc.a $(EXAMPLES)/debug
	@Scripts/build-plugins.sh $(EXAMPLES)/debug/carob $(EXAMPLES)/debug
endif
	$(SWIFT) test --package-path Examples --scratch-path $(EXAMPLES) --skip-build

conformance: ## Run libobjc2's own tests on Carob's runtime; LIBOBJC2=/path/to/its/checkout
	@Scripts/setup.sh test
	Scripts/build.sh debug --product conformance-host
	Scripts/build.sh debug --product carob-objc
	Scripts/conformance.sh "$(LIBOBJC2)" -b $(BUILD)/debug

original: ## Run the original Instant Cocoa's app and tests; INSTANTCOCOA=/path/to/its/checkout, OCMOCK=/path/to/OCMock
	@Scripts/setup.sh demo
	Scripts/build.sh debug --product carob
	Scripts/build.sh debug --product carob-objc
	OCMOCK="$(OCMOCK)" Scripts/original.sh "$(INSTANTCOCOA)" -c $(BUILD)/debug/carob

clean: ## Remove everything that was built
	rm -rf $(BUILD) $(RELEASE) $(OPTIMIZED) .build-fixtures .build-site .build-asan* .build-ubsan* .build-tsan* Benchmarks/.build Fuzz/.build* Examples/.build
