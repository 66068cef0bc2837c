#!/usr/bin/env bash
# Builds this package's plugins in C as any author would, with `carob build`, and puts each beside an
# executable with its data, where `carob show NAME` finds it.
#
#   Scripts/build-plugins.sh CAROB FOLDER
set -euo pipefail

usage='usage: Scripts/build-plugins.sh CAROB FOLDER'
carob=$(realpath "${1:?$usage}")
destination=$(realpath "${2:?$usage}")
cd "$(dirname "$0")/.."

for plugin in Followers Countries Packages; do
  module=$("$carob" build "Plugins/$plugin" --configuration release --root . 2>"$destination/build.log") || {
    cat "$destination/build.log" >&2
    exit 1
  }
  mv "$module" "$destination"
  cp "Plugins/$plugin"/*.json "$destination"
done
rm -f "$destination/build.log"
