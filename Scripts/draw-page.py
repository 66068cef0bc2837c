#!/usr/bin/env python3
"""Draws the README's picture of `carob serve Packages`, with Chromium.

  Scripts/draw-page.py CAROB PICTURE     the program, and the .png to write
"""

import base64
import os
import subprocess
import sys
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "site"))
from browser import Browser  # noqa: E402

if len(sys.argv) != 3:
    sys.exit("usage: Scripts/draw-page.py CAROB PICTURE")
carob, picture = sys.argv[1:]
browser = Browser()
server = subprocess.Popen([carob, "serve", "Packages", "--screen", "DPTabBarController"], stdout=subprocess.PIPE, text=True)
try:
    browser.begin("--hide-scrollbars")
    browser.devtools("Emulation.setDeviceMetricsOverride", width=1000, height=700, deviceScaleFactor=1, mobile=False)
    browser.send("/url", url=server.stdout.readline().strip())
    deadline = time.monotonic() + 60
    while not browser.run("return document.querySelector('#row h2')"):
        if time.monotonic() > deadline:
            sys.exit("draw-page: the inspector shows no row")
        time.sleep(0.1)
    shown = browser.devtools("Page.captureScreenshot", format="png")["data"]
    with open(picture, "wb") as file:
        file.write(base64.b64decode(shown))
finally:
    server.terminate()
    browser.end()
