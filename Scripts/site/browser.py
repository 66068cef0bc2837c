"""Chromium, driven by WebDriver."""

import json
import re
import subprocess
import sys
import urllib.error
import urllib.request


class Browser:
    """A session of chromedriver. `begin` takes further arguments and options of Chromium."""

    def __init__(self):
        self.driver = subprocess.Popen(["chromedriver", "--port=0"], stdout=subprocess.PIPE, text=True)
        port = next(found[1] for line in self.driver.stdout if (found := re.search(r"successfully on port (\d+)", line)))
        self.address, self.session = f"http://127.0.0.1:{port}", None

    def begin(self, *arguments, **options):
        arguments = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", *arguments]
        self.session = "/session/" + self.post("/session", {"capabilities": {"alwaysMatch": {
            "browserName": "chrome", "goog:chromeOptions": {"args": arguments, **options},
            "goog:loggingPrefs": {"browser": "WARNING", "performance": "ALL"}}}})["sessionId"]

    def post(self, path, body):
        request = urllib.request.Request(self.address + path, json.dumps(body).encode(), {"Content-Type": "application/json"})
        try:
            with urllib.request.urlopen(request, timeout=60) as response:
                return json.load(response)["value"]
        except urllib.error.HTTPError as error:
            sys.exit(f"chromedriver refuses {path}: {json.load(error)['value']['message']}")

    def send(self, command, **body):
        return self.post(self.session + command, body)

    def devtools(self, command, **parameters):
        return self.send("/goog/cdp/execute", cmd=command, params=parameters)

    def run(self, script):
        return self.send("/execute/sync", script=script, args=[])

    def end(self):
        try:
            if self.session:
                urllib.request.urlopen(urllib.request.Request(self.address + self.session, method="DELETE"), timeout=60)
        finally:
            self.driver.terminate()
            self.driver.wait()
