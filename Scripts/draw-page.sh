#!/usr/bin/env bash
# Draws the README's picture of `carob serve Packages`, with Chromium.
#
#   Scripts/draw-page.sh CAROB PICTURE     the program, and the .png to write
set -euo pipefail
carob=${1:?usage: Scripts/draw-page.sh CAROB PICTURE} picture=${2:?usage: Scripts/draw-page.sh CAROB PICTURE}
work=$(mktemp -d)
trap 'kill "$server" 2>/dev/null; rm -rf "$work"' EXIT

"$carob" serve Packages --screen DPTabBarController >"$work/url" &
server=$!
until [ -s "$work/url" ]; do sleep 0.1; done
# The time is for the stream of changes, which never ends.
chromium --headless=new --no-sandbox --disable-gpu --hide-scrollbars --user-data-dir="$work/profile" --window-size=1000,700 \
  --timeout=4000 --screenshot="$picture" "$(cat "$work/url")" 2>"$work/log" || { cat "$work/log" >&2; exit 1; }
