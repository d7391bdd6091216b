// Writes batches from readable commands, the way the engine's encoder does.
//
// A command is its name and its operands: ["attribute", "href", "/"]. ["again", 3, ["a", "b"], ["c", "d"]] repeats the
// three commands before it twice, with these values.

import { load } from "./runtime.js";

const { varint } = await load("bytes.js");
const { command, names: commonNames } = await load("constants.js");

const operands = {
  open: ["name"],
  openLaidOut: ["name", "byte"],
  close: [],
  text: ["value"],
  attribute: ["name", "value"],
  constant: ["name", "name"],
  removeAttribute: ["name"],
  style: ["name", "value"],
  removeStyle: ["name"],
  listen: ["varint"],
  layout: ["byte"],
  value: ["varint", "value"],
  checked: ["byte"],
  focus: [],
  blur: [],
  target: ["varint"],
  after: ["varint"],
  into: ["varint"],
  move: ["varint"],
  remove: ["varint"],
  clear: ["varint"],
  name: ["value"],
};

/** The same commands with every repetition written out. */
export function expanded(commands) {
  const result = [];
  for (const item of commands) {
    if (item[0] !== "again") {
      result.push(item);
      continue;
    }
    const [, length, ...turns] = item;
    const repeated = result.slice(-length);
    for (const values of turns) {
      const rest = [...values];
      const refill = (one) => (operands[one[0]].at(-1) === "value" ? [...one.slice(0, -1), rest.shift()] : one);
      result.push(...repeated.map(refill));
    }
  }
  return result;
}

/** Writes the batches of one session: names it interns are known to its later batches. */
export class BatchWriter {
  names = [...commonNames];

  /** The body of a batch. */
  body(commands) {
    const ops = [];
    const starts = [];
    const values = [];
    for (const [name, ...rest] of commands) {
      const start = ops.length;
      starts.push(start);
      ops.push(command[name]);
      if (name === "again") {
        const [length, ...turns] = rest;
        ops.push(...varint(start - starts.at(-1 - length)), ...varint(turns.length));
        values.push(...turns.flat());
      } else {
        operands[name].forEach((operand, index) => {
          if (operand === "value") values.push(rest[index]);
          else if (operand === "byte") ops.push(rest[index]);
          else ops.push(...varint(operand === "name" ? this.number(rest[index]) : rest[index]));
        });
        if (name === "name") this.names.push(rest[0]);
      }
    }
    const lengths = values.flatMap((value) => varint(value.length));
    const blob = new TextEncoder().encode(values.join(""));
    return Uint8Array.from([...varint(ops.length), ...ops, ...varint(lengths.length), ...lengths, ...blob]);
  }

  number(name) {
    const number = this.names.indexOf(name);
    if (number < 0) throw new Error(`${name} is not interned`);
    return number;
  }
}
