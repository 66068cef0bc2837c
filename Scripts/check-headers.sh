#!/usr/bin/env bash
# Compiles what a plugin author sees in every language version that the headers promise, with GCC and
# clang, without a warning. Then checks that a plugin needs no symbol of ours and exports one only.
set -euo pipefail
cd "$(dirname "$0")/.."

include=Sources/Runtime/CCarob/include
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failures=0

# The warnings that people use. Some of them are of one compiler, or of one language.
warnings=(-Wall -Wextra -Wpedantic -Werror -Wshadow -Wconversion -Wsign-conversion -Wundef -Wcast-align -Wcast-qual
  -Wdouble-promotion -Wformat=2 -Wnull-dereference -Wpointer-arith -Wredundant-decls -Wvla -Wwrite-strings)
in_c=(-Wmissing-prototypes -Wnested-externs -Wold-style-definition -Wstrict-prototypes)
in_cxx=(-Wextra-semi -Wnon-virtual-dtor -Wold-style-cast -Woverloaded-virtual -Wzero-as-null-pointer-constant)
of_gcc=(-Wduplicated-branches -Wduplicated-cond -Wlogical-op)

# compile COMPILER STANDARD FILE FLAG…: silent, unless it fails.
compile() {
  local compiler=$1 standard=$2 file=$3
  shift 3
  local flags=("${warnings[@]}")
  case $compiler in
    gcc) flags+=("${in_c[@]}" "${of_gcc[@]}") ;;
    clang) flags+=("${in_c[@]}") ;;
    g++) flags+=("${in_cxx[@]}" "${of_gcc[@]}" -Wuseless-cast) ;;
    clang++) flags+=("${in_cxx[@]}") ;;
  esac
  "$compiler" "-std=$standard" "${flags[@]}" -O2 -fPIC -I "$include" "$@" \
    -c "$file" -o "$work/x.o" 2>"$work/log" && return
  failures=$((failures + 1))
  echo "failed: $compiler -std=$standard $file"
  cat "$work/log"
}

for standard in c11 c17 c2x; do
  for compiler in gcc clang; do
    for source in Tests/Fixtures/Plugins/minimal.c Tests/Fixtures/Headers/{chosen,nil,own_bool}.c Plugins/*/*.c Sources/Command/carob/New/Templates/C/*.c; do
      compile "$compiler" "$standard" "$source"
      compile "$compiler" "$standard" "$source" -DCAROB_CHECKED
    done
  done
done
for standard in c++11 c++14 c++17 c++20 c++2b; do
  for compiler in g++ clang++; do
    compile "$compiler" "$standard" Tests/Fixtures/Headers/cxx.cpp
    compile "$compiler" "$standard" Tests/Fixtures/Headers/cxx.cpp -DCAROB_CHECKED
  done
done

for standard in c++17 c++20 c++2b; do
  for compiler in g++ clang++; do
    compile "$compiler" "$standard" Tests/Fixtures/Plugins/minimal.cc
    compile "$compiler" "$standard" Tests/Fixtures/HostTable/wrappers.cc
    compile "$compiler" "$standard" Tests/Fixtures/HostTable/wrappers.cc -DCAROB_CHECKED
  done
done

# refused FILE WORDS COMPILER…: does not compile, and the compiler says why.
refused() {
  local file=$1 words=$2 compiler
  shift 2
  for compiler; do
    if $compiler -I "$include" -c "$file" -o "$work/x.o" 2>"$work/log" || ! grep -qF "$words" "$work/log"; then
      failures=$((failures + 1))
      echo "failed: $compiler compiles $file, or does not say: $words"
    fi
  done
}
cxx=("g++ -std=c++17" "clang++ -std=c++17" "g++ -std=c++11 -DCAROB_CHECKED" "clang++ -std=c++2b -DCAROB_CHECKED")
refused Tests/Fixtures/Headers/class_result.cpp 'a message cannot return a C++ class that has a destructor' "${cxx[@]}"
refused Tests/Fixtures/Headers/colons.cpp 'this selector does not have as many colons as the message has arguments' "${cxx[@]}"
refused Tests/Fixtures/Headers/more_arguments.c 'a message takes at most 16 arguments here' \
  "gcc -std=c11" "clang -std=c17" "gcc -std=c2x -DCAROB_CHECKED" "g++ -std=c++11 -x c++" "clang++ -std=c++2b -x c++"

# Messages to nil, under the sanitizer of undefined behaviour.
for compiler in "clang -std=c11" "clang -std=c11 -DCAROB_CHECKED" "clang++ -std=c++17 -x c++" "gcc -std=c11" "g++ -std=c++17 -x c++"; do
  if ! $compiler -O1 -fsanitize=undefined -fno-sanitize-recover=undefined -I "$include" Tests/Fixtures/Headers/nil.c \
    -o "$work/nil" 2>"$work/log" || ! "$work/nil" 2>"$work/log"; then
    failures=$((failures + 1))
    echo "failed: messages to nil, by $compiler"
    cat "$work/log"
  fi
done

# Real blocks, which clang alone compiles.
for standard in c11 c17 c2x; do
  compile clang "$standard" Tests/Fixtures/Blocks/real_blocks.c -fblocks
  compile clang "$standard" Tests/Fixtures/Blocks/real_blocks.c -fblocks -DCAROB_CHECKED
done

# Each header can be included alone.
for header in "$include"/carob/*.h "$include"/carob/extensions/*.h; do
  path=${header#"$include"/}
  name=$(basename "$(dirname "$header")")-$(basename "$header" .h)
  printf '#include <%s>\n' "$path" | tee "$work/$name.c" >"$work/$name.cpp"
  compile gcc c11 "$work/$name.c" -Wdeclaration-after-statement
  compile g++ c++17 "$work/$name.cpp"
done
printf '#include <carob/carob.hpp>\n#include <carob/carob.hpp>\n' >"$work/twice.cpp"
for standard in c++17 c++2b; do
  compile g++ "$standard" "$work/twice.cpp" -fno-exceptions -fno-rtti
  compile clang++ "$standard" "$work/twice.cpp" -fno-exceptions -fno-rtti
done

ours='^(carob_|objc_|object_|class_|method_|ivar_|property_|protocol_|sel_|imp_|_Block_|_NSConcrete)'
# symbols NAME SOURCE…: builds a plugin as the README says, and looks at what it needs and offers.
symbols() {
  local name=$1
  shift
  cc -shared -fPIC -I "$include" "$@" -o "$work/x.so"
  if nm -D --undefined-only "$work/x.so" | awk '{ print $NF }' | grep -E "$ours"; then
    failures=$((failures + 1))
    echo "failed: $name needs the symbols above from its host"
  fi
  if nm -D --defined-only "$work/x.so" | awk '{ print $NF }' | grep -vx carob_plugin_entry; then
    failures=$((failures + 1))
    echo "failed: $name exports the symbols above beside carob_plugin_entry"
  fi
}
symbols minimal.c Tests/Fixtures/Plugins/minimal.c
for folder in Plugins/*/; do
  # Those in Swift and Objective-C have tests of their own.
  compgen -G "$folder*.c" >/dev/null || continue
  symbols "$(basename "$folder")" "$folder"*.c
done

[ "$failures" -eq 0 ] || exit 1
echo "headers: everything compiles without a warning; plugins need no symbol of the host"
