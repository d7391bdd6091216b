// Runs a module of the check: node run.mjs Pipeline.wasm
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { basename } from "node:path";
import { AppModule, start } from "./module.mjs";
import { Person } from "./person.mjs";

/** Opens the app in a module, as somebody who sees its page. */
async function open(path) {
  const app = await AppModule.start(path);
  const person = new Person();
  const show = () => app.batches().forEach((batch) => person.see(batch));
  const act = (action) => {
    for (const event of person.doing(action)) {
      assert.ok(app.perform(event), "the event is one");
      show();
    }
  };
  const find = (isWanted) => person.all("span").find((element) => isWanted(element.textContent))?.textContent;
  const shows = (text) => find((shown) => shown === text) !== undefined;
  /** Waits until the page shows a text of some kind, and gives it. */
  const wait = async (isWanted) => {
    for (let turn = 0; turn < 500 && find(isWanted) === undefined; turn++) {
      await new Promise((next) => setTimeout(next, 10));
      show();
    }
    return find(isWanted);
  };
  /** Waits until the page shows a text. */
  const until = async (text) => assert.equal(await wait((shown) => shown === text), text, "it is shown at some time");
  show();
  return { app, person, act, shows, wait, until };
}

/** A server that answers what it was asked; ended when the action is done. */
async function withServer(action) {
  const server = createServer((request, answer) => {
    if (request.url === "/slow") return;
    const parts = [];
    request.on("data", (part) => parts.push(part));
    request.on("end", () => {
      answer.writeHead(request.url === "/missing" ? 404 : 200, { "content-type": request.headers["content-type"] ?? "text/none" });
      if (request.url === "/bytes") return answer.end(Buffer.from([0xff]));
      answer.end(`${request.method} ${request.url} ${request.headers["x-note"] ?? "-"} ${Buffer.concat(parts)}`);
    });
  });
  await new Promise((next) => server.listen(0, "127.0.0.1", next));
  const address = `http://127.0.0.1:${server.address().port}`;
  try {
    await action(address);
  } finally {
    server.closeAllConnections();
    await new Promise((next) => server.close(next));
  }
  return address;
}

async function canBeAdopted(path) {
  const app = await AppModule.start(path);
  assert.ok(app.batches().length > 0, "the first batch builds the page");
  assert.ok(app.exports.greet() > 0, "the page can be adopted");
}

const tests = {
  async Pipeline(path) {
    const { check } = await start(path);
    assert.equal(check(), 1, "the features answer as natively");
  },
  async Page(path) {
    const { take, tap } = await start(path);
    const whole = take();
    assert.ok(whole > 0, "the first batch builds the page");
    assert.equal(take(), 0, "nothing changed, nothing is sent");
    tap();
    const change = take();
    assert.ok(change > 0 && change < whole, `a change sends what changed: ${change} of ${whole} bytes`);
  },
  async Counter(path) {
    const app = await AppModule.start(path);
    assert.ok(app.batches().length > 0, "the first batch builds the page");
    assert.equal(app.batches().length, 0, "nothing changed, nothing is sent");
    assert.ok(app.perform([3, 0, 0]), "the button is clicked");
    assert.ok(app.batches().length > 0, "the count changes");
    assert.ok(!app.perform([1]), "what is no event is refused");
  },
  Boards: canBeAdopted,
  Hello: canBeAdopted,
  Rows: canBeAdopted,
  Tips: canBeAdopted,
  Todos: canBeAdopted,
  Tutorial: canBeAdopted,
  async Clock(path) {
    const { app, person, act, shows, until } = await open(path);
    const ticks = () => person.all("span").find((element) => element.textContent.startsWith("Ticks: ")).textContent;
    act((person) => person.click("Publish"));
    assert.ok(shows("Sum: 7"), "values are published to who listens");
    await until("It runs");
    act((person) => person.click("Later"));
    assert.ok(shows("Now"));
    await until("Now, soon, late");
    act((person) => person.click("Stop"));
    const last = ticks();
    await new Promise((next) => setTimeout(next, 100));
    assert.equal(app.batches().length, 0, "nothing ticks any more");
    assert.equal(ticks(), last);
  },
  async Screens(path) {
    const { app, act, shows, until } = await open(path);
    const press = (name) => act((person) => person.click(name));
    assert.ok(shows("0 evaluators, 0 translators, 0 cancelled"));
    press("Open");
    await until("Heard that it appeared");
    assert.ok(shows("1 evaluators, 1 translators, 0 cancelled") && shows("Quiet"));
    press("Sing");
    await until("Tweet");
    await until("It sang");
    press("Ask");
    press("Yes");
    assert.ok(shows("Once more"), "what an alert offers is told to the evaluator");
    press("Give away");
    press("Sing for ever");
    press("Close");
    assert.ok(shows("0 evaluators, 0 translators, 1 cancelled"), "everything goes with the screen");
    press("Tell it from outside");
    await new Promise((next) => setTimeout(next, 100));
    app.batches();
    assert.ok(shows("0 evaluators, 0 translators, 1 cancelled"), "and nothing comes back");
    press("Open");
    assert.ok(shows("1 evaluators, 1 translators, 1 cancelled") && shows("Quiet"), "the next is another");
  },
  async Objects(path) {
    const { act, shows } = await open(path);
    const press = (name) => act((person) => person.click(name));
    const watched = (text) => shows(`watched: ${text}`);
    assert.ok(shows("round 0, 0 made, 0 gone") && shows("owner 0: 0 books, counted 1 times"));
    press("Visit");
    assert.ok(shows("visited 1 times"), "an app's own state has its scenes built again");
    press("Add to 0");
    assert.ok(shows("owner 0: 1 books, counted 1 times") && shows("Add to 1"), "every view of it is told");
    press("Count");
    assert.ok(shows("counted to 2"), "also where it is read by a binding alone");
    press("Dust");
    assert.ok(watched("Shelf, renamed 0, dust 0, was open 1"), "a property that is not published tells nobody");
    press("Tell");
    assert.ok(watched("Shelf, renamed 0, dust 1, was open 1"), "unless the object does");
    act((person) => person.type("Name", "Books"));
    assert.ok(watched("Books, renamed 1, dust 1, was open 1"), "a binding writes, and the object hears it");
    act((person) => person.toggle("Open"));
    act((person) => person.toggle("Open"));
    assert.ok(watched("Books, renamed 1, dust 1, was open 0"), "before and after");
    press("Again");
    assert.ok(shows("round 1, 1 made, 0 gone") && shows("owner 1: 1 books, counted 2 times"), "it is made once");
    assert.ok(shows("beside ran 1 times"), "and runs nobody who has not asked for it");
    press("Away");
    press("Again");
    assert.ok(shows("round 2, 1 made, 1 gone"), "and goes with its view");
  },
  async Literals(path) {
    const { act, person } = await open(path);
    const paragraphs = [...person.all("p"), ...person.all("hr")];
    const [rule, lastRule] = paragraphs.slice(-2);
    const prototype = Object.getPrototypeOf(paragraphs[0]);
    const written = [];
    for (const name of ["setAttribute", "removeAttribute"]) {
      const method = prototype[name];
      prototype[name] = function (...given) {
        if (paragraphs.includes(this)) written.push([paragraphs.indexOf(this), ...given].join(" "));
        return method.apply(this, given);
      };
    }
    const turn = () => (act((person) => person.click("Turn")), written.splice(0));
    const turns = [turn()];
    assert.equal(rule.nextSibling.textContent, "behind the second rule", "what comes stands behind what was passed by");
    turns.push(turn());
    assert.equal(rule.nextSibling, lastRule, "and goes");
    assert.equal(lastRule.nextSibling.textContent, "behind the last rule");
    turns.push(turn());
    assert.deepEqual(turns, [
      ["1 title other", "2 class turn 1", "2 title same", "3 class turn 1", "3 title same", "4 class turn 1", "6 title other"],
      ["0 class turn 1", "1 title same", "2 class turn 2", "3 class turn 2", "4 class more than one turn", "6 title same", "7 data-on 1"],
      ["0 title", "2 class turn 3", "3 class turn 3", "7 data-on"],
    ], "only what differs is written, of attributes that were literals too");
    const shown = paragraphs.map((element) => [element.getAttribute("class"), element.getAttribute("title")]);
    const last = [["turn 3", "same"], ["turn 3", "same"], ["more than one turn", "same"], [null, null]];
    const rules = [["first rule", "same"], ["a rule that listens", "same"], [null, null]];
    assert.deepEqual(shown, [["turn 1", null], ["one", "same"], ...last, ...rules]);
    assert.equal(paragraphs[5].textContent, "turn 3");
  },
  async Feed(path) {
    const { act, until } = await open(path);
    /** Has something asked at an address, and waits for what is heard. */
    const hears = async (text, address, ...buttons) => {
      act((person) => person.type("Address", address));
      for (const button of buttons) act((person) => person.click(button));
      await until(text);
    };
    const closed = await withServer(async (address) => {
      await hears("200 text/none: GET /one - ", `${address}/one`, "Read");
      await hears("200 text/plain; charset=utf-8: POST /two one,two Grüße", `${address}/two`, "Post");
      await hears("404 text/none: GET /missing - ", `${address}/missing`, "Read");
      await hears("200 text/none: not text", `${address}/bytes`, "Read");
      await hears("It was cancelled.", `${address}/slow`, "Read", "Give up");
      await hears("The server took too long to answer.", `${address}/slow`, "Read soon");
      globalThis.document.baseURI = `${address}/folder/`;
      await hears("200 text/none: GET /folder/relative - ", "relative", "Read");
    });
    await hears("The server could not be reached.", closed, "Read");
    await hears("The address is not one that can be asked.", "http://", "Read");
    await hears("No address", "", "Read");
  },
  async Alike(path) {
    const { app, act, shows, wait, until } = await open(path);
    const press = (name) => act((person) => person.click(name));
    await until("Found 0");
    // What was told on this machine comes in on the standard input.
    const story = (await readFile("/dev/stdin", "utf8")).trimEnd().split("\n");
    assert.ok(story.length > 30, "there is a story");
    press("Tell");
    const told = await wait((shown) => shown.split("\n").length > 30);
    assert.deepEqual(told?.split("\n"), story, "what is told is alike");
    press("Ask another");
    press("Ask another");
    await until("Found 0, gave up 2");
    await until("Found 2");
    press("Ask another");
    press("Hide");
    await until("Found 2, gave up 3");
    press("Animate");
    assert.ok(shows("It moves"));
    await until("It has moved");
    press("Refresh");
    await until("Loaded anew");
    press("Be busy");
    await new Promise((next) => setTimeout(next, 50));
    press("Rest");
    await until("Busy no more");
    const read = (address) => {
      act((person) => person.type("Address", address));
      press("Read");
    };
    const closed = await withServer(async (address) => {
      read(`${address}/one`);
      await until("200: GET /one - ");
      read(`${address}/slow`);
      await new Promise((next) => setTimeout(next, 50));
      press("Give up");
      await until("Cancelled");
    });
    read(closed);
    await until("The server could not be reached.");
    assert.equal(app.batches().length, 0);
  },
  async Depth(path) {
    const { person, act } = await open(path);
    act((person) => person.type("Levels", "200"));
    act((person) => person.click("0 below, pressed 0 times"));
    person.find("button", "0 below, pressed 1 times");
    act((person) => person.type("Rows", "10000"));
    person.find("span", "Row 9999");
    act((person) => person.type("Characters", "1000000"));
    person.find("span", "x".repeat(1_000_000));

    const tooDeep = await open(path);
    const overflow = () => tooDeep.act((person) => person.type("Levels", "100000"));
    assert.throws(overflow, (error) => error instanceof RangeError || error instanceof WebAssembly.RuntimeError);
  },
};

const path = process.argv[2];
await tests[basename(path, ".wasm")](path);
