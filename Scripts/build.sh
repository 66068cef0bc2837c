#!/usr/bin/env bash
# Calls `swift build`. All builds come through here, so that those of one kind serve one another.
#
#   Scripts/build.sh KIND [OPTION…]
#
#   debug       as for debuggers, in .build
#   optimized   libraries that are optimized and keep their assertions, for the tests, in .build-optimized
#   release     what is installed, with Swift's libraries inside, in .build-release
set -euo pipefail

usage='usage: Scripts/build.sh debug|optimized|release [OPTION…]'
kind=${1:?$usage}
shift
# No debugger looks at what is optimized, and to write for one takes a tenth of the time.
lean=(-debug-info-format none)
case $kind in
  debug) options=() ;;
  optimized)
    export CAROB_OPTIMIZED=1
    options=("${lean[@]}" --scratch-path .build-optimized) ;;
  # It offers none of its libraries to plugins, which may bring others.
  release)
    options=(-c release --static-swift-stdlib -Xlinker --no-export-dynamic "${lean[@]}" --scratch-path .build-release) ;;
  *)
    echo "$usage" >&2
    exit 64 ;;
esac
# SwiftPM passes what the traits define in the order of a set. In another order everything is compiled again, by chance.
export SWIFT_DETERMINISTIC_HASHING=1
exec "${SWIFT:-swift}" build "${options[@]}" "$@"
