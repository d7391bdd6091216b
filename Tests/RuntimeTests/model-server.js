// The server's end of the protocol as Documentation/Wire.md words it, for simulations: it applies events by number,
// numbers batches, and keeps batches until they are acknowledged.

import { load } from "./runtime.js";

const { Reader, string, varint } = await load("bytes.js");
const { clientFrame, goneReason, serverFrame, wireVersion } = await load("constants.js");

export const frames = {
  welcome: (applied, nextId = 1, names = []) => [
    ...[serverFrame.welcome, ...varint(applied), ...varint(nextId), ...varint(names.length)],
    ...names.flatMap(string),
  ],
  drawing: (id, number, applied, rest = []) => [
    ...[serverFrame.drawing, ...string(id), ...varint(number), ...varint(applied), ...rest],
  ],
  batch: (number, applied, body) => [serverFrame.batch, ...varint(number), ...varint(applied), ...body],
  applied: (applied) => [serverFrame.applied, ...varint(applied)],
  gone: (reason) => [serverFrame.gone, goneReason[reason]],
  diagnostic: (code, text) => [serverFrame.diagnostic, ...string(code), ...string(text)],
};

/** What a frame from the page says. */
export function parse(bytes) {
  const reader = new Reader(bytes);
  const kind = Object.keys(clientFrame).find((name) => clientFrame[name] === bytes[0]);
  reader.byte();
  if (kind === "hello") return { kind, version: reader.byte(), batch: reader.varint() };
  if (kind === "sight") return { kind, isHidden: !!reader.byte() };
  if (kind === "acknowledge") return { kind, batch: reader.varint() };
  const [number, batch, node, event] = [reader.varint(), reader.varint(), reader.varint(), reader.byte()];
  return { kind, number, batch, node, event, payload: [...reader.take()] };
}

export class ModelServer {
  applied = 0;
  /** Events in the order they were applied. */
  log = [];
  /** The bodies of all batches; batch n is at n - 1. */
  batches = [];
  acknowledged = 0;
  isGreeted = false;

  /** A new connection. @param send takes the bytes of a frame */
  connected(send) {
    this.send = send;
    this.isGreeted = false;
  }

  /** Something changed: a batch with a body of its own. */
  change() {
    this.batches.push([this.batches.length & 127, this.batches.length >> 7]);
    if (this.isGreeted) this.sendBatch(this.batches.length);
  }

  sendBatch(number) {
    this.send(frames.batch(number, this.applied, this.batches[number - 1]));
  }

  /** A frame arrived; throws where a server would call it a violation. */
  receive(bytes, answersWithBatch) {
    const frame = parse(bytes);
    if (frame.batch > this.batches.length) throw new Error("a batch that was never sent");
    if (frame.kind !== "hello" && !this.isGreeted) throw new Error("hello comes first");
    if (frame.kind === "sight") return;
    this.acknowledged = Math.max(this.acknowledged, frame.batch);
    if (frame.kind === "hello") {
      if (frame.version !== wireVersion) throw new Error("another version");
      if (frame.batch < this.acknowledged) throw new Error("batches that were let go");
      this.isGreeted = true;
      this.send(frames.welcome(this.applied));
      for (let number = frame.batch + 1; number <= this.batches.length; number++) this.sendBatch(number);
    } else if (frame.kind === "event" && frame.number > this.applied) {
      if (frame.number > this.applied + 1) throw new Error("an event beyond the next");
      this.applied = frame.number;
      this.log.push(`${frame.node} ${frame.event} ${frame.payload}`);
      answersWithBatch ? this.change() : this.send(frames.applied(this.applied));
    }
  }
}
