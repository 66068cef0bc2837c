#!/usr/bin/env python3
"""Opens all pages of the site in Chromium, light and dark, as wide as a phone, and prints a line for each mistake.

  Scripts/site/check-in-browser.py

No page has an error in the console, asks another host, or is wider than 360 pixels; texts stand out from what is behind them; the
search finds pages. Of the libraries in Swift, which DocC makes, it opens the page of each. It drives the browser by WebDriver, with chromedriver.
"""

import functools
import glob
import http.server
import json
import os
import shutil
import sys
import threading
import time
import urllib.parse

from browser import Browser

SITE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", ".build-site", "html")
WIDTH = 360
# What is wider than the page, and the least contrast of its texts: 4.5 is what WCAG asks for.
LOOK = """
const numbers = color => color.match(/[\\d.]+/g).map(Number)
const light = color => numbers(color).slice(0, 3).map(part => part / 255)
  .map(part => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
  .reduce((sum, part, index) => sum + part * [0.2126, 0.7152, 0.0722][index], 0)
const behind = element => {
  for (let e = element; e; e = e.parentElement) {
    const color = getComputedStyle(e).backgroundColor
    if ((numbers(color)[3] ?? 1) > 0) return color
  }
}
const seen = new Set(), faint = []
for (const element of document.querySelectorAll('body *')) {
  if (![...element.childNodes].some(node => node.nodeType == 3 && node.data.trim())) continue
  const style = getComputedStyle(element)
  if (style.display == 'none' || element.closest('script, .headerlink, .skip')) continue
  const pair = style.color + ' on ' + behind(element)
  if (seen.has(pair)) continue
  seen.add(pair)
  const [low, high] = pair.split(' on ').map(light).sort((a, b) => a - b)
  if ((high + 0.05) / (low + 0.05) < 4.5) faint.push(pair + ': ' + element.textContent.slice(0, 40))
}
return {width: document.documentElement.scrollWidth, window: innerWidth, faint,
  broken: [...document.images].filter(image => !image.naturalWidth).map(image => image.src)}
"""
# What a reader may look for, and where it is.
SEARCHED = {
    "UITableView": "docs/reference/uikit.html#uitableview",
    "-[UIView layoutSub": "docs/reference/uikit.html#uiview",
    "configureCell:withUser:": "docs/decisions/0017",
    "make times": "CONTRIBUTING.html#checks",
}
# What the page of the search shows, once something was found.
FOUND = "return [...document.querySelectorAll('#mkdocs-search-results a')].map(link => link.getAttribute('href'))"


class QuietHandler(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


def hosts(log):
    """The hosts that were asked for something."""
    for entry in log:
        message = json.loads(entry["message"])["message"]
        if message["method"] == "Network.requestWillBeSent":
            url = urllib.parse.urlsplit(message["params"]["request"]["url"])
            if url.scheme not in ("data", "blob"):
                yield url.netloc


def check(browser, address, path):
    browser.send("/url", url=f"{address}/{path}")
    for scheme in ("light", "dark"):
        browser.devtools("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])
        look = browser.run(LOOK)
        yield from (f"{scheme}: hard to read: {pair}" for pair in look["faint"])
    yield from (f"there is no picture {picture}" for picture in look["broken"])
    if max(look["width"], look["window"]) > WIDTH:
        yield f"is {max(look['width'], look['window'])} pixels wide, of at most {WIDTH}"


def eventually(browser, script):
    """What a script returns, once that is something."""
    end = time.monotonic() + 30
    while not (found := browser.run(script)) and time.monotonic() < end:
        time.sleep(0.1)
    return found


def check_library(browser, address, path):
    """A page of DocC is there when its script has written the heading."""
    browser.send("/url", url=f"{address}/{path}")
    if not eventually(browser, "return document.querySelector('h1')?.textContent"):
        yield "has no heading"
    if (width := browser.run("return document.documentElement.scrollWidth")) > WIDTH:
        yield f"is {width} pixels wide, of at most {WIDTH}"


def search(browser, address, words, wanted):
    """The place that is wanted is among the first five that are found."""
    browser.send("/url", url=f"{address}/search.html?q={urllib.parse.quote(words)}")
    found = eventually(browser, FOUND)
    if not any(wanted in link for link in found[:5]):
        yield f"a search for {words} finds {found[:5]}, and not {wanted}"


for tool in ("chromium", "chromedriver"):
    if not shutil.which(tool):
        print(f"site: not tried in a browser, as there is no {tool}")
        sys.exit()
pages = sorted(path for path in glob.glob("**/*.html", root_dir=SITE, recursive=True) if not path.startswith("swift/"))
# DocC's script takes the name of a file for that of a page.
libraries = [path.removesuffix("index.html") for path in
             sorted(glob.glob("swift/documentation/**/index.html", root_dir=SITE, recursive=True)) if path.count("/") <= 3]
if not pages:
    sys.exit("site: there are no pages; run: make site")
server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(QuietHandler, directory=SITE))
threading.Thread(target=server.serve_forever, daemon=True).start()
own = f"127.0.0.1:{server.server_port}"
browser, mistakes = Browser(), []
try:
    browser.begin(mobileEmulation={"deviceMetrics": {"width": WIDTH, "height": 720, "pixelRatio": 1}})
    for path in pages:
        mistakes += (f"{path}: {mistake}" for mistake in check(browser, f"http://{own}", path))
    for path in libraries:
        mistakes += (f"{path}: {mistake}" for mistake in check_library(browser, f"http://{own}", path))
    for words, wanted in SEARCHED.items():
        mistakes += search(browser, f"http://{own}", words, wanted)
    mistakes += (f"{entry['source']}: {entry['message']}" for entry in browser.send("/se/log", type="browser"))
    asked = set(hosts(browser.send("/se/log", type="performance"))) - {own}
    mistakes += (f"another host was asked: {host}" for host in sorted(asked))
finally:
    browser.end()
if mistakes:
    sys.exit("\n".join(mistakes))
print(f"site: {len(pages) + len(libraries)} pages in Chromium, light and dark, {WIDTH} pixels wide")
