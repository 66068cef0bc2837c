#!/usr/bin/env bash
# Shows the demo app of the original Instant Cocoa, as it is, then runs its tests, as they are, on Carob: with Carob's Instant Cocoa,
# and with the original's own sources. Prints a table of the tests with the reason for each that fails. Fails when fewer than 46
# pass, or the app does not show what its server says.
#
#   Scripts/original.sh INSTANTCOCOA [-c CAROB] [-k FOLDER] [OPTION…]
#
# INSTANTCOCOA is a checkout of https://github.com/khanlou/InstantCocoa. OCMOCK=FOLDER in the environment is a checkout of OCMock 2.2
# or the folder of its sources, unless the checkout has them. FOLDER keeps the modules and their sources, which are links to those
# in the checkout. Its path has no spaces. An OPTION is one of carob test, such as --filter.
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
app=$checkout/InstantCocoa
library=$app/InstantCocoa
tests=$checkout/InstantCocoaTests
mocks=$(realpath "${OCMOCK:-$checkout/Pods/OCMock/Source/OCMock}" || true)
[ -e "$mocks/OCMock.h" ] || [ ! -e "$mocks/Source/OCMock/OCMock.h" ] || mocks=$mocks/Source/OCMock
shorthand=$checkout/Pods/Objective-Shorthand/Objective-Shorthand/Objective-Shorthand
inflector=$checkout/Pods/InflectorKit/InflectorKit
for file in "$tests/ICModelTests.m" "$mocks/OCMock.h" "$shorthand/NSArray+Convenience.m" \
  "$inflector/TTTStringInflector.m" "$carob"; do
  [ -e "$file" ] || { echo "original: there is no $file" >&2 && exit 66; }
done

if [ -n "$kept" ]; then
  mkdir -p "$kept"
  work=$(realpath "$kept")
else
  work=$(mktemp -d)
  trap 'rm -rf "$work"' EXIT
fi

# folder NAME FILE… makes a folder of links to files, since carob build looks at one folder only. Headers are those in
# $work/NAME.include, with the name of their folder before them or without it. Xcode includes a prefix header into each file of a
# target, and OCMock 2.2 counts references itself.
folder() {
  local name=$1 folder
  shift
  mkdir -p "$work/$name"
  ln -sf "$@" "$work/$name"
  {
    echo "*.m -w -include UIKit/UIKit.h -I$work/$name.include"
    for folder in "$work/$name.include"/*/; do [ ! -e "$folder" ] || echo "*.m -I$folder"; done
    for file in "$work/$name"/{OC,NS*+OCM}*.m; do
      [ ! -e "$file" ] || echo "${file##*/} -fno-objc-arc"
    done
  } >"$work/$name/build_flags.txt"
}

# include NAME FOLDER PATH lets headers of a folder be found as <FOLDER/….h>.
include() {
  mkdir -p "$work/$1.include"
  ln -sfn "$3" "$work/$1.include/$2"
}

# run NAME OPTION… runs tests, and writes their report to NAME.json.
run() {
  local name=$1 status=0
  shift
  rm -f "$work/$name.answers"
  ANSWERS=$work/$name.answers \
    "$carob" test "$work/$name" --quiet --isolated --timeout 120 --json "$work/$name.json" "$@" \
    >"$work/$name.txt" 2>&1 || status=$?
  [ -s "$work/$name.json" ] || { cat "$work/$name.txt" >&2 && exit "$((status ? status : 1))"; }
}

# The demo app. Tests/Original/server.py is its server's stand-in, whatever host the app asks.
folder InstantCocoa "$app"/*.[hm]
"$carob" build --quiet "$work/InstantCocoa" >/dev/null
posts=$'Posts\n\nObjective Shorthand\nInstant Cocoa\nFinite States of America'
for options in '' '--select 0,1' '--url posts://posts/2'; do
  # shellcheck disable=SC2086 # Words of options.
  shown=$(python3 "$own/server.py" "$carob" show "$work/InstantCocoa" $options)
  if [ "$shown" != "$posts" ]; then
    printf 'original: carob show InstantCocoa %s printed\n\n%s\n\nand not\n\n%s\n' "$options" "$shown" "$posts" >&2
    exit 1
  fi
done
printf '%s\n\n' "$posts"

# With Carob's Instant Cocoa. Of the library's helpers those that the tests import.
include Tests OCMock "$mocks"
include Tests Objective-Shorthand "$shorthand"
include Tests OHHTTPStubs "$own/OHHTTPStubs"
include Tests AFNetworking "$own/AFNetworking"
folder Tests "$tests"/*.[hm] "$mocks"/*.m "$own"/Answers/*.[hm] "$own"/{OHHTTPStubs,AFNetworking}/*.m \
  "$shorthand"/NSArray+{Convenience,FunctionalMethods}.m
run Tests "$@"

# With the original's own. NSString+DataDetector needs NSDataDetector, which nothing else does.
include Library OCMock "$mocks"
include Library Objective-Shorthand "$shorthand"
include Library InflectorKit "$inflector"
include Library OHHTTPStubs "$own/OHHTTPStubs"
include Library AFNetworking "$own/Library/AFNetworking"
folder Library "$tests"/*.[hm] "$mocks"/*.m "$own"/Answers/*.[hm] "$own"/{OHHTTPStubs,Library/AFNetworking}/*.m \
  "$library"/*/*.[hm] "$inflector"/*.m "$shorthand"/*.m
rm "$work/Library/NSString+DataDetector.m"
run Library "$@"

python3 "$own/table.py" "$tests" "Carob's=$work/Tests.json" "its own=$work/Library.json"
python3 "$own/answers.py" "$here/docs/original.md" "$work/Tests.answers" "$work/Library.answers"
