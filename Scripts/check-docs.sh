#!/usr/bin/env bash
# Checks what the documentation says against the tree: C snippets compile, links lead somewhere, and
# docs/concurrency.md names every file in which the compiler takes our word.
set -euo pipefail
cd "$(dirname "$0")/.."

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failures=0
fail() {
  failures=$((failures + 1))
  echo "failed: $*"
}
pages=$(find . -name .build\* -prune -o -name '*.md' -print | sort)

for page in $pages; do
  rm -f "$work"/*.c
  # A line `<!-- cc: clang -fblocks -->` above a snippet says what compiles it.
  awk -v prefix="$work/" '
    /^```c$/ {
      inside = 1
      file = prefix (++count) (above ~ /^<!-- cc: clang -fblocks -->$/ ? ".blocks" : "") ".c"
      print "#include <carob/carob.h>" >file
      next
    }
    /^```/ { inside = 0 }
    { above = $0 }
    inside { print >file }' "$page"
  for snippet in "$work"/*.c; do
    compiler=(cc)
    case $snippet in
    *.blocks.c) compiler=(clang -fblocks) ;;
    *) [ -e "$snippet" ] || continue ;;
    esac
    "${compiler[@]}" -std=c11 -Wall -Wextra -Werror -Wno-unused-function -fsyntax-only \
      -I Sources/CCarob/include "$snippet" || fail "$page: C snippet $(basename "$snippet" .c)"
  done

  for target in $(sed -n '/^```/,/^```/d; s/](/\n](/gp' "$page" |
    sed -n 's/^](\([^)#]*\)[^)]*).*/\1/p'); do
    case $target in https:* | http:*) continue ;; esac
    [ -e "$(dirname "$page")/$target" ] || fail "$page: link to $target"
  done
done

# The table of unchecked places has a row for each file, and no row without one.
said=$(sed -n '/^<!-- unchecked -->/,/^<!-- \/unchecked -->/s/^| `\([^`]*\)`.*/\1/p' \
  docs/concurrency.md | sort -u)
found=$(grep -rlE '@unchecked Sendable|nonisolated\(unsafe\)' Sources | sed 's|^Sources/||' | sort)
if ! difference=$(diff <(echo "$said") <(echo "$found")); then
  echo "$difference"
  fail "docs/concurrency.md: < has a row and no use, > has a use and no row"
fi

[ "$failures" -eq 0 ] || exit 1
echo "docs: snippets compile, links lead somewhere, every unchecked place is listed"
