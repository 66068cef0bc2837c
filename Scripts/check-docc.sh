#!/usr/bin/env bash
# Compiles the documentation catalog of CarobRuntime against its public symbols; a link that leads nowhere fails.
# Does nothing where the Swift toolchain has no docc.
set -euo pipefail
cd "$(dirname "$0")/.."

swift=${SWIFT:-swift}
tools=$(dirname "$(realpath "$(command -v "$swift")")")
if [ ! -x "$tools/docc" ] || [ ! -x "$tools/swift-symbolgraph-extract" ]; then
  echo "docc: skipped, there is none beside $swift"
  exit 0
fi

build=.build
module=CarobRuntime
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/symbols"
"$swift" build --scratch-path "$build" --target "$module" >"$work/log" 2>&1 || {
  cat "$work/log"
  exit 1
}
target=$("$swift" -print-target-info | sed -n 's/^ *"triple": "\(.*\)",$/\1/p' | head -1)
"$tools/swift-symbolgraph-extract" -module-name "$module" -target "$target" \
  -I "$build/debug/Modules" -I Sources/CCarob/include -I Sources/CFFI \
  -minimum-access-level public -skip-synthesized-members -output-dir "$work/symbols"
"$tools/docc" convert "Sources/$module/$module.docc" --additional-symbol-graph-dir "$work/symbols" \
  --fallback-display-name "$module" --fallback-bundle-identifier "org.carob.$module" \
  --output-path "$work/out" >"$work/log" 2>&1 || {
  cat "$work/log"
  echo "failed: the catalog of $module"
  exit 1
}
# A parameter whose name says everything needs no line of its own.
if grep -E '^(warning|error):' "$work/log" | grep -v 'is missing documentation$'; then
  cat "$work/log"
  echo "failed: the catalog of $module"
  exit 1
fi
echo "docc: the catalog of $module compiles, and its links lead somewhere"
