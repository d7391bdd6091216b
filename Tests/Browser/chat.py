"""Pages of the chat: rooms whose messages are looked at as those of `tiled.py` look at the timeline's entries."""

from pathlib import Path

from live import Live
from playwright.sync_api import expect
from server import Server
from tiled import Timeline

SCRIPT = (Path(__file__).parent / "chat.js").read_text()


class House:
    """Servers whose rooms are in one folder, one after the other."""

    def __init__(self, command, folder, messages):
        self.command = command
        self.environment = {"RAVEN_DATA": str(folder), "RAVEN_CHAT_MESSAGES": str(messages)}
        self.server = Server(command, self.environment)

    @property
    def url(self):
        return self.server.url + "/chat"

    def restart(self):
        """The same rooms, served anew at the same address."""
        self.server.end()
        self.server = Server(self.command, self.environment, port=self.server.port)


class Guest:
    """Somebody with a browser of their own."""

    def __init__(self, page, house, name):
        self.page = page
        self.live = Live(page)
        self.url = house.url
        self.live.open(self.url)
        page.get_by_role("link", name="Harbour").wait_for()
        page.locator("button[aria-haspopup=menu]").first.click()
        page.get_by_role("menuitemradio", name=name).click()
        expect(page.get_by_role("button", name=name)).to_be_visible()
        # Not what a screen reader was told of them.
        self.sending = page.get_by_role("article").get_by_text("Sending…")

    def enter(self, room="harbour", message=""):
        """Goes to a room, or to a message in it, by its address."""
        self.live.open(f"{self.url}/{room}/{message}".rstrip("/"))
        return self.watch()

    def watch(self):
        """What is seen of the room that is open."""
        self.room = Room(self.page)
        return self.room

    def write(self, text):
        self.page.get_by_role("textbox", name="Message").fill(text)
        self.live.wait_until_settled()

    def send(self, text):
        self.write(text)
        self.page.get_by_role("button", name="Send").click()

    def act(self, text, action):
        """Chooses what is to be done with the message that says something."""
        article = self.page.get_by_role("article").filter(has_text=text).last
        article.get_by_role("button", name="Actions").click()
        self.page.get_by_role("menuitem", name=action).click()


class Room(Timeline):
    """The messages of the room a page is in."""

    def __init__(self, page):
        page.wait_for_function("() => document.querySelector('.anchored [data-key]')")
        super().__init__(page, SCRIPT)

    def to_the_end(self):
        """Scrolls down, page by page where not all is loaded."""
        for _ in range(100):
            self.do("scrollTo(1e9)")
            if self.do("fromEnd") <= 1 and not self.do("hasMoreBelow"):
                return self
        raise AssertionError("the end is not reached")

    def up(self, screens=1):
        """Scrolls up by hand, so to say."""
        for _ in range(screens):
            self.do("area.scrollTop -= 0.8 * tiled.area.clientHeight")
            self.do("until(() => tiled.blank <= 1)")
        self.do("settled()")
        return self

    @property
    def sight(self):
        """The keys of the messages that are whole in sight."""
        return self.do("whole")

    def shows(self, text):
        return self.do(f"saying({text!r})") in self.sight
