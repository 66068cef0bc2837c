#!/usr/bin/env bash
# Runs the tests that `make test` built, with the command that `make release` built, installed.
#
#   Scripts/run-tests.sh [PATTERN]     those whose names match, as in `swift test --filter`; all without one
#
# The tests of unloading ask whether a module can be closed, which a thread prevents that anybody starts while it is loaded:
# they run one after the other, in a process of their own, beside all others. What failed is said again at the end.
set -euo pipefail
cd "$(dirname "$0")/.."

swift=${SWIFT:-swift}
unloading=UnloadTests
logs=$(mktemp -d)
trap 'rm -rf "$logs"' EXIT
export CAROB_OPTIMIZED=1 CAROB_LIVE_EVENTS=100000 CAROB_TEST_EXECUTABLES=$PWD/.build-release/installed/lib/carob

# run OPTION…: a process does not wait for the other one, since neither builds anything.
run() { "$swift" test --scratch-path .build-optimized --skip-build --ignore-lock "$@" 2>&1; }

case ${1:-} in
  '') ;;
  "$unloading"*) run --filter "$1" --no-parallel; exit ;;
  *) run --filter "$1"; exit ;;
esac

status=0
run --filter "$unloading" --no-parallel >"$logs/unloading" &
run --skip "$unloading" | tee "$logs/tests" || status=1
wait $! || status=1
cat "$logs/unloading"
[ "$status" -eq 0 ] || Scripts/what-failed.sh "$logs/tests" "$logs/unloading"
exit "$status"
