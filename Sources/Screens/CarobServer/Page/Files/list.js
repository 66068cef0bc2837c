// A table: the page holds the rows that are seen, and a few more.
"use strict";

import { element, text, shown } from "./element.js";
import { Geometry } from "./geometry.js";
import { Scroller } from "./scroller.js";
import { fillRow, makeRow, stopAt } from "./row.js";
import { SectionIndex } from "./section-index.js";

const around = 6;
const most = 400;

export class List {
  constructor(node, page) {
    this.page = page;
    this.id = node.id;
    this.geometry = new Geometry();
    this.canvas = element("div", "canvas");
    this.sticky = element("div", "sticky");
    this.sticky.ariaHidden = "true";
    this.element = element("div", "list");
    this.element.append(this.sticky, this.canvas);
    this.index = new SectionIndex((number) => this.page.tapIndex(this, number));
    this.scroller = new Scroller(this.element, this.canvas, () => this.draw());
    this.groups = new Map();
    this.rows = new Map();
    this.changes = -1;
    this.asked = null;
    this.focused = null;
    this.element.addEventListener("keydown", (event) => this.key(event));
    this.element.addEventListener("focusin", (event) => this.focus(event));
    this.element.addEventListener("pointerdown", (event) => this.pull(event));
    this.observer = new ResizeObserver(() => this.draw());
    this.observer.observe(this.element);
  }

  get node() { return this.page.model.nodes.get(this.id); }

  // Shows what the model has now.
  update() {
    const node = this.node;
    this.index.fill(node.props.index ?? []);
    if (node.changes !== this.changes) {
      this.changes = node.changes;
      this.geometry.lay(node.sections);
      this.asked = null;
    } else if (node.sections !== this.geometry.sections) this.geometry.lay(node.sections);
    else this.geometry.measure();
    this.geometry.learn(node.first, node.rows.map((row) => row.props.height ?? this.geometry.usual));
    // Titles and heights that have come since may have moved the row that is to get the focus.
    this.scroller.resize(this.geometry.height);
    this.revealWanted();
    this.draw();
  }

  range() {
    const { geometry, scroller } = this;
    if (geometry.count === 0) return [0, -1];
    const first = Math.max(0, geometry.rowAt(scroller.offset) - around);
    const last = Math.min(geometry.count - 1, geometry.rowAt(scroller.offset + scroller.view) + around);
    return [first, last];
  }

  draw() {
    const node = this.node;
    if (!node || !this.element.isConnected) return;
    this.scroller.resize(this.geometry.height);
    const [first, last] = this.range();
    const drawn = new Set();
    const sections = new Set();
    for (let number = first; number <= last; number += 1) {
      const row = node.rows[number - node.first];
      const key = row ? row.id : `n${number}`;
      drawn.add(key);
      const [section, index] = this.geometry.place(number);
      sections.add(section);
      this.drawRow(key, row, number, section, index);
    }
    const emptyOnes = this.geometry.starts.findIndex((_, section) => !node.sections[section].rows);
    if (emptyOnes >= 0 && this.geometry.starts.length < 1000) {
      node.sections.forEach((section, number) => { if (!section.rows) sections.add(number); });
    }
    for (const [key, made] of this.rows) {
      if (drawn.has(key)) continue;
      const hasFocus = made.contains(document.activeElement);
      made.remove();
      this.rows.delete(key);
      if (hasFocus && this.focused !== null) this.element.focus({ preventScroll: true });
    }
    this.drawSections(sections);
    this.drawSticky(node, first, last);
    this.ask(first, last);
    this.restoreFocus();
    this.placeStop();
  }

  drawRow(key, row, number, section, index) {
    let made = this.rows.get(key);
    if (!made) {
      made = makeRow();
      this.rows.set(key, made);
    }
    made.number = number;
    made.row = row ?? null;
    fillRow(made, row, this.page);
    const list = this.group(section).list;
    const size = this.geometry.sections[section].rows;
    made.ariaSetSize = String(size);
    made.ariaPosInSet = String(index + 1);
    made.classList.toggle("first", index === 0);
    made.classList.toggle("last", index === size - 1);
    made.style.height = `${this.geometry.heightOf(number)}px`;
    made.style.transform = `translateY(${this.scroller.onCanvas(this.geometry.top(number))}px)`;
    if (made.parentNode !== list) list.append(made);
    // A screen reader goes by the order of the elements.
    const before = [...list.children].findLast((other) => other !== made && other.number < number);
    if (before ? before.nextSibling !== made : list.firstChild !== made) {
      if (!made.contains(document.activeElement)) before ? before.after(made) : list.prepend(made);
    }
  }

  group(section) {
    let group = this.groups.get(section);
    if (!group) {
      const title = element("h2", "heading");
      const list = element("div", "rows");
      list.role = "list";
      const footer = element("p", "footing");
      const made = element("section", "group");
      made.append(title, list, footer);
      group = { element: made, title, list, footer };
      this.groups.set(section, group);
    }
    return group;
  }

  drawSections(sections) {
    for (const [number, group] of this.groups) {
      if (sections.has(number)) continue;
      group.element.remove();
      this.groups.delete(number);
    }
    let before = null;
    for (const number of [...sections].sort((one, other) => one - other)) {
      const { title, footer } = this.geometry.sections[number];
      const group = this.group(number);
      text(group.title, title ?? "");
      shown(group.title, Boolean(title));
      group.list.ariaLabel = title || "Rows";
      group.title.style.transform = `translateY(${this.scroller.onCanvas(this.geometry.topOfSection(number))}px)`;
      text(group.footer, footer ?? "");
      shown(group.footer, Boolean(footer));
      const start = this.geometry.starts[number];
      const end = start.row + this.geometry.sections[number].rows;
      const bottom = start.y + (end - start.row) * this.geometry.usual + this.geometry.before(end);
      group.footer.style.transform = `translateY(${this.scroller.onCanvas(bottom)}px)`;
      if (before ? before.nextSibling !== group.element : this.canvas.firstChild !== group.element) {
        if (!group.element.contains(document.activeElement)) {
          before ? before.after(group.element) : this.canvas.prepend(group.element);
        }
      }
      before = group.element;
    }
  }

  // The title of the section at the top stays while its rows go by.
  drawSticky(node, first, last) {
    const y = this.scroller.offset;
    const section = this.geometry.sectionOf(this.geometry.rowAt(y));
    const title = node.sections[section]?.title;
    const sticks = Boolean(title) && last >= first && y > this.geometry.topOfSection(section);
    shown(this.sticky, sticks);
    if (sticks) text(this.sticky, title);
  }

  // Asks for the rows that are seen, unless the server shows them already.
  ask(first, last) {
    if (last < first) return;
    const { first: start, rows } = this.node;
    const seen = [Math.min(first + around, last), Math.max(last - around, first)];
    if (rows.length && seen[0] >= start && seen[1] < start + rows.length) return;
    if (this.asked) {
      if (seen[0] >= this.asked[0] && seen[1] < this.asked[0] + this.asked[1]) return;
    }
    const visible = last - first + 1;
    const count = Math.min(most, this.geometry.count, visible * 3);
    const from = Math.max(0, Math.min(first - visible, this.geometry.count - count));
    this.asked = [from, count];
    const asked = this.asked;
    this.page.latest(`show ${this.id}`, { do: "show", list: this.id, first: from, count }, () => {
      if (this.asked === asked) this.asked = null;
    });
  }

  // MARK: Keys

  focus(event) {
    const made = event.target.closest(".cell");
    if (!made) return;
    this.focused = made.number;
    this.placeStop();
    if (made.row) this.page.inspect(this.id, made.row);
  }

  key(event) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.target !== this.element && !event.target.closest(".cell")) return;
    if (event.key === "Delete") {
      // This moves the focus only, so that a slip deletes nothing; Enter taps the button.
      event.target.closest(".cell")?.querySelector(".destructive")?.focus();
      return;
    }
    const page = Math.max(1, Math.floor(this.scroller.view / this.geometry.usual) - 1);
    const steps = { ArrowDown: 1, ArrowUp: -1, PageDown: page, PageUp: -page, Home: -Infinity, End: Infinity };
    const step = steps[event.key];
    if (step === undefined || this.geometry.count === 0) return;
    event.preventDefault();
    const from = this.focused ?? this.geometry.rowAt(this.scroller.offset) - 1;
    this.focusRow(Math.max(0, Math.min(this.geometry.count - 1, from + step)));
  }

  // Scrolls a row to the top, below the title of its section.
  goTo(number) {
    this.scroller.to(this.geometry.top(number) - 38);
    this.focusRow(number);
  }

  focusRow(number) {
    this.focused = number;
    this.wanted = number;
    this.element.focus({ preventScroll: true });
    this.revealWanted();
    this.draw();
  }

  revealWanted() {
    if (this.wanted === null || this.wanted === undefined) return;
    if (this.wanted >= this.geometry.count) return;
    // A title that sticks covers what is below it.
    this.scroller.reveal(this.geometry.top(this.wanted), this.geometry.heightOf(this.wanted), 38);
  }

  // Tab stops at the row that had the focus, else at the first one that is seen whole, else at the last one.
  placeStop() {
    const { geometry, scroller } = this;
    const rows = [...this.rows.values()].filter((made) => made.row).sort((one, other) => one.number - other.number);
    const stop = rows.find((made) => made.number === this.focused)
      ?? rows.find((made) => geometry.top(made.number) >= scroller.offset) ?? rows.at(-1);
    stopAt(stop ?? null, this.rows.values());
  }

  // Gives the row that was moved to the focus, once it is there.
  restoreFocus() {
    if (this.wanted === null || this.wanted === undefined) return;
    for (const made of this.rows.values()) {
      if (made.number !== this.wanted || !made.row) continue;
      made.main.focus({ preventScroll: true });
      this.wanted = null;
      return;
    }
  }

  // MARK: Pull to refresh

  pull(event) {
    const refresh = this.node.children.find((child) => child.kind === "refresh");
    if (event.pointerType === "mouse" || !refresh || this.scroller.offset > 0) return;
    const start = event.clientY;
    const end = (last) => {
      removeEventListener("pointerup", end);
      removeEventListener("pointercancel", end);
      if (last.clientY - start > 70) this.page.send({ do: "refresh", list: this.id });
    };
    addEventListener("pointerup", end);
    addEventListener("pointercancel", end);
  }
}
