#!/usr/bin/env bash
# Measures where the time of `make test` goes.
#
#   Scripts/times.sh [modules|tests]
#
# `modules` builds the optimized tests and the release from nothing, one after the other, in `.build-times`, and prints for
# each module how long its compiler ran and how much of the processors it used, in seconds. `tests` runs the tests that
# `make test` built, one after the other, and prints the hundred slowest. Without a word it does both.
set -euo pipefail
cd "$(dirname "$0")/.."

swift=${SWIFT:-swift}
build=.build-times
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Puts a compiler in the place of Swift's that notes each of its runs. SwiftPM looks for libraries beside it.
wrap_compiler() {
  local compiler
  compiler=$(dirname "$(realpath "$(command -v "$swift")")")/swiftc
  mkdir "$work/bin"
  ln -s "$(dirname "$(dirname "$compiler")")/lib" "$work/lib"
  cat >"$work/bin/swiftc" <<EOF
#!/usr/bin/env bash
previous='' module=
for word; do
  [ "\$previous" != -module-name ] || module=\$word
  previous=\$word
done
case " \$* " in *' -emit-executable '* | *' -emit-library '*) module+=' (linking)' ;; esac
TIMEFORMAT='%R %U %S'
{ time "$compiler" "\$@" 2>&3; } 3>&2 2>"$work/\$\$.time"
status=\$?
echo "\$(cat "$work/\$\$.time") \${module:-other}" >>"$work/modules"
exit \$status
EOF
  chmod +x "$work/bin/swiftc"
  export SWIFT_EXEC=$work/bin/swiftc
}

# stage NAME KIND OPTION…: runs Scripts/build.sh, prints how long it took and which modules took more than a second.
stage() {
  local name=$1 start=$SECONDS
  shift
  : >"$work/modules"
  Scripts/build.sh "$@" >"$work/log" 2>&1 || {
    tail -20 "$work/log" >&2
    exit 1
  }
  printf '\n%s: %d s\n%8s %10s  module\n' "$name" "$((SECONDS - start))" seconds processor
  awk '{ name = $4 ($5 ? " " $5 : ""); wall[name] += $1; used[name] += $2 + $3; all += $2 + $3 }
    END {
      for (name in wall) if (used[name] >= 1) printf "%8.0f %10.0f  %s\n", wall[name], used[name], name
      printf "%8s %10.0f  all\n", "", all
    }' "$work/modules" | sort -k2,2nr
}

modules() {
  wrap_compiler
  rm -rf "$build"
  stage 'optimized tests' optimized --scratch-path "$build/optimized" --product carobPackageTests
  stage 'release of the command' release --scratch-path "$build/release" --product carob
  stage 'release of the server' release --scratch-path "$build/release" --product carob-server
  rm -rf "$build"
}

tests() {
  [ -d .build-release/installed ] || {
    echo 'times: nothing is installed yet; run: make test' >&2
    exit 66
  }
  Scripts/run-tests.sh --no-parallel >"$work/log" || echo 'times: some tests failed' >&2
  printf '\n%8s  test, by itself\n' seconds
  sed -nE -e '/^. Test (run|case) /d' -e 's/ with [0-9]+ test cases? / /' \
    -e 's/^. Test (.*) (passed|failed) after ([0-9.]+) seconds.*/\3 \1/p' "$work/log" >"$work/tests"
  sort -rn "$work/tests" | awk 'NR <= 100 { time = $1; $1 = ""; printf "%8.1f %s\n", time, $0 }'
}

case ${1:-all} in
  all) modules && tests ;;
  modules | tests) "$1" ;;
  *)
    echo 'usage: Scripts/times.sh [modules|tests]' >&2
    exit 64 ;;
esac
