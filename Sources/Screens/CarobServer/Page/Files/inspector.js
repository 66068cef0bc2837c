// Beside the screen: how a row came about, the views, what came of events, and the messages.
"use strict";

import { element, shown, text } from "./element.js";

const $ = (id) => document.getElementById(id);
const most = 1000;
// The facts of a row in this order, then those that a later server may tell.
const order = ["placeholder", "error", "configuredBy", "implementedBy", "asked", "decisions", "text", "detail", "height", "frame"];
const rank = (name) => (order.includes(name) ? order.indexOf(name) : order.length);

export class Inspector {
  constructor(page) {
    this.page = page;
    this.tabs = [...$("panels").children];
    this.tabs.forEach((tab, index) => {
      tab.addEventListener("click", () => this.choose(tab));
      tab.addEventListener("keydown", (event) => {
        const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
        if (!step) return;
        const next = this.tabs.at((index + step) % this.tabs.length);
        this.choose(next);
        next.focus();
      });
    });
    this.makeViews();
    this.makeEvents();
    this.makeMessages();
  }

  choose(tab) {
    for (const other of this.tabs) {
      const isChosen = other === tab;
      other.ariaSelected = String(isChosen);
      other.tabIndex = isChosen ? 0 : -1;
      shown($(other.id.slice(4)), isChosen);
    }
    if (tab.id === "tab-views") this.readViews();
  }

  filter(panel, label) {
    const input = element("input", "filter");
    input.type = "search";
    input.placeholder = "Filter";
    input.ariaLabel = label;
    const apply = () => {
      const wanted = input.value.toLowerCase();
      for (const line of panel().children) {
        shown(line, line.textContent.toLowerCase().includes(wanted));
      }
    };
    input.addEventListener("input", apply);
    return { input, apply };
  }

  // MARK: Row

  hint(sentence) { $("row").replaceChildren(element("p", "hint", sentence)); }

  // Shows the row to which the user has moved.
  inspect(list, row) {
    [this.screen, this.isChosen] = [this.page.model.screen()?.id, true];
    return this.read(list, row);
  }

  // Shows the first row of a screen, until the user has moved to a row.
  showFirst(screen) {
    const lists = screen.children.filter(({ rows }) => rows !== undefined);
    const isOther = this.screen !== screen.id;
    const isEmpty = lists.every(({ sections }) => sections.every(({ rows }) => rows === 0));
    if (isOther || isEmpty) {
      // An answer that is under way comes too late.
      [this.screen, this.isChosen, this.first, this.asked] = [screen.id, false, null, null];
      this.mark(null);
      this.hint(isEmpty ? "This screen has no rows." : "");
    }
    const list = lists.find(({ first, rows }) => first === 0 && rows.length > 0);
    if (isEmpty || this.isChosen || !list || this.first === list.rows[0].id) return;
    this.first = list.rows[0].id;
    this.read(list.id, list.rows[0]);
  }

  // Has the list show which of its rows is inspected.
  mark(id) {
    if (this.marked === id) return;
    this.marked = id;
    this.page.views.updateLists();
  }

  isInspecting(row) { return this.marked === row.id; }

  async read(list, { id, at }) {
    if (this.asked === id) return;
    this.asked = id;
    const found = await this.page.connection.call("inspect", { list, at });
    // Another row was asked for meanwhile, or this one is gone.
    if (this.asked !== id) return;
    this.asked = null;
    if (!found) this.first = null;
    if (!found || !this.page.model.nodes.has(id)) return;
    if (found.reason !== undefined) return this.hint(found.reason);
    const { row } = found;
    const facts = element("dl");
    const add = (name, value) => {
      if (value === undefined || value === null || value === "") return;
      const term = element("dt", "", name);
      const data = element("dd");
      if (value instanceof Node) data.append(value);
      else data.textContent = String(value);
      facts.append(term, data);
    };
    add("Model", this.chain(found.modelClasses));
    add("Cell", this.chain(found.cellClasses));
    add("Screen", this.chain(found.screenClasses));
    const members = Object.entries(row).sort(([one], [other]) => rank(one) - rank(other));
    for (const [name, value] of members) {
      if (["section", "row", "modelClass", "cellClass", "tried"].includes(name)) continue;
      add(this.spaced(name), name === "decisions" ? this.decisions(value) : this.value(value));
    }
    const title = element("h2", "", row.text ?? "");
    title.append(" ", element("small", "", `Row ${at[1]} of section ${at[0]}`));
    $("row").replaceChildren(title, facts);
    this.mark(id);
  }

  // A key of JSON in words.
  spaced(name) {
    const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
    return words[0].toUpperCase() + words.slice(1);
  }

  chain(classes) { return classes?.length ? element("span", "chain", classes.join(" → ")) : ""; }

  // For each question, the selectors in the order in which they were considered.
  decisions(decisions) {
    const list = element("ul", "decisions");
    for (const { action, steps } of decisions) {
      const line = element("li", "", action);
      const inner = element("ol");
      for (const { outcome, reason, selector } of steps) inner.append(element("li", outcome, reason ?? selector));
      line.append(inner);
      list.append(line);
    }
    return list;
  }

  value(value) {
    if (value === null || typeof value !== "object") return value;
    const list = element("ul");
    for (const [key, part] of Object.entries(value)) {
      const line = element("li");
      if (!Array.isArray(value)) line.append(element("b", "", `${this.spaced(key)}: `));
      const inner = this.value(part);
      line.append(inner instanceof Node ? inner : String(inner));
      list.append(line);
    }
    return list;
  }

  // MARK: Views

  makeViews() {
    this.viewList = element("ul", "tree");
    this.viewFilter = this.filter(() => this.viewList, "Filter the views");
    const again = element("button", "", "Read again");
    again.addEventListener("click", () => this.readViews());
    const line = element("div", "tools");
    line.append(this.viewFilter.input, again);
    $("views").append(line, this.viewList);
  }

  async readViews() {
    const found = await this.page.connection.call("views", {});
    if (!found) return;
    this.viewList.replaceChildren();
    if (found.reason !== undefined) return this.viewList.append(element("li", "", found.reason));
    const add = (view, depth) => {
      const line = element("li");
      line.style.paddingInlineStart = `${Math.min(depth, 12)}em`;
      line.append(element("b", "", view.class), ` ${view.frame.map((number) => Math.round(number * 10) / 10).join(" ")}`);
      if (view.text) line.append(element("q", "", view.text));
      if (view.hidden) line.append(element("i", "", " hidden"));
      this.viewList.append(line);
      for (const child of view.children) add(child, depth + 1);
    };
    add(found, 0);
    this.viewFilter.apply();
  }

  screenChanged(screen) {
    this.showFirst(screen);
    if (!$("views").hidden && !this.pending) {
      this.pending = setTimeout(() => { this.pending = null; this.readViews(); }, 300);
    }
  }

  // MARK: Events

  makeEvents() {
    this.eventList = element("ol", "log");
    const reload = element("button", "", "Reload the screen");
    reload.addEventListener("click", () => this.page.reload());
    const restart = element("button", "", "Start anew");
    restart.addEventListener("click", () => this.page.connection.call("restart", {}));
    const filter = this.filter(() => this.eventList, "Filter the events");
    this.eventFilter = filter;
    const line = element("div", "tools");
    line.append(filter.input, reload, restart);
    $("events").append(line, this.eventList);
  }

  addLine(list, line, filter) {
    list.prepend(line);
    while (list.children.length > most) list.lastChild.remove();
    if (filter.input.value) filter.apply();
  }

  addOutcome(event, outcome) {
    const line = element("li", outcome.result);
    const { do: what, v, ...rest } = event;
    line.append(element("b", "", what), ` ${JSON.stringify(rest)} `, element("i", "", outcome.result));
    if (outcome.reason) line.append(element("p", "", outcome.reason));
    for (const { selector, to, by } of outcome.sent ?? []) {
      const answer = by ? `answered by ${by}` : "nobody answers";
      line.append(element("p", "", `${selector} to ${to ?? "nobody"}: ${answer}`));
    }
    if (outcome.changed?.length) line.append(element("p", "", `changed: ${outcome.changed.join(", ")}`));
    this.addLine(this.eventList, line, this.eventFilter);
  }

  // A sentence of the plugin's or carob's.
  note(kind, sentence) {
    const line = element("li", kind === "error" ? "failed" : kind);
    line.append(element("b", "", kind), ` ${sentence}`);
    this.addLine(this.eventList, line, this.eventFilter);
  }

  // MARK: Messages

  makeMessages() {
    this.messageList = element("ol", "log messages");
    this.pattern = element("input", "pattern");
    this.pattern.value = "*";
    this.pattern.ariaLabel = "Which messages, such as SKUser* or -[* tableView*]";
    this.pattern.title = this.pattern.ariaLabel;
    this.watch = element("button", "", "Watch");
    this.watch.ariaPressed = "false";
    this.watch.addEventListener("click", () => this.toggle());
    const clear = element("button", "", "Clear");
    clear.addEventListener("click", () => this.messageList.replaceChildren());
    this.messageFilter = this.filter(() => this.messageList, "Filter the messages");
    this.messageNote = element("p", "hint", "Messages are watched when you say so: all of them, or those of a pattern.");
    this.messageNote.role = "status";
    const line = element("div", "tools");
    line.append(this.pattern, this.watch, this.messageFilter.input, clear);
    $("messages").append(line, this.messageNote, this.messageList);
  }

  async toggle() {
    const starts = this.watch.ariaPressed !== "true";
    const answer = await this.page.connection.call("log", starts ? { pattern: this.pattern.value } : {});
    if (answer?.result !== "done") return text(this.messageNote, answer?.reason ?? "There is no answer.");
    this.watch.ariaPressed = String(starts);
    text(this.watch, starts ? "Stop" : "Watch");
    text(this.messageNote, starts ? "Watching. What is sent comes here." : "");
  }

  addMessages({ lines, omitted }) {
    const made = document.createDocumentFragment();
    for (const message of lines) {
      const line = element("li", message.answer ? "answer" : "");
      line.style.paddingInlineStart = `${Math.min(message.depth, 20) * 0.8}em`;
      line.append(message.answer ? "← " : "→ ", element("code", "", message.text));
      if (message.by) line.append(element("i", "", ` by ${message.by}`));
      if (message.result !== undefined) line.append(` = ${message.result}`);
      if (message.microseconds !== undefined) line.append(element("small", "", ` ${message.microseconds} µs`));
      made.append(line);
    }
    if (omitted) made.append(element("li", "hint", `${omitted} more, which are not shown`));
    this.messageList.append(made);
    while (this.messageList.children.length > most) this.messageList.firstChild.remove();
    if (this.messageFilter.input.value) this.messageFilter.apply();
    $("messages").scrollTop = $("messages").scrollHeight;
  }
}
