import assert from "node:assert/strict";
import { test } from "node:test";
import { ModelServer } from "./model-server.js";
import { Chance } from "./random.js";
import { load } from "./runtime.js";

const { eventKind } = await load("constants.js");
const { Session } = await load("session.js");

/** A page, a server and the network between them, on a clock of their own. */
class World {
  constructor(seed) {
    this.chance = new Chance(seed);
    this.server = new ModelServer();
    this.session = new Session({ random: this.chance.next });
    this.now = 0;
    this.timers = new Map();
    this.applied = [];
    this.events = [];
    this.connection = null;
    this.connections = 0;
    this.perform(this.session.start());
  }

  perform(effects) {
    for (const effect of effects) {
      if (effect.kind === "connect") this.connections++;
      if (effect.kind === "connect") this.connection = { isOpen: false, up: [], down: [] };
      if (effect.kind === "send" && this.connection?.isOpen) this.connection.up.push(effect.bytes);
      if (effect.kind === "apply") this.applied.push([...effect.body]);
      if (effect.kind === "schedule") this.timers.set(effect.timer, this.now + effect.delay);
      if (effect.kind === "disconnect") this.connection = null;
      if (effect.kind === "reload") throw new Error("nothing here is worth a reload");
    }
  }

  /** Lets one thing happen that is due anyway; false when nothing is. */
  step() {
    const { chance, connection, server, session } = this;
    const choices = [];
    if (connection && !connection.isOpen) choices.push(() => this.open());
    if (connection?.up.length) choices.push(() => server.receive(connection.up.shift(), chance.oneIn(2)));
    if (connection?.down.length) choices.push(() => this.perform(session.frame(Uint8Array.from(connection.down.shift()))));
    if (choices.length > 0) chance.pick(choices)();
    return choices.length > 0 || this.fireTimer();
  }

  open() {
    const { connection } = this;
    connection.isOpen = true;
    this.server.connected((bytes) => connection.down.push(bytes));
    this.perform(this.session.opened());
  }

  fireTimer() {
    const [next] = [...this.timers].sort(([, a], [, b]) => a - b);
    if (!next) return false;
    this.timers.delete(next[0]);
    this.now = next[1];
    this.perform(this.session.timer(next[0]));
    return true;
  }

  /** Cuts the connection with all that is under way. The page may or may not learn of it. */
  cut(isNoticed) {
    const { connection } = this;
    this.server.isGreeted = false;
    if (!connection) return;
    if (isNoticed) {
      this.connection = null;
      this.perform(this.session.closed());
    } else {
      Object.assign(connection, { up: { push() {} }, down: [] });
      this.server.connected(() => {});
    }
  }

  /** Something a network, a person or an app does of their own accord. */
  disturb() {
    const { chance, connection, server } = this;
    const choice = chance.below(100);
    if (choice < 35) this.act();
    else if (choice < 60) server.change();
    else if (choice < 65) this.cut(true);
    else if (choice < 67) this.cut(false);
    else if (choice < 72) this.perform(this.session.look(chance.below(2) === 0));
    else if (choice < 76 && server.isGreeted && server.batches.length > 0) {
      server.sendBatch(1 + chance.below(server.batches.length)); // a second time, unless the page has missed it
    } else if (choice < 79 && connection?.down.length > 1) connection.down.splice(chance.below(connection.down.length), 1);
    else if (choice < 80) this.fireTimer();
  }

  act() {
    const { chance } = this;
    const node = 1 + chance.below(3);
    const kind = chance.pick([eventKind.click, eventKind.input]);
    this.events.push({ node, kind, payload: [this.events.length & 127, this.events.length >> 7] });
    this.perform(this.session.event(node, kind, this.events.at(-1).payload));
  }
}

/** What must have been applied: all events, but of edits of one field in a row only the last is certain. */
function assertAppliedOnce(events, log, message) {
  let place = 0;
  for (const [index, { node, kind, payload }] of events.entries()) {
    const next = events[index + 1];
    if (log[place] === `${node} ${kind} ${payload}`) place++;
    else assert.ok(kind === eventKind.input && next?.kind === kind && next.node === node, `${message}: event ${index} is lost`);
  }
  assert.equal(place, log.length, `${message}: events applied twice or out of order`);
}

test("whatever the network does, the page equals the server and every event is applied exactly once", () => {
  let connections = 0;
  for (let seed = 1; seed <= 300; seed++) {
    const world = new World(seed);
    for (let turn = 0; turn < 400; turn++) world.chance.oneIn(3) ? world.disturb() : world.step();
    connections += world.connections;
    const isDone = () =>
      world.session.status === "live" && world.session.pending.length === 0 && world.applied.length === world.server.batches.length;
    // The app changes once more, so that a page cut off unawares has something to say and to miss.
    world.act();
    world.server.change();
    for (let turn = 0; turn < 5000 && !isDone(); turn++) world.step();
    const message = `seed ${seed}`;
    assert.deepEqual(world.applied, world.server.batches, message);
    assert.equal(world.session.applied, world.server.applied, message);
    assertAppliedOnce(world.events, world.server.log, message);
    for (let turn = 0; turn < 50; turn++) world.step();
    assert.equal(world.server.acknowledged, world.server.batches.length, `${message}: all is acknowledged in the end`);
  }
  assert.ok(connections > 1000, `the simulation cuts connections, not just ${connections} of 300`);
});
