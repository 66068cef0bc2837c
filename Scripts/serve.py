"""A web server for try-installation.sh, on a port of its own of the loopback interface.

    serve.py FOLDER [CERTIFICATE KEY]

Prints the port. Serves the files of a folder, over TLS when there is a certificate. `/pages?page=N` has ten of the
packages in `packages.json`, and none after the last page.
"""

import http.server
import json
import ssl
import sys
import urllib.parse


class Handler(http.server.SimpleHTTPRequestHandler):
    def __init__(self, *arguments):
        super().__init__(*arguments, directory=sys.argv[1])

    def do_GET(self):
        url = urllib.parse.urlsplit(self.path)
        if url.path != "/pages":
            return super().do_GET()
        page = int(urllib.parse.parse_qs(url.query)["page"][0])
        with open(f"{sys.argv[1]}/packages.json", encoding="utf-8") as file:
            packages = json.load(file)["packages"]
        body = json.dumps({"page": page, "packages": packages[(page - 1) * 10 : page * 10]}).encode()
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *arguments):
        pass


server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
if len(sys.argv) > 2:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(sys.argv[2], sys.argv[3])
    server.socket = context.wrap_socket(server.socket, server_side=True)
print(server.server_address[1], flush=True)
server.serve_forever()
