#!/usr/bin/env bash
# Compiles the documentation catalog of each library product against its public symbols; a link that leads nowhere fails.
# The archives are then in .build-site/archives, from which `make site` takes them. Does nothing where the Swift toolchain has no docc.
# With CAROB_OPTIMIZED=1 it looks at the libraries that `make test` built.
set -euo pipefail
cd "$(dirname "$0")/.."

swift=${SWIFT:-swift}
tools=$(dirname "$(realpath "$(command -v "$swift")")")
if [ ! -x "$tools/docc" ] || [ ! -x "$tools/swift-symbolgraph-extract" ]; then
  echo "docc: skipped, there is none beside $swift"
  exit 0
fi

kind=debug build=.build
[ "${CAROB_OPTIMIZED:-}" != 1 ] || kind=optimized build=.build-optimized
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
catalogs=(Sources/*/*/*.docc)
archives=.build-site/archives
rm -rf "$archives"
mkdir -p "$archives"
target=$("$swift" -print-target-info | sed -n 's/^ *"triple": "\(.*\)",$/\1/p' | head -1)

# check CATALOG: Sources/GROUP/MODULE/MODULE.docc.
check() {
  local module
  module=$(basename "$1" .docc)
  Scripts/build.sh "$kind" --target "$module" >"$work/log" 2>&1 || return
  mkdir -p "$work/$module"
  # Where the headers of C targets are, which Swift modules import.
  local includes=(-I "$build/debug/Modules" -I Sources/Runtime/CFFI -module-cache-path "$work/cache") folder map
  for folder in Sources/*/*/include "$build"/checkouts/*/Sources/*/include; do
    # The headers for plugins in Objective-C have names of the system's, such as TargetConditionals.h.
    [ "$folder" = Sources/Plugins/CarobObjC/include ] || includes+=(-I "$folder")
  done
  for map in "$build"/debug/*.build/module.modulemap \
    "$build"/checkouts/*/Sources/*/include/module.modulemap Sources/*/*/include/module.modulemap; do
    [ ! -e "$map" ] || includes+=(-Xcc "-fmodule-map-file=$map")
  done
  "$tools/swift-symbolgraph-extract" -module-name "$module" -target "$target" "${includes[@]}" \
    -minimum-access-level public -skip-synthesized-members -output-dir "$work/$module" \
    >"$work/log" 2>&1 || return
  "$tools/docc" convert "$1" --additional-symbol-graph-dir "$work/$module" \
    --fallback-display-name "$module" --fallback-bundle-identifier "org.carob.$module" \
    --hosting-base-path /swift --output-path "$archives/$module.doccarchive" >"$work/log" 2>&1 || return
  # A parameter whose name says everything needs no line of its own.
  ! grep -E '^(warning|error):' "$work/log" | grep -v 'is missing documentation$'
}

for catalog in "${catalogs[@]}"; do
  check "$catalog" || {
    cat "$work/log"
    echo "failed: $catalog"
    exit 1
  }
done
echo "docc: the catalogs" "${catalogs[@]##*/}" "compile, and their links lead somewhere"
