#!/usr/bin/env bash
# Builds the targets of Fuzz/ with libFuzzer and the address sanitizer, and runs each for a while.
#
#   Scripts/fuzz.sh SECONDS [TARGET…]
#
# SEED in the environment makes runs start alike. With CAROB_OPTIMIZED=1 the libraries are optimized, and built in
# Fuzz/.build-optimized instead of Fuzz/.build. What is found anew goes to `corpus` there; an input that breaks a target
# goes to `crashes`, and the command that runs it again is printed.
set -euo pipefail
cd "$(dirname "$0")/.."

seconds=${1:?usage: Scripts/fuzz.sh SECONDS [TARGET…]}
shift
targets=("$@")
if [ ${#targets[@]} -eq 0 ]; then
  for folder in Fuzz/Corpus/*/; do targets+=("$(basename "$folder")"); done
fi

build=Fuzz/.build
[ "${CAROB_OPTIMIZED:-}" != 1 ] || build+=-optimized
log=$build/build.log
mkdir -p "$build/crashes"
echo "fuzz: building"
# lld, because gold stumbles over the sanitizer's symbols.
if ! Scripts/build.sh debug --package-path Fuzz --scratch-path "$build" \
  -Xswiftc -sanitize=fuzzer,address -Xcc -fsanitize=fuzzer-no-link,address \
  -Xswiftc -use-ld=lld >"$log" 2>&1; then
  grep -E 'error' "$log" | head -20 || tail -20 "$log"
  exit 1
fi

# Leaks are not looked for: records last for ever by design.
export ASAN_OPTIONS=detect_leaks=0 SWIFT_BACKTRACE=enable=no
failures=0
for target in "${targets[@]}"; do
  corpus=$build/corpus/$target
  mkdir -p "$corpus"
  executable=$build/debug/fuzz-$target
  echo "fuzz: $target for $seconds s"
  if "$executable" "$corpus" "Fuzz/Corpus/$target" -max_total_time="$seconds" -max_len=512 \
    -timeout=10 -rss_limit_mb=2048 ${SEED:+-seed="$SEED"} -artifact_prefix="$build/crashes/$target-" \
    -print_final_stats=1 >"$build/$target.log" 2>&1; then
    sed -n 's/^stat::number_of_executed_units: */fuzz:   inputs: /p' "$build/$target.log"
  else
    failures=$((failures + 1))
    grep -E '^broken:|ERROR: |Fatal error|SUMMARY' "$build/$target.log" | head -5 || true
    input=$(sed -n 's/.*Test unit written to //p' "$build/$target.log" | tail -1)
    echo "fuzz: $target broke; all it said is in $build/$target.log. To run the input again:"
    echo "  ASAN_OPTIONS=detect_leaks=0 $executable ${input:-INPUT}"
  fi
done
[ "$failures" -eq 0 ] || exit 1
