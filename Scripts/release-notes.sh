#!/usr/bin/env bash
# Prints the section of CHANGELOG.md about a version. Fails unless the sources are of that version, and the section is there.
#
#   Scripts/release-notes.sh VERSION     0.2.0
set -euo pipefail
version=${1:?usage: Scripts/release-notes.sh VERSION}
cd "$(dirname "$0")/.."

fail() {
  echo "release-notes: $*" >&2
  exit 1
}

source=Sources/Plugins/CarobPlugins/Loading/CarobVersion.swift
grep -qF "\"$version\"" "$source" || fail "$source has another version than $version; change it, or the tag"
notes=$(awk -v heading="## $version " '/^## / { inside = index($0 " ", heading) == 1; next } inside' CHANGELOG.md)
[ -n "$notes" ] || fail "CHANGELOG.md has no section about $version; begin one: \"## $version ($(date +%F))\""
[ "${GITHUB_REF_TYPE:-}" != tag ] || ! grep -qxF "## $version (unreleased)" CHANGELOG.md ||
  fail "CHANGELOG.md says that $version is unreleased; write the date there"
printf '%s\n' "$notes"
