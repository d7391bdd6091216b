"""A file server like any other: what is in a folder, with a strict policy; for what is not there the nearest 404.html above, as on hosts
of many sites."""

import functools
import http.server
import threading
from pathlib import Path

# What a page needs whose app runs in it: its own files, and the right to compile them.
POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src-elem 'self'; style-src-attr 'unsafe-inline'; "
    "connect-src 'self'; img-src 'self' data: https:; base-uri 'none'; form-action 'self'"
)


class Files(http.server.SimpleHTTPRequestHandler):
    def end_headers(self):
        self.send_header("Content-Security-Policy", POLICY)
        super().end_headers()

    def log_message(self, *_):
        pass

    def send_error(self, code, *given):
        instead = self.unknown_page() if code == 404 else None
        if not instead:
            return super().send_error(code, *given)
        self.send_response(404)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.end_headers()
        self.wfile.write(instead.read_bytes())

    def unknown_page(self):
        root = Path(self.directory)
        above = [folder for folder in Path(self.translate_path(self.path)).parents if folder.is_relative_to(root)]
        return next((page for folder in above if (page := folder / "404.html").exists()), None)


class FileServer:
    """Serves a folder on a port of its own until `end`."""

    def __init__(self, folder):
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Files, directory=folder))
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.url = f"http://127.0.0.1:{self.server.server_port}"

    def end(self):
        self.server.shutdown()
        self.server.server_close()
