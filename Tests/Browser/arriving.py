"""A proxy that lets a page arrive in two parts, with as much time in between as a test needs."""

import re
import socket
import threading


class Arriving:
    """Passes everything on to a server and back, but holds an HTML answer back from the first `held` on.

    It asks for pages as they are: what is compressed cannot be searched. Use as a context manager; `release()` lets the rest of the page go.
    """

    def __init__(self, port, held):
        self.held = held.encode()
        self._port = port
        self._released = threading.Event()
        self._sockets = []
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        threading.Thread(target=self._accept, daemon=True).start()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.release()
        for each in [self._listener, *self._sockets]:
            each.close()

    def release(self):
        """Lets the rest of the page go."""
        self._released.set()

    def _accept(self):
        while True:
            try:
                client, _ = self._listener.accept()
            except OSError:
                return
            server = socket.create_connection(("127.0.0.1", self._port))
            self._sockets += [client, server]
            threading.Thread(target=self._pass, args=(client, server, False), daemon=True).start()
            threading.Thread(target=self._pass, args=(server, client, True), daemon=True).start()

    def _pass(self, source, sink, is_answer):
        """Copies until one side closes. The text to hold back at is taken to arrive in one piece."""
        try:
            while chunk := source.recv(1 << 20):
                if not is_answer:
                    chunk = re.sub(rb"(?i)\r\naccept-encoding:[^\r]*", b"", chunk)
                place = chunk.find(self.held) if is_answer and not self._released.is_set() else -1
                if place >= 0:
                    sink.sendall(chunk[:place])
                    self._released.wait()
                    chunk = chunk[place:]
                sink.sendall(chunk)
            sink.shutdown(socket.SHUT_WR)
        except OSError:
            pass
