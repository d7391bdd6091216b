// What is done on the pages that are compared, by example.

import assert from "node:assert/strict";
import { load } from "../../Tests/RuntimeTests/runtime.js";

const { string, varint } = await load("bytes.js");
const { eventKind } = await load("constants.js");

/** The row of a table or list that an element with a text is in. */
function row(person, words, tag) {
  for (let element = person.find(tag, words); element; element = element.parentElement) {
    if (["tr", "li"].includes(element.localName)) return element;
  }
  assert.fail(`"${words}" is in no row`);
}

/** Clicks the first or second link in the row with a number. */
const link = (number, index) => (person) => person.all("a", row(person, String(number), "td"))[index].click();

/** Clicks something in the row of a todo. */
const inRow = (todo, words, tag) => (person) => person.click(words, tag, row(person, todo, "span"));

/** The id of an element, which may get it only now. */
function idOf(person, element) {
  person.page.number(element);
  return element.ravenId;
}

/** Reports something of the list beside whose rows it happens. */
function report(person, kind, payload) {
  const list = person.all("div").find((element) => element.getAttribute("data-with") === "list");
  person.page.report(idOf(person, list), kind, payload);
}

/** Moves the row of a todo behind that of another. */
const move = (todo, other) => (person) => {
  const ids = [todo, other].map((words) => idOf(person, row(person, words, "span")));
  report(person, eventKind.move, [...ids.flatMap(varint), 1]);
};

/** Drops texts in front of the row of a todo. */
const drop = (texts, todo) => (person) => {
  const items = texts.flatMap((text) => [0, ...string(text)]);
  report(person, eventKind.drop, [...varint(idOf(person, row(person, todo, "span"))), 0, ...varint(texts.length), ...items]);
};

const click = (words, tag) => (person) => person.click(words, tag);
const toggle = (label) => (person) => person.toggle(label);
const type = (field, text) => (person) => person.type(field, text);
const change = (field, text) => (person) => person.change(field, text);
const choose = (label) => (person) => person.choose(label);
const press = (key, field) => (person) => person.press(key, field);

const draft = "What is to be done?";

/** What the page shows already when it is done. */
const quiet = true;

/** By example: what is done, in words, how, and whether it changes nothing. */
export const scenarios = {
  Hello: [],

  Boards: [
    ["type a word", type("Word", "raven")],
    ["type another, of other sections in another order", type("Word", "aerie 🐦")],
    ["type a note", type("Note", "mine"), quiet],
    ["show headers in sections", toggle("Headers of sections in sections")],
    ["switch a row in no section", toggle("A row in no section")],
    ["look like an outline", choose("Outline")],
    ["look plain", choose("Plain")],
    ["hide the headers", toggle("Headers of sections in sections")],
    ["look as at first", choose("Cards")],
    ["clear the word", type("Word", "")],
  ],

  Tutorial: [
    ["turn to the second page", click("Next page")],
    ["turn to the third", click("Next page")],
    ["turn back", click("Previous page")],
    ["ask where to go", click("2 / 14")],
    ["start over", click("Start over…")],
    ["keep the place", click("Keep my place")],
    ["ask again", click("2 / 14")],
    ["go to the first page", click("Go to the first page")],
    ["turn to the second page again", click("Next page")],
    ["ask a third time", click("2 / 14")],
    ["start over again", click("Start over…")],
    ["really", click("Start over")],
  ],

  Counter: [
    ["count to one", click("Increment")],
    ["count to two", click("Increment")],
    ["count to three", click("Increment")],
  ],

  Rows: [
    ["create 1,000 rows", click("run")],
    ["update every 10th", click("update")],
    ["select row 5", link(5, 0)],
    ["select row 700", link(700, 0)],
    ["swap two rows", click("swaprows")],
    ["remove row 2", link(2, 1)],
    ["remove row 1000", link(1000, 1)],
    ["append 1,000 rows", click("add")],
    ["update every 10th of 1,998", click("update")],
    ["clear", click("clear")],
    ["create 1,000 rows again", click("run")],
  ],

  Tips: [
    ["type an amount", type("Amount", "1,083.5"), quiet],
    ["take it", change("Amount", "1,083.5")],
    ["more people", click("Increment")],
    ["round up", toggle("Round each share up")],
    ["another tip", choose("20%")],
    ["type what is none", change("Amount", "a lot")],
    ["start over", click("Start over")],
  ],

  Todos: [
    ["finish one", toggle("Done: Read the mail")],
    ["finish another by swiping", inRow("Answer Ada", "Done", "span")],
    ["reopen the first", toggle("Done: Read the mail")],
    ["type a draft", type(draft, "S")],
    ["go on typing", type(draft, "Schönen Gruß an Zoë 👩‍🚀"), quiet],
    ["add it", click("Add")],
    ["type another", type(draft, "bake <bread> & \"cake\"")],
    ["add that with a key", press("Enter", draft)],
    ["show what is open", click("Open")],
    ["show what is done", click("Done")],
    ["show all", click("All")],
    ["sort", click("Sort")],
    ["undo the sorting", click("Undo")],
    ["undo the adding", click("Undo")],
    ["redo the adding", click("Redo")],
    ["delete one", inRow("Water the plants", "Delete", "button")],
    ["delete another by swiping", inRow("Read the mail", "Delete", "span")],
    ["undo both, the last", click("Undo")],
    ["undo both, the first", click("Undo")],
    ["move one", move("Read the mail", "Answer Ada")],
    ["drop two lines and a word", drop(["one\ntwo", " three "], "Water the plants")],
    ["drop words in several forms", drop(["\u00e9cole", "e\u0301cole", "Ecole\n\u00c9t\u00e9", "\uac00\n\u1100\u1161"], "three")],
    ["sort them", click("Sort")],
    ["rename one", click("Edit Answer Ada")],
    ["type its name", type("Title", "Answer Ada at last"), quiet],
    ["save it", click("Save")],
    ["edit the list", click("Edit")],
    ["stop editing", click("Done")],
    ["clear what is done", click("Clear done")],
    ["undo it", click("Undo")],
  ],
};
