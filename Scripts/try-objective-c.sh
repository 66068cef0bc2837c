#!/usr/bin/env bash
# Builds Examples/ObjectiveC in each way that its README names, with what an installation has, and shows it.
#
#   Scripts/try-objective-c.sh PREFIX     where Carob is installed
set -euo pipefail
prefix=$(realpath "${1:?usage: Scripts/try-objective-c.sh PREFIX}")
cd "$(dirname "$0")/.."

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cp -r Examples/ObjectiveC "$work/example"
cd "$work/example"
export PKG_CONFIG_PATH=$prefix/lib/pkgconfig CAROB_PREFIX=$prefix

# shows WAY MODULE
shows() {
  local shown
  shown=$("$prefix/bin/carob" show "$2" --data greetings.json) || { echo "objective-c: $1: status $?" >&2; exit 1; }
  [ "$(grep -c -e English -e French -e 'Swiss German' <<<"$shown")" -eq 3 ] || {
    printf 'objective-c: %s shows\n%s\n' "$1" "$shown" >&2
    exit 1
  }
}

# The flags are words.
# shellcheck disable=SC2046
clang -shared $(pkg-config --cflags carob-objc) Sources/Greetings/*.m $(pkg-config --libs carob-objc) -o libGreetings.so
shows pkg-config ./libGreetings.so
cmake -B build -DCMAKE_OBJC_COMPILER="$(command -v clang)" >cmake.log && cmake --build build >>cmake.log || {
  cat cmake.log >&2
  exit 1
}
shows CMake build/libGreetings.so
"${SWIFT:-swift}" build >swift.log 2>&1 || {
  cat swift.log >&2
  exit 1
}
shows SwiftPM .build/debug/libGreetings.so
echo 'objective-c: clang with pkg-config, CMake and SwiftPM build a plugin with what is installed'
