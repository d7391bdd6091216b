// The rows benchmark with React: rows are keyed and memoised, and what they call stays the same.

import { Labels } from "./labels.js";

const { React, ReactDOM } = /** @type {any} */ (window);
const { createElement: element, memo, useReducer } = React;

/** @typedef {{ id: number, label: string }} Row */
/** @typedef {{ rows: Row[], selected: number | null }} State */

const labels = new Labels();
let nextID = 1;

/** @param {number} count @returns {Row[]} */
const make = (count) => Array.from({ length: count }, () => ({ id: nextID++, label: labels.next() }));

/** @param {Row[]} rows */
function swapped(rows) {
  if (rows.length <= 998) return rows;
  const changed = rows.slice();
  [changed[1], changed[998]] = [rows[998], rows[1]];
  return changed;
}

/** @param {Row[]} rows */
function updated(rows) {
  const changed = rows.slice();
  for (let i = 0; i < changed.length; i += 10) changed[i] = { id: changed[i].id, label: changed[i].label + " !!!" };
  return changed;
}

/** @param {State} state @param {{ name: string, id?: any, made?: any }} action @returns {State} */
function reduce({ rows, selected }, { name, id, made }) {
  switch (name) {
    case "replace":
      return { rows: made, selected: null };
    case "append":
      return { rows: rows.concat(made), selected };
    case "update":
      return { rows: updated(rows), selected };
    case "swap":
      return { rows: swapped(rows), selected };
    case "select":
      return { rows, selected: id };
    case "remove":
      return { rows: rows.filter((row) => row.id !== id), selected };
    default:
      return { rows: [], selected: null };
  }
}

const cross = element("span", { className: "glyphicon glyphicon-remove", "aria-hidden": "true" });

const RowView = memo((/** @type {{ row: Row, isSelected: boolean, dispatch: any }} */ { row, isSelected, dispatch }) =>
  element(
    "tr",
    { className: isSelected ? "danger" : undefined },
    element("td", { className: "col-md-1" }, row.id),
    element(
      "td",
      { className: "col-md-4" },
      element("a", { onClick: () => dispatch({ name: "select", id: row.id }) }, row.label),
    ),
    element(
      "td",
      { className: "col-md-1" },
      element("a", { onClick: () => dispatch({ name: "remove", id: row.id }) }, cross),
    ),
    element("td", { className: "col-md-6" }),
  ),
);

/** @param {{ id: string, title: string, action: () => void }} button */
const Button = ({ id, title, action }) =>
  element("button", { type: "button", className: "g btn bordered btn-primary btn-block", id, onClick: action }, title);

const Jumbotron = memo((/** @type {{ dispatch: any }} */ { dispatch }) =>
  element(
    "div",
    { className: "jumbotron" },
    element("h1", null, "React"),
    element(Button, {
      id: "run",
      title: "Create 1,000 rows",
      action: () => dispatch({ name: "replace", made: make(1000) }),
    }),
    element(Button, {
      id: "runlots",
      title: "Create 10,000 rows",
      action: () => dispatch({ name: "replace", made: make(10000) }),
    }),
    element(Button, {
      id: "add",
      title: "Append 1,000 rows",
      action: () => dispatch({ name: "append", made: make(1000) }),
    }),
    element(Button, { id: "update", title: "Update every 10th row", action: () => dispatch({ name: "update" }) }),
    element(Button, { id: "clear", title: "Clear", action: () => dispatch({ name: "clear" }) }),
    element(Button, { id: "swaprows", title: "Swap Rows", action: () => dispatch({ name: "swap" }) }),
  ),
);

function Rows() {
  const [{ rows, selected }, dispatch] = useReducer(reduce, { rows: [], selected: null });
  return element(
    "div",
    { className: "rows-page" },
    element(Jumbotron, { dispatch }),
    element(
      "table",
      { className: "table table-hover table-striped test-data" },
      element(
        "tbody",
        { id: "tbody" },
        rows.map((/** @type {Row} */ row) =>
          element(RowView, { key: row.id, row, isSelected: row.id === selected, dispatch }),
        ),
      ),
    ),
  );
}

ReactDOM.createRoot(document.getElementById("raven")).render(element(Rows));
