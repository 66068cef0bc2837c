#!/usr/bin/env bash
# An installation works by itself: without the checkout, without Swift, with an empty environment.
#
#   Scripts/check-installation.sh BUILD     the folder that `make release` built into
#
# Installs into a temporary folder, hides this checkout and the Swift toolchain in a mount namespace, and runs
# try-installation.sh there.
set -euo pipefail
cd "$(dirname "$0")/.."

fail() {
  printf 'installation: %s\n' "$@" >&2
  exit 1
}

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# A path that no build machine has.
prefix="$work/Carob's prefix/$RANDOM"

Scripts/install.sh install "$1" "$prefix" >/dev/null
cp Scripts/try-installation.sh Scripts/serve.py "$work"
cp -r Plugins/Followers/followers.json Plugins/Packages/packages.json "$work"
# Without the fence around it.
sed -n '/<!-- demo-output -->/,/<!-- \/demo-output -->/p' docs/packages.md | sed '1,2d' | head -n -2 >"$work/followers"
[ -s "$work/followers" ] || fail 'docs/packages.md has no output of the demo'

for file in "$prefix"/lib/carob/* "$prefix"/lib/*.so.0; do
  dynamic=$(readelf -d "$file" 2>/dev/null) || continue
  ! grep -q 'libswift' <<<"$dynamic" || fail "$file needs Swift's libraries"
  ! grep -qE 'R(UN)?PATH.*[:[]/' <<<"$dynamic" || fail "$file looks for libraries in folders of the build"
done

# `swift` is in usr/bin of the toolchain; the system's own usr/bin must stay.
swift=$(dirname "$(dirname "$(realpath "$(command -v "${SWIFT:-swift}")")")")
hidden=("$PWD")
[ "$swift" = /usr ] || hidden+=("$swift")
# Prints how to get a mount namespace; nothing where nobody may have one.
namespace() {
  if unshare --mount true 2>/dev/null; then
    echo --mount
  elif unshare --mount --map-root-user true 2>/dev/null; then
    echo --mount --map-root-user
  fi
}
read -ra flags < <(namespace) || true
trying=(env -i PATH="$PATH" HOME="$work" bash "$work/try-installation.sh" "$prefix" "$work")
if [ ${#flags[@]} -gt 0 ]; then
  unshare "${flags[@]}" bash -c '
    until [ "$1" = -- ]; do mount -t tmpfs none "$1"; shift; done
    shift
    cd / && exec "$@"' hide "${hidden[@]}" -- "${trying[@]}"
else
  echo 'installation: nobody here may mount anything: the checkout and Swift stay in sight' >&2
  (cd / && "${trying[@]}")
fi

Scripts/install.sh uninstall "$prefix"
left=$(find "$prefix" ! -type d)
[ -z "$left" ] || fail "not removed: $left"
