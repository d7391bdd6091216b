"""Pages of documents: source code in colours, buttons that copy, pages of other sites."""

import subprocess
from pathlib import Path

import pytest
from conftest import serious
from devices import DESKTOP, PHONE, dark
from files import FileServer
from playwright.sync_api import expect

HOME = "/handbook"
FILM = "https://www.youtube-nocookie.com/embed/raven?rel=0"
LOOKS = ["keyword", "string", "comment", "number", "type", "function"]
schemes = pytest.mark.parametrize("device", [DESKTOP, dark(DESKTOP)], ids=["light", "dark"])
narrow = pytest.mark.parametrize("device", [{**PHONE, "viewport": {"width": 360, "height": 740}}], ids=["360"])


def coloured(page, area):
    """The texts of an area that have a colour, by their look."""
    return page.evaluate(
        """([area, looks]) => Object.fromEntries(looks.map((look) => [look,
          [...(CSS.highlights.get("code-" + look) ?? [])]
            .filter((range) => document.querySelector(area).contains(range.startContainer))
            .map((range) => range.startContainer.data.slice(range.startOffset, range.endOffset).trim())
            .filter(Boolean)]))""",
        [area, LOOKS],
    )


def wait_for_colours(page, area="#example", text="struct", look="keyword"):
    page.wait_for_function(
        """([area, text, look]) => [...(CSS.highlights.get("code-" + look) ?? [])].some((range) =>
          document.querySelector(area).contains(range.startContainer)
            && range.startContainer.data.slice(range.startOffset, range.endOffset) === text)""",
        arg=[area, text, look],
    )


def choose(page, language):
    page.get_by_label("Language").select_option(label=language)


# ---- Source code ----


def test_code_has_colours_and_is_not_touched(open_app):
    page = open_app()
    wait_for_colours(page)
    found = coloured(page, "#example")
    assert "struct" in found["keyword"] and "/// Counts what is counted." in found["comment"]
    assert "View" in found["type"] and "0" in found["number"]
    assert page.locator("#example").evaluate("pre => [pre.childNodes.length, pre.firstChild.childNodes.length]") == [1, 1]


def test_its_text_is_the_code_with_its_first_line_feed(open_app):
    page = open_app()
    assert page.locator("#greeting").evaluate("pre => pre.textContent") == '\nlet name = "Ada" // <b>yours</b>'


def test_colours_follow_the_text_and_the_language(open_app):
    page = open_app()
    wait_for_colours(page, "#greeting", '"Ada"', "string")
    page.get_by_label("Name", exact=True).fill("Grace")
    wait_for_colours(page, "#greeting", '"Grace"', "string")
    assert coloured(page, "#greeting")["string"] == ['"Grace"']
    wait_for_colours(page)
    choose(page, "JSON")
    wait_for_colours(page, text='"name"', look="type")
    assert "struct" not in coloured(page, "#example")["keyword"]
    choose(page, "Plain text")
    expect(page.locator("#example")).to_have_text("let it = be // plain")
    page.wait_for_function("() => !document.querySelector('#example code').matches('[data-language=json]')")
    assert not any(coloured(page, "#example").values())
    choose(page, "Swift")
    wait_for_colours(page)


@pytest.mark.parametrize(
    ["language", "look", "text"],
    [("HTML", "type", "class"), ("CSS", "type", "color"), ("JavaScript", "keyword", "const"), ("Shell", "comment", "# Builds and serves")],
)
def test_every_language_has_colours(open_app, language, look, text):
    page = open_app()
    choose(page, language)
    wait_for_colours(page, text=text, look=look)


def test_colours_go_with_their_element(open_app):
    page = open_app()
    wait_for_colours(page)
    page.evaluate("document.querySelector('#example code').ravenGone()")
    assert not any(coloured(page, "#example").values())
    assert coloured(page, "#greeting")["keyword"] == ["let"]


def test_without_the_browsers_highlights_it_is_as_readable(page, server):
    page.add_init_script("delete CSS.highlights; Object.defineProperty(CSS, 'highlights', { value: undefined })")
    loaded = []
    page.on("response", lambda answer: loaded.append(answer.url.rsplit("/")[-1]))
    page.goto(server.url + HOME)
    page.wait_for_selector(".copy[data-ready]")
    expect(page.locator("#example")).to_contain_text("struct Counter: View")
    assert "code.js" in loaded and "prism.js" not in loaded


def test_without_a_script_code_is_there_and_what_copies_is_not(browser, server):
    context = browser.new_context(**{**DESKTOP, "java_script_enabled": False})
    page = context.new_page()
    page.goto(server.url + HOME)
    expect(page.locator("#example")).to_contain_text("struct Counter: View")
    expect(page.get_by_text("Copy the example")).to_be_hidden()
    context.close()


def test_a_page_without_code_loads_neither_colours_nor_grammars(page, server):
    loaded = []
    page.on("response", lambda answer: loaded.append(answer.url.rsplit("/")[-1]))
    page.goto(server.url + "/counter")
    page.get_by_role("button", name="Increment").click()
    page.get_by_text("Count: 1").wait_for()
    assert not {"code.js", "prism.js", "copy.js"} & set(loaded)


@schemes
def test_every_colour_reads_on_its_ground(open_app, device):
    page = open_app()
    wait_for_colours(page)
    ratios = page.evaluate(
        """(looks) => {
          const code = document.querySelector("#example code");
          const channels = (colour) => {
            const canvas = new OffscreenCanvas(1, 1).getContext("2d");
            canvas.fillStyle = colour;
            canvas.fillRect(0, 0, 1, 1);
            return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
          };
          const light = (colour) => channels(colour).map((value) => value / 255)
            .map((value) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
            .reduce((sum, value, index) => sum + value * [0.2126, 0.7152, 0.0722][index], 0);
          const ground = light(getComputedStyle(code.parentElement).backgroundColor);
          const contrast = (colour) => {
            const [low, high] = [light(colour), ground].sort((a, b) => a - b);
            return (high + 0.05) / (low + 0.05);
          };
          const colours = looks.map((look) => getComputedStyle(code, `::highlight(code-${look})`).color);
          if (new Set([...colours, getComputedStyle(code).color]).size < 7) return [];
          return [getComputedStyle(code).color, ...colours].map(contrast);
        }""",
        LOOKS,
    )
    assert len(ratios) == 7 and min(ratios) >= 4.5, ratios


@schemes
def test_a_word_is_drawn_in_its_colour(open_app, device):
    """What the browser computes is one thing; this looks at the pixels of a keyword."""
    page = open_app()
    wait_for_colours(page)
    token = page.evaluate(
        """() => {
          const probe = document.createElement("i");
          probe.style.color = "var(--code-keyword)";
          document.body.append(probe);
          const colour = getComputedStyle(probe).color;
          probe.remove();
          return colour.match(/\\d+/g).map(Number);
        }"""
    )
    area = page.locator("#example")
    shot = area.screenshot()
    nearest = page.evaluate(
        """async ([bytes, token]) => {
          const picture = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: "image/png" }));
          const canvas = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
          canvas.drawImage(picture, 0, 0);
          const { data } = canvas.getImageData(0, 0, picture.width, picture.height);
          let best = Infinity;
          for (let at = 0; at < data.length; at += 4)
            best = Math.min(best, Math.max(...token.map((value, index) => Math.abs(value - data[at + index]))));
          return best;
        }""",
        [list(shot), token],
    )
    assert nearest <= 24


@narrow
def test_a_long_line_scrolls_in_itself_by_keyboard_too(open_app, device):
    page = open_app()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    area = page.locator("#example")
    assert area.evaluate("pre => pre.scrollWidth > pre.clientWidth && pre.getBoundingClientRect().right <= 360")
    area.focus()
    page.keyboard.press("ArrowRight")
    page.wait_for_function("() => document.querySelector('#example').scrollLeft > 0")
    expect(page.get_by_role("group", name="Example in Swift")).to_be_focused()


# ---- Copying ----


@pytest.fixture
def clipboard(page, server):
    page.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=server.url)
    return lambda: page.evaluate("navigator.clipboard.readText()")


def test_a_button_copies_and_says_so_without_asking_the_app(open_app, live, clipboard):
    page = open_app()
    button = page.get_by_role("button", name="Copy the example")
    before, events = button.bounding_box(), live.applied
    button.click()
    said = page.get_by_role("button", name="Copied")
    expect(said).to_be_visible()
    assert said.bounding_box() == before
    expect(page.locator("[aria-live=polite].unseen")).to_have_text("Copied")
    assert clipboard() == page.locator("#example").evaluate("pre => pre.textContent")
    expect(button).to_be_visible(timeout=4000)
    live.wait_until_settled()
    assert live.applied == events


def test_what_is_typed_since_is_copied_with_every_character(open_app, clipboard):
    page = open_app()
    page.get_by_label("Name", exact=True).fill("Grace")
    expect(page.locator("#greeting")).to_contain_text("Grace")
    page.get_by_role("button", name="Copy", exact=True).click()
    page.get_by_role("button", name="Copied").wait_for()
    assert clipboard() == '\nlet name = "Grace" // <b>yours</b>'


@pytest.mark.parametrize(
    "lack",
    [
        "Object.defineProperty(navigator, 'clipboard', { value: undefined })",
        "navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'))",
    ],
    ids=["missing", "refused"],
)
def test_without_a_clipboard_it_copies_what_it_selects(page, server, lack):
    page.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=server.url)
    page.goto(server.url + HOME)
    page.wait_for_selector(".copy[data-ready]")
    read = page.evaluate_handle("() => navigator.clipboard.readText.bind(navigator.clipboard)")
    page.evaluate("navigator.clipboard.writeText('before')")
    page.evaluate(f"() => {{ {lack} }}")
    button = page.get_by_role("button", name="Copy the example")
    button.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Copied")).to_be_focused()
    assert read.evaluate("read => read()") == page.locator("#example").evaluate("pre => pre.textContent")
    assert page.locator("body > textarea").count() == 0


def test_a_button_for_nothing_says_nothing(open_app):
    page = open_app()
    with page.expect_console_message(lambda message: 'accessibilityIdentifier "nothing"' in message.text) as said:
        page.get_by_role("button", name="Copy nothing").click()
    assert said.value.type == "warning"
    assert page.locator("[data-copied]").count() == 0


# ---- Pages of other sites ----


def test_a_page_of_an_allowed_site_is_shown_in_a_sandbox(page, live, server):
    page.route("https://www.youtube-nocookie.com/**", lambda route: route.fulfill(body=FILM_PAGE, content_type="text/html"))
    live.open(server.url + HOME)
    page.get_by_text("Show the film").click()
    frame = page.frame_locator("iframe[title='A film']")
    expect(frame.locator("p")).to_have_text("null ")
    iframe = page.locator("iframe")
    box = iframe.bounding_box()
    assert box["height"] == 320 and box["width"] > 500
    assert {name: iframe.get_attribute(name) for name in ("src", "sandbox", "loading", "referrerpolicy")} == {
        "src": FILM,
        "sandbox": "allow-scripts allow-forms allow-popups",
        "loading": "lazy",
        "referrerpolicy": "no-referrer",
    }
    expect(page.locator(".raven-overlay")).to_have_count(0)


# What it can see: neither an origin of its own nor where it is shown.
FILM_PAGE = "<p></p><script>document.querySelector('p').textContent = `${self.origin} ${document.referrer}`</script>"


@pytest.mark.console_errors("Content Security Policy", "frame-src")
def test_a_page_of_another_site_is_not_loaded_and_the_developer_told(page, live, server):
    asked = []
    page.route("https://example.com/**", lambda route: (asked.append(route.request.url), route.fulfill(body="x")))
    live.open(server.url + HOME)
    page.evaluate("addEventListener('securitypolicyviolation', (event) => (window.blocked = event.effectiveDirective))")
    page.get_by_text("From a site that is not allowed").click()
    page.get_by_text("Show the film").click()
    page.wait_for_function("() => window.blocked === 'frame-src'")
    assert asked == []
    expect(page.locator(".raven-overlay")).to_contain_text(
        'embeddedPages(from: ["https://www.youtube-nocookie.com", "https://example.com"])'
    )


def test_only_pages_of_the_app_that_says_so_may_show_others(page, server):
    policies = [page.request.get(server.url + path).headers["content-security-policy"] for path in (HOME, "/counter")]
    assert "; frame-src https://www.youtube-nocookie.com; frame-ancestors 'none';" in policies[0]
    assert "frame-src" not in policies[1]


# ---- All of it ----


@schemes
def test_nobody_is_kept_from_it(open_app, axe, device):
    page = open_app()
    wait_for_colours(page)
    assert serious(axe(page)) == []


@pytest.fixture(scope="module")
def exported(server, tmp_path_factory):
    """`exported(path)` is the address of an app's first page as files, on a server of files alone."""
    servers = []

    def files(path):
        folder = tmp_path_factory.mktemp("exported")
        subprocess.run([*server.command, "export", folder, "--app", path], check=True, capture_output=True)
        servers.append(FileServer(folder))
        return folder, servers[-1].url

    yield files
    for one in servers:
        one.end()


def test_an_exported_page_colours_and_copies_by_itself(page, exported):
    folder, url = exported(HOME)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=url)
    page.goto(url)
    wait_for_colours(page)
    page.get_by_role("button", name="Copy the example").click()
    page.get_by_role("button", name="Copied").wait_for()
    assert page.evaluate("navigator.clipboard.readText()") == page.locator("#example").evaluate("pre => pre.textContent")
    scripts = {file.name for file in Path(folder).rglob("*.js")}
    assert scripts == {"page.js", "code.js", "prism.js", "copy.js", "say.js"}


def test_an_exported_page_without_either_has_no_script(exported):
    folder, _ = exported("/hello")
    assert not list(Path(folder).rglob("*.js"))
    assert "<script" not in (Path(folder) / "index.html").read_text()


# ---- In another browser ----


def test_it_colours_and_copies_as_well(tab, server):
    tab.open(server.url + HOME)
    tab.wait_for_text("Copy the example")
    tab.wait_until(
        """[...(CSS.highlights.get("code-keyword") ?? [])].some((range) =>
          range.startContainer.data.slice(range.startOffset, range.endOffset) === "struct")"""
    )
    tab.wait_until("!!document.querySelector('.copy[data-ready]')")
    tab.click_button("Copy the example")
    tab.wait_until("!!document.querySelector('.copy[data-copied]')")
