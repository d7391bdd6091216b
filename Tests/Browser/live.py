"""The session of a live page, as the runtime's hook for tests shows it in `window.raven`."""

# The runtime loads its hook when the page has this element; module scripts run after `interactive`.
ASK_FOR_HOOK = """
document.addEventListener("readystatechange", () => {
  const meta = document.createElement("meta");
  meta.name = "raven-test";
  meta.content = "";
  if (document.readyState === "interactive") document.head.append(meta);
});
"""

# While the network is down new sockets ask at an address where there are none; while it is deaf, nothing arrives.
BREAKABLE_NETWORK = """
window.network = { isDown: false, isDeaf: false, restore() { this.isDown = false; dispatchEvent(new Event("online")); } };
window.WebSocket = class extends WebSocket {
  constructor(url) { super(network.isDown ? `ws://${location.host}/nowhere` : url); }
  set onmessage(handle) { super.onmessage = (event) => network.isDeaf || handle(event); }
};
"""

# What a browser says of a server that is away: to the page's tries to come back, and to what the page asked for meanwhile.
LOST = ("WebSocket connection to .* failed", "net::ERR_CONNECTION_REFUSED")

SETTLED = "raven.status === 'live' && raven.pending === 0"


def session_of(page):
    """The id of the session a live page was served with, or has been drawn for since."""
    return page.locator("meta[name=raven-session]").get_attribute("content")


def wait_until_still(page):
    """Waits until nothing moves but what moves for ever, or with scrolling instead of time."""
    page.wait_for_function(
        """() => document.getAnimations().every((one) =>
          one.timeline !== document.timeline || one.playState === "finished" ||
          one.effect.getComputedTiming().endTime === Infinity)"""
    )


def wait_until_drawn(page):
    """Waits for two frames: what a page shows now has been laid out and painted then."""
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


class Live:
    """A page with the hook: how its connection stands, and ways to disturb it."""

    def __init__(self, page):
        self.page = page
        page.add_init_script(ASK_FOR_HOOK)

    def open(self, url):
        """Goes to a live page and waits until it is connected."""
        self.page.goto(url)
        self.wait_until_settled()

    def wait_until_settled(self):
        """Waits until the page is connected, the server has applied all its events, and what answers keys is loaded."""
        self.wait_for(SETTLED)
        # What is loaded may have something to say.
        while not self.page.evaluate(f"raven.loaded().then(() => {SETTLED})"):
            self.wait_for(SETTLED)

    def wait_for(self, condition):
        """Waits until an expression about `raven` holds."""
        self.page.wait_for_function(f"() => window.raven && {condition}")

    def set_latency(self, milliseconds):
        """Delays every frame in both directions."""
        self.page.evaluate("ms => { raven.latency = ms }", milliseconds)

    def disconnect(self):
        """Cuts the connection, as a network would."""
        self.page.evaluate("raven.disconnect()")

    def come_back(self):
        """Cuts the connection and waits until the page is back by itself."""
        with self.page.expect_websocket():
            self.disconnect()
        self.wait_until_settled()

    def __getattr__(self, name):
        return self.page.evaluate(f"raven.{name}")
