#!/usr/bin/env bash
# Builds what a change concerns, as for debuggers, and runs the suites that are concerned.
#
#   Scripts/check.sh [SUITE…]
#
# Without names these are the suites in the folders of tests that mirror those of the changed files. Changed is what differs
# from the last commit; if nothing does, what the last commit changed. A name is that of a suite or of a test target.
set -euo pipefail
cd "$(dirname "$0")/.."

swift=${SWIFT:-swift}
build=.build

# Prints the folder of tests, or the file of tests, that mirrors a file.
mirror() {
  local path=$1 module tests
  case $path in
    Tests/*/*Tests/*.swift)
      if grep -q '@Test' "$path" 2>/dev/null; then echo "$path"; else echo "$path" | cut -d/ -f1-3; fi
      return ;;
    Tests/Cocoa/Suites/*)
      echo Tests/Command/CarobCommandTests/OwnSuiteTests.swift
      return ;;
    Tests/*/*Tests/*) echo "$path" | cut -d/ -f1-3; return ;;
    Sources/*/*/*) ;;
    *) return 0 ;;
  esac
  module=$(echo "$path" | cut -d/ -f3)
  case $module in
    carob | CarobTesting) tests=CarobCommandTests ;;
    carob-server) tests=CarobServerTests ;;
    CarobLibc | CFFI) tests=CarobRuntimeTests ;;
    CCarob) tests=CarobHostTableTests ;;
    CCarobPluginKit | CarobPluginFoundation) tests=CarobPluginKitTests ;;
    CHostLibraries) tests=CarobPluginsTests ;;
    CCurl) tests=InstantCocoaRemoteTests ;;
    CProcess) tests=CarobProcessTests ;;
    CTerminal) tests=CarobTerminalTests ;;
    *) tests=${module}Tests ;;
  esac
  tests=$(echo Tests/*/$tests)
  local folder
  folder=$tests/$(echo "$path" | cut -d/ -f4)
  if [ -d "$folder" ]; then
    echo "$folder"
  elif [ -f "${folder}Tests.swift" ]; then
    echo "${folder}Tests.swift"
  else
    echo "$tests"
  fi
}

# Prints the folder or the file of tests that has a name.
named() {
  if compgen -G "Tests/*/$1" >/dev/null; then
    echo Tests/*/"$1"
  else
    grep -rlE "^(@.* )?((package|private|final) )*(struct|class|enum|actor|extension) $1\b" Tests --include='*.swift' || {
      echo "check: no suite and no test target is called $1" >&2
      return 1
    }
  fi
}

if [ $# -gt 0 ]; then
  places=$(for name in "$@"; do named "$name" || exit; done)
else
  changed=$({ git diff --name-only --no-renames HEAD; git ls-files --others --exclude-standard; } | sort -u)
  [ -n "$changed" ] || changed=$(git diff --name-only --no-renames HEAD~1 HEAD)
  places=$(while read -r path; do mirror "$path"; done <<<"$changed")
fi
places=$(sort -u <<<"$places" | sed '/^$/d')
if [ -z "$places" ]; then
  echo "check: no tests mirror what has changed; name suites, as in: make check SUITES='OwnershipTests SelectorTests'"
  exit 0
fi

# A pattern for each place, of names as `swift test --filter` sees them.
targets=() filters=()
while read -r place; do
  target=$(echo "$place" | cut -d/ -f3)
  targets+=("$target")
  if [ "${place##*/}" = "$target" ]; then
    filters+=(--filter "^$target\\.")
    continue
  fi
  suites=$(grep -rhoE '^(@.* )?((package|private|final) )*(struct|class|enum|actor|extension) \w+' --include='*.swift' "$place" |
    awk '{ print $NF }' | sort -u | paste -sd'|')
  filters+=(--filter "^$target\\.($suites)/")
done <<<"$places"
CAROB_TESTS=$(printf '%s\n' "${targets[@]}" | sort -u | paste -sd,)
export CAROB_TESTS
echo "check:" $places

Scripts/setup.sh demo
Scripts/build.sh debug --product carobPackageTests
case ,$CAROB_TESTS, in
  *,CarobCommandTests,* | *,CarobIsolationTests,* | *,CarobScreensTests,* | *,CarobServerTests,* | *,UnloadTests,*)
    # These run the command, which builds plugins.
    Scripts/build.sh debug --product carob
    Scripts/build.sh debug --product carob-server
    Scripts/build.sh debug --product carob-objc
    Scripts/build-plugins.sh "$build/debug/carob" "$build/debug" ;;
esac
"$swift" test --scratch-path "$build" --skip-build "${filters[@]}"
