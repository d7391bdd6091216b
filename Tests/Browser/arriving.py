"""A proxy that lets a page arrive in two parts, with as much time in between as a test needs."""

import threading

from proxy import Proxy


class Arriving(Proxy):
    """Holds an HTML answer back from the first `held` on; `release()` lets the rest of the page go."""

    def __init__(self, port, held):
        self.held = held.encode()
        self._released = threading.Event()
        super().__init__(port)

    def __exit__(self, *exception):
        self.release()
        super().__exit__(*exception)

    def release(self):
        """Lets the rest of the page go."""
        self._released.set()

    def answer(self, chunk, sink):
        place = -1 if self._released.is_set() else chunk.find(self.held)
        if place >= 0:
            sink.sendall(chunk[:place])
            self._released.wait()
            chunk = chunk[place:]
        sink.sendall(chunk)
