#!/usr/bin/env bash
# Runs libobjc2's own tests, as they are, on Carob's runtime. Each becomes a module and runs in a process of its own. Fails
# when one fails that passes in the table of docs/conformance.md.
#
#   Scripts/conformance.sh LIBOBJC2 [-b BUILD] [TEST…]
#
# LIBOBJC2 is a checkout of https://github.com/gnustep/libobjc2. BUILD has what SwiftPM built: conformance-host and
# libcarob-objc.a. LIMIT=SECONDS in the environment is how long a test may take.
set -euo pipefail
usage='usage: Scripts/conformance.sh LIBOBJC2 [-b BUILD] [TEST…]'
libobjc2=$(realpath "${1:?$usage}")
shift
here=$(cd "$(dirname "$0")/.." && pwd)
build=$here/.build/debug
while getopts 'b:' option; do
  case $option in
    b) build=$(realpath "$OPTARG") ;;
    *) echo "$usage" >&2 && exit 64 ;;
  esac
done
shift $((OPTIND - 1))
for file in "$libobjc2/Test/Test.m" "$build/conformance-host" "$build/libcarob-objc.a"; do
  [ -e "$file" ] || { echo "conformance: there is no $file" >&2 && exit 66; }
done

own=$here/Tests/Conformance
table=$here/docs/conformance.md
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# What CMake would write.
mkdir "$work/objc"
echo '/* as configured by default */' >"$work/objc/objc-config.h"

# As libobjc2's Test/CMakeLists.txt compiles its tests. A module is position-independent besides.
clang=${CLANG:-clang}
flags=(-w -fPIC -fblocks -fobjc-exceptions -fexceptions -I "$libobjc2" -I "$work/objc")
versions=(-O0 -O3)
# Functions of the library that Tests/Conformance has others before.
wrapped=(carob_objc_lookup carob_objc_lookup_or_zero objc_msg_lookup_super objc_alloc objc_allocWithZone objc_alloc_init
  object_getInstanceVariable object_setInstanceVariable)

# object SOURCE OBJECT FLAG…
object() {
  local source=$1 object=$2
  shift 2
  "$clang" "${flags[@]}" "$@" -c "$source" -o "$object"
}

# Placeholders for the classes that a module refers to and does not have. A class that may be missing is.
placeholders() {
  nm "$@" | awk '
    NF == 2 && $1 == "U" { needed[$2] = 1 }
    NF == 2 && $1 == "w" { weak[$2] = 1 }
    NF == 3 { defined[$3] = 1 }
    END {
      class = "._OBJC_CLASS_"
      reference = "._OBJC_REF_CLASS_"
      print "#include <carob/placeholders.h>"
      for (symbol in needed) {
        if (symbol in defined) continue
        if (index(symbol, class) == 1) classes[substr(symbol, length(class) + 1)] = 1
        if (index(symbol, reference) == 1) {
          name = substr(symbol, length(reference) + 1)
          classes[name] = 1
          printf "CAROB_CLASS_REFERENCE(%s)\n", name
        }
      }
      for (name in classes) if (!((class name) in defined)) printf "CAROB_CLASS_PLACEHOLDER(%s)\n", name
      for (symbol in weak) if (index(symbol, class) == 1 && !(symbol in defined))
        printf "__asm__(\".globl \\\"%s\\\"\\n.hidden \\\"%s\\\"\\n.set \\\"%s\\\", 0\");\n", symbol, symbol, symbol
    }'
}

# The files of a test, which may be more than one.
sources() {
  case $1 in
    CXXExceptions) echo CXXException.m CXXException.cc ;;
    ForwardDeclareProtocolAccess) echo ForwardDeclareProtocolAccess.m ForwardDeclareProtocol.m ;;
    ObjCXXEHInterop) echo ObjCXXEHInterop.mm ObjCXXEHInterop.m ;;
    ObjCXXEHInteropTwice) echo ObjCXXEHInteropTwice.mm ;;
    ObjCXXEHInterop_arc) echo ObjCXXEHInterop_arc.mm ObjCXXEHInterop_arc.m ;;
    hash_test | hash_table_delete) echo "$1.c" ;;
    *) echo "$1.m" ;;
  esac
}

# module TEST VERSION: compiles and links it.
module() {
  local test=$1 version=$2 folder=$work/$2/$1 objects=() file
  mkdir -p "$folder"
  local compiling=("$version" -fobjc-runtime=gnustep-2.2 -UNDEBUG -DGS_RUNTIME_V2)
  case $test in *_arc) compiling+=(-fobjc-arc) ;; esac
  for file in $(sources "$test"); do
    # Options of Objective-C are for its files alone.
    case $file in
      *.c | *.cc) object "$libobjc2/Test/$file" "$folder/$file.o" "$version" -UNDEBUG ;;
      *) object "$libobjc2/Test/$file" "$folder/$file.o" "${compiling[@]}" ;;
    esac
    objects+=("$folder/$file.o")
  done
  objects+=("$work/Test.o")
  placeholders "${objects[@]}" "$work"/api-*.o >"$folder/placeholders.c"
  "$clang" -fPIC -I "$here/Sources/Runtime/CCarob/include" -c "$folder/placeholders.c" -o "$folder/placeholders.o"
  "$clang" -shared -g -Wl,-z,defs -Wl,-Bsymbolic "${wrapped[@]/#/-Wl,--wrap=}" "${objects[@]}" "$work"/api-*.o \
    "$folder/placeholders.o" "$build/libcarob-objc.a" -lstdc++ -lgcc_s -lm -lpthread -o "$folder/$test.so"
}

# run TEST VERSION: prints `pass`, or in one line why it does not.
run() {
  local test=$1 folder=$work/$2/$1 status=0
  mkdir -p "$folder"
  # Not in a condition, in which the shell would go on after a failure.
  (set -e; module "$@") >"$folder/build.log" 2>&1 || status=$?
  if [ "$status" != 0 ]; then
    echo "not built: $(grep -oE "undefined (symbol|reference)[^()]*|error:.*" "$folder/build.log" | sort -u | head -3 | tr '\n' ' ')"
    return
  fi
  (
    ulimit -c 0
    SWIFT_BACKTRACE=enable=no exec timeout -s KILL "${LIMIT:-120}" "$build/conformance-host" "$folder/$test.so"
  ) >"$folder/output" 2>&1 || status=$?
  case $status in
    0) echo pass ;;
    77) echo 'pass (skips itself)' ;;
    137) echo "killed after ${LIMIT:-120} seconds" ;;
    *) echo "status $status: $(grep -av '^$' "$folder/output" | tail -n 1 | cut -c 1-300)" ;;
  esac
}

object "$libobjc2/Test/Test.m" "$work/Test.o" -fobjc-runtime=gnustep-2.0
for file in "$own"/*.[cm]; do
  # These are Carob's, and are compiled strictly.
  "$clang" -O1 -g -fPIC -fblocks -fexceptions -fvisibility=hidden -fobjc-runtime=gnustep-2.2 -Wall -Wextra -Werror \
    -I "$here/Sources/Runtime/CCarob/include" -I "$here/Sources/Plugins/CarobObjC" -c "$file" -o "$work/api-$(basename "$file").o"
done

# Prints the rows of the table: the test, and what is expected at -O0 and -O3.
rows() { awk -F ' *\\| *' '$3 ~ /^(pass|fail)$/ { print $2, $3, $4 }' "$table"; }

if [ $# = 0 ]; then
  mapfile -t tests < <(rows | cut -d ' ' -f 1)
  set -- "${tests[@]}"
fi
worse=0
declare -A passed=()
for test in "$@"; do
  results=()
  for version in "${versions[@]}"; do
    result=$(run "$test" "$version")
    results+=("$result")
    case $result in pass*) passed[$version]=$((${passed[$version]:-0} + 1)) ;; esac
    column=$([ "$version" = -O0 ] && echo 2 || echo 3)
    known=$(rows | awk -v test="$test" -v column="$column" '$1 == test { print $column }')
    case $known:$result in
      pass:pass* | fail:[!p]*) ;;
      pass:*) worse=1 && echo "conformance: $test passed before at $version" >&2 ;;
      *) echo "conformance: $test passes now at $version; write it into docs/conformance.md" >&2 ;;
    esac
  done
  printf '%-30s | %s | %s\n' "$test" "${results[@]}"
done
echo "${passed[-O0]:-0} of $# pass at -O0, ${passed[-O3]:-0} at -O3"
exit $worse
