// The rows benchmark by hand: what a careful person would write for these nine operations and nothing else.

import { Labels } from "./labels.js";

const body = /** @type {HTMLElement} */ (document.getElementById("tbody"));
const template = /** @type {HTMLTemplateElement} */ (document.getElementById("row")).content.firstElementChild;
const labels = new Labels();

/** @typedef {{ id: number, label: string, element: any, text: any }} Row */
/** @type {Row[]} */
let rows = [];
/** @type {any} the element of the selected row */
let selected = null;
let nextID = 1;

/** Makes a row and puts it behind the others. */
function add() {
  const element = /** @type {any} */ (template).cloneNode(true);
  const text = element.childNodes[1].firstChild.firstChild;
  const row = { id: nextID++, label: labels.next(), element, text };
  element.firstChild.firstChild.nodeValue = row.id;
  text.nodeValue = row.label;
  element.row = row;
  rows.push(row);
  body.appendChild(element);
}

/** @param {number} count */
function append(count) {
  for (let i = 0; i < count; i++) add();
}

function clear() {
  rows = [];
  selected = null;
  body.textContent = "";
}

/** @param {number} count */
function replace(count) {
  clear();
  append(count);
}

function update() {
  for (let i = 0; i < rows.length; i += 10) {
    const row = rows[i];
    row.text.nodeValue = row.label += " !!!";
  }
}

function swap() {
  if (rows.length <= 998) return;
  const [first, last] = [rows[1], rows[998]];
  const after = last.element.nextSibling;
  body.insertBefore(last.element, first.element);
  body.insertBefore(first.element, after);
  rows[1] = last;
  rows[998] = first;
}

/** @param {any} element */
function select(element) {
  if (selected) selected.className = "";
  selected = element;
  element.className = "danger";
}

/** @param {any} element */
function remove(element) {
  rows.splice(rows.indexOf(element.row), 1);
  element.remove();
}

const actions = {
  run: () => replace(1000),
  runlots: () => replace(10000),
  add: () => append(1000),
  update,
  clear,
  swaprows: swap,
};
for (const [id, action] of Object.entries(actions)) document.getElementById(id)?.addEventListener("click", action);

body.addEventListener("click", (event) => {
  const cell = /** @type {Element} */ (event.target).closest("td");
  if (cell?.className === "col-md-4") select(cell.parentNode);
  else if (cell?.querySelector("span")) remove(cell.parentNode);
});
