"""A session that is recorded while a person uses the page, played again without one, and made into a test."""

import subprocess

import pytest
from live import Live
from server import Server
from todos import TodosPage


@pytest.fixture
def recording(tmp_path):
    return tmp_path / "visit.recording"


@pytest.fixture
def recorder(server, recording):
    recorder = Server([*server.command, "serve", "--record", recording])
    yield recorder
    recorder.end()


def play(server, *arguments):
    return subprocess.run([*server.command, "replay", *arguments], capture_output=True, text=True, timeout=60)


def visit(page, recorder):
    live = Live(page)
    live.open(f"{recorder.url}/todos")
    todos = TodosPage(page)
    todos.draft.press_sequentially("Bake bread")
    todos.button("Add").click()
    todos.toggle("Water the plants").check()
    live.wait_until_settled()
    live.disconnect()
    live.wait_until_settled()
    page.reload()
    live.wait_until_settled()
    todos.delete("Answer Ada")
    live.wait_until_settled()


def test_a_visit_is_played_again_byte_by_byte_and_becomes_a_test(page, server, recorder, recording):
    visit(page, recorder)
    # What was recorded is there even if the server did not see its end coming.
    recorder.process.kill()
    recorder.process.wait()
    played = play(server, recording)
    assert played.returncode == 0 and "all the same" in played.stdout, played
    written = play(server, recording, "--as-test")
    assert written.returncode == 0
    for line in [
        "@testable import Todos",
        'try page.perform(.input(version: 10, value: "Bake bread"), on: "What is to be done?")',
        'try page.perform(.click([]), on: "Add")',
        '"+ 4 open",',
        'try page.perform(.change(version: 1, isChecked: true, value: "on"), on: "Done: Water the plants")',
        '"- Answer Ada",',
    ]:
        assert line in written.stdout


def test_what_differs_is_said(page, server, recorder, recording):
    visit(page, recorder)
    recorder.end()
    lines = recording.read_text().splitlines()
    # The key that made the first letter is another one.
    changed = next(index for index, line in enumerate(lines) if '"bytes":"AgEB' in line)
    del lines[changed + 1]
    recording.write_text("\n".join(lines))
    played = play(server, recording)
    assert played.returncode == 1
    assert "goes otherwise now" in played.stderr and 'on "' in played.stderr


def test_nothing_is_written_over_and_mistakes_are_told(server, recording, tmp_path):
    recording.write_text("mine")
    refused = subprocess.run([*server.command, "serve", "--record", recording], capture_output=True, text=True, timeout=60)
    assert refused.returncode == 1 and "there already" in refused.stderr
    assert recording.read_text() == "mine"
    for arguments, words in [
        ([recording], "no recording"),
        ([tmp_path / "none"], "cannot be read"),
        ([], "needs a value"),
    ]:
        played = play(server, *arguments)
        assert played.returncode != 0 and words in played.stderr
