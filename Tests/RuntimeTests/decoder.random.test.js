import assert from "node:assert/strict";
import { test } from "node:test";
import { BatchWriter, expanded } from "./batch-writer.js";
import { fakeDocument, html } from "./fake-dom.js";
import { Chance } from "./random.js";
import { load } from "./runtime.js";

const { Page } = await load("decoder.js");
const { PageOfCopies } = await load("copies.js");
const templates = await load("template.js");

const tags = ["div", "span", "p", "input", "svg", "select"];
const attributes = ["title", "class", "href"];
const texts = ["", "a", "größer", "👋🏽", "x".repeat(200)];

/** A complete element with random commands, some of them behind its children. */
function element(chance, depth) {
  const tag = chance.pick(tags);
  const opening = chance.oneIn(2) ? ["open", tag] : ["openLaidOut", tag, chance.below(256)];
  const commands = [opening];
  const decorate = () => {
    for (let turn = chance.below(4); turn > 0; turn--) commands.push(decoration(chance));
  };
  decorate();
  if (depth > 0 && chance.oneIn(2)) {
    for (let turn = chance.below(4); turn > 0; turn--) commands.push(...element(chance, depth - 1));
  } else if (chance.oneIn(2)) {
    commands.push(["text", chance.pick(texts)]);
  }
  decorate();
  return [...commands, ["close"]];
}

function decoration(chance) {
  return chance.pick([
    () => ["attribute", chance.pick(attributes), chance.pick(texts)],
    () => ["constant", chance.pick(attributes), chance.pick(["h", "v", "l q", "true"])],
    () => ["removeAttribute", chance.pick(attributes)],
    () => ["style", chance.pick(["color", "--gap"]), chance.pick(["", "red", "1px"])],
    () => ["removeStyle", chance.pick(["color", "--gap"])],
    () => ["listen", chance.below(256)],
    () => ["layout", chance.below(256)],
    () => ["value", chance.below(2), chance.pick(texts)],
    () => ["checked", chance.below(2)],
  ])();
}

/** Elements, and behind some of them a repetition with fresh values. */
function siblings(chance, depth) {
  const commands = [];
  for (let turn = 1 + chance.below(3); turn > 0; turn--) {
    const repeated = Array.from({ length: 1 + chance.below(2) }, () => element(chance, depth)).flat();
    commands.push(...repeated);
    if (chance.oneIn(2)) {
      const values = repeated.filter(([name]) => ["text", "attribute", "style", "value"].includes(name)).map((command) => command.at(-1));
      // Most values of a row are those of the one before, and some of them in every row.
      const stays = chance.pick([0, 7, 10]);
      const turns = Array.from({ length: 1 + chance.below(chance.pick([2, 12])) }, () =>
        values.map((value) => (chance.below(10) < stays ? value : chance.pick(texts))),
      );
      commands.push(["again", repeated.length, ...turns]);
    }
  }
  return commands;
}

test("repetition amounts to the same page and the same ids as the commands written out", () => {
  for (let seed = 1; seed <= 400; seed++) {
    const chance = new Chance(seed);
    const pages = [PageOfCopies, Page, Page].map((Kind) => new Kind(fakeDocument().container));
    const [late, cloned, built] = pages;
    late.templates = cloned.templates = templates;
    const writers = pages.map(() => new BatchWriter());
    for (let batch = 0; batch < 4; batch++) {
      const ids = [...built.nodes.keys()];
      const parents = ids.filter((id) => id === 0 || ["div", "p", "span"].includes(built.nodes.get(id).localName));
      const bare = parents.filter((id) => !built.nodes.get(id).firstChild?.data);
      const commands = [["into", chance.pick(bare)]];
      if (ids.length > 1 && chance.oneIn(2)) commands[0] = ["after", chance.pick(ids.slice(1))];
      if (chance.oneIn(2)) commands.push(["open", "div"], ...siblings(chance, 2), ["close"]);
      else commands.push(...siblings(chance, 2));
      for (const [index, page] of pages.entries()) {
        page.apply(writers[index].body(page === built ? expanded(commands) : commands));
      }
      for (const page of [late, cloned]) {
        assert.equal(html(page.container, true), html(built.container, true), `seed ${seed}, batch ${batch}`);
        assert.equal(page.nextId, built.nextId, `seed ${seed}`);
        for (const [id, node] of built.nodes) {
          // Some are left without an id for the batches to come.
          if (page === late && chance.oneIn(2)) continue;
          assert.equal(html({ childNodes: [page.find(id)] }, true), html({ childNodes: [node] }, true), `seed ${seed}, id ${id}`);
          assert.equal(page.find(id).ravenId ?? 0, id, `seed ${seed}`);
        }
      }
      if (ids.length > 1) {
        const id = chance.pick(ids.slice(1));
        for (const [index, page] of pages.entries()) page.apply(writers[index].body([["remove", id]]));
      }
    }
  }
});

test("inserting, moving and removing agree with a list", () => {
  for (let seed = 1; seed <= 200; seed++) {
    const chance = new Chance(seed);
    const page = new Page(fakeDocument().container);
    page.templates = templates;
    const writer = new BatchWriter();
    let model = [];
    let nextId = 1;
    for (let batch = 0; batch < 10; batch++) {
      const commands = [];
      let place = 0;
      commands.push(["into", 0]);
      for (let turn = chance.below(8); turn > 0; turn--) {
        const id = model.length ? chance.pick(model) : 0;
        const action = id ? chance.below(5) : 0;
        if (action < 2) {
          commands.push(["open", "p"], ["text", `${nextId}`], ["close"]);
          model.splice(place++, 0, nextId++);
        } else if (action === 2) {
          commands.push(["after", id]);
          place = model.indexOf(id) + 1;
        } else {
          if (model.indexOf(id) < place) place--;
          model = model.filter((other) => other !== id);
          if (action === 3) model.splice(place++, 0, id);
          commands.push([action === 3 ? "move" : "remove", id]);
        }
      }
      if (chance.oneIn(12)) {
        commands.push(["clear", 0]);
        model = [];
      }
      page.apply(writer.body(commands));
      assert.deepEqual(page.container.childNodes.map((node) => node.ravenId), model, `seed ${seed}, batch ${batch}`);
      assert.deepEqual([...page.nodes.keys()].sort((a, b) => a - b), [0, ...model].sort((a, b) => a - b), `seed ${seed}`);
    }
  }
});
