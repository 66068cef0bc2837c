#!/usr/bin/env bash
# No object of a release build asks for the metadata of a function type that only the optimizer knows.
#
#   Scripts/check-metadata.sh BUILD     the folder that `make release` built into
#
# Swift 6.3 specialises generic functions for such types, and asks for their metadata by a name that nothing
# resolves at run time: null is used as metadata, and the process crashes. The cure is a structure around the
# closure (`Diagnostics.Recipient`).
set -euo pipefail

build=${1:?usage: Scripts/check-metadata.sh BUILD}
mapfile -d '' objects < <(find -L "$build" -name '*.o' -path '*.build/*' -print0)
[ "${#objects[@]}" -gt 0 ] || { echo "metadata: no object files in $build" >&2; exit 1; }
"${NM:-nm}" "${objects[@]}" 2>/dev/null | awk '$3 ~ /MD$/ { print $3 }' | sort -u >"$build/metadata.names"
[ -s "$build/metadata.names" ] || { echo "metadata: $build has no metadata variables" >&2; exit 1; }
unresolvable=$("${SWIFT:-swift}" demangle <"$build/metadata.names" |
  grep -E '@callee_guaranteed|@substituted|@in_guaranteed' || true)
if [ -n "$unresolvable" ]; then
  printf 'metadata: cannot be resolved at run time: %s\n' "$unresolvable" >&2
  exit 1
fi
