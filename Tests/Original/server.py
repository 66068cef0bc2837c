#!/usr/bin/env python3
"""The server of the original Instant Cocoa's demo app, which is gone: a service of posts as SKPost reads them.

  server.py COMMAND [ARGUMENT…]

Runs a command with this server as its HTTP proxy, so that each http: URL is answered here, whatever its host. Ends with the
command's exit status.

  GET /posts.json      all posts, or ?page=N&per_page=M of them
  GET /posts/1.json    one post
"""

import http.server
import json
import os
import re
import subprocess
import sys
import threading
import urllib.parse

POSTS = [
    {
        "id": number,
        "author": author,
        # Rails said "1" where it was asked for JSON of a string column; the app takes both.
        "published": published,
        "title": title,
        "content": f"What {author} has to say about it.",
        "created_at": f"2013-12-{10 + number} 08:00:00 +0100",
        "updated_at": f"2014-01-{10 + number} 19:43:37 +0100",
        "canonical_url": f"http://khanlou.com/posts/{number}",
    }
    for number, author, published, title in [
        (1, "soroush", "1", "Objective Shorthand"),
        (2, "kourosh", True, "Instant Cocoa"),
        (3, "soroush", "0", "Finite States of America"),
    ]
]


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_GET(self):
        # A proxy is asked for whole URLs.
        url = urllib.parse.urlsplit(self.path)
        query = urllib.parse.parse_qs(url.query)
        one = re.fullmatch(r"/posts/(\d+)\.json", url.path)
        if url.path == "/posts.json":
            size = int(query.get("per_page", [len(POSTS)])[0])
            first = (int(query.get("page", [1])[0]) - 1) * size
            self.answer(200, POSTS[first : first + size])
        elif one and 1 <= int(one[1]) <= len(POSTS):
            self.answer(200, POSTS[int(one[1]) - 1])
        else:
            self.answer(404, {"status": 404, "error": "Not Found"})

    def answer(self, status, value):
        body = json.dumps(value).encode()
        self.send_response(status)
        self.send_header("Content-Type", "application/json; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


def main(command):
    if not command:
        print(__doc__, file=sys.stderr)
        return 64
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    environment = {name: value for name, value in os.environ.items() if name.lower() != "no_proxy"}
    environment["http_proxy"] = f"http://127.0.0.1:{server.server_port}"
    return subprocess.run(command, env=environment).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
