#!/usr/bin/env bash
# Packages have the same bytes when they are made again, run from any folder, and name whom they contain.
#
#   Scripts/check-packages.sh BUILD     the folder that `make release` built into
#
# check-debian.sh installs them.
set -euo pipefail
build=${1:?usage: Scripts/check-packages.sh BUILD}
cd "$(dirname "$0")/.."

fail() {
  printf 'packages: %s\n' "$@" >&2
  exit 1
}

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# Without the fence around it.
sed -n '/<!-- demo-output -->/,/<!-- \/demo-output -->/p' docs/packages.md | sed '1,2d' | head -n -2 >"$work/followers"

# Package.resolved also has what these depend on.
for dependency in $(cat Package.swift Package.resolved 2>/dev/null | grep -oE 'https://[^"]*/swift-[a-z-]+' | sed 's|.*/||' | sort -u); do
  grep -qw -e "$dependency" Scripts/debian/copyright || fail "Scripts/debian/copyright does not name $dependency, which is in the library"
done

LEVEL=0 Scripts/package.sh "$build" "$work/first" >/dev/null &
first=$!
# Both have ended before the folder goes.
(umask 077 && TZ=Asia/Tokyo LANG=C.UTF-8 LEVEL=0 Scripts/package.sh "$build" "$work/second" >/dev/null) || second=$?
wait "$first" && [ -z "${second:-}" ] || fail 'they cannot be made'
different=$(diff --brief --recursive "$work/first" "$work/second") || fail "made again, they have other bytes:" "$different"
(cd "$work/first" && sha256sum --check --quiet SHA256SUMS) || fail 'SHA256SUMS has other sums'

# shows WHERE COMMAND: the command in a folder shows the example, with an empty environment.
shows() { (cd / && env -i "$2" show Followers) | diff "$work/followers" - || fail "$1 shows something else"; }

mkdir "$work/Carob's tar" "$work/debian"
tar -xf "$work"/first/*.tar.gz -C "$work/Carob's tar" --strip-components=1
shows 'the tar archive' "$work/Carob's tar/bin/carob"
naming=$(grep -rlF -e "$work" -e "$PWD/" "$work/Carob's tar") || true
[ -z "$naming" ] || fail 'these files name folders of this machine:' "$naming"

packages=("$work"/first/*.deb)
if [ ! -e "${packages[0]}" ]; then
  echo 'packages: a tar archive runs from any folder and has the same bytes when it is made again; there are no Debian packages' >&2
  exit 0
fi
for package in "${packages[@]}"; do dpkg-deb --extract "$package" "$work/debian"; done
shows 'the Debian package' "$work/debian/usr/bin/carob"
owners=$(for package in "${packages[@]}"; do dpkg-deb --contents "$package"; done | awk '$2 != "root/root" || $1 ~ /^.....w|^........w/ {
  if ($1 !~ /^l/) print $1, $2, $6 }')
[ -z "$owners" ] || fail 'these files belong to others, or others may write them:' "$owners"
twice=$(for package in "${packages[@]}"; do dpkg-deb --contents "$package"; done | awk '$1 !~ /^d/ { print $6 }' | sort | uniq -d)
[ -z "$twice" ] || fail 'these files are in several packages:' "$twice"
for package in "${packages[@]}"; do
  dpkg-deb --ctrl-tarfile "$package" | tar -xO ./md5sums >"$work/md5sums"
  (cd "$work/debian" && md5sum --check --quiet "$work/md5sums") || fail "$package has other sums"
done
echo 'packages: have the same bytes when they are made again, and run from any folder'
