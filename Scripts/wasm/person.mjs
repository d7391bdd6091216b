// Somebody at a page without a browser: applies batches as a browser does, and turns what is done into events.
import assert from "node:assert/strict";
import { fakeDocument } from "../../Tests/RuntimeTests/fake-dom.js";
import { load } from "../../Tests/RuntimeTests/runtime.js";

const { string, varint } = await load("bytes.js");
const { PageOfCopies } = await load("copies.js");
const { listen } = await load("events.js");
const templates = await load("template.js");

export class Person {
  constructor() {
    this.document = fakeDocument();
    this.page = new PageOfCopies(this.document.container);
    this.page.templates = templates;
    // What elements do beyond showing themselves needs a browser.
    this.page.meet = () => {};
    listen(this.page);
    /** The bytes of the events since they were last asked for. */
    this.events = [];
    this.page.report = (node, kind, payload) => void this.events.push([...varint(node), kind, ...payload]);
  }

  /** Shows what a batch changes. */
  see(batch) {
    this.page.apply(new Uint8Array(batch));
  }

  /** The bytes of each event of an action, also of those that come of what is seen meanwhile. */
  *doing(action) {
    action(this);
    assert.ok(this.events.length, "what was done reaches nobody");
    while (this.events.length) yield this.events.shift();
  }

  /** The elements of a kind inside another, the whole page if none is named. */
  all(tag, inside = this.document.container) {
    return inside.querySelectorAll(tag);
  }

  /** The innermost element of a kind that is called so: by its label, its hint, its id or its text. */
  find(tag, words, inside) {
    const isCalled = (element) =>
      ["aria-label", "placeholder", "id"].some((name) => element.getAttribute(name) === words) || element.textContent === words;
    const isMeant = (element) => isCalled(element) && !this.all(tag, element).some(isCalled);
    return this.all(tag, inside).find(isMeant) ?? assert.fail(`there is no ${tag} called "${words}"`);
  }

  click(words, tag = "button", inside = undefined) {
    const element = this.find(tag, words, inside);
    if (tag === "button") element.focus();
    element.click();
  }

  /** Turns the switch with a label over. */
  toggle(label) {
    const [box] = this.all("input", this.find("label", label));
    box.checked = !box.checked;
    box.dispatchEvent({ type: "change" });
  }

  /** Types a text in place of the one that is there. */
  type(field, text) {
    const element = this.find("input", field);
    element.focus();
    element.value = text;
    element.dispatchEvent({ type: "input" });
  }

  /** Types a text and leaves the field. */
  change(field, text) {
    this.type(field, text);
    this.find("input", field).blur();
  }

  /** Chooses the option of a group of radio buttons. */
  choose(label) {
    const [option] = this.all("input", this.find("label", label));
    option.checked = true;
    option.dispatchEvent({ type: "change" });
  }

  press(key, field) {
    this.find("input", field).dispatchEvent({ type: "keydown", key });
  }
}
