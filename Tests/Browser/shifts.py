"""What moved by itself on a page since it was loaded, as the browser's own measure of layout shifts tells."""

from live import wait_until_drawn

MOVED = """() => new Promise((done) => {
  const entries = [];
  new PerformanceObserver((list) => entries.push(...list.getEntries())).observe({ type: "layout-shift", buffered: true });
  const place = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(" ");
  const told = ({ value, sources }) => `${value}: ` + sources.map(({ node, previousRect, currentRect }) =>
    `${node?.outerHTML?.slice(0, 120)} from ${place(previousRect)} to ${place(currentRect)}`).join(", ");
  // What is buffered comes before this frame ends.
  requestAnimationFrame(() => setTimeout(() => done(entries.map(told))));
})"""


def shifts(page):
    """A line for each time something moved, of what is drawn by then, too."""
    wait_until_drawn(page)
    return page.evaluate(MOVED)
