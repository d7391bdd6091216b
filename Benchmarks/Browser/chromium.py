"""The browser that pages are measured in."""
import contextlib
import shutil
import sys

from playwright.sync_api import sync_playwright

FLAGS = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-quic", "--no-first-run",
         "--disable-background-networking", "--disable-component-update", "--disable-sync"]


@contextlib.contextmanager
def chromium(*flags):
    """A browser, closed when the block is left."""
    executable = shutil.which("chromium") or sys.exit("Chromium is missing: apt-get install chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable, args=[*FLAGS, *flags])
        yield browser
        browser.close()


@contextlib.contextmanager
def fresh_page(browser):
    """An empty page of a fresh profile, once the browser has come to rest."""
    context = browser.new_context()
    page = context.new_page()
    # A new window loads pages of the browser's own for about two seconds, which would be measured with ours.
    page.wait_for_timeout(3000)
    yield page
    context.close()
