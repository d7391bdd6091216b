// The page's end of a live session, as a pure state machine: what happens goes in, effects come out. It holds no
// socket, no timer and no element; main.js carries the effects out, and the tests run it against a model server.
//
//   connecting ──opened──▶ greeting ──welcome──▶ live
//       ▲                     ├──drawing──▶ drawing ──drawn──▶ live
//       │                     │ closed                  │ closed
//       └── timer, wake ── waiting ◀────────────────────┘          gone ──▶ ended
//
// Invariants: batches are applied exactly once and in order; an event keeps its number until the server has applied
// it, and is sent again on every new connection until then. A page whose session is gone, or that a batch does not fit,
// asks to be drawn whole: by another session, what was done and not applied is lost, and said to be.

import { Reader, varint } from "./bytes.js";
import { clientFrame, eventKind, goneReason, serverFrame, wireVersion } from "./constants.js";

/**
 * @typedef {{ kind: "connect", query: string } | { kind: "disconnect" } | { kind: "send", bytes: Uint8Array }
 *   | { kind: "greet", nextId: number, names: string[] } | { kind: "apply", body: Uint8Array }
 *   | { kind: "draw", reader: Reader }
 *   | { kind: "schedule", timer: Timer, delay: number }
 *   | { kind: "banner", text: string, offersReload: boolean } | { kind: "returned" }
 *   | { kind: "reload" } | { kind: "settled" } | { kind: "diagnose", code: string, text: string }
 *   | { kind: "explain", reader: Reader }} Effect
 * @typedef {"connect" | "banner" | "acknowledge" | "silence" | "settled"} Timer scheduling one again replaces it
 * @typedef {{ number: number, node: number, kind: number, payload: number[], isSent: boolean }} PendingEvent
 */

/** Milliseconds, and counts of batches, bytes and events; the numbers stand where they are used when the page gets them. */
const sessionLimit = {
  bannerDelay: 700,
  acknowledgeDelay: 500,
  acknowledgeBatches: 32,
  acknowledgeBytes: 65536,
  silence: 15000,
  settledDelay: 5000,
  pending: 1000,
};

export class Session {
  /**
   * @param {object} [options]
   * @param {() => number} [options.random] from 0 to below 1
   * @param {boolean} [options.mayReload] whether a session the server does not know is worth a reload
   * @param {string} [options.id] the session the page was served with
   * @param {string} [options.from] the one it had before it was loaded anew
   * @param {() => string} [options.address] where the page is, and which script it runs, as in a query
   */
  constructor({ random = Math.random, mayReload = true, id = "", from = "", address = () => "/" } = {}) {
    this.random = random;
    this.mayReload = mayReload;
    this.id = id;
    this.from = from;
    this.address = address;
    /** Whether the page cannot go on by batches. */
    this.isLost = false;
    /** @type {"connecting" | "greeting" | "drawing" | "live" | "waiting" | "ended"} */
    this.status = "connecting";
    /** The last batch applied. */
    this.lastBatch = 0;
    /** The highest event the server has applied. */
    this.applied = 0;
    /** The number of the last event. */
    this.lastEvent = 0;
    /** Events the server may not have applied, in order. @type {PendingEvent[]} */
    this.pending = [];
    this.isHidden = this.isGreeted = false;
    this.isDraining = false;
    /** Whether the connection was lost since the page was last live. */
    this.isCut = false;
    this.attempts = 0;
    this.heard = 0;
    this.watched = -1;
    this.unacknowledged = 0;
    this.unacknowledgedBytes = 0;
    /** @type {Effect[]} */
    this.effects = [];
  }

  /** Begins. */
  start() {
    this.connect();
    return this.flush();
  }

  /** The socket is open. */
  opened() {
    if (this.status === "connecting") {
      this.status = "greeting";
      this.unacknowledged = this.unacknowledgedBytes = 0;
      this.send([clientFrame.hello, wireVersion, ...varint(this.lastBatch)]);
    }
    return this.flush();
  }

  /** The socket closed, or could not be opened. */
  closed() {
    if (this.status !== "ended" && this.status !== "waiting") this.wait();
    return this.flush();
  }

  /** Somebody looks at the page, as the network may have come back, or nobody does any more. @param {boolean} isHidden */
  look(isHidden) {
    this.isHidden = isHidden;
    if (this.status === "live") this.tellSight();
    if (this.status === "waiting" && !isHidden) this.connect();
    return this.flush();
  }

  tellSight() {
    this.send([clientFrame.sight, +this.isHidden]);
  }

  /** Whether a change of a field is on its way. @param {(node: number) => boolean} isMeant */
  isChanging(isMeant) {
    return this.pending.some(({ node, kind }) => kind === eventKind.change && isMeant(node));
  }

  /** A timer went off. @param {Timer} timer */
  timer(timer) {
    const { status } = this;
    if (timer === "connect" && status === "waiting") this.connect();
    if (timer === "acknowledge") this.acknowledge();
    if (timer === "silence") this.checkSilence();
    if (timer === "banner" && status !== "live" && status !== "ended") {
      this.show("Connection lost. Reconnecting…", false);
    }
    if (timer === "settled" && status === "live") {
      this.attempts = 0;
      this.mayReload = true;
      this.effects.push({ kind: "settled" });
    }
    return this.flush();
  }

  /** The page could not apply a batch: what it shows can no longer be trusted. */
  broken() {
    this.effects = [];
    this.end(goneReason.unknown);
    return this.flush();
  }

  /**
   * A person did something.
   * @param {number} node
   * @param {number} kind
   * @param {number[]} payload
   */
  event(node, kind, payload) {
    const { pending } = this;
    const last = pending.at(-1);
    if (this.status === "ended") return [];
    if (kind === eventKind.input && last && !last.isSent && last.node === node && last.kind === kind) {
      last.payload = payload;
    } else if (pending.length < sessionLimit.pending) {
      pending.push({ number: ++this.lastEvent, batch: this.lastBatch, node, kind, payload, isSent: false });
    } else {
      this.show("Connection lost. What you do now is not kept.", true);
    }
    if (this.status === "live") this.sendPending();
    return this.flush();
  }

  /**
   * A frame arrived.
   * @param {Uint8Array} bytes
   */
  frame(bytes) {
    const reader = new Reader(bytes);
    const kind = reader.byte();
    this.heard++;
    if (this.status !== "greeting" && this.status !== "live") return [];
    if (kind === serverFrame.gone) this.end(reader.byte());
    else if (kind === serverFrame.diagnostic) {
      this.effects.push({ kind: "diagnose", code: reader.string(), text: reader.string() });
    } else if (kind === serverFrame.bodies) this.effects.push({ kind: "explain", reader });
    else if (kind === serverFrame.welcome && this.status === "greeting") this.welcome(reader);
    else if (kind === serverFrame.drawing && this.status === "greeting") {
      this.status = "drawing";
      this.effects.push({ kind: "draw", reader });
    }
    else if (kind === serverFrame.batch && this.status === "live") this.batch(reader);
    else if (kind === serverFrame.applied && this.status === "live") this.settleEvents(reader.varint());
    return this.flush();
  }

  /** @param {Reader} reader */
  welcome(reader) {
    const applied = reader.varint();
    const nextId = reader.varint();
    const names = Array.from({ length: reader.varint() }, () => reader.string());
    this.effects.push({ kind: "greet", nextId, names });
    this.countFrom(applied);
    this.begin();
  }

  /** The page and the session are one. */
  begin() {
    this.status = "live";
    this.isGreeted = true;
    this.isLost = false;
    for (const event of this.pending) event.isSent = false;
    this.sendPending();
    if (this.isHidden) this.tellSight();
    this.schedule("settled", sessionLimit.settledDelay);
    if (this.isCut) this.effects.push({ kind: "returned" });
    this.isCut = false;
  }

  /** @param {Reader} reader */
  batch(reader) {
    const number = reader.varint();
    const applied = reader.varint();
    if (number > this.lastBatch + 1) return this.drop();
    if (number === this.lastBatch + 1) {
      const body = reader.take();
      this.lastBatch = number;
      this.effects.push({ kind: "apply", body });
      this.unacknowledgedBytes += body.length;
      if (++this.unacknowledged >= sessionLimit.acknowledgeBatches || this.unacknowledgedBytes >= sessionLimit.acknowledgeBytes) this.acknowledge();
      else if (this.unacknowledged === 1) this.schedule("acknowledge", sessionLimit.acknowledgeDelay);
    }
    this.settleEvents(applied);
  }

  /** A session that lived before this page did goes on counting where it was. @param {number} applied */
  countFrom(applied) {
    if (!this.isGreeted) {
      for (const event of this.pending) event.number += applied;
      this.lastEvent += applied;
    }
    this.settleEvents(applied);
  }

  /** @param {number} applied */
  settleEvents(applied) {
    this.applied = Math.max(this.applied, applied);
    this.pending = this.pending.filter((event) => event.number > applied);
  }

  sendPending() {
    for (const event of this.pending) {
      if (event.isSent) continue;
      event.isSent = true;
      const { number, batch, node, kind, payload } = event;
      this.send([clientFrame.event, ...varint(number), ...varint(batch), ...varint(node), kind, ...payload]);
      this.unacknowledged = this.unacknowledgedBytes = 0;
      if (this.watched < 0) this.watch();
    }
  }

  acknowledge() {
    if (this.status !== "live" || this.unacknowledged === 0) return;
    this.send([clientFrame.acknowledge, ...varint(this.lastBatch)]);
    this.unacknowledged = this.unacknowledgedBytes = 0;
  }

  /** Expects the server to say something. A network that vanished closes no socket. */
  watch() {
    this.watched = this.heard;
    this.schedule("silence", sessionLimit.silence);
  }

  checkSilence() {
    const isSilent = this.watched === this.heard;
    const isExpecting = this.status === "connecting" || this.status === "greeting" || this.pending.length > 0;
    this.watched = -1;
    if (this.status === "waiting" || this.status === "ended" || !isExpecting) return;
    isSilent ? this.drop() : this.watch();
  }

  connect() {
    this.status = "connecting";
    let query = "session=" + this.id;
    if (this.from && !this.isGreeted) query += "&from=" + this.from;
    if (this.isLost) query += "&page=" + this.address();
    this.effects.push({ kind: "connect", query });
    this.watch();
  }

  /** Gives a connection up for a new one. */
  drop() {
    this.effects.push({ kind: "disconnect" });
    this.wait();
  }

  wait() {
    this.status = "waiting";
    const longest = Math.min(10000, 250 * 2 ** this.attempts++) + (this.isDraining ? 2000 : 0);
    this.isDraining = false;
    this.schedule("connect", Math.round(longest * (0.5 + this.random() / 2)));
    if (!this.isCut) this.schedule("banner", sessionLimit.bannerDelay);
    this.isCut = true;
  }

  /** @param {number} reason a `goneReason` */
  end(reason) {
    if (reason === goneReason.draining) {
      this.isDraining = true;
      return this.drop();
    }
    this.effects.push({ kind: "disconnect" });
    if (reason === goneReason.unknown && !this.isLost) {
      this.isLost = true;
      this.lastBatch = 0;
      return this.connect();
    }
    this.status = "ended";
    if (reason === goneReason.unknown && this.mayReload) this.effects.push({ kind: "reload" });
    else {
      const why = reason === goneReason.superseded ? "open elsewhere." : "out of date.";
      this.show("This page is " + why + (this.pending.length ? " What you did last may not be kept." : ""), true);
    }
  }

  /** @param {string} text @param {boolean} offersReload */
  show(text, offersReload) {
    this.effects.push({ kind: "banner", text, offersReload });
  }

  /** @param {Timer} timer @param {number} delay in milliseconds */
  schedule(timer, delay) {
    this.effects.push({ kind: "schedule", timer, delay });
  }

  /** @param {number[]} bytes */
  send(bytes) {
    this.effects.push({ kind: "send", bytes: Uint8Array.from(bytes) });
  }

  flush() {
    const { effects } = this;
    this.effects = [];
    return effects;
  }
}
