#!/usr/bin/env python3
"""Checks the pages of the site as they lie in .build-site/html, and prints a line for each mistake.

  Scripts/site/check.py

Every link and every anchor leads somewhere, nothing is read from another host, and no Markdown is left in a text.
"""

import html.parser
import os
import re
import sys
import urllib.parse

SITE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", ".build-site", "html")
# Attributes that name what a browser reads by itself, or where a reader may go.
READ = {("img", "src"), ("script", "src"), ("link", "href"), ("source", "src"), ("iframe", "src")}
FOLLOWED = {("a", "href"), ("form", "action")}
# A list, a table or a fence without the empty line that MkDocs wants above it.
LEFT = re.compile(r"^(?:[*+-] |\d+\. |\|.*\||```)", re.M)


class Page(html.parser.HTMLParser):
    def __init__(self, path):
        super().__init__()
        self.path, self.anchors, self.links, self.left = path, set(), [], []
        self.twice, self.open, self.text = set(), [], ""
        with open(os.path.join(SITE, path), encoding="utf-8") as file:
            self.feed(file.read())

    def handle_starttag(self, tag, attributes):
        for name, value in attributes:
            if name == "id":
                (self.twice if value in self.anchors else self.anchors).add(value)
            if (tag, name) in READ | FOLLOWED:
                self.links.append(((tag, name) in READ, value or ""))
        if tag == "p":
            self.text = ""
        if tag in ("p", "code"):
            self.open.append(tag)

    def handle_endtag(self, tag):
        if tag in self.open:
            self.open.remove(tag)
        if tag == "p":
            self.left += LEFT.findall(self.text)

    def handle_data(self, data):
        self.text += "x" * len(data) if "code" in self.open else data


pages = {}
for folder, folders, names in os.walk(SITE):
    # DocC follows its links itself.
    if folder == SITE and "swift" in folders:
        folders.remove("swift")
    for name in names:
        if name.endswith(".html"):
            path = os.path.relpath(os.path.join(folder, name), SITE)
            pages[path] = Page(path)
if not pages:
    sys.exit("site: there are no pages; run: make site")

mistakes, count = [], 0
for page in pages.values():
    mistakes += [f"{page.path}: two headings are #{anchor}" for anchor in page.twice]
    mistakes += [f"{page.path}: {text!r} begins a line of a text: put an empty line above it" for text in page.left]
    for is_read, link in page.links:
        count += 1
        parts = urllib.parse.urlsplit(link)
        if parts.scheme or parts.netloc:
            if is_read and parts.scheme != "data":
                mistakes.append(f"{page.path}: reads {link} from another host")
            continue
        target = urllib.parse.unquote(parts.path)
        target += "index.html" if target.endswith("/") else ""
        target = os.path.normpath(os.path.join(os.path.dirname(page.path), target)) if target else page.path
        if not os.path.isfile(os.path.join(SITE, target)):
            mistakes.append(f"{page.path}: the link to {link} leads nowhere")
        elif parts.fragment and urllib.parse.unquote(parts.fragment) not in pages[target].anchors:
            mistakes.append(f"{page.path}: no heading for the link to {link}")
with open(os.path.join(SITE, "carob.css"), encoding="utf-8") as file:
    mistakes += [f"carob.css: {found}: a sheet reads nothing" for found in re.findall(r"@import.*|url\(.*", file.read())]
if mistakes:
    sys.exit("\n".join(mistakes))
print(f"site: {len(pages)} pages, and {count:,} links lead somewhere")
