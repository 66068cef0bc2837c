#!/usr/bin/env python3
"""The names by which links reach the headings of a page, as GitHub makes them.

  Scripts/site/anchors.py PAGE…     prints PAGE#NAME for each heading
"""

import re
import sys


class Anchors:
    """The names of one page; a second heading with the same text gets a number."""

    def __init__(self):
        self.counts = {}

    def forget(self):
        self.counts.clear()

    def name(self, text):
        name = re.sub(r"[^\w\- ]", "", text.strip().lower()).replace(" ", "-")
        count = self.counts.get(name, 0)
        self.counts[name] = count + 1
        return f"{name}-{count}" if count else name


if __name__ == "__main__":
    for page in sys.argv[1:]:
        anchors = Anchors()
        with open(page, encoding="utf-8") as file:
            prose = re.sub(r"^```.*?^```", "", file.read(), flags=re.M | re.S)
        for heading in re.findall(r"^#+ +(.*)", prose, re.M):
            text = re.sub(r"\]\([^)]*\)", "", heading)
            print(f"{page}#{anchors.name(text)}")
