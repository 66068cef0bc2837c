#!/usr/bin/env bash
# Links what is installed from what SwiftPM built.
#
#   Scripts/link-library.sh BUILD     .build-release/release
#
# libcarob-host.so.0 has everything that is written in Swift: runtime, loader, Foundation, UIKit, Instant Cocoa, the commands carob and
# carob-server, and Swift's libraries. It exports what libcarob.so.0 calls, and the commands, which installed/ in BUILD has small
# programs for. libcarob.so.0 exports the functions of carob/library.h and Apple's, which are named in libcarob.symbols; a program is
# linked with it. There are two because Swift's libraries have functions of the same names inside.
set -euo pipefail
build=$(realpath "${1:?usage: Scripts/link-library.sh BUILD}")
cd "$(dirname "$0")/../Sources"
host=$build/libcarob-host.so.0 library=$build/libcarob.so.0

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# exporting NAME…: a version script with these names.
exporting() { printf '{ global:'; printf ' %s;' "$@"; printf ' local: *; };\n'; }

names=(carob_host_start carob_host_load carob_host_unload carob_host_describe carob_host_version
  carob_host_main_queue_descriptor carob_main carob_server_main)
exporting "${names[@]}" >"$work/host.map"
options=()
for option in -z defs -z nodelete --gc-sections --version-script="$work/host.map" -soname=libcarob-host.so.0; do
  options+=(-Xlinker "$option")
done
# Packed relocations take a hundredth of the space, and the start is a tenth faster. glibc reads them since 2.36.
if printf '%s\n' 'glibc 2.36' "$(getconf GNU_LIBC_VERSION 2>/dev/null)" | sort -VC; then
  options+=(-Xlinker -z -Xlinker pack-relative-relocs)
fi
cat "$build"/{carob,carob-server,carob-library}.product/Objects.LinkFileList | sort -u >"$work/objects"
# The linker warns that Foundation calls mktemp, which we do not use.
"${SWIFTC:-swiftc}" -emit-library -static-stdlib -use-ld=lld -o "$host" "@$work/objects" "${options[@]}" 2>"$work/said" ||
  { cat "$work/said" >&2; exit 1; }

# SwiftPM names the main functions so. Sanitizers look for functions of the programs.
mkdir -p "$build/installed"
for program in carob carob-server; do
  "${CLANG:-clang}" -O2 -rdynamic "-DMAIN=${program/-/_}_main" Library/program/program.c "$host" -o "$build/installed/$program" \
    "-Wl,-rpath,\$ORIGIN/.." -Wl,-z,now -Wl,--build-id
done

# Constants that headers define as literals, for those who look for a variable.
constants=$(grep -rhoE '^#define [A-Za-z_0-9]+ +(\(\([A-Za-z]+\))?(@|CFSTR\()"[^"]*"\)*$' Plugins/CarobObjC/include |
  sed -E 's/^#define ([A-Za-z_0-9]+) [^"]*("[^"]*").*/CONSTANT(\1, \2)/' | sort -u)
{
  echo '#include <carob/abi.h>'
  echo 'id carob_string(const char *);'
  echo '#define CONSTANT(name, text) id name;'
  echo "$constants"
  printf '#undef CONSTANT\n#define CONSTANT(name, text) name = carob_string(text);\n'
  printf 'void carob_set_constants(void);\nvoid carob_set_constants(void) {\n%s\n}\n' "$constants"
} >"$work/constants.c"

mkdir "$work/glue"
for source in "$PWD"/Plugins/CarobObjC/*.[cS] "$PWD"/Library/libcarob/*.c "$work/constants.c"; do
  (cd "$work/glue" && "${CLANG:-clang}" -c -O2 -fPIC -fblocks -fexceptions -std=gnu11 -DCAROB_LIBRARY \
    -I "$OLDPWD/Runtime/CCarob/include" -I "$OLDPWD/Plugins/CarobObjC/include" -I "$OLDPWD/Plugins/CarobObjC" "$source")
done
# The list has every function and constant but those of the glue's own and of the C and C++ libraries.
missing=$(cd "$work/glue" && ls ./*.o | grep -vE '/(c_library|cxx_library|load|personality|program)\.o' |
  xargs nm --defined-only --extern-only --format=just-symbols 2>/dev/null | grep -vE '^($|carob_|_?_?_Unwind|__|\./)' |
  LC_ALL=C sort -u | LC_ALL=C comm -23 - "$OLDPWD/Library/libcarob/libcarob.symbols")
if [ -n "$missing" ]; then
  printf 'libcarob.symbols lacks these; add them in the order of their names:\n%s\n' "$missing" >&2
  exit 1
fi
mapfile -t names <Library/libcarob/libcarob.symbols
exporting "${names[@]}" >"$work/library.map"
"${CLANG:-clang}" -shared -o "$library" "$work"/glue/*.o "$host" -lm -Wl,-z,defs,-z,nodelete -Wl,-soname=libcarob.so.0 \
  -Wl,--version-script="$work/library.map" "-Wl,-rpath,\$ORIGIN" -Wl,--build-id
ln -sf libcarob.so.0 "$build/libcarob.so"
