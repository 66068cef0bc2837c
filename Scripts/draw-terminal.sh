#!/usr/bin/env bash
# Draws docs/terminal.svg, the picture in the README, from what the command really prints.
#
#   Scripts/draw-terminal.sh CAROB >docs/terminal.svg
set -euo pipefail

carob=$(realpath "${1:?usage: Scripts/draw-terminal.sh CAROB}")
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
ln -s "$carob" "$folder/carob"
columns=100 line=19 margin=18

# type COMMAND: a prompt, then what the command prints.
type() {
  printf '$ %s\n' "$1"
  env -i PATH="$folder:$PATH" bash -c "$1" 2>&1
}

{
  type 'carob show Followers --rows 0-3'
  echo
  type 'carob show Followers --rows 0-0 --trace >/dev/null'
} | cut -c "1-$columns" | awk -v columns="$columns" -v line="$line" -v margin="$margin" '
  { text[NR] = $0 }
  END {
    width = int(columns * 8.43 + 2 * margin)
    height = NR * line + 2 * margin
    printf "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" role=\"img\"", width, height
    print " aria-label=\"carob show in a terminal\">"
    printf "<rect width=\"%d\" height=\"%d\" rx=\"8\" fill=\"#1f2430\"/>\n", width, height
    print "<g font-family=\"ui-monospace, SFMono-Regular, Menlo, Consolas, monospace\" font-size=\"14\" fill=\"#e6e1cf\" xml:space=\"preserve\">"
    for (i = 1; i <= NR; i++) {
      escaped = text[i]
      gsub(/&/, "\\&amp;", escaped); gsub(/</, "\\&lt;", escaped); gsub(/>/, "\\&gt;", escaped)
      color = text[i] ~ /^\$ / ? " fill=\"#87d96c\"" : text[i] ~ /^  .*:  / ? " fill=\"#b8cfe6\"" : ""
      printf "<text x=\"%d\" y=\"%d\"%s>%s</text>\n", margin, margin + i * line - 5, color, escaped
    }
    print "</g>\n</svg>"
  }'
