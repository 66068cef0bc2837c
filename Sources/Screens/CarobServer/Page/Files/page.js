// The page: shows what the model has, and sends what the user does.
"use strict";

import { Alerts } from "./alert.js";
import { Connection } from "./connection.js";
import { children, element, shown, text } from "./element.js";
import { Gestures } from "./gestures.js";
import { Inspector } from "./inspector.js";
import { Model } from "./model.js";
import { Views } from "./views.js";

const $ = (id) => document.getElementById(id);

const hasArea = ([, , width, height]) => width > 0 && height > 0;

function overlap([x, y, width, height], [otherX, otherY, otherWidth, otherHeight]) {
  return x < otherX + otherWidth && otherX < x + width && y < otherY + otherHeight && otherY < y + height;
}

// The views at the origin that would cover others. Their program has left their places to constraints, which nobody solves.
// A drawing has a size from its program, and may well be behind others.
function flowing(nodes) {
  const framed = nodes.filter(({ kind, props, rows }) => (
    !rows && kind !== "drawing" && props.frame && hasArea(props.frame)));
  return new Set(framed.filter((node) => {
    const { frame } = node.props;
    return frame[0] === 0 && frame[1] === 0
      && framed.some((other) => other !== node && overlap(frame, other.props.frame));
  }));
}

class Page {
  constructor() {
    this.model = new Model();
    this.views = new Views(this);
    this.inspector = new Inspector(this);
    this.waiting = new Map();
    this.order = Promise.resolve();
    this.selected = new Map();
    this.make();
    this.connection = new Connection({
      message: (message) => this.take(message),
      state: (state, reason) => this.connected(state, reason),
    });
    this.connection.run();
  }

  make() {
    this.bar = element("header", "bar");
    this.prompt = element("p", "prompt");
    this.title = element("h1");
    this.title.tabIndex = -1;
    this.back = element("button", "back");
    this.back.addEventListener("click", () => this.goBack());
    this.close = element("button", "bar-button close", "Close");
    this.close.addEventListener("click", () => this.dismiss());
    this.left = element("div", "side left");
    this.right = element("div", "side right");
    this.line = element("div", "bar-line");
    this.line.append(this.left, this.title, this.right);
    this.bar.append(this.prompt, this.line);
    this.content = element("div", "content");
    this.tabs = element("nav", "tabs");
    this.tabs.ariaLabel = "Tabs";
    this.tabs.addEventListener("click", (event) => {
      const button = event.target.closest("button");
      if (button) this.send({ do: "tab", tabs: this.tabsNode, index: Number(button.dataset.index) });
    });
    this.tools = element("div", "tools");
    this.tools.role = "toolbar";
    $("window").append(this.bar, this.content, this.tools, this.tabs);
    this.alerts = new Alerts(this, $("alerts"));
    this.gestures = new Gestures(this, this.content);
    $("retry").addEventListener("click", () => this.connection.call("restart", {}));
    addEventListener("keydown", (event) => {
      if (event.key === "Escape" && !event.target.closest?.("input, textarea, select, aside")) this.goBack();
    });
    // Colours of the program follow the page's.
    this.darkness = matchMedia("(prefers-color-scheme: dark)");
    this.darkness.addEventListener("change", () => this.tellStyle());
    new ResizeObserver(() => this.tellSize()).observe(this.content);
  }

  view(node) { return this.views.view(node); }

  // MARK: From the server

  connected(state, reason) {
    const isOpen = state === "open";
    $("window").ariaBusy = String(!isOpen);
    if (!isOpen) this.cover(reason, false);
    else if (this.isLost) this.cover(null);
    this.isLost = !isOpen;
  }

  // Says why nothing can be done with the screen; null when something can.
  cover(reason, canRetry) {
    shown($("cover"), reason !== null);
    this.isCovered = reason !== null;
    this.makeInert();
    text($("notice"), reason ?? "");
    shown($("retry"), canRetry === true);
    if (reason !== null) this.say(reason);
  }

  // What is under an alert cannot be used, and nothing can under a notice.
  makeInert() {
    $("window").inert = this.isCovered === true || this.model.alerts().length > 0;
    $("alerts").inert = this.isCovered === true;
  }

  take(message) {
    if (message.session !== undefined) this.isShared = message.isShared;
    if (message.failed !== undefined) {
      this.model = new Model();
      this.views.tidy();
      return this.cover(message.failed, true);
    }
    if (message.told !== undefined) {
      this.inspector.note("carob", message.told);
      this.say(message.told);
    }
    if (message.log !== undefined) this.inspector.addMessages(message.log);
    if (message.changes === undefined) return;
    const before = this.model.screen()?.id;
    this.model.apply(message);
    for (const { kind, text: sentence } of this.model.messages.splice(0)) {
      this.inspector.note(kind, sentence);
      this.say(sentence);
    }
    this.draw(before);
  }

  draw(before) {
    const { model } = this;
    const path = model.path();
    const screen = path.at(-1);
    if (!screen) return;
    if (model.ended) this.cover("The screen has ended.", true);
    else if (!$("cover").hidden && !this.isLost) this.cover(null);
    this.drawBar(path, screen);
    this.drawTabs(path);
    this.drawContent(screen);
    this.alerts.draw(model.alerts());
    this.makeInert();
    this.views.tidy();
    this.views.updateLists();
    this.alerts.giveBack();
    text($("activity"), model.fetching ?? "");
    $("window").ariaBusy = String(model.fetching !== null);
    document.title = screen.props.title ? `${screen.props.title} – Carob` : "Carob";
    if (model.moved && before !== undefined && before !== screen.id) this.follow(screen);
    if (model.moved === "screen") {
      this.size = null;
      if (this.darkness.matches) this.tellStyle();
    }
    model.moved = null;
    this.tellSize();
    this.inspector.screenChanged(screen);
  }

  drawBar(path, screen) {
    const { props } = screen;
    const hasBar = path.some((node) => node.kind === "navigation") || Boolean(props.title);
    shown(this.bar, props.bar !== false && (hasBar || props.presented === true));
    this.bar.style.setProperty("background", props.barColor ?? "");
    this.bar.style.setProperty("--tint", props.tint ?? "");
    this.title.style.color = props.titleColor ?? "";
    text(this.title, props.title ?? "");
    shown(this.prompt, Boolean(props.prompt));
    text(this.prompt, props.prompt ?? "");
    const buttons = screen.children.filter((child) => child.kind === "barButton");
    const side = (name) => buttons.filter((node) => node.props.side === name).map((node) => this.view(node));
    const tools = side("toolbar");
    children(this.tools, tools);
    shown(this.tools, tools.length > 0);
    const left = side("left");
    if (props.back !== undefined) {
      text(this.back, typeof props.back === "string" && props.back ? props.back : "Back");
      this.back.ariaLabel = `Back to ${this.back.textContent}`;
      left.unshift(this.back);
    }
    const presented = path.find((node) => node.props.presented);
    this.presented = presented?.id;
    if (presented && props.back === undefined) left.unshift(this.close);
    children(this.left, left);
    children(this.right, side("right"));
  }

  drawTabs(path) {
    const node = path.find((other) => other.kind === "tabs");
    this.tabsNode = node?.id;
    shown(this.tabs, node !== undefined && node.props.bar !== false);
    const tabs = node?.children ?? [];
    while (this.tabs.children.length > tabs.length) this.tabs.lastChild.remove();
    tabs.forEach((tab, index) => {
      const button = this.tabs.children[index] ?? this.tabs.appendChild(element("button"));
      button.dataset.index = String(index);
      const title = tab.props.tab || this.titleOf(tab) || `Tab ${index + 1}`;
      text(button, tab.props.badge ? `${title} (${tab.props.badge})` : title);
      if (index === (node.props.selection ?? 0)) button.ariaCurrent = "page";
      else button.removeAttribute("aria-current");
    });
  }

  titleOf(node) { return node.props.title ?? node.children.map((child) => this.titleOf(child)).find(Boolean); }

  drawContent(screen) {
    const nodes = screen.children.filter((child) => child.kind !== "barButton");
    const fills = nodes.filter((node) => node.kind === "table" || node.kind === "collection");
    const made = [];
    const flow = flowing(nodes);
    let bottom = 0;
    for (const node of nodes) {
      const view = this.view(node);
      if (!view) continue;
      const frame = node.props.frame;
      // A list that is about all of the screen fills it, whatever is above it.
      const [width, height] = this.size ?? [0, 0];
      const isWhole = fills.length === 1 && node === fills[0]
        && (!frame || (frame[2] >= width * 0.9 && frame[3] >= height * 0.8));
      const isPlaced = !isWhole && frame && hasArea(frame) && !flow.has(node);
      view.classList.toggle("placed", isPlaced === true);
      view.classList.toggle("flows", !isPlaced && !isWhole && !node.rows);
      view.classList.toggle("fills", isWhole);
      const [x, y, w, h] = isPlaced ? frame : [];
      view.style.left = isPlaced ? `${x}px` : "";
      view.style.top = isPlaced ? `${y}px` : "";
      view.style.width = isPlaced ? `${w}px` : "";
      view.style.height = isPlaced ? `${h}px` : "";
      if (isPlaced && !node.rows) bottom = Math.max(bottom, y + h);
      made.push(view);
    }
    // What nobody has placed is below what has a place.
    const isBelow = fills.length === 0 && made.some((view) => view.classList.contains("flows"));
    this.content.style.paddingTop = isBelow ? `${bottom}px` : "";
    children(this.content, made);
  }

  // The focus goes where the user went; a screen that is seen again has the row from which it was left.
  follow(screen) {
    this.say(screen.props.title || screen.props.class || "Another screen");
    const list = screen.children.find((node) => node.kind === "table");
    const row = this.selected.get(screen.id);
    const made = list && this.views.known.get(list.id);
    if ((this.model.moved === "pop" || this.model.moved === "dismiss") && made && row !== undefined) {
      return made.rows.focusRow(row);
    }
    if (!this.bar.hidden) this.title.focus();
  }

  // Something for those who do not see the page.
  say(sentence) {
    const line = element("p", "", sentence);
    $("live").replaceChildren(line);
  }

  // MARK: To the server

  // Sends an event after those before; notes what came of it.
  send(event) {
    const sent = this.order.then(async () => {
      const slow = setTimeout(() => text($("activity"), "Waiting for the plugin…"), 700);
      const outcome = await this.connection.call("event", event);
      clearTimeout(slow);
      text($("activity"), this.model.fetching ?? "");
      if (outcome) this.noteOutcome(event, outcome);
      return outcome;
    });
    this.order = sent.catch(() => null);
    return sent;
  }

  // Of several such events, sends the last one only, as soon as the one before is answered. `done` gets what came of it.
  latest(key, event, done = () => {}) {
    const isWaiting = this.waiting.has(key);
    this.waiting.set(key, { event, done });
    if (isWaiting) return;
    const next = async () => {
      for (;;) {
        const { event: current, done: finished } = this.waiting.get(key);
        finished(await this.send(current));
        if (this.waiting.get(key).event === current) break;
      }
      this.waiting.delete(key);
    };
    next();
  }

  noteOutcome(event, outcome) {
    if (["show", "scroll", "size", "style"].includes(event.do)) {
      if (outcome.result === "failed") this.inspector.note("error", outcome.reason);
      return;
    }
    this.inspector.addOutcome(event, outcome);
    if (outcome.result !== "done" && outcome.reason) this.say(outcome.reason);
  }

  select(row) {
    const list = this.model.nodes.get(row.parent);
    if (!list) return;
    const made = this.views.known.get(list.id);
    const screen = this.model.screen();
    if (made?.rows.geometry) this.selected.set(screen.id, made.rows.geometry.number(row.at));
    // It is a tap, which deselects a selected row of a list with several.
    this.send({ do: "select", list: list.id, at: row.at, v: this.model.version });
  }

  // Taps one of the buttons that a swipe over the row shows.
  act(row, index) {
    this.send({ do: "action", list: row.parent, at: row.at, index, v: this.model.version });
  }

  // Taps the button at the right edge of a row.
  tapAccessory(row) {
    this.send({ do: "accessory", list: row.parent, at: row.at, v: this.model.version });
  }

  // Taps a title of a table's index, and goes to the row that the server then shows first.
  async tapIndex(list, index) {
    const outcome = await this.send({ do: "indexTitle", list: list.id, index });
    if (typeof outcome?.row === "number" && list.node) list.goTo(outcome.row);
  }

  // Moves a row up or down in its section.
  moveRow(row, step) {
    const [section, index] = row.at;
    const size = this.model.nodes.get(row.parent)?.sections[section]?.rows ?? 0;
    if (index + step < 0 || index + step >= size) return;
    this.send({ do: "move", list: row.parent, at: row.at, to: [section, index + step], v: this.model.version });
  }

  goBack() {
    const alert = this.model.alerts().at(-1);
    if (alert) return this.send({ do: "dismiss", screen: alert.id });
    const screen = this.model.screen();
    if (screen?.props.back !== undefined) this.send({ do: "back", screen: screen.id });
    else this.dismiss();
  }

  dismiss() {
    if (this.presented !== undefined) this.send({ do: "dismiss", screen: this.presented });
  }

  reload() {
    const screen = this.model.screen();
    if (screen) this.send({ do: "reload", screen: screen.id });
  }

  inspect(list, row) { this.inspector.inspect(list, row); }

  tellStyle() { this.send({ do: "style", dark: this.darkness.matches }); }

  tellSize() {
    if (!this.model.root) return;
    const size = [this.content.clientWidth, this.content.clientHeight];
    if (size.some((length) => length < 1) || String(size) === String(this.size)) return;
    this.size = size;
    this.latest("size", { do: "size", size });
  }
}

globalThis.page = new Page();
