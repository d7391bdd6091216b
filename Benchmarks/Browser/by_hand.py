"""A page of a live server as somebody would serve it by hand: the same HTML and stylesheets from a folder of files, and
in place of the runtime one listener, there from the first moment. No page with this markup can answer sooner."""
import contextlib
import functools
import http.server
import pathlib
import re
import tempfile
import threading
import urllib.parse
import urllib.request

# Marks the row that was clicked, as the server would have.
LISTENER = """<script>document.getElementById("raven").addEventListener("click", ({ target }) =>
  target.closest("tr").classList.add("danger"))</script>"""


class Files(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


@contextlib.contextmanager
def by_hand(url):
    """The address of the page by hand, as long as the block lasts."""
    with tempfile.TemporaryDirectory() as folder:
        html = fetch(url).decode()
        for path in re.findall(r'<link rel="stylesheet" href="([^"]+)"', html):
            file = pathlib.Path(folder, path.lstrip("/"))
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(fetch(urllib.parse.urljoin(url, path)))
        html = re.sub(r'<script type="module".*?</script>|<link rel="modulepreload"[^>]*>', "", html)
        html = re.sub(r'(<[^>]* id="raven"[^>]*>)', lambda opening: opening[1] + LISTENER, html, count=1)
        pathlib.Path(folder, "index.html").write_text(html)
        handler = functools.partial(Files, directory=folder)
        with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
            threading.Thread(target=server.serve_forever, daemon=True).start()
            yield f"http://127.0.0.1:{server.server_port}/"
            server.shutdown()


def fetch(url):
    with urllib.request.urlopen(url, timeout=30) as answer:
        return answer.read()
