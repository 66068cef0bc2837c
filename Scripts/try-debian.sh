#!/usr/bin/env bash
# Installs the packages in a minimal Debian, uses them as a stranger would, upgrades and removes them. check-debian.sh calls it there.
#
#   try-debian.sh     /packages has those before (old), those to try (new), a program and data
#
# Prints each command and what it says.
set -euo pipefail
export DEBIAN_FRONTEND=noninteractive
cd /packages

fail() {
  printf 'debian: %s\n' "$@" >&2
  exit 1
}

useradd --create-home --shell /bin/bash stranger

# tries EXPECTED COMMAND: another user's shell runs a command, which prints a line with a text.
tries() {
  printf '\n$ %s\n' "$2"
  local status=0
  su - stranger -c "set -euo pipefail; $2" >/tmp/said 2>&1 || status=$?
  [ "$status" -eq 0 ] || { cat /tmp/said >&2; fail "status $status of: $2"; }
  head -n 20 /tmp/said | cut -c 1-160
  grep -qF -e "$1" /tmp/said || { cat /tmp/said >&2; fail "\"$1\" is not printed by: $2"; }
}

# installs PACKAGE…: with apt, quietly.
installs() { apt-get install --yes --no-install-recommends "$@" >/tmp/said 2>&1 || { cat /tmp/said >&2; fail "apt does not install $*"; }; }

# What is on the disk but for what apt, dpkg and users write. Python's dependency netbase leaves /etc/hosts.
files() {
  find / -xdev \( -path /proc -o -path /dev -o -path /sys -o -path /tmp -o -path /packages -o -path /home -o -path /var/cache -o -path /var/log \
    -o -path /var/lib/apt -o -path /var/lib/dpkg -o -path /etc/hosts \) -prune -o -print | sort
}

apt-get update >/dev/null
! command -v swift >/dev/null || fail 'there is a Swift'

echo '--- alone, with what it depends on'
files >/tmp/before
installs ./new/*.deb
tries 'Ada Lovelace' 'carob show Followers'
tries 'Followers' 'python3 -c "import carob; print(carob.version(), carob.load_plugin(\"/usr/lib/carob/libFollowers.so\").name)"'
apt-get purge --yes --auto-remove '*carob*' >/dev/null 2>&1
files | diff /tmp/before - || fail 'the purge leaves these behind, or takes them away'
! dpkg-query -W '*carob*' 2>/dev/null | grep . || fail 'dpkg still knows these'
printf '\nPurged, nothing is left.\n'

echo; echo '--- the version before, and the upgrade'
installs ca-certificates clang cmake curl g++ gcc libc6-dev libcurl4 make pkg-config ./old/*.deb
tries 'Ada Lovelace' 'carob show Followers | head -n 3'
apt-get install --yes --no-install-recommends ./new/*.deb 2>/dev/null | grep -E '^(Unpacking|Setting up)' || fail 'no upgrade'
for package in carob libcarob0 libcarob-dev python3-carob; do
  [ -z "$(dpkg --verify "$package")" ] || fail "$package is not as it was made: $(dpkg --verify "$package")"
  [ "$(dpkg-query -W -f '${Version}' "$package")" != 0.0.1-1 ] || fail "$package is as it was before"
done
dpkg-query -W -f '${Installed-Size} KB\t${Package} ${Version}\n' '*carob*' | sort -n

echo; echo '--- the command'
tries 'carob ' 'carob --version'
tries '<svg' 'carob show Countries --format svg | head -c 300'
tries ' Count/carob.json' 'carob new Count --tool >/dev/null && carob run Count Count/carob.json'
tries '0 failures' 'carob test Count'
tries 'First item' 'carob new InC >/dev/null && carob build InC && carob show InC/libInC.so'
tries 'First item' 'carob new InObjC --language objc >/dev/null && carob build InObjC && carob show InObjC/libInObjC.so --isolated'
tries 'nothing is wrong' 'carob doctor Followers --strict && echo nothing is wrong'
tries 'First item' 'cat >InC/CMakeLists.txt <<END
cmake_minimum_required(VERSION 3.20)
project(InC LANGUAGES C)
find_package(Carob REQUIRED)
file(GLOB sources *.c)
carob_add_plugin(InC \${sources} DATA inc.json)
END
cmake -S InC -B built >/dev/null && cmake --build built && carob show built/libInC.so --data built/inc.json'
# The server prints its address, and a page has the token that is after the number sign.
tries 'Ada Lovelace' 'carob serve Followers >address & server=$!
  for _ in $(seq 100); do grep -q "#" address && break; sleep 0.1; done
  IFS="#" read -r page token <address
  curl --silent "$page" | grep -o "<title>.*</title>"
  { curl --silent --no-buffer --header "X-Carob-Token: $token" "${page}live" --max-time 5 || true; } | grep -o -m 1 "Ada Lovelace"
  kill "$server"'

echo; echo '--- programs'
tries 'NSObject' 'cat >selectors.c <<END
#include <objc/message.h>
#include <objc/runtime.h>
#include <stdio.h>
int main(void) {
  const id object = ((id(*)(id, SEL))objc_msgSend)((id)objc_getClass("NSObject"), sel_registerName("new"));
  return printf("%s\n", object_getClassName(object)) < 0;
}
END
gcc selectors.c $(pkg-config --cflags --libs carob-c) -o selectors && ./selectors'
tries 'Ada Lovelace' 'gcc /packages/host.c $(pkg-config --cflags --libs carob-c) -o host && ./host /usr/lib/carob/libFollowers.so /packages/followers.json'
tries 'Hello, Debian!' 'cat >hello.m <<END
#import <Foundation/Foundation.h>
int main(void) {
  @autoreleasepool {
    puts([NSString stringWithFormat:@"Hello, %@!", @[ @"Debian" ].firstObject].UTF8String);
  }
}
END
clang hello.m $(pkg-config --cflags --libs carob) -o hello && ./hello'
tries 'Hello from C++' 'cat >hello.cc <<END
#include <carob/carob.hpp>
#include <carob/library.h>
#include <iostream>
int main() { std::cout << "Hello from C++, " << carob_library_version() << std::endl; }
END
g++ -std=c++17 hello.cc $(pkg-config --cflags --libs carob-c) -o hello && ./hello'

echo; echo '--- removed'
apt-get remove --yes '*carob*' 2>/dev/null | grep -E '^Removing'
left=$(find / -xdev \( -path /proc -o -path /packages -o -path /home -o -path /tmp \) -prune -o -iname '*carob*' -print)
[ -z "$left" ] || fail 'these are left:' "$left"
echo 'Nothing is left.'

echo; echo '--- the tar archive'
tries 'Ada Lovelace' 'mkdir elsewhere && tar -xf /packages/new/*.tar.gz -C elsewhere --strip-components=1 && env -i elsewhere/bin/carob show Followers'
tries 'Hello, Debian!' 'clang hello.m $(PKG_CONFIG_PATH=elsewhere/lib/pkgconfig pkg-config --cflags --libs carob) -o hello && ./hello'
tries 'First item' 'elsewhere/bin/carob build InObjC && elsewhere/bin/carob show InObjC/libInObjC.so'
tries 'Followers' 'PYTHONPATH=elsewhere/share/carob/python python3 -c "import carob; print(carob.load_plugin(\"elsewhere/lib/carob/libFollowers.so\").name)"'
