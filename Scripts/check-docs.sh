#!/usr/bin/env bash
# Checks what the documentation says against the tree: snippets in C and Objective-C compile, links lead somewhere,
# docs/concurrency.md names every file in which the compiler takes our word, CONTRIBUTING.md every stage of .ci/run, locks and suites that
# pages name are there, and the figures of README.md are those of the pages that have them.
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
Scripts/site/anchors.py $pages >"$work/anchors"

for page in $pages; do
  rm -f "$work"/*.[cm]
  # A line above a snippet says more about how it is compiled: `<!-- cc: clang -fblocks -->` for one in C, and
  # `<!-- headers: FOLDER -->` for one in Objective-C that needs what the headers of a folder declare. A snippet with a file name
  # belongs to a guide, which a test follows.
  awk -v prefix="$work/" '
    /^```c$/ {
      inside = 1
      file = prefix (++count) (above ~ /^<!-- cc: clang -fblocks -->$/ ? ".blocks" : "") ".c"
      print "#include <carob/carob.h>" >file
      next
    }
    /^```objc$/ {
      inside = 1
      file = prefix (++count) ".m"
      print "#import <InstantCocoa/InstantCocoa.h>\n#include <carob/plugin.h>" >file
      if (above ~ /^<!-- headers: [^ ]* -->$/) {
        split(above, words, " ")
        list = "ls " words[3] "/*.h"
        while ((list | getline header) > 0) print "#import \"" header "\"" >file
        close(list)
      }
      next
    }
    /^```/ { inside = 0 }
    { above = $0 }
    inside { print >file }' "$page"
  for snippet in "$work"/*.[cm]; do
    compiler=(cc -std=c11)
    case $snippet in
    *.blocks.c) compiler=(clang -fblocks -std=c11) ;;
    # A snippet may show some methods of a class and not all.
    *.m) compiler=(
      clang -fobjc-runtime=gnustep-2.0 -fobjc-arc -fblocks -fexceptions -Wno-incomplete-implementation
      -I . -I Sources/Plugins/CarobObjC/include
    ) ;;
    esac
    [ -e "$snippet" ] || continue
    "${compiler[@]}" -Wall -Wextra -Werror -Wno-unused-function -fsyntax-only \
      -I Sources/Runtime/CCarob/include "$snippet" || fail "$page: snippet $(basename "$snippet")"
  done

  for link in $(sed -n '/^```/,/^```/d; s/](/\n](/gp' "$page" | sed -n 's/^](\([^)]*\)).*/\1/p'); do
    case $link in https:* | http:*) continue ;; esac
    target=${link%%#*}
    target=${target:+$(dirname "$page")/$target}
    target=${target:-$page}
    if [ ! -e "$target" ]; then
      fail "$page: link to $link"
    elif [[ $link == *#* && $target == *.md ]]; then
      grep -qxF -e "./$(realpath --relative-to=. "$target")#${link#*#}" "$work/anchors" || fail "$page: no heading for the link to $link"
    fi
  done
done

# The table of unchecked places has a row for each file, and no row without one.
said=$(sed -n '/^<!-- unchecked -->/,/^<!-- \/unchecked -->/s/^| `\([^`]*\)`.*/\1/p' \
  docs/concurrency.md | sort -u)
found=$(grep -rlE '@unchecked Sendable|nonisolated\(unsafe\)' Sources | sed 's|^Sources/[^/]*/||' | sort)
if ! difference=$(diff <(echo "$said") <(echo "$found")); then
  echo "$difference"
  fail "docs/concurrency.md: < has a row and no use, > has a use and no row"
fi

# The locks in the table of docs/concurrency.md are there.
for lock in $(sed -n '/^## Locks/,/^## The method/s/^| \(`[^|]*\)|.*/\1/p' docs/concurrency.md | grep -o '[A-Za-z]*\.[a-z][A-Za-z]*'); do
  [[ $lock == *.c ]] || grep -rqE "(let|var) ${lock#*.}\b.*\b(Locked|LockedCondition|RecursiveLock)\b" Sources ||
    fail "docs/concurrency.md: there is no lock $lock"
done

# Suites that a page names are there.
said=$(grep -ohE '`[A-Za-z]+Tests(`|[./][A-Za-z]+`)' docs/*.md CONTRIBUTING.md | grep -o '[A-Za-z]*Tests' | sort -u)
found=$(grep -rohwI '[A-Za-z]*Tests' Tests | sort -u)
difference=$(comm -23 <(echo "$said") <(echo "$found"))
[ -z "$difference" ] || fail "docs: there is no" $difference

# Every option of the manual page is on a page.
for option in $(sed 's/\\f./ /g; s/\\-/-/g' docs/carob.1 | grep -oE -e '--[a-z][a-z-]+' | sort -u); do
  grep -qF -e "$option" docs/*.md || fail "docs: no page has $option"
done

# The table in CONTRIBUTING.md has a row for each stage of .ci/run, in their order.
said=$(sed -n '/^<!-- times -->/,/^<!-- \/times -->/s/^| \([a-z]*\) | .*/\1/p' CONTRIBUTING.md | grep -vx -e stage -e all)
found=$(sed -n 's/^stage \([a-z]*\) .*/\1/p' .ci/run)
if ! difference=$(diff <(echo "$said") <(echo "$found")); then
  echo "$difference"
  fail "CONTRIBUTING.md: < is a row and no stage of .ci/run, > a stage and no row"
fi

Scripts/write-figures.py --check || fail "README.md's figures"

[ "$failures" -eq 0 ] || exit 1
echo "docs: snippets compile, links lead somewhere, every unchecked place and every stage is listed, locks and suites are there"
