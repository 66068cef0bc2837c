"""The names by which links reach the headings of a page, as GitHub makes them."""

import re


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
