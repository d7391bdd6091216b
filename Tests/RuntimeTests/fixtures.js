// The wire fixtures: readable commands beside their bytes and the HTML they amount to. JavaScript and Swift read them.

import { BatchWriter } from "./batch-writer.js";
import { events, frames as frameSources, sources } from "./fixtures.source.js";
import { frames } from "./model-server.js";
import { load } from "./runtime.js";

const { string, varint } = await load("bytes.js");
const { clientFrame, eventKind } = await load("constants.js");

export const folder = new URL("../Fixtures/wire/", import.meta.url);

export const hex = (bytes) => Buffer.from(bytes).toString("hex");
export const unhex = (text) => Uint8Array.from(Buffer.from(text, "hex"));

/** The files by name, as they should be. */
export function fixtureFiles() {
  const files = {};
  for (const [name, { about, batches, html }] of Object.entries(sources)) {
    const writer = new BatchWriter();
    const written = batches.map((commands) => ({ hex: hex(writer.body(commands)), commands }));
    files[`${name}.json`] = json({ about, html, batches: written });
  }
  files["events.json"] = json(events.map((event) => ({ ...event, hex: hex(eventBytes(event)) })));
  files["frames.json"] = json(frameSources.map((frame) => ({ ...frame, hex: hex(frameBytes(frame)) })));
  return files;
}

/** `node id · kind · payload`. */
function eventBytes({ node, kind, version, checked, value, key, modifiers, x, y, traits, pixels, text, timeZone }) {
  const bytes = [...varint(node), eventKind[kind]];
  if (version !== undefined) bytes.push(...varint(version));
  if (checked !== undefined) bytes.push(checked ? 1 : 0);
  if (value !== undefined) bytes.push(...string(value));
  if (key !== undefined) bytes.push(...string(key));
  if (modifiers !== undefined) bytes.push(...varint(modifiers));
  if (x !== undefined) bytes.push(...varint(x), ...varint(y));
  if (kind === "device") bytes.push(...[traits, pixels, text].flatMap(varint), ...string(timeZone));
  return bytes;
}

function frameBytes(frame) {
  const { kind, number, batch, version, node, event, payload, applied } = frame;
  if (kind === "hello") return [clientFrame.hello, version, ...varint(batch)];
  if (kind === "acknowledge") return [clientFrame.acknowledge, ...varint(batch)];
  if (kind === "sight") return [clientFrame.sight, frame.isHidden ? 1 : 0];
  if (kind === "event") return [clientFrame.event, ...[number, batch, node].flatMap(varint), event, ...payload];
  if (kind === "welcome") return frames.welcome(applied, frame.nextId, frame.names);
  if (kind === "batch") return frames.batch(number, applied, frame.body);
  if (kind === "applied") return frames.applied(applied);
  if (kind === "gone") return frames.gone(frame.reason);
  return frames.diagnostic(frame.code, frame.text);
}

/** JSON with a command on each line. */
function json(value) {
  const text = JSON.stringify(value, null, 2);
  return text.replace(/\[\n +("(?:[^"\\]|\\.)*"(?:,\n +(?:"(?:[^"\\]|\\.)*"|\d+))*)\n +\]/g, (_, inner) =>
    `[${inner.replace(/,\n +/g, ", ")}]`,
  ) + "\n";
}
