#!/usr/bin/env bash
# An installation works without the checkout: in a folder of its own, with its command on the path.
#
#   Scripts/check-installation.sh BUILD     the folder that `make release` built into
set -euo pipefail
cd "$(dirname "$0")/.."

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
prefix=$work/prefix

fail() {
  printf 'installation: %s\n' "$@" >&2
  exit 1
}

# shows FILE ARGUMENT…: `carob show` prints what is in a file.
shows() {
  local expected=$1
  shift
  carob show "$@" | diff "$expected" - || fail "carob show $* prints something else"
}

Scripts/install.sh install "$1" "$prefix" >/dev/null
# Without the fence around it.
sed -n '/<!-- demo-output -->/,/<!-- \/demo-output -->/p' README.md | sed '1,2d' | head -n -2 >"$work/followers"
[ -s "$work/followers" ] || fail 'README.md has no output of the demo'

mkdir "$work/home"
cd "$work/home"
export PATH=$prefix/bin:$PATH
unset CAROB_ROOT CAROB_PLUGIN_PATH

shows ../followers Followers
shows ../followers Followers --isolated
carob doctor Followers >/dev/null

carob new Demo >/dev/null
carob build Demo >/dev/null 2>&1
carob show Demo/libDemo.so >../demo
grep -q '^First item ' ../demo || fail 'carob show Demo/libDemo.so does not show its first item'
shows ../demo Demo/libDemo.so --isolated

"$OLDPWD/Scripts/install.sh" uninstall "$prefix"
left=$(find "$prefix" ! -type d)
[ -z "$left" ] || fail "not taken away: $left"
echo 'installation: shows, isolates, makes and builds plugins'
