"""How many elements a browser works the styles out of."""

from contextlib import contextmanager

from live import wait_until_drawn


@contextmanager
def restyled(page):
    """A list that holds, after the block, the number of elements of each time Chromium worked styles out within it."""
    # What came before has been drawn.
    wait_until_drawn(page)
    tree = page.context.new_cdp_session(page).send("Page.getFrameTree")
    frame = tree["frameTree"]["frame"]["id"]
    debugger = page.context.browser.new_browser_cdp_session()
    events, isComplete = [], []
    debugger.on("Tracing.dataCollected", lambda told: events.extend(told["value"]))
    debugger.on("Tracing.tracingComplete", lambda told: isComplete.append(told))
    debugger.send("Tracing.start", {"categories": "devtools.timeline", "transferMode": "ReportEvents"})
    counts = []
    yield counts
    debugger.send("Tracing.end")
    while not isComplete:
        page.wait_for_timeout(20)
    debugger.detach()
    # One that is under way when tracing ends has no number: what the block did, it waited for.
    told = [event["args"] for event in events if event["name"] == "UpdateLayoutTree"]
    # Chromium has pages of its own, which come when it likes.
    ours = [args for args in told if args.get("beginData", {}).get("frame") == frame]
    counts += [args["elementCount"] for args in ours if "elementCount" in args]
