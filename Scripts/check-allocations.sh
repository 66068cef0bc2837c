#!/usr/bin/env bash
# Warm sends, look-ups, row bindings and reading methods of Foundation allocate nothing: counts what a release build asks memory for.
#
#   Scripts/check-allocations.sh FOLDER     where allocation-probe was built
set -euo pipefail
cd "$(dirname "$0")/.."

built=${1:?usage: Scripts/check-allocations.sh FOLDER}
sources=Tests/Fixtures/Allocations
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

cc -shared -fPIC -O2 "$sources/count_allocations.c" -o "$work/count.so"
for module in sends reads; do
  cc -shared -fPIC -O2 -I Sources/Runtime/CCarob/include "$sources/$module.c" -o "$work/$module.so"
done
LD_PRELOAD=$work/count.so "$built/allocation-probe" "$work"/{sends,reads}.so >"$work/counts"

awk -F '\t' '
  $1 == "control" { counted = $2 > 0; next }
  { operations++ }
  $2 > 0 { printf "allocates: %s, %d times in 1000\n", $1, $2; failures++ }
  END {
    if (!counted || !operations) { print "allocations: nothing was counted"; exit 1 }
    if (failures) exit 1
    printf "allocations: none in %d operations\n", operations
  }' "$work/counts"
