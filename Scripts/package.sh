#!/usr/bin/env bash
# Makes packages of what `make release` built.
#
#   Scripts/package.sh BUILD FOLDER     .build-release/release .build-release/packages
#
# A tar archive, which runs from any folder; Debian packages, where debhelper is installed (debian/ here says what is in each); and
# SHA256SUMS. All files have the date of the last commit, and an order and owners that do not depend on the machine, so that packages
# of the same build have the same bytes.
#
# LEVEL=0 hardly compresses, which is quick. DEBIAN_VERSION names another version than 1.2.3-1 to Debian.
# Outside of Git, SOURCE_DATE_EPOCH, DEBFULLNAME and DEBEMAIL say what Git says otherwise.
set -euo pipefail
umask 022

build=$(realpath "${1:?usage: Scripts/package.sh BUILD FOLDER}")
folder=$(realpath -m "${2:?usage: Scripts/package.sh BUILD FOLDER}")
cd "$(dirname "$0")/.."
export LEVEL=${LEVEL:-6} LC_ALL=C
export SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct)}

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$folder"
rm -f "$folder"/*.deb "$folder"/*.tar.gz "$folder"/SHA256SUMS
version=$("$build/carob" --version)
version=${version#carob }

name=carob-$version-$(uname -m)
Scripts/install.sh install "$build" "/$name" "$work" >/dev/null
tar --create --directory "$work" --sort=name --format=gnu --mtime="@$SOURCE_DATE_EPOCH" --owner=0 --group=0 --numeric-owner \
  --mode=u+rw,go=rX "$name" |
  gzip --no-name "-${LEVEL/#0/1}" >"$folder/$name.tar.gz"

if command -v dh >/dev/null && command -v dh_python3 >/dev/null; then
  mkdir "$work/carob"
  cp -r Scripts/debian "$work/carob"
  cd "$work/carob"
  maintainer=${DEBFULLNAME:-$(git -C "$OLDPWD" log -1 --format=%an)}
  maintainer+=" <${DEBEMAIL:-$(git -C "$OLDPWD" log -1 --format=%ae)}>"
  maintainer=$(sed 's/[&|\\]/\\&/g' <<<"$maintainer")
  sed -i "s|@MAINTAINER@|$maintainer|; s|@VERSION@|${DEBIAN_VERSION:-$version-1}|; s|@DATE@|$(date -R -u -d "@$SOURCE_DATE_EPOCH")|" \
    debian/control debian/changelog
  # Symbols are split off there.
  (cd "$OLDPWD" && CAROB_KEEP_SYMBOLS=1 Scripts/install.sh install "$build" /usr "$work/carob/release" >/dev/null)
  DEB_RULES_REQUIRES_ROOT=no debian/rules binary >"$work/said" 2>&1 || { cat "$work/said" >&2; exit 1; }
  mv "$work"/*.deb "$folder"
else
  echo 'package: no debhelper and dh-python here, so there are no Debian packages' >&2
fi
cd "$folder"
shopt -s nullglob
sha256sum -- *.deb *.tar.gz >SHA256SUMS
du -h --apparent-size -- *
