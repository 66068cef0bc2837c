#!/usr/bin/env bash
# Adds a placeholder for each of Carob's classes and protocols to the library that modules in Objective-C are linked with. A linker
# takes those that a module refers to. `carob build` makes them itself, also for the classes of other plugins.
#
#   Scripts/objc-library.sh LIBRARY     libcarob-objc.a, as SwiftPM built it
set -euo pipefail
library=$(realpath "${1:?usage: Scripts/objc-library.sh LIBRARY}")
cd "$(dirname "$0")/../Sources"
include=$PWD/Runtime/CCarob/include

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

names() { grep -rhoE "^@$1 [A-Za-z_0-9]+" --include='*.h' Plugins/CarobObjC/include | awk '{ print $2 }' | sort -u; }

# placeholder KIND NAME: a member of its own, since a linker takes whole members.
placeholder() { printf '#include <carob/placeholders.h>\n%s(%s)\n' "$1" "$2" >"$work/$1-$2.c"; }

# The class of string literals is in no header.
for name in $(names interface) NSConstantString; do
  placeholder CAROB_CLASS_PLACEHOLDER "$name"
  placeholder CAROB_CLASS_REFERENCE "$name"
done
for name in $(names protocol); do placeholder CAROB_PROTOCOL_PLACEHOLDER "$name"; done

cd "$work"
"${CLANG:-clang}" -c -fPIC -I "$include" ./*.c
"${AR:-ar}" rcs "$library" ./*.o
