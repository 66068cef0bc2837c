// A collection: the server has placed its items, the page moves over them.
"use strict";

import { element, text } from "./element.js";
import { Scroller } from "./scroller.js";
import { fillRow, makeRow, stopAt } from "./row.js";

const middle = ({ props: { frame: [x, y, width, height] = [0, 0, 0, 0] } }) => [x + width / 2, y + height / 2];

// The row whose middle is nearest to a place.
function nearest(rows, [x, y]) {
  let best = null;
  for (const row of rows) {
    const [otherX, otherY] = middle(row);
    const distance = Math.hypot(otherX - x, otherY - y);
    if (!best || distance < best.distance) best = { row, distance };
  }
  return best?.row;
}

export class Grid {
  constructor(node, page) {
    this.page = page;
    this.id = node.id;
    this.canvas = element("div", "canvas");
    this.list = element("div", "group");
    this.list.role = "list";
    this.list.ariaLabel = "Items";
    this.canvas.append(this.list);
    this.element = element("div", "grid");
    this.element.append(this.canvas);
    this.items = new Map();
    this.titles = new Map();
    this.scroller = new Scroller(this.element, this.canvas, () => { this.draw(); this.ask(); });
    this.element.addEventListener("keydown", (event) => this.key(event));
    this.element.addEventListener("focusin", (event) => this.focus(event));
    this.element.addEventListener("scroll", () => this.ask(), { passive: true });
    this.told = "0,0";
    // Which item gets the focus once those are there that were scrolled to; null for none.
    this.aim = null;
  }

  get node() { return this.page.model.nodes.get(this.id); }

  update() { this.draw(); }

  draw() {
    const node = this.node;
    if (!node || !this.element.isConnected) return;
    const [width, height] = node.props.content ?? [0, 0];
    this.scroller.resize(Math.max(height, 1));
    this.canvas.style.width = `${width}px`;
    const counts = [];
    let count = 0;
    for (const section of node.sections) { counts.push(count); count += section.rows; }
    const drawn = new Set();
    let before = null;
    for (const row of node.rows) {
      drawn.add(row.id);
      let made = this.items.get(row.id);
      if (!made) {
        made = makeRow();
        made.classList.add("item");
        this.items.set(row.id, made);
      }
      made.row = row;
      made.number = counts[row.at[0]] + row.at[1];
      fillRow(made, row, this.page);
      made.ariaSetSize = String(count);
      made.ariaPosInSet = String(made.number + 1);
      const [x, y, itemWidth, itemHeight] = row.props.frame ?? [0, 0, 0, 0];
      made.style.width = `${itemWidth}px`;
      made.style.height = `${itemHeight}px`;
      made.style.transform = `translate(${x}px, ${this.scroller.onCanvas(y)}px)`;
      if (before ? before.nextSibling !== made : this.list.firstChild !== made) {
        if (!made.contains(document.activeElement)) before ? before.after(made) : this.list.prepend(made);
      }
      before = made;
    }
    for (const [id, made] of this.items) {
      if (drawn.has(id)) continue;
      if (made.contains(document.activeElement)) this.element.focus({ preventScroll: true });
      made.remove();
      this.items.delete(id);
    }
    this.drawTitles(node.sections);
    if (this.wanted !== undefined) this.giveFocus(this.wanted);
    if (this.aim?.isAnswered && this.hasItemsInView) this.arrive();
    this.placeStop();
  }

  // The headers and footers that are seen, where the layout has them.
  drawTitles(sections) {
    const drawn = new Set();
    const draw = (key, title, frame, level) => {
      if (!title || !frame) return;
      drawn.add(key);
      const made = this.titles.get(key) ?? this.canvas.appendChild(element(level, "item-title"));
      this.titles.set(key, made);
      text(made, title);
      const [x, y, width, height] = frame;
      made.style.width = `${width}px`;
      made.style.height = `${height}px`;
      made.style.transform = `translate(${x}px, ${this.scroller.onCanvas(y)}px)`;
    };
    sections.forEach(({ title, footer, titleFrame, footerFrame }, section) => {
      draw(`title ${section}`, title, titleFrame, "h2");
      draw(`footer ${section}`, footer, footerFrame, "p");
    });
    for (const [key, made] of this.titles) {
      if (drawn.has(key)) continue;
      made.remove();
      this.titles.delete(key);
    }
  }

  // Tab stops at the item that had the focus, else at the first one that is seen.
  placeStop() {
    const isSeen = ({ row: { props: { frame } } }) => (frame?.[1] ?? 0) >= this.scroller.offset;
    const items = [...this.items.values()].sort((one, other) => one.number - other.number);
    stopAt(this.items.get(this.focused) ?? items.find(isSeen) ?? items[0], items);
  }

  ask() {
    const to = [Math.round(this.element.scrollLeft), Math.round(this.scroller.offset)];
    if (this.told === String(to)) return;
    this.told = String(to);
    const { aim } = this;
    this.page.latest(`scroll ${this.id}`, { do: "scroll", list: this.id, to }, (outcome) => {
      // The answer to an earlier scroll says nothing of this aim.
      if (!aim || aim !== this.aim || !this.node) return;
      aim.isAnswered = true;
      // The items may come before the answer, or after it.
      if (!outcome?.changed?.includes("rows") || this.hasItemsInView) this.arrive();
    });
  }

  focus(event) {
    const made = event.target.closest(".cell");
    if (!made?.row) return;
    this.focused = made.row.id;
    this.aim = null;
    this.placeStop();
    this.page.inspect(this.id, made.row);
  }

  // Scrolls, and gives the focus to one of the items that are there then.
  go(offset, choose) {
    this.scroller.to(offset);
    this.aim = { choose, isAnswered: false };
    const before = this.told;
    this.ask();
    if (this.told !== before) return;
    this.aim.isAnswered = true;
    if (this.hasItemsInView) this.arrive();
  }

  get hasItemsInView() {
    const { offset, view } = this.scroller;
    return this.node.rows.some(({ props: { frame: [, y, , height] = [0, 0, 0, 0] } }) => y < offset + view && y + height > offset);
  }

  arrive() {
    const { choose } = this.aim;
    this.aim = null;
    const row = choose(this.node.rows);
    // The user may have gone elsewhere meanwhile.
    if (row && this.element.contains(document.activeElement)) this.moveTo(row);
  }

  moveTo(row) {
    const [, top, , height] = row.props.frame ?? [0, 0, 0, 0];
    this.scroller.reveal(top, height, 8);
    this.giveFocus(row.id);
  }

  // Arrows go to the nearest item in their direction.
  key(event) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.target !== this.element && !event.target.closest(".cell")) return;
    const rows = this.node.rows;
    const from = rows.find((row) => row.id === this.focused) ?? rows[0];
    const { scroller } = this;
    const pages = { PageUp: -scroller.view, PageDown: scroller.view };
    if (["Home", "End"].includes(event.key) || event.key in pages) {
      event.preventDefault();
      if (event.key === "Home") return this.go(0, (all) => all[0]);
      if (event.key === "End") return this.go(scroller.height, (all) => all.at(-1));
      const [x, y] = from ? middle(from) : [0, scroller.offset];
      const place = [x, y + pages[event.key]];
      return this.go(scroller.offset + pages[event.key], (all) => nearest(all, place));
    }
    const steps = { ArrowDown: [0, 1], ArrowUp: [0, -1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    if (!from) return;
    const [x, y] = middle(from);
    let best = null;
    for (const row of rows) {
      const [otherX, otherY] = middle(row);
      const along = (otherX - x) * step[0] + (otherY - y) * step[1];
      const across = Math.abs((otherX - x) * step[1]) + Math.abs((otherY - y) * step[0]);
      if (along <= 0) continue;
      const distance = along + 3 * across;
      if (!best || distance < best.distance) best = { row, distance };
    }
    if (!best) return this.scroller.to(this.scroller.offset + step[1] * 80);
    this.moveTo(best.row);
  }

  giveFocus(id) {
    const made = this.items.get(id);
    this.wanted = made ? undefined : id;
    made?.main.focus({ preventScroll: true });
  }
}
