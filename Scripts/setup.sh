#!/usr/bin/env bash
# Sees to what `make demo` and `make test` need beside Swift. Says nothing when nothing is missing.
#
#   Scripts/setup.sh demo     what building and running needs
#   Scripts/setup.sh test     that, and what the tests compile and read
#   Scripts/setup.sh bench    that, and the peers of the benchmarks
#   Scripts/setup.sh package  what building needs, and what packages are made with
#   Scripts/setup.sh lint     what the checks of sources and workflows need
#   Scripts/setup.sh site     what makes the documentation's site, which needs no Swift
#
# Missing Debian packages are installed when this is root or `sudo` asks for no password. Otherwise
# it says which ones, and fails; tests go on without other machines, benchmarks without peers, and
# `make package` without Debian packages.
set -euo pipefail

case "${1:-}" in
  demo | test | bench | lint | package | site) purpose=$1 ;;
  *)
    echo "usage: Scripts/setup.sh demo|test|bench|lint|package|site" >&2
    exit 64
    ;;
esac

have() { command -v "$1" >/dev/null 2>&1; }

missing_python() {
  have python3 || echo python3
  # The workflows in .github are read with it, and the one in docs/testing.md.
  { have python3 && python3 -c "import yaml" 2>/dev/null; } || echo python3-yaml
}

# MkDocs runs in Debian's Python, whichever is first on the PATH.
missing_site() {
  have python3 || echo python3
  have mkdocs || echo mkdocs
  /usr/bin/python3 -c "import pygments" 2>/dev/null || echo python3-pygments
}

# Prints the packages that are missing, one a line.
missing_packages() {
  have git || echo git
  case $purpose in
    lint) missing_python; return ;;
    site) missing_site; return ;;
  esac
  have cc || printf '%s\n' gcc libc6-dev
  have pkg-config || echo pkg-config
  { have pkg-config && pkg-config --exists libffi; } || echo libffi-dev
  case $purpose in demo | package) return 0 ;; esac
  have gcc || printf '%s\n' gcc libc6-dev
  have g++ || echo g++
  have clang || echo clang
  have nm || echo binutils
  # It builds an example.
  have cmake || echo cmake
  have meson || echo meson
  # It makes certificates and serves with them.
  have openssl || echo openssl
  # It serves to the installed command.
  missing_python
  # Tests of the terminal drive the command in it.
  have tmux || echo tmux
  # Found by the loader, at the first request. Without it GCC answers with the bare name.
  case $(gcc -print-file-name=libcurl.so.4) in */*) ;; *) echo libcurl4 ;; esac
  [ -e /usr/share/iso-codes/json/iso_3166-1.json ] || echo iso-codes
}

# The same for what makes Debian packages, where Debian is.
missing_packagers() {
  have dpkg-deb || return 0
  have dh || echo debhelper
  have dh_python3 || echo dh-python
}

# The same for what can be done without: the tests run on another machine, in a debugger, in a browser, under valgrind and in Rust
# besides, and make the site; the benchmarks compare.
missing_extras() {
  case $purpose in
    test)
      have gdb || echo gdb
      have valgrind || echo valgrind
      # It compiles an example. 77 MB are fetched.
      have rustc || echo rustc
      missing_packagers
      missing_site
      # The page of `carob serve` is tried in them.
      [ -x /usr/bin/chromium ] || echo chromium
      [ -x /usr/bin/chromedriver ] || echo chromium-driver
      [ "$(uname -m)" != aarch64 ] || return 0
      have qemu-aarch64 || echo qemu-user
      [ -e /usr/lib/gcc-cross/aarch64-linux-gnu ] || echo gcc-aarch64-linux-gnu
      [ -e /usr/aarch64-linux-gnu/include/stdio.h ] || echo libc6-dev-arm64-cross
      ;;
    package) missing_packagers ;;
    bench)
      # Without Objective-C GCC answers with the bare name.
      case $(gcc -print-prog-name=cc1obj) in */*) ;; *) echo gobjc ;; esac
      have gnustep-config || echo libgnustep-base-dev
      have g++ || echo g++
      pkg-config --exists simdjson 2>/dev/null || echo libsimdjson-dev
      ;;
  esac
}

fail() {
  printf 'setup: %s\n' "$@" >&2
  exit 1
}

install_packages() {
  local run=()
  have apt-get || return 1
  if [ "$(id -u)" -ne 0 ]; then
    { have sudo && sudo -n true 2>/dev/null; } || return 1
    run=(sudo -n)
  fi
  run+=(env DEBIAN_FRONTEND=noninteractive apt-get -qq -o DPkg::Lock::Timeout=120)
  echo "setup: installing $*"
  # The package lists may be absent or out of date; then they are fetched, and only then.
  "${run[@]}" install --yes --no-install-recommends "$@" >/dev/null 2>&1 && return 0
  echo "setup: fetching the package lists"
  "${run[@]}" update && "${run[@]}" install --yes --no-install-recommends "$@" >/dev/null
}

[ "$purpose" = site ] || have "${SWIFT:-swift}" ||
  fail "there is no Swift on the PATH; install Swift 6.2 or newer from https://www.swift.org/install"

mapfile -t packages < <(missing_packages | sort -u)
if [ ${#packages[@]} -gt 0 ]; then
  install_packages "${packages[@]}" || fail \
    "missing, and could not be installed from here: ${packages[*]}" \
    "install them and run this again, for example: sudo apt-get install ${packages[*]}"
  mapfile -t packages < <(missing_packages | sort -u)
  [ ${#packages[@]} -eq 0 ] ||
    fail "still missing after an installation that succeeded: ${packages[*]}"
fi

mapfile -t extras < <(missing_extras)
if [ ${#extras[@]} -gt 0 ]; then
  # One that a distribution does not have leaves the others alone.
  install_packages "${extras[@]}" || for extra in "${extras[@]}"; do
    install_packages "$extra" || echo "setup: goes on without $extra" >&2
  done
fi
