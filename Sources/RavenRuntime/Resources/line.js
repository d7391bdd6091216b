// The line between rows that shows where something will go.

import { scrollingAround } from "./scrolling.js";

/** @typedef {{ target: HTMLElement, isBehind: boolean }} Goal beside which row, and on which side of it */

/** The line of a list, for as long as something is over it. */
export class Line {
  /** @param {Element} list */
  constructor(list) {
    /** What scrolls the list. */
    this.scroller = scrollingAround(list, "y");
    this.element = document.createElement("div");
    this.element.className = "insertion";
    this.element.hidden = true;
    document.body.append(this.element);
  }

  /** Draws it at a place, if that is in sight; nowhere without one. @param {Goal | undefined} goal */
  show(goal) {
    this.element.hidden = !goal;
    if (!goal) return;
    const { left, width, top, bottom } = goal.target.getBoundingClientRect();
    const box = this.scroller.getBoundingClientRect();
    const isRoot = this.scroller === document.scrollingElement;
    const y = goal.isBehind ? bottom : top;
    this.element.hidden = !isRoot && (y < box.top - 1 || y > box.bottom + 1);
    this.element.style.cssText = `left:${left}px;width:${width}px;top:${y}px`;
  }

  remove() {
    this.element.remove();
  }
}
