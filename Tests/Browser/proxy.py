"""What stands between a browser and a server on this machine, and may change what comes back."""

import re
import socket
import threading


class Proxy:
    """Passes everything on to a server and back. Use as a context manager.

    It asks for pages as they are: what is compressed cannot be searched. What a subclass looks for is taken to arrive in one piece.
    """

    def __init__(self, port):
        self._port = port
        self._sockets = []
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        threading.Thread(target=self._accept, daemon=True).start()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        for each in [self._listener, *self._sockets]:
            each.close()

    def answer(self, chunk, sink):
        """Passes on what the server sent."""
        sink.sendall(chunk)

    def _accept(self):
        while True:
            try:
                client, _ = self._listener.accept()
            except OSError:
                return
            server = socket.create_connection(("127.0.0.1", self._port))
            self._sockets += [client, server]
            threading.Thread(target=self._pass, args=(client, server, self._ask), daemon=True).start()
            threading.Thread(target=self._pass, args=(server, client, self.answer), daemon=True).start()

    def _ask(self, chunk, sink):
        sink.sendall(re.sub(rb"(?i)\r\naccept-encoding:[^\r]*", b"", chunk))

    def _pass(self, source, sink, send):
        """Copies until one side closes."""
        try:
            while chunk := source.recv(1 << 20):
                send(chunk, sink)
            sink.shutdown(socket.SHUT_WR)
        except OSError:
            pass


class Hooked(Proxy):
    """Asks for the runtime's hook for tests in every page, for browsers that cannot be told to before a page is there."""

    # Of one length: how long an answer is was said before.
    ICON = b'<link rel="icon" href="data:,">'
    ASK = b'<meta name="raven-test">'.ljust(len(ICON))

    def answer(self, chunk, sink):
        sink.sendall(chunk.replace(self.ICON, self.ASK))
