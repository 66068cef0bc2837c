#!/usr/bin/env bash
# Compiles a plugin against the headers in every language version that they promise, with GCC and
# with Swift's clang, without a warning; then checks that a plugin needs no symbol of ours and
# exports one only.
set -euo pipefail
cd "$(dirname "$0")/.."

include=Sources/CCarob/include
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# A directory of the compilers that come with Swift, unless they are on the PATH.
if ! command -v clang >/dev/null; then
  PATH=$PATH:$(dirname "$(realpath "$(command -v "${SWIFT:-swift}")")")
fi

cat >"$work/plugin.c" <<'C'
#include <carob/carob.h>

static double height(id self, SEL _cmd, id table, id object) {
  id text = CAROB_SEND(id, object, "text", ());
  CAROB_SEND(void, self, "note:with:", (id, int), text, 2);
  (void)_cmd;
  return CAROB_SEND_SUPER(double, self, "Screen", "tableView:heightForObject:", (id, id), table,
                          object);
}

static bool load(void) {
  Class cls = objc_allocateClassPair(objc_getClass("ICTableViewController"), "Screen", 0);
  objc_registerClassPair(cls);
  return class_addMethod(
    cls, sel_registerName("tableView:heightForObject:"), (IMP)height, "d@:@@");
}

#if defined(__cplusplus)
static const char *const prefixes[] = {"XY", 0};
#if __cplusplus < 202002L
CAROB_PLUGIN("org.example.screen", "Screen", "1.0.0", "Screen", 0, 0, 0, prefixes, load, 0)
#else
CAROB_PLUGIN(.identifier = "org.example.screen", .name = "Screen", .version = "1.0.0",
             .principal_class = "Screen", .model_class = 0, .data = 0, .key_path = 0,
             .prefixes = prefixes, .load = load, .unload = 0)
#endif
#else
CAROB_PLUGIN(.identifier = "org.example.screen", .name = "Screen", .version = "1.0.0",
             .principal_class = "Screen", .prefixes = (const char *const[]){"XY", NULL},
             .load = load)
#endif
C
cp "$work/plugin.c" "$work/plugin.cpp"

failures=0
# compile COMPILER STANDARD FILE [OPTION…]: one line, and the compiler's words when it fails.
compile() {
  local compiler=$1 standard=$2 file=$3
  shift 3
  if "$compiler" "-std=$standard" -Wall -Wextra -Wpedantic -Werror -fPIC -O2 -I "$include" "$@" \
    -c "$file" -o "$work/out.o" 2>"$work/log"; then
    return
  fi
  failures=$((failures + 1))
  echo "failed: $compiler -std=$standard $(basename "$file")"
  cat "$work/log"
}

for standard in c11 c17 c2x; do
  for compiler in gcc clang; do compile "$compiler" "$standard" "$work/plugin.c"; done
done
for standard in c++17 c++20; do
  for compiler in g++ clang++; do compile "$compiler" "$standard" "$work/plugin.cpp"; done
done

# Each header can be included alone.
for header in "$include"/carob/*.h; do
  name=$(basename "$header" .h)
  printf '#include <carob/%s.h>\n' "$name" >"$work/$name.c"
  cp "$work/$name.c" "$work/$name.cpp"
  compile gcc c11 "$work/$name.c"
  compile g++ c++17 "$work/$name.cpp"
done

# What a plugin needs from outside, and what it offers.
ours='^(carob_|objc_|object_|class_|method_|ivar_|property_|protocol_|sel_|imp_)'
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
  symbols "$(basename "$folder")" "$folder"*.c
done

[ "$failures" -eq 0 ] || exit 1
echo "headers: all combinations compile without a warning; plugins need no symbol of the host"
