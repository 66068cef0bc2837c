#!/usr/bin/env bash
# Runs the tests that `make test` built, with the command that `make release` built, installed.
#
#   Scripts/run-tests.sh [--no-parallel] [PATTERN]
#
# Those whose names match, as in `swift test --filter`; all without a pattern. `--no-parallel` runs one after the other.
#
# The tests of unloading ask whether a module can be closed. A thread started meanwhile would keep it open, so they run one
# after the other, in a process of their own, beside all others. Failures are repeated at the end.
set -euo pipefail
cd "$(dirname "$0")/.."

unloading=UnloadTests
logs=$(mktemp -d)
trap 'kill $(jobs -p) 2>/dev/null || true; rm -rf "$logs"' EXIT
export NO_COLOR=1 CAROB_OPTIMIZED=1 CAROB_LIVE_EVENTS=100000 CAROB_TEST_EXECUTABLES=$PWD/.build-release/installed/lib/carob

# run OPTION…: not by way of `swift test`, which opens the database of the build first: only one process at a time may.
run() { .build-optimized/debug/carobPackageTests.xctest --testing-library swift-testing "$@" 2>&1; }

if [ "${1:-}" = --no-parallel ]; then
  run --no-parallel --filter "${2:-.}"
  exit
fi

if [ -n "${1:-}" ]; then
  # 69 is the status of a run in which there was no test.
  others=69 unloaded=0
  case $1 in
    "$unloading"*) ;;
    *) others=0; run --skip "$unloading" --filter "$1" || others=$? ;;
  esac
  run --filter "^$unloading.*(${1#"$unloading"})" --no-parallel || unloaded=$?
  [ "$others" -ne 69 ] || exit "$unloaded"
  [ "$unloaded" -ne 69 ] || exit "$others"
  exit "$((others | unloaded))"
fi

status=0
{ run --filter "$unloading" --no-parallel | tee "$logs/unloading"; } &
run --skip "$unloading" | tee "$logs/tests" || status=1
wait $! || status=1
[ "$status" -eq 0 ] || Scripts/what-failed.sh "$logs/tests" "$logs/unloading"
exit "$status"
