#!/usr/bin/env python3
"""Draws what `carob-bench curves --json` prints: a chart in SVG for each curve.

  make -s bench ARGS='curves --json' >curves.json
  Benchmarks/draw-curves.py curves.json Benchmarks/charts
"""

import json
import math
import pathlib
import re
import sys

WIDTH, HEIGHT = 640, 320
LEFT, RIGHT, TOP, BOTTOM = 72, 48, 40, 56

STYLE = """
    text { font: 13px system-ui, sans-serif; fill: #333 }
    .title { font-size: 15px; font-weight: 600 }
    .grid { stroke: #ddd }
    .axis { stroke: #888 }
    .line { fill: none; stroke: #1a66c2; stroke-width: 2 }
    .dot { fill: #1a66c2 }
    @media (prefers-color-scheme: dark) {
      text { fill: #ddd }
      .grid { stroke: #444 }
      .line { stroke: #6cb0ff }
      .dot { fill: #6cb0ff }
    }
"""


def decades(values):
    """The powers of ten around some values, at least one decade apart."""
    low = math.floor(math.log10(min(values)))
    high = math.ceil(math.log10(max(values)))
    return low, max(high, low + 1)


def number(value):
    """10,000 as `10,000`, and 2.5 as `2.5`."""
    return f"{value:,.0f}" if value >= 100 or value == int(value) else f"{value:,.3g}"


def chart(curve):
    points = [(point["count"], point["value"]) for point in curve["points"]]
    left, right = decades([count for count, _ in points])
    bottom, top = decades([value for _, value in points])

    def x(count):
        return LEFT + (math.log10(count) - left) / (right - left) * (WIDTH - LEFT - RIGHT)

    def y(value):
        return HEIGHT - BOTTOM - (math.log10(value) - bottom) / (top - bottom) * (HEIGHT - TOP - BOTTOM)

    title = f'{curve["name"]}, in {curve["unit"]}'
    described = ", ".join(f"{number(count)}: {number(value)}" for count, value in points)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        f'aria-label="{title}, by {curve["counted"]}: {described}">',
        f"<style>{STYLE}</style>",
        f'<text class="title" x="{LEFT}" y="22">{title}</text>',
        f'<text x="{(LEFT + WIDTH - RIGHT) / 2}" y="{HEIGHT - 12}" text-anchor="middle">{curve["counted"]}</text>',
    ]
    for power in range(left, right + 1):
        at = x(10**power)
        parts.append(f'<line class="grid" x1="{at:.1f}" y1="{TOP}" x2="{at:.1f}" y2="{HEIGHT - BOTTOM}"/>')
        parts.append(
            f'<text x="{at:.1f}" y="{HEIGHT - BOTTOM + 18}" text-anchor="middle">{number(10**power)}</text>'
        )
    for power in range(bottom, top + 1):
        at = y(10.0**power)
        parts.append(f'<line class="grid" x1="{LEFT}" y1="{at:.1f}" x2="{WIDTH - RIGHT}" y2="{at:.1f}"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{at + 4:.1f}" text-anchor="end">{number(10.0**power)}</text>')
    parts.append(
        f'<path class="axis" fill="none" d="M{LEFT} {TOP}V{HEIGHT - BOTTOM}H{WIDTH - RIGHT}"/>'
    )
    path = " ".join(f"{x(count):.1f},{y(value):.1f}" for count, value in points)
    parts.append(f'<polyline class="line" points="{path}"/>')
    for index, (count, value) in enumerate(points):
        # Beside the axis, not across it.
        anchor, shift = ("start", 4) if index == 0 else ("middle", 0)
        parts.append(f'<circle class="dot" cx="{x(count):.1f}" cy="{y(value):.1f}" r="3.5"/>')
        parts.append(
            f'<text x="{x(count) + shift:.1f}" y="{y(value) - 9:.1f}" text-anchor="{anchor}">{number(value)}</text>'
        )
    return "\n".join(parts + ["</svg>", ""])


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    folder = pathlib.Path(sys.argv[2])
    folder.mkdir(parents=True, exist_ok=True)
    for curve in json.loads(pathlib.Path(sys.argv[1]).read_text()):
        name = re.sub("[^a-z]+", "-", curve["name"].lower()).strip("-")
        path = folder / f"{name}.svg"
        path.write_text(chart(curve))
        print(path)


if __name__ == "__main__":
    main()
