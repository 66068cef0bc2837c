#!/usr/bin/env bash
# Uses an installed command as a stranger would. check-installation.sh calls it, with the checkout and Swift hidden.
#
#   try-installation.sh PREFIX WORK     WORK has the expected rows (followers), the data and serve.py
set -euo pipefail

prefix=$1 work=$2
mkdir "$work/home"
cd "$work/home"
trap 'kill $(jobs -p) 2>/dev/null || true' EXIT

fail() {
  printf 'installation: %s\n' "$@" >&2
  exit 1
}

# carob ARGUMENT…: the installed command, with nothing in its environment but the path and what SET has.
SET=()
# It hears Ctrl-C, also when whoever runs this has it ignored, as shells do for what runs in the background.
carob() { env -i --default-signal=INT PATH="$prefix/bin:$PATH" "${SET[@]}" carob "$@"; }

# shows FILE ARGUMENT…: `carob show` prints what is in a file, in its own process and isolated.
shows() {
  local expected=$1 isolated
  shift
  for isolated in '' --isolated; do
    carob show "$@" $isolated <"$work/followers.json" >../shown || fail "carob show $* $isolated: status $?"
    diff "$expected" ../shown || fail "carob show $* $isolated prints something else"
  done
}

# waits_for TEXT COUNT FILE: until so many lines of the file have the text.
waits_for() {
  for _ in $(seq 600); do
    [ "$(grep -c -e "$1" "$3")" -lt "$2" ] || return 0
    sleep 0.1
  done
  cat "$3" >&2
  fail "not $2 times in $3: $1"
}

# serve NAME ARGUMENT…: starts a server; its port goes into the variable of that name.
serve() {
  local name=$1
  shift
  # Here, since the server in the background may take its time.
  : >"../$name"
  python3 "$work/serve.py" "$work" "$@" >"../$name" 2>/dev/null &
  waits_for '[0-9]' 1 "../$name"
  printf -v "$name" '%s' "$(cat "../$name")"
}

# Data: by name, of a file, of standard input, and fetched.
shows ../followers Followers
shows ../followers "$prefix/lib/carob/libFollowers.so"
shows ../followers Followers --data ../followers.json
shows ../followers Followers --data -
shows ../followers Followers --data "file://$work/followers.json"
serve http
shows ../followers Followers --data "http://127.0.0.1:$http/followers.json"

openssl req -x509 -newkey rsa:2048 -noenc -days 2 -keyout ../key.pem -out ../authority.pem \
  -subj /CN=localhost -addext subjectAltName=DNS:localhost 2>/dev/null
serve https ../authority.pem ../key.pem
SET=("CURL_CA_BUNDLE=$work/authority.pem")
shows ../followers Followers --data "https://localhost:$https/followers.json"
SET=()
carob show Followers --data "https://localhost:$https/followers.json" >../shown 2>&1 &&
  fail 'a certificate that nobody vouches for is trusted'

# Pages, as far as rows are wanted, and what is no data.
carob show Packages --rows 0-29 >../rows
[ "$(wc -l <../rows)" -gt 30 ] || fail 'carob show Packages --rows 0-29 shows too few rows'
shows ../rows Packages --rows 0-29 --page-key page --data "http://127.0.0.1:$http/pages"
carob show Followers --data "http://127.0.0.1:$http/nothing" >../shown 2>&1 && fail 'a 404 is shown'
grep -q 404 ../shown || fail 'a 404 is not called one'

# Every other plugin and command.
for plugin in Followers Countries Packages; do
  carob show "$plugin" --select 0,0 >/dev/null || fail "carob show $plugin --select 0,0: status $?"
  carob inspect "$plugin" >/dev/null || fail "carob inspect $plugin: status $?"
  carob doctor "$plugin" --strict >/dev/null || fail "carob doctor $plugin: status $?"
done
carob options >/dev/null
carob browse Packages >/dev/null 2>../shown && fail 'carob browse draws on what is no terminal'
grep -q 'no terminal that can be drawn on' ../shown || fail 'carob browse does not say that there is no terminal'
env -i "$prefix/bin/carob" show Followers | diff ../followers - || fail 'without a PATH it shows something else'

# What is installed besides.
grep -q 'CAROB SHOW' "$prefix/share/man/man1/carob.1" || fail 'the manual page has nothing of carob show'
[ -s "$prefix/share/doc/carob/docs/command.md" ] || fail 'there is no docs/command.md'
missing=$(cd "$prefix/share/doc/carob" && find . -name '*.md' | while read -r page; do
  # What is code has no links.
  sed '/^```/,/^```/d; s/`[^`]*`//g' "$page" | { grep -oE '\]\([^)#: ]+[)#]' || true; } | cut -c 3- | while read -r link; do
    link=${link%?}
    [ -e "$(dirname "$page")/$link" ] || echo "$page: $link"
  done
done)
[ -z "$missing" ] || fail "installed pages have links that lead nowhere:" "$missing"
completed=$(bash -c 'source "$0"; COMP_WORDS=(carob show --format j) COMP_CWORD=3 COMP_LINE="${COMP_WORDS[*]}"
  COMP_POINT=${#COMP_LINE}; _carob carob j --format; echo "${COMPREPLY[*]}"' \
  "$prefix/share/bash-completion/completions/carob")
[ "$completed" = json ] || fail "bash completes \"carob show --format j\" by \"$completed\""

# A plugin of one's own.
carob new Demo >/dev/null
carob build Demo >/dev/null 2>../built || { cat ../built >&2; fail 'carob build Demo'; }
carob show Demo/libDemo.so >../demo
grep -q '^First item ' ../demo || fail 'carob show Demo/libDemo.so does not show its first item'
shows ../demo Demo/libDemo.so

# A program that is linked with the library.
printf '#include <carob/library.h>\n#include <stdio.h>\nint main(void) { return puts(carob_library_version()) < 0; }\n' >program.c
# pkg-config drops the quote in this path.
cc program.c -I "$prefix/include" -L "$prefix/lib" -lcarob-objc -lcarob -Wl,-rpath,"$prefix/lib" -o program
[ "carob $(./program)" = "$(carob --version)" ] || fail 'a program does not find the version of the library'
# Twice, as the second time nothing is built. Objective-C needs clang, which may have gone with Swift.
if command -v clang >/dev/null; then
  for _ in 1 2; do
    [ "$(carob run program.c)" = "$(./program)" ] || fail 'carob run program.c does not print what the program does'
  done
fi

# starts FILE ARGUMENT…: runs the command in the background, as a process group of its own.
starts() {
  local file=$1
  shift
  # At once: what an earlier one has written is not to be taken for what this one writes.
  : >"$file"
  set -m
  carob "$@" >"$file" 2>&1 &
  set +m
}

# interrupts WHAT: presses Ctrl-C for the last one.
interrupts() {
  local command=$! status=0
  kill -INT -- "-$command"
  for _ in $(seq 600); do
    kill -0 "$command" 2>/dev/null || break
    sleep 0.1
  done
  kill -KILL -- "-$command" 2>/dev/null || true
  wait "$command" || status=$?
  [ "$status" -eq 130 ] || fail "$1 ends with status $status after Ctrl-C"
}

starts ../watched show Demo/libDemo.so --watch
waits_for 'First item' 1 ../watched
carob build Demo >/dev/null 2>&1
waits_for 'First item' 2 ../watched
interrupts 'carob show --watch'

# The page, and what a browser is told after that.
for isolated in '' --isolated; do
  starts ../served serve Followers $isolated
  waits_for '^http://127' 1 ../served
  python3 - "$(cat ../served)" <<'PYTHON' || fail "carob serve Followers $isolated does not serve"
import sys, urllib.request
page, token = sys.argv[1].split("#")
assert b"/page.js" in urllib.request.urlopen(page).read()
request = urllib.request.Request(page + "live", headers={"X-Carob-Token": token})
next(line for line in urllib.request.urlopen(request, timeout=60) if b"Ada Lovelace" in line)
PYTHON
  interrupts "carob serve $isolated"
done

echo 'installation: shows, fetches, isolates, inspects, examines, makes, builds, watches and serves plugins'
