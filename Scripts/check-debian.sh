#!/usr/bin/env bash
# Tries the Debian packages in a minimal Debian, which has neither Swift nor anything of this machine.
#
#   Scripts/check-debian.sh BUILD PACKAGES     .build-release/release .build-release/packages
#
# debootstrap makes a root of SUITE (bookworm) in a temporary folder, from MIRROR; ROOT names one that is there already, of which a copy
# is used. In it try-debian.sh installs, uses, upgrades and removes the packages, and prints what it does. Then the steps of the
# Containerfile are taken in another copy. lintian reads the packages before, where it is installed.
set -euo pipefail
build=$(realpath "${1:?usage: Scripts/check-debian.sh BUILD PACKAGES}")
packages=$(realpath "${2:?usage: Scripts/check-debian.sh BUILD PACKAGES}")
cd "$(dirname "$0")/.."

skip() {
  echo "debian: $*; the packages are not tried" >&2
  exit 0
}

[ "$(id -u)" -eq 0 ] || skip 'a root for packages is made by root alone'
[ -n "${ROOT:-}" ] || command -v debootstrap >/dev/null || skip 'there is no debootstrap'
unshare --mount --pid --fork true 2>/dev/null || skip 'nobody here may mount anything'

# Nobody uploads these to Debian, and Swift's code of a release has no debug information but names of functions.
if command -v lintian >/dev/null; then
  lintian --allow-root --fail-on error --suppress-tags initial-upload-closes-no-bugs,debug-file-with-no-debug-symbols "$packages"/*.deb
else
  echo 'debian: there is no lintian; the packages are not read by it' >&2
fi

work=$(mktemp -d)
trap 'rm -rf --one-file-system "$work"' EXIT
if [ -z "${ROOT:-}" ]; then
  ROOT=$work/minimal
  debootstrap --variant=minbase "${SUITE:-bookworm}" "$ROOT" ${MIRROR:+"$MIRROR"} >"$work/said" || { cat "$work/said" >&2; exit 1; }
fi

# within ROOT COMMAND…: runs it there, with an empty environment. What it starts ends with it.
within() {
  unshare --mount --pid --fork bash -c '
    mount --bind "$1" "$1" && cd "$1"
    mount --rbind /dev dev && mount -t proc proc proc && mount -t tmpfs none tmp && chmod 1777 tmp
    cp /etc/resolv.conf etc/resolv.conf 2>/dev/null
    exec chroot . /usr/bin/env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin LANG=C.UTF-8 "${@:2}"' within "$@"
}

# The version before is this one by a lower number.
cp -a "$ROOT" "$work/root"
mkdir "$work/root/packages"
cp -r "$packages" "$work/root/packages/new"
DEBIAN_VERSION=0.0.1-1 LEVEL=0 Scripts/package.sh "$build" "$work/root/packages/old" >/dev/null
cp -r Scripts/try-debian.sh Examples/Host/host.c Plugins/Followers/followers.json "$work/root/packages"
within "$work/root" bash /packages/try-debian.sh
rm -rf --one-file-system "$work/root"

# COPY has the packages as its context; a line that ends with a backslash goes on.
cp -a "$ROOT" "$work/container"
while read -r step rest; do
  case $step in
    COPY)
      read -ra words <<<"$rest"
      mkdir -p "$work/container${words[-1]}"
      # shellcheck disable=SC2086
      (cd "$packages" && cp ${rest% *} "$work/container${words[-1]}")
      ;;
    RUN) within "$work/container" sh -c "$rest" </dev/null >"$work/said" 2>&1 || { cat "$work/said" >&2; exit 1; } ;;
  esac
done < <(sed -e ':joined' -e '/\\$/N; s/\\\n//; t joined' Containerfile)
within "$work/container" sh -c 'carob new --tool Count >/dev/null && carob test Count'
echo "debian: the packages are installed, used, upgraded and removed; the container of the Containerfile has $(du -sh "$work/container" | cut -f 1)"
