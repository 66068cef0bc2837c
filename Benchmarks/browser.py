#!/usr/bin/env python3
"""Times `carob serve` in Chromium, beside a static page that has the same rows.

    make release && Benchmarks/browser.py [--rows N] [--carob PROGRAM]

Both are loaded and clicked by chromedriver. Times are taken in the page: from the beginning of the navigation, or from the time of the
event that a key or a click made, to the second frame after the page has changed, which is drawn by then. Bytes are those that Chromium
got.
"""
import argparse
import http.server
import json
import os
import statistics
import subprocess
import tempfile
import threading
import time
import urllib.request

FOLDER = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(FOLDER)

# Runs before any script of a page: `changed(test)` is the time at which the test holds and has been drawn, `window.first` that at which
# there was a row.
WATCH = """
window.changed = (test, since) => new Promise((resolve) => {
  const look = () => {
    if (!test()) requestAnimationFrame(look);
    else requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - (since?.() ?? 0))));
  };
  look();
});
changed(() => document.querySelector('.cell, li')).then((time) => { window.first = time; });
for (const kind of ['keydown', 'mousedown'])
  addEventListener(kind, (event) => { window.pressed = event.timeStamp; }, true);
"""

# Rows are 22 points high: Chromium lays out no more than 33 million points.
STATIC = """<!doctype html><meta charset=utf-8><title>Rows</title>
<style>li { height: 22px; overflow: hidden; list-style: none } .selected { background: #ddd }</style>
<ul id=rows></ul>
<script>
document.addEventListener('click', (event) => event.target.closest('li')?.classList.toggle('selected'));
addEventListener('keydown', (event) => { if (event.key === 'End') scrollTo(0, document.body.scrollHeight); });
</script>
"""


class Driver:
    def __init__(self):
        self.process = subprocess.Popen(["chromedriver", "--port=0"], stdout=subprocess.PIPE, text=True)
        port = None
        for line in self.process.stdout:
            if "on port " in line and "success" in line:
                port = line.rsplit("port ", 1)[1].strip(" .\n")
                break
        self.base = f"http://127.0.0.1:{port}"
        options = {"args": ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--window-size=1100,820"]}
        capabilities = {
            "goog:chromeOptions": options, "goog:loggingPrefs": {"performance": "ALL"}, "pageLoadStrategy": "none"}
        made = self.call("POST", "/session", {"capabilities": {"alwaysMatch": capabilities}})
        self.base += "/session/" + made["sessionId"]
        self.call("POST", "/timeouts", {"script": 300_000, "pageLoad": 300_000})
        self.call("POST", "/goog/cdp/execute", {
            "cmd": "Page.addScriptToEvaluateOnNewDocument", "params": {"source": WATCH}})

    def call(self, method, path, body=None):
        data = json.dumps(body or {}).encode() if method == "POST" else None
        request = urllib.request.Request(self.base + path, data, {"Content-Type": "application/json"}, method=method)
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)["value"]

    def open(self, url):
        self.call("POST", "/url", {"url": url})

    def run(self, script):
        return self.call("POST", "/execute/sync", {"script": script, "args": []})

    def bytes(self):
        """What came since the last time."""
        count = 0
        for entry in self.call("POST", "/se/log", {"type": "performance"}):
            message = json.loads(entry["message"])["message"]
            if message["method"] == "Network.dataReceived":
                count += message["params"]["dataLength"]
        return count

    def press(self, key):
        actions = [{"type": "keyDown", "value": key}, {"type": "keyUp", "value": key}]
        self.call("POST", "/actions", {"actions": [{"type": "key", "id": "keys", "actions": actions}]})

    def click(self, expression):
        """Where the element is on the screen: chromedriver's own click fails on pages that are millions of points high."""
        x, y = self.run(f"const r = ({expression}).getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]")
        for kind in ("mousePressed", "mouseReleased"):
            self.call("POST", "/goog/cdp/execute", {
                "cmd": "Input.dispatchMouseEvent",
                "params": {"type": kind, "x": x, "y": y, "button": "left", "clickCount": 1}})

    def end(self):
        self.call("DELETE", "")
        self.process.terminate()


def begin(driver, test, since="null"):
    driver.run(f"window.result = null; changed({test}, {since}).then((time) => window.result = time)")


def wait(driver, expression):
    while (value := driver.run(f"return ({expression}) ?? null")) is None:
        time.sleep(0.005)
    return value


def result(driver):
    return wait(driver, "window.result")


def measure(driver, name, url, row, last, mark, clicks):
    driver.open("about:blank")
    driver.bytes()
    print(name)
    driver.open(url)
    first = wait(driver, "window.first")
    wait(driver, f"{row(0)} && performance.getEntriesByType('navigation')[0].loadEventEnd || null")
    loaded = driver.run("return performance.getEntriesByType('navigation')[0].loadEventEnd")
    time.sleep(1)
    print(f"    first row at {first:.0f} ms, loaded at {loaded:.0f} ms, {driver.bytes():,} bytes")
    driver.run(f"{row(0)}.focus?.()")
    begin(driver, f"() => {row(last)}?.getBoundingClientRect().top < innerHeight", "() => window.pressed")
    driver.press("\ue010")
    print(f"    End to row {last:,}: {result(driver):.0f} ms, {driver.bytes():,} bytes")
    times = []
    driver.bytes()
    for click in range(clicks):
        place = last - click % 2
        before = driver.run(f"return {mark(place)}")
        begin(driver, f"() => {mark(place)} !== {json.dumps(before)}", "() => window.pressed")
        driver.click(row(place))
        times.append(result(driver))
    time.sleep(1)
    print(f"    a row changed by a click: {statistics.median(times):.1f} ms, worst of {clicks} {max(times):.1f}, "
          f"{driver.bytes() // clicks:,} bytes")
    print(f"    nodes: {driver.run('return document.querySelectorAll(`*`).length'):,}")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--rows", type=int, default=1_000_000)
    parser.add_argument("--clicks", type=int, default=100)
    parser.add_argument("--carob", default=f"{ROOT}/.build-release/release/carob")
    options = parser.parse_args()
    last = options.rows - 1
    with tempfile.TemporaryDirectory() as folder:
        with open(f"{folder}/rows.json", "w") as file:
            json.dump([{"text": f"row {number}"} for number in range(options.rows)], file)
        with open(f"{folder}/index.html", "w") as file:
            items = "".join(f"<li id=r{number}>row {number}" for number in range(options.rows))
            file.write(STATIC.replace("<ul id=rows>", "<ul id=rows>" + items))
        plugin = f"{folder}/minimal.so"
        subprocess.run(
            ["cc", "-shared", "-fPIC", "-I", f"{ROOT}/Sources/Runtime/CCarob/include", f"{ROOT}/Tests/Fixtures/Plugins/minimal.c", "-o", plugin],
            check=True)
        driver = Driver()
        server = subprocess.Popen(
            [options.carob, "serve", plugin, "--data", f"{folder}/rows.json"], stdout=subprocess.PIPE, text=True)
        files = http.server.ThreadingHTTPServer(
            ("127.0.0.1", 0), lambda *given: Quiet(*given, directory=folder))
        threading.Thread(target=files.serve_forever, daemon=True).start()
        try:
            def cell(number):
                return (f"[...document.querySelectorAll('.cell')].find((cell) => cell.querySelector('.label')"
                        f".textContent === 'row {number}')?.querySelector('.main')")
            measure(
                driver, "carob serve", server.stdout.readline().strip(), cell, last,
                lambda number: f"{cell(number)}?.closest('.cell').outerHTML", options.clicks)
            measure(
                driver, "a static page", f"http://127.0.0.1:{files.server_port}/index.html",
                lambda number: f"document.getElementById('r{number}')", last,
                lambda number: f"document.getElementById('r{number}').className", options.clicks)
        finally:
            driver.end()
            server.terminate()


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *given):
        pass


if __name__ == "__main__":
    main()
