#!/usr/bin/env bash
# Installs what `make release` built, or takes it away again.
#
#   Scripts/install.sh install BUILD PREFIX [DESTDIR]
#   Scripts/install.sh uninstall PREFIX [DESTDIR]
#
# lib/carob holds the executable side by side with the one that `carob serve` starts and the plugins of this package, since that
# is where it looks for them; bin/carob is a link. lib has what modules in Objective-C and programs are linked with,
# include/carob-objc the headers for Objective-C.
# lib/pkgconfig and lib/cmake say to other build systems how plugins and programs are built.
# share/carob is the Swift package that plugins in Swift depend on, the module for Python, and what sanitizers and valgrind leave out.
# The manual page, the completions of shells and the guides are where others look for them, below share.
#
# With CAROB_KEEP_SYMBOLS in the environment nothing is stripped, for those who split the symbols off.
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

# complete SHELL FILE: what a shell completes the command by.
complete() {
  install -d "$(dirname "$2")"
  "$build/carob" --generate-completion-script "$1" >"$2"
}

uninstall() {
  rm -f "$1/bin/carob" "$1/share/man/man1/carob.1" "$1/share/bash-completion/completions/carob" \
    "$1/share/zsh/site-functions/_carob" "$1/share/fish/vendor_completions.d/carob.fish"
  rm -f "$1"/lib/libcarob-objc.a "$1"/lib/libcarob.so "$1"/lib/libcarob.so.0 "$1"/lib/libcarob-host.so.0
  rm -f "$1"/lib/pkgconfig/{carob-objc,carob,carob-c,carob-plugin}.pc
  rm -rf "$1/lib/carob" "$1/lib/cmake/Carob" "$1/include/carob" "$1/include/carob-objc" "$1/share/carob" "$1/share/doc/carob"
}

case "${1:-} $#" in
  'install 3' | 'install 4')
    build=$2 prefix=$3 root=${4:-}$3
    absolute "$prefix"
    for file in installed/{carob,carob-server} libcarob.so.0 libcarob-host.so.0 libcarob-objc.a; do
      [ -e "$build/$file" ] || fail "there is no $build/$file yet; run: make release"
    done
    strip=(-s)
    [ -z "${CAROB_KEEP_SYMBOLS:-}" ] || strip=()
    uninstall "$root"
    install -d "$root/bin" "$root/lib/carob" "$root/include" "$root/share/carob"
    install -m 755 "${strip[@]}" "$build"/installed/{carob,carob-server} "$root/lib/carob"
    for plugin in Followers Countries Packages; do
      install -m 644 "${strip[@]}" "$build/lib$plugin.so" "$root/lib/carob"
      # followers.json, which the plugin names.
      install -m 644 "$build/${plugin,,}.json" "$root/lib/carob"
    done
    cp -r Sources/Runtime/CCarob/include/carob "$root/include"
    cp -r Sources/Plugins/CarobObjC/include "$root/include/carob-objc"
    rm -f "$root/include/carob-objc/module.modulemap"
    install -m 644 "$build/libcarob-objc.a" "$root/lib"
    install -m 644 "${strip[@]}" "$build/libcarob.so.0" "$build/libcarob-host.so.0" "$root/lib"
    ln -s libcarob.so.0 "$root/lib/libcarob.so"
    install -d "$root/lib/pkgconfig"
    version=$("$build/carob" --version)
    # The dynamic linker looks there by itself.
    rpath=' -Wl,-rpath,${libdir}'
    [ "$prefix" != /usr ] || rpath=
    # What files in Objective-C are compiled with, in plugins and in programs.
    objc='-fobjc-runtime=gnustep-2.0 -fobjc-arc -fblocks -fexceptions -Xclang -fencode-extended-block-signature'
    objc+=' -fmodules -fno-cxx-modules -fno-implicit-module-maps'
    objc+=' -fmodule-map-file=${includedir}/carob-objc/frameworks.modulemap'
    objc+=' -fmodule-map-file=${includedir}/carob-objc/absent.modulemap'
    objc+=' -DCAROB_OBJC -I${includedir} -I${includedir}/carob-objc'
    fill() { sed "s|@VERSION@|${version#carob }|; s|@RPATH@|$rpath|; s|@OBJC_FLAGS@|$objc|" "$1"; }
    for file in carob-objc carob carob-c carob-plugin; do fill "Scripts/$file.pc.in" >"$root/lib/pkgconfig/$file.pc"; done
    install -d "$root/lib/cmake/Carob"
    install -m 644 Scripts/cmake/CarobConfig.cmake "$root/lib/cmake/Carob"
    fill Scripts/cmake/CarobConfigVersion.cmake.in >"$root/lib/cmake/Carob/CarobConfigVersion.cmake"
    cp Scripts/plugin-kit/Package.swift "$root/share/carob"
    cp --parents -r Sources/Runtime/{CCarob,CarobLibc} Sources/Plugins/{CCarobPluginKit,CarobPluginKit,CarobPluginFoundation} \
      "$root/share/carob"
    install -d "$root/share/carob/python/carob"
    fill Sources/Library/python/pyproject.toml.in >"$root/share/carob/python/pyproject.toml"
    install -m 644 Sources/Library/python/carob/*.py "$root/share/carob/python/carob"
    install -m 644 Sources/Library/suppressions/*.supp "$root/share/carob"
    install -d "$root/share/man/man1" "$root/share/doc/carob"
    install -m 644 docs/carob.1 "$root/share/man/man1"
    cp -r README.md CHANGELOG.md LICENSE SECURITY.md docs "$root/share/doc/carob"
    # What is inside of other projects, and their licences.
    install -m 644 Scripts/debian/copyright "$root/share/doc/carob"
    install -m 644 Plugins/Countries/COPYING.LGPL-2.1 "$root/share/doc/carob/LICENSE.LGPL-2.1"
    # Links to what is not installed become their text.
    find "$root/share/doc/carob" -name '*.md' -exec sed -zEi \
      's~\[([^][]*)\]\((\.\./)*(Benchmarks|CONTRIBUTING\.md|Containerfile|Examples|Fuzz|Makefile|Package\.swift|Plugins|Scripts|Sources|Tests)[^)]*\)~\1~g' {} +
    # A checkout may be readable by its owner alone.
    chmod -R u=rwX,go=rX "$root/include/carob" "$root/include/carob-objc" "$root/share/carob" "$root/share/doc/carob"
    complete bash "$root/share/bash-completion/completions/carob"
    complete zsh "$root/share/zsh/site-functions/_carob"
    complete fish "$root/share/fish/vendor_completions.d/carob.fish"
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
