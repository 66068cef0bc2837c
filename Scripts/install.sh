#!/usr/bin/env bash
# Installs what `make release` built, or takes it away again.
#
#   Scripts/install.sh install BUILD PREFIX [DESTDIR]
#   Scripts/install.sh uninstall PREFIX [DESTDIR]
#
# lib/carob holds the executables side by side with the plugins of this package, since that is where they
# look for each other; bin/carob is a link.
set -euo pipefail
umask 022
cd "$(dirname "$0")/.."

fail() {
  printf 'install: %s\n' "$@" >&2
  exit 1
}

# absolute PREFIX: a prefix says where things are when they are used, which is not relative to this folder.
absolute() {
  case $1 in
    /*) ;;
    *) fail "PREFIX=$1 is not absolute; give one as in PREFIX=\"\$PWD/$1\"" ;;
  esac
}

uninstall() {
  rm -f "$1/bin/carob"
  rm -rf "$1/lib/carob" "$1/include/carob"
}

case "${1:-} $#" in
  'install 3' | 'install 4')
    build=$2 prefix=$3 root=${4:-}$3
    absolute "$prefix"
    [ -x "$build/carob" ] || fail "there is no $build/carob yet; run: make release"
    uninstall "$root"
    install -d "$root/bin" "$root/lib/carob" "$root/include"
    install -m 755 -s "$build/carob" "$build/carob-isolated" "$root/lib/carob"
    for plugin in Followers Countries Packages; do
      install -m 644 -s "$build/lib$plugin.so" "$root/lib/carob"
      cp -r "$build/carob_$plugin.resources" "$root/lib/carob"
    done
    cp -r Sources/CCarob/include/carob "$root/include"
    ln -s ../lib/carob/carob "$root/bin/carob"
    echo "$root/bin/carob"
    ;;
  'uninstall 2' | 'uninstall 3')
    absolute "$2"
    uninstall "${3:-}$2"
    ;;
  *)
    sed -n 's/^#  *\(Scripts.*\)/usage: \1/p' "$0" >&2
    exit 64
    ;;
esac
