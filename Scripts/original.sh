#!/usr/bin/env bash
# Shows the demo app of the original Instant Cocoa, as it is, then runs its tests, as they are, on Carob. Prints a table of the tests
# with the reason for each that fails. Fails when fewer than 46 pass, or the app does not show what its server says.
#
#   Scripts/original.sh INSTANTCOCOA [-c CAROB] [-k FOLDER] [OPTION…]
#
# INSTANTCOCOA is a checkout of https://github.com/khanlou/InstantCocoa. OCMOCK=FOLDER in the environment is where OCMock 2.2 has
# its sources, unless the checkout has them. FOLDER keeps the modules and their sources, which are links to those in the checkout. An
# OPTION is one of carob test, such as --filter.
set -euo pipefail
usage='usage: Scripts/original.sh INSTANTCOCOA [-c CAROB] [-k FOLDER] [OPTION…]'
checkout=$(realpath "${1:?$usage}")
shift
here=$(cd "$(dirname "$0")/.." && pwd)
carob=$here/.build/debug/carob
kept=
while getopts 'c:k:' option; do
  case $option in
    c) carob=$(realpath "$OPTARG") ;;
    k) kept=$OPTARG ;;
    *) echo "$usage" >&2 && exit 64 ;;
  esac
done
shift $((OPTIND - 1))

own=$here/Tests/Original
tests=$checkout/InstantCocoaTests
mocks=$(realpath "${OCMOCK:-$checkout/Pods/OCMock/Source/OCMock}" || true)
shorthand=$checkout/Pods/Objective-Shorthand/Objective-Shorthand/Objective-Shorthand
for file in "$tests/ICModelTests.m" "$mocks/OCMock.h" "$shorthand/NSArray+Convenience.m" "$carob"; do
  [ -e "$file" ] || { echo "original: there is no $file" >&2 && exit 66; }
done

if [ -n "$kept" ]; then
  mkdir -p "$kept"
  work=$(realpath "$kept")
else
  work=$(mktemp -d)
  trap 'rm -rf "$work"' EXIT
fi

# The demo app. Tests/Original/server.py is its server's stand-in, whatever host the app asks.
app=$work/InstantCocoa
mkdir -p "$app"
ln -sf "$checkout"/InstantCocoa/*.[hm] "$app"
"$carob" build --quiet "$app" >/dev/null
posts=$'Posts\n\nObjective Shorthand\nInstant Cocoa\nFinite States of America'
for options in '' '--select 0,1' '--url posts://posts/2'; do
  # shellcheck disable=SC2086 # Words of options.
  shown=$(python3 "$own/server.py" "$carob" show "$app" $options)
  if [ "$shown" != "$posts" ]; then
    printf 'original: carob show InstantCocoa %s printed\n\n%s\n\nand not\n\n%s\n' "$options" "$shown" "$posts" >&2
    exit 1
  fi
done
printf '%s\n\n' "$posts"

# The module's folder has all sources, since carob build looks at one folder only.
module=$work/InstantCocoaTests
mkdir -p "$module" "$work/include"
ln -sf "$tests"/*.[hm] "$mocks"/*.m "$own"/OHHTTPStubs/*.m "$own"/AFNetworking/*.m "$module"
# Of the library's helpers those that the tests import.
ln -sf "$shorthand/NSArray+Convenience.m" "$shorthand/NSArray+FunctionalMethods.m" "$module"
ln -sfn "$mocks" "$work/include/OCMock"
ln -sfn "$shorthand" "$work/include/Objective-Shorthand"
ln -sfn "$own/OHHTTPStubs" "$work/include/OHHTTPStubs"
ln -sfn "$own/AFNetworking" "$work/include/AFNetworking"

# OCMock 2.2 counts references itself. Xcode includes a prefix header into each file of a target.
{
  for file in "$mocks"/*.m; do echo "$(basename "$file") -fno-objc-arc"; done
  echo "*.m -w -include UIKit/UIKit.h -I$work/include"
  for folder in OCMock Objective-Shorthand OHHTTPStubs AFNetworking; do echo "*.m -I$work/include/$folder"; done
} >"$module/build_flags.txt"

status=0
"$carob" test "$module" --quiet --isolated --timeout 30 --json "$work/report.json" "$@" >"$work/output.txt" ||
  status=$?
if [ ! -s "$work/report.json" ]; then
  cat "$work/output.txt"
  exit "$((status ? status : 1))"
fi
python3 "$own/table.py" "$work/report.json" "$tests"
