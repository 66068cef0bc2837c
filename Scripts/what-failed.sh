#!/usr/bin/env bash
# Prints what failed in a run of a build or of tests, which tests began and did not end, and its last lines.
#
#   Scripts/what-failed.sh LOG…
set -euo pipefail

for log; do
  printf '\n=== %s: what failed\n' "$(basename "$log")"
  grep -E '✘|↳|: error: |^error: |Fatal error|^failed: |\*\*\*' "$log" | tail -n 40 || true
  awk '/◇ Test .* started\.$/ && !/^◇ Test (case|run) / { sub(/^◇ /, ""); sub(/ started\.$/, ""); begun[$0] }
    /^(✔|✘) Test / {
      sub(/^(✔|✘) /, "")
      sub(/ (with [0-9]+ test cases? )?(passed|failed) after .*/, "")
      delete begun[$0]
    }
    END { for (name in begun) print "began and did not end: " name }' "$log"
  printf -- '--- its last lines\n'
  tail -n 20 "$log"
done
