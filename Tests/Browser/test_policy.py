"""What a page may do is said in its Content-Security-Policy: no script but the runtime's own."""

import pytest


@pytest.mark.parametrize("path", ["/", "/examples", "/counter", "/todos", "/rows"])
def test_no_page_allows_inline_script(page, server, path):
    header = page.goto(server.url + path).headers["content-security-policy"]
    directives = {name: rest.split() for name, _, rest in (part.strip().partition(" ") for part in header.split(";"))}
    assert directives["default-src"] == ["'none'"]
    assert directives["script-src"] == ["'self'"]
    assert directives["style-src-elem"] == ["'self'"]
    assert "'unsafe-inline'" not in directives["script-src"] + directives["default-src"]


@pytest.mark.console_errors("Content Security Policy")
def test_injected_script_does_not_run(page, server):
    page.goto(server.url + "/counter")
    page.evaluate(
        """() => {
          window.blocked = [];
          addEventListener("securitypolicyviolation", (event) => blocked.push(event.effectiveDirective));
          const script = document.createElement("script");
          script.textContent = "window.ran = true";
          document.body.append(script);
          document.body.insertAdjacentHTML("beforeend", '<img src="data:," onerror="window.ran = true">');
        }"""
    )
    page.wait_for_function("() => blocked.includes('script-src-elem') && blocked.includes('script-src-attr')")
    assert page.evaluate("window.ran") is None


def test_a_page_is_kept_nowhere_and_its_files_for_good(page, server):
    files = []
    page.on("response", lambda answer: files.append(answer) if "/_raven/" in answer.url else None)
    answer = page.goto(server.url + "/counter")
    page.get_by_role("button", name="Increment").click()
    page.get_by_text("Count: 1").wait_for()
    assert answer.headers["cache-control"] == "no-store"
    assert {file.url.rsplit("/")[-1] for file in files} == {"raven.css", "main.js"}
    assert all("immutable" in file.headers["cache-control"] for file in files)
