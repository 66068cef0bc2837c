#!/usr/bin/env bash
# Calls `swift build`, so that stages share what they build.
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
# Debug information takes a tenth of the build, and nobody debugs these.
lean=(-debug-info-format none)
case $kind in
  debug) options=() ;;
  optimized)
    export CAROB_OPTIMIZED=1
    # The packages below build there too, and none is to take the plan of another one.
    options=("${lean[@]}" --disable-build-manifest-caching --scratch-path .build-optimized) ;;
  # It offers none of its libraries to plugins, which may bring others. Assertions in C name files by their paths in the checkout.
  release)
    unset CAROB_OPTIMIZED CAROB_TESTS
    options=(-c release --static-swift-stdlib -Xlinker --no-export-dynamic -Xcc "-ffile-prefix-map=$PWD=." "${lean[@]}"
      --scratch-path .build-release) ;;
  *)
    echo "$usage" >&2
    exit 64 ;;
esac
# SwiftPM passes what the traits define in the order of a set. In another order everything is compiled again, by chance.
export SWIFT_DETERMINISTIC_HASHING=1
exec "${SWIFT:-swift}" build "${options[@]}" "$@"
