#!/usr/bin/env bash
# Draws the pictures in the README, from what the command really prints, and draws in tmux.
#
#   Scripts/draw-terminal.sh CAROB show >docs/terminal.svg
#   Scripts/draw-terminal.sh CAROB browse >docs/browse.svg
set -euo pipefail

carob=$(realpath "${1:?usage: Scripts/draw-terminal.sh CAROB show|browse}")
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
ln -s "$carob" "$folder/carob"
columns=100 line=19 margin=18

# type COMMAND: a prompt, then what the command prints.
type() {
  printf '$ %s\n' "$1"
  env -i PATH="$folder:$PATH" bash -c "$1" 2>&1
}

show() {
  {
    type 'carob show Followers --rows 0-3'
    echo
    type 'carob show Followers --rows 0-0 --trace >/dev/null'
  } | cut -c "1-$columns"
}

terminal() { tmux -u -S "$folder/tmux" "$@"; }

# waits_for TEXT: until it is on the terminal.
waits_for() {
  for _ in $(seq 1000); do
    ! terminal capture-pane -p | grep -qF "$1" || return 0
    sleep 0.02
  done
  echo "$1 is not shown" >&2
  return 1
}

# The line under the cursor begins with a control character, and the bar with another one.
browse() {
  terminal -f /dev/null new-session -d -x "$columns" -y 16 \
    env -i PATH="$folder:$PATH" TERM=screen carob browse Packages --screen DPTabBarController
  waits_for adduser
  terminal send-keys /
  waits_for 'Search: '
  terminal send-keys -l lib
  waits_for 'Search: lib'
  terminal send-keys Enter Down Down
  waits_for '2/'
  terminal capture-pane -p -e |
    sed -E 's/^(\x1b\[[0-9;]*m)*\x1b\[([0-9;]*;)?44m/\x02/; s/^\x1b\[(0;)?7m/\x01/; s/\x1b\[[0-9;]*m//g'
  terminal kill-server
}

"${2:?usage: Scripts/draw-terminal.sh CAROB show|browse}" | awk -v columns="$columns" -v line="$line" -v margin="$margin" -v command="$2" '
  { text[NR] = $0 }
  END {
    width = int(columns * 8.43 + 2 * margin)
    height = NR * line + 2 * margin
    printf "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" role=\"img\"", width, height
    print " aria-label=\"carob " command " in a terminal\">"
    printf "<rect width=\"%d\" height=\"%d\" rx=\"8\" fill=\"#1f2430\"/>\n", width, height
    print "<g font-family=\"ui-monospace, SFMono-Regular, Menlo, Consolas, monospace\" font-size=\"14\" fill=\"#e6e1cf\">"
    for (i = 1; i <= NR; i++) {
      y = margin + i * line - 5
      if (sub(/^\001/, "", text[i]))
        printf "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" fill=\"#44506b\"/>\n", margin, y - 14, width - 2 * margin, line
      isBar = sub(/^\002/, "", text[i])
      if (isBar)
        printf "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" fill=\"#2f5fb3\"/>\n", margin, y - 14, width - 2 * margin, line
      escaped = text[i]
      gsub(/&/, "\\&amp;", escaped); gsub(/</, "\\&lt;", escaped); gsub(/>/, "\\&gt;", escaped)
      color = text[i] ~ /^\$ / ? " fill=\"#87d96c\"" : text[i] ~ /^  .*:  / ? " fill=\"#b8cfe6\"" : ""
      if (isBar) color = " fill=\"#ffffff\" font-weight=\"bold\""
      if (text[i] ~ /^─/ || text[i] ~ / q quit$/) color = " fill=\"#8fa1b3\""
      # Chromium ignores the attribute on the group.
      printf "<text xml:space=\"preserve\" x=\"%d\" y=\"%d\"%s>%s</text>\n", margin, y, color, escaped
    }
    print "</g>\n</svg>"
  }'
