// Menus: arrow keys move, letters find, right and left open and close what is inside.

import { attach as show } from "./dialog.js";
import { isMirrored, keepBeside } from "./place.js";

const item = "[role^=menuitem]";

/**
 * @param {any} element
 * @param {import("./behaviours.js").Tools} tools
 */
export function attach(element, tools) {
  const anchor = () => tools.page.find(Number(element.getAttribute("data-from")));
  const isSubmenu = anchor()?.matches(item);
  const list = () => element.querySelector("[role=menu]");
  const items = () => /** @type {any[]} */ ([...list().querySelectorAll(`${item}:not(:disabled)`)]);
  let release = () => {};
  let typed = "";
  let typedAt = 0;

  const find = () => {
    const from = anchor()?.getBoundingClientRect();
    const spot = element.getAttribute("data-at");
    if (!from && !spot) return null;
    const [x, y] = (spot ?? "").split(" ").map(Number);
    const beside = spot ? { left: x, right: x, top: y, bottom: y } : from;
    const mirrored = isMirrored(element);
    const sides = isSubmenu && innerWidth > 600 ? [mirrored ? "left" : "right"] : ["bottom"];
    return { beside, wish: { sides, gap: isSubmenu ? 2 : spot ? 0 : 6, align: mirrored && sides[0] === "bottom" ? "end" : "start" } };
  };

  const prepare = () => {
    for (const one of list().querySelectorAll(item)) one.tabIndex = -1;
    list().classList.toggle("ticked", !!list().querySelector("[aria-checked]"));
  };

  const observer = new MutationObserver(prepare);
  const said = (anchor()?.querySelector("[role^=menuitem],button") ?? anchor())?.getAttribute("aria-label") ?? anchor()?.textContent;
  const name = (said || "").trim().slice(0, 60) || "Menu";
  element.setAttribute("aria-label", name);
  list()?.setAttribute("aria-label", name);

  const place = () => {
    prepare();
    observer.observe(list(), { childList: true, subtree: true });
    release = keepBeside(element, find, ({ left, top }, beside) => {
      element.style.setProperty("--origin", `${beside.left - left}px ${beside.top >= top ? "100%" : "0"}`);
    });
  };
  const settle = () => {
    observer.disconnect();
    release();
  };
  show(element, tools, { place, settle, first: () => items()[0] ?? list() });

  element.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => {
    const { key, target } = /** @type {any} */ (event);
    if (target.closest("dialog") !== element) return;
    const all = items();
    const at = all.indexOf(target);
    const [open, back] = isMirrored(element) ? ["ArrowLeft", "ArrowRight"] : ["ArrowRight", "ArrowLeft"];
    /** @type {Record<string, () => void>} */
    const moves = {
      ArrowDown: () => all[(at + 1) % all.length]?.focus(),
      ArrowUp: () => all.at(at < 0 ? -1 : at - 1)?.focus(),
      Home: () => all[0]?.focus(),
      End: () => all.at(-1)?.focus(),
      Tab: () => tools.send("close"),
      [open]: () => target.matches("[aria-haspopup]") && target.click(),
      [back]: () => isSubmenu && tools.send("close"),
    };
    if (moves[key]) {
      event.preventDefault();
      typed = "";
      moves[key]();
    } else if (key.length === 1 && key !== " " && !event.ctrlKey && !event.metaKey && !event.altKey) {
      typed = event.timeStamp - typedAt < 800 ? typed + key.toLowerCase() : key.toLowerCase();
      typedAt = event.timeStamp;
      const from = typed.length > 1 ? at : at + 1;
      const order = [...all.slice(Math.max(from, 0)), ...all.slice(0, Math.max(from, 0))];
      order.find((one) => one.textContent.trim().toLowerCase().startsWith(typed))?.focus();
    }
  });
  element.addEventListener("pointermove", (/** @type {PointerEvent} */ event) => {
    const under = /** @type {any} */ (event.target).closest(`${item}:not(:disabled)`);
    if (event.pointerType === "mouse" && under && list().contains(under)) under.focus({ preventScroll: true });
  });
}
