import assert from "node:assert/strict";
import { test } from "node:test";
import { fixtureFiles, hex, unhex } from "./fixtures.js";
import { frames, parse } from "./model-server.js";
import { load } from "./runtime.js";

const { eventKind } = await load("constants.js");
const { Session } = await load("session.js");
const { deeds, goOn, take, tellLoss, typing } = await load("drawing.js");

test("the kinds of event a person would miss have the numbers they have on the wire", () => {
  const { click, submit, keyDown, doubleClick, move, drop, input, change } = eventKind;
  assert.deepEqual(deeds, [click, submit, keyDown, doubleClick, move, drop]);
  assert.deepEqual(typing, [input, change]);
});

const kinds = (effects) => effects.map((effect) => (effect.kind === "schedule" ? effect.timer : effect.kind));
const sent = (effects) => effects.filter(({ kind }) => kind === "send").map(({ bytes }) => parse(bytes));
const delays = (effects, timer) => effects.filter((effect) => effect.timer === timer).map(({ delay }) => delay);
const receive = (session, bytes) => session.frame(Uint8Array.from(bytes));
const click = (session, node = 1) => session.event(node, eventKind.click, [0]);
const type = (session, node, text) => session.event(node, eventKind.input, [text]);

function liveSession(options) {
  const session = new Session({ random: () => 1, ...options });
  session.start();
  session.opened();
  receive(session, frames.welcome(0));
  return session;
}

test("a connection begins with hello and the last batch applied", () => {
  const session = new Session();
  assert.deepEqual(kinds(session.start()), ["connect", "silence"]);
  assert.deepEqual(sent(session.opened()), [{ kind: "hello", version: 1, batch: 0 }]);
  receive(session, frames.welcome(0));
  receive(session, frames.batch(1, 0, [0, 0]));
  session.closed();
  session.look(false);
  assert.deepEqual(sent(session.opened()), [{ kind: "hello", version: 1, batch: 1 }]);
});

test("events wait for the welcome, and are sent again after the next one until they are applied", () => {
  const session = new Session();
  session.start();
  assert.deepEqual(sent(click(session, 7)), []);
  session.opened();
  assert.deepEqual(sent(click(session, 8)), []);
  const first = sent(receive(session, frames.welcome(0)));
  assert.deepEqual(first.map(({ number, node }) => [number, node]), [[1, 7], [2, 8]]);
  receive(session, frames.applied(1));
  session.closed();
  click(session, 9);
  session.look(false);
  session.opened();
  const second = sent(receive(session, frames.welcome(1)));
  assert.deepEqual(second.map(({ number, node }) => [number, node]), [[2, 8], [3, 9]]);
});

test("a page that finds a session with a past goes on counting there", () => {
  const session = new Session();
  session.start();
  click(session);
  session.opened();
  assert.deepEqual(sent(receive(session, frames.welcome(17))).map(({ number }) => number), [18]);
  assert.deepEqual(sent(click(session)).map(({ number }) => number), [19]);
});

test("edits that wait for the connection make room for the next edit of the field", () => {
  const session = new Session();
  session.start();
  for (const [node, text] of [[1, 1], [1, 2], [2, 3], [1, 4], [1, 5]]) type(session, node, text);
  session.opened();
  const events = sent(receive(session, frames.welcome(0)));
  assert.deepEqual(events.map(({ number, node, payload }) => [number, node, ...payload]), [[1, 1, 2], [2, 2, 3], [3, 1, 5]]);
  const [live] = sent(type(session, 1, 6));
  assert.deepEqual([live.number, live.payload], [4, [6]], "what was sent keeps its number");
});

test("batches are applied once and in order; a missing one ends the connection", () => {
  const session = liveSession();
  assert.deepEqual(kinds(receive(session, frames.batch(1, 0, [0, 0]))), ["apply", "acknowledge"]);
  assert.deepEqual(kinds(receive(session, frames.batch(1, 0, [0, 0]))), []);
  const effects = receive(session, frames.batch(3, 0, [0, 0]));
  assert.deepEqual(kinds(effects), ["disconnect", "connect", "banner"]);
  assert.equal(session.lastBatch, 1);
  assert.deepEqual(receive(session, frames.batch(2, 0, [0, 0])), [], "the old connection has no say any more");
});

test("an acknowledgement rides on an event, or comes after 500 ms, 32 batches or 64 kB", () => {
  const session = liveSession();
  assert.deepEqual(delays(receive(session, frames.batch(1, 0, [])), "acknowledge"), [500]);
  assert.equal(sent(click(session))[0].batch, 1);
  assert.deepEqual(sent(session.timer("acknowledge")), [], "the event said it");
  receive(session, frames.batch(2, 1, []));
  assert.deepEqual(sent(session.timer("acknowledge")), [{ kind: "acknowledge", batch: 2 }]);
  for (let number = 3; number < 34; number++) assert.deepEqual(sent(receive(session, frames.batch(number, 1, []))), []);
  assert.deepEqual(sent(receive(session, frames.batch(34, 1, []))), [{ kind: "acknowledge", batch: 34 }]);
  const large = receive(session, frames.batch(35, 1, Array(65536).fill(0)));
  assert.deepEqual(sent(large), [{ kind: "acknowledge", batch: 35 }]);
});

test("attempts to reconnect grow apart, up to ten seconds, and start over once a connection has lasted", () => {
  const session = liveSession();
  const attempt = () => {
    const [delay] = delays(session.closed(), "connect");
    session.timer("connect");
    return delay;
  };
  assert.deepEqual(Array.from({ length: 8 }, attempt), [250, 500, 1000, 2000, 4000, 8000, 10000, 10000]);
  session.opened();
  receive(session, frames.welcome(0));
  assert.equal(attempt(), 10000, "a connection that breaks at once changes nothing");
  session.opened();
  receive(session, frames.welcome(0));
  assert.deepEqual(kinds(session.timer("settled")), ["settled"]);
  assert.equal(attempt(), 250);
});

test("jitter takes up to half of a delay away", () => {
  const session = liveSession({ random: () => 0 });
  assert.deepEqual(delays(session.closed(), "connect"), [125]);
});

test("a page says when nobody sees it, on each connection, and when somebody does again", () => {
  const session = liveSession();
  assert.deepEqual(sent(session.look(true)), [{ kind: "sight", isHidden: true }]);
  session.closed();
  session.timer("connect");
  session.opened();
  assert.deepEqual(sent(receive(session, frames.welcome(0))), [{ kind: "sight", isHidden: true }]);
  assert.deepEqual(sent(session.look(false)), [{ kind: "sight", isHidden: false }]);
  session.closed();
  assert.deepEqual(session.look(true), [], "a page that nobody sees takes its time");
  session.look(false);
  session.opened();
  assert.deepEqual(sent(receive(session, frames.welcome(0))), []);
});

test("a change is on its way until the server has applied it", () => {
  const session = liveSession();
  session.event(7, eventKind.change, [1]);
  session.event(8, eventKind.click, [0]);
  assert.deepEqual([7, 8, 9].map((id) => session.isChanging((node) => node === id)), [true, false, false]);
  receive(session, frames.applied(1));
  assert.equal(session.isChanging((node) => node === 7), false);
});

test("a person who is back need not wait", () => {
  const session = liveSession();
  session.closed();
  assert.deepEqual(kinds(session.look(false)), ["connect", "silence"]);
  assert.deepEqual(session.timer("connect"), [], "the attempt that was due is under way");
});

test("the banner comes after 700 ms without a connection and goes with the next welcome", () => {
  const session = liveSession();
  assert.deepEqual(delays(session.closed(), "banner"), [700]);
  session.timer("connect");
  assert.deepEqual(delays(session.closed(), "banner"), [], "700 ms in all");
  const [banner] = session.timer("banner");
  assert.deepEqual(banner, { kind: "banner", text: "Connection lost. Reconnecting…", offersReload: false });
  session.timer("connect");
  session.opened();
  assert.ok(kinds(receive(session, frames.welcome(0))).includes("returned"));
  assert.deepEqual(session.timer("banner"), []);
  assert.deepEqual(delays(session.closed(), "banner"), [700]);
});

test("a page that returns is told apart from one that comes, however short it was away", () => {
  const session = new Session();
  session.start();
  session.opened();
  assert.ok(!kinds(receive(session, frames.welcome(0))).includes("returned"));
  session.closed();
  session.timer("connect");
  session.opened();
  assert.ok(kinds(receive(session, frames.welcome(0))).includes("returned"));
});

test("a session the server does not know asks to be drawn, and is reloaded once if it cannot be", () => {
  const options = { id: "one", address: () => "%2Fa&script=s" };
  const session = liveSession(options);
  const effects = receive(session, frames.gone("unknown"));
  assert.deepEqual(kinds(effects), ["disconnect", "connect", "silence"]);
  assert.equal(effects[1].query, "session=one&page=%2Fa&script=s");
  session.opened();
  assert.deepEqual(kinds(receive(session, frames.gone("unknown"))), ["disconnect", "reload"]);
  assert.equal(session.status, "ended");
  const reloaded = liveSession({ ...options, mayReload: false });
  receive(reloaded, frames.gone("unknown"));
  reloaded.opened();
  const told = receive(reloaded, frames.gone("unknown"));
  assert.deepEqual(told.at(-1), { kind: "banner", text: "This page is out of date.", offersReload: true });
});

test("a page that is drawn by its own session keeps its events, by another it begins anew and says what is lost", () => {
  const own = liveSession({ id: "one" });
  receive(own, frames.batch(1, 0, [0, 0]));
  click(own, 3);
  own.closed();
  click(own, 4);
  own.look(false);
  own.opened();
  const [draw] = receive(own, frames.drawing("one", 7, 1));
  assert.deepEqual([draw.kind, own.status], ["draw", "drawing"]);
  const took = take(own, draw.reader);
  assert.deepEqual([took, own.lastBatch], [{ isOwn: true, isCut: false }, 7]);
  const drawn = goOn(own, took.isCut);
  assert.deepEqual(sent(drawn).map(({ number, node }) => [number, node]), [[2, 4]]);
  assert.equal(drawn.some(({ kind }) => kind === "banner"), false);

  const lost = liveSession({ id: "one" });
  click(lost, 3);
  receive(lost, frames.gone("unknown"));
  lost.opened();
  const other = take(lost, receive(lost, frames.drawing("two", 1, 0))[0].reader);
  assert.deepEqual(other, { isOwn: false, isCut: true });
  const effects = goOn(lost, other.isCut);
  assert.deepEqual(sent(effects), []);
  assert.deepEqual(effects.at(-1), { kind: "banner", text: "What you did last was not kept.", offersReload: false });
  assert.deepEqual(sent(click(lost, 5)).map(({ number }) => number), [1]);
  lost.closed();
  assert.equal(lost.look(false).find(({ kind }) => kind === "connect").query, "session=two");
  assert.deepEqual(sent(lost.opened()), [{ kind: "hello", version: 1, batch: 1 }]);
});

test("a page that is drawn by its own session before it was greeted goes on counting there", () => {
  const session = new Session({ id: "one" });
  session.start();
  click(session, 3);
  session.opened();
  const { isCut } = take(session, receive(session, frames.drawing("one", 9, 7))[0].reader);
  assert.equal(isCut, false);
  assert.deepEqual(sent(goOn(session, isCut)).map(({ number, node }) => [number, node]), [[8, 3]]);
  assert.deepEqual(sent(click(session, 4)).map(({ number }) => number), [9]);
});

test("typing that another session does not know of is told again by the page, and no loss", () => {
  const session = liveSession({ id: "one" });
  type(session, 3, "a");
  receive(session, frames.gone("unknown"));
  session.opened();
  const { isCut } = take(session, receive(session, frames.drawing("two", 1, 0))[0].reader);
  assert.equal(isCut, false);
});

test("a page that was loaded anew names the session it had until it has one", () => {
  const session = new Session({ id: "two", from: "one" });
  assert.equal(session.start()[0].query, "session=two&from=one");
  session.opened();
  receive(session, frames.welcome(0));
  session.closed();
  assert.equal(session.look(false)[0].query, "session=two");
});

test("a page that loaded itself anew says that what was under way was not kept, once it is live", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  globalThis.addEventListener = () => {};
  globalThis.document = { querySelector: () => null };
  const told = [];
  const tell = (session, kinds) => tellLoss(session, `${kinds}`, (message) => told.push(message));
  for (const kind of [eventKind.resize, eventKind.focus]) tell(liveSession(), [kind]);
  assert.deepEqual(told, [], "nobody misses it");
  for (const kind of [eventKind.click, eventKind.input, eventKind.change, eventKind.drop]) {
    tell(liveSession(), [eventKind.resize, kind]);
    assert.deepEqual(told.splice(0), [{ text: "What you did last was not kept.", offersReload: false }]);
  }
  const session = new Session();
  session.start();
  tell(session, [eventKind.click]);
  context.mock.timers.tick(1000);
  assert.deepEqual(told, [], "it is not there yet");
  session.opened();
  receive(session, frames.welcome(0));
  context.mock.timers.tick(1000);
  assert.equal(told.splice(0).length, 1);
  const ended = new Session();
  ended.start();
  tell(ended, [eventKind.click]);
  ended.opened();
  receive(ended, frames.gone("superseded"));
  context.mock.timers.tick(1000);
  assert.deepEqual(told, [], "there is another word for it");
  delete globalThis.addEventListener;
  delete globalThis.document;
});

test("a page that ends with something under way says that it may not be kept", () => {
  for (const [reason, text] of [["superseded", "This page is open elsewhere."], ["violation", "This page is out of date."]]) {
    const session = liveSession();
    click(session);
    const banner = receive(session, frames.gone(reason)).at(-1);
    assert.equal(banner.text, `${text} What you did last may not be kept.`);
  }
});

for (const reason of ["superseded", "violation"]) {
  test(`gone(${reason}) offers a reload and never reconnects`, () => {
    const session = liveSession();
    const effects = receive(session, frames.gone(reason));
    assert.deepEqual(kinds(effects), ["disconnect", "banner"]);
    assert.equal(effects[1].offersReload, true);
    assert.deepEqual([session.closed(), session.look(false), session.timer("connect"), click(session)], [[], [], [], []]);
  });
}

test("gone(draining) reconnects after a pause", () => {
  const session = liveSession();
  const effects = receive(session, frames.gone("draining"));
  assert.deepEqual(kinds(effects), ["disconnect", "connect", "banner"]);
  assert.deepEqual(delays(effects, "connect"), [2250]);
  assert.deepEqual(session.closed(), [], "the close that follows is expected");
  assert.deepEqual(kinds(session.timer("connect")), ["connect", "silence"]);
});

test("a server that answers nothing for 15 seconds is given up", () => {
  const session = liveSession();
  assert.deepEqual(session.timer("silence"), [], "nothing is expected");
  assert.deepEqual(delays(click(session), "silence"), [15000]);
  receive(session, frames.batch(1, 0, []));
  assert.deepEqual(delays(session.timer("silence"), "silence"), [15000], "it said something, though no answer");
  assert.deepEqual(kinds(session.timer("silence")), ["disconnect", "connect", "banner"]);
  session.timer("connect");
  assert.deepEqual(kinds(session.timer("silence")), ["disconnect", "connect"], "nor is a connection that never opens kept");
});

test("pending events are bounded, and the person is told", () => {
  const session = liveSession();
  session.closed();
  for (let count = 0; count < 1000; count++) assert.deepEqual(click(session), []);
  assert.deepEqual(kinds(click(session)), ["banner"]);
  assert.equal(session.pending.length, 1000);
});

test("a page that cannot apply a batch starts over", () => {
  const session = liveSession({ id: "one" });
  const effects = session.broken();
  assert.deepEqual(kinds(effects), ["disconnect", "connect", "silence"]);
  assert.equal(effects[1].query, "session=one&page=/");
  assert.deepEqual(receive(session, frames.batch(1, 0, [])), []);
  session.opened();
  assert.equal(receive(session, frames.drawing("one", 2, 0))[0].kind, "draw");
  assert.deepEqual(kinds(session.broken()), ["disconnect", "reload"]);
});

test("names, ids and diagnostics are handed on", () => {
  const session = new Session();
  session.start();
  session.opened();
  const [greet] = receive(session, frames.welcome(0, 300, ["figure", "ü"]));
  assert.deepEqual(greet, { kind: "greet", nextId: 300, names: ["figure", "ü"] });
  const [diagnose] = receive(session, frames.diagnostic("duplicate-key", "Two rows have the key 1."));
  assert.deepEqual(diagnose, { kind: "diagnose", code: "duplicate-key", text: "Two rows have the key 1." });
});

/** What a session must make of each frame of the fixtures, or do to send it. */
const meaning = {
  hello(session, { batch }) {
    session.lastBatch = batch;
    session.closed();
    session.look(false);
    return session.opened();
  },
  event(session, { number, batch, node, event, payload }) {
    Object.assign(session, { lastBatch: batch, lastEvent: number - 1 });
    return session.event(node, event, payload);
  },
  acknowledge(session, { batch }) {
    session.lastBatch = batch - 1;
    receive(session, frames.batch(batch, 0, []));
    return session.timer("acknowledge");
  },
  sight: (session, { isHidden }) => session.look(isHidden),
  welcome: ({ applied }, fixture, [greet]) => [
    [applied, greet.nextId, greet.names],
    [fixture.applied, fixture.nextId, fixture.names],
  ],
  batch: ({ lastBatch, applied }, fixture, [apply]) => [
    [lastBatch, applied, [...apply.body]],
    [fixture.number, fixture.applied, fixture.body],
  ],
  applied: ({ applied }, fixture) => [applied, fixture.applied],
  gone: ({ status }, fixture, effects) => [[status, kinds(effects)], ["ended", ["disconnect", "banner"]]],
  diagnostic: (_, { code, text }, [effect]) => [effect, { kind: "diagnose", code, text }],
};

for (const fixture of JSON.parse(fixtureFiles()["frames.json"])) {
  test(`fixture frames.json: ${fixture.kind} from the ${fixture.from}`, () => {
    const session = liveSession();
    if (fixture.from === "page") {
      const effects = meaning[fixture.kind](session, fixture);
      assert.equal(hex(effects.find(({ kind }) => kind === "send").bytes), fixture.hex);
    } else {
      if (fixture.kind === "welcome") Object.assign(session, { status: "greeting" });
      const effects = session.frame(unhex(fixture.hex));
      assert.deepEqual(...meaning[fixture.kind](session, fixture, effects));
    }
  });
}
