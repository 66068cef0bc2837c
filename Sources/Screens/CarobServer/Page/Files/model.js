// What the server has told: nodes and rows by their numbers. Knows nothing of the page.
"use strict";

export class Model {
  constructor() {
    this.version = 0;
    this.root = null;
    this.nodes = new Map();
    this.fetching = null;
    this.ended = false;
    this.messages = [];
    // Why another screen is seen: "push", "pop", "tab", "present", "dismiss" or "screen"; null when none is.
    this.moved = null;
  }

  apply(batch) {
    this.version = batch.v;
    for (const change of batch.changes) {
      const apply = this[`on_${change.op}`];
      // A later server may tell of more.
      if (apply) apply.call(this, change);
    }
  }

  add(node, parent) {
    node.props ??= {};
    node.children ??= [];
    node.parent = parent;
    if (node.kind === "table" || node.kind === "collection") {
      node.sections = [];
      node.rows = [];
      node.first = 0;
      node.changes = 0;
    }
    this.nodes.set(node.id, node);
    for (const child of node.children) this.add(child, node.id);
    return node;
  }

  forget(node) {
    for (const child of node.children) this.forget(child);
    if (node.rows) for (const row of node.rows) this.forgetRow(row);
    this.nodes.delete(node.id);
  }

  forgetRow(row) {
    for (const part of row.children) this.forget(part);
    if (this.nodes.get(row.id) === row) this.nodes.delete(row.id);
  }

  empty(node) {
    for (const child of node.children) this.forget(child);
    node.children = [];
  }

  // Puts a node that is told whole in the place of the same one, or behind the others.
  renew(fresh, parent) {
    const known = this.nodes.get(fresh.id);
    const at = parent.children.findIndex((child) => child.id === fresh.id);
    if (known) this.forget(known);
    this.add(fresh, parent.id);
    if (at < 0) parent.children.push(fresh);
    else parent.children[at] = fresh;
    return at < 0 ? parent.children.length - 1 : at;
  }

  on_screen({ root }) {
    this.nodes.clear();
    this.root = this.add(root, null);
    this.fetching = null;
    this.ended = false;
    this.moved = "screen";
  }

  on_push({ onto, screen }) {
    const stack = this.nodes.get(onto);
    if (!stack) return;
    const below = stack.children.at(-1);
    if (below) this.empty(below);
    this.renew(screen, stack);
    this.moved = "push";
  }

  on_pop({ of, screen }) {
    const stack = this.nodes.get(of);
    if (!stack) return;
    const at = this.renew(screen, stack);
    for (const gone of stack.children.splice(at + 1)) this.forget(gone);
    this.moved = "pop";
  }

  on_tab({ of, index, screen }) {
    const tabs = this.nodes.get(of);
    if (!tabs) return;
    const before = tabs.children[tabs.props.selection ?? 0];
    if (before && before.id !== screen.id) this.empty(before);
    const known = this.nodes.get(screen.id);
    if (known) this.forget(known);
    tabs.children[index] = this.add(screen, of);
    tabs.props.selection = index;
    this.moved = "tab";
  }

  on_present({ screen }) {
    const below = this.root.children.at(-1);
    // An alert leaves what is below visible.
    if (below && screen.props?.alert === undefined) this.empty(below);
    this.renew(screen, this.root);
    this.moved = "present";
  }

  on_dismiss({ screen }) {
    const at = this.renew(screen, this.root);
    for (const gone of this.root.children.splice(at + 1)) this.forget(gone);
    this.moved = "dismiss";
  }

  on_set({ id, props }) {
    const node = this.nodes.get(id);
    if (!node) return;
    for (const [name, value] of Object.entries(props)) {
      if (value === null) delete node.props[name];
      else node.props[name] = value;
    }
  }

  on_insert({ node, into, at }) {
    const parent = this.nodes.get(into);
    if (!parent) return;
    parent.children.splice(at, 0, this.add(node, into));
  }

  on_remove({ id }) {
    const node = this.nodes.get(id);
    const siblings = node && this.nodes.get(node.parent)?.children;
    if (!siblings) return;
    siblings.splice(siblings.indexOf(node), 1);
    this.forget(node);
  }

  on_reload({ list, sections }) {
    const node = this.nodes.get(list);
    if (!node) return;
    this.takeRows(node, 0, []);
    node.sections = sections;
    node.changes += 1;
  }

  on_titles({ list, titles }) {
    const node = this.nodes.get(list);
    for (const { section, title, footer, titleFrame, footerFrame } of titles) {
      const known = node?.sections[section];
      if (known) Object.assign(known, { title, footer, titleFrame, footerFrame });
    }
  }

  on_update({ list, diff }) {
    const node = this.nodes.get(list);
    if (!node) return;
    node.changes += 1;
    if (diff.after) node.sections = diff.after;
    else {
      const add = (section, count) => { if (node.sections[section]) node.sections[section].rows += count; };
      for (const [section, , count] of diff.deleted ?? []) add(section, -count);
      for (const [section, , count] of diff.inserted ?? []) add(section, count);
      for (const [from, to] of diff.moved ?? []) { add(from[0], -1); add(to[0], 1); }
    }
  }

  on_rows({ list, first, rows }) {
    const node = this.nodes.get(list);
    if (node) this.takeRows(node, first, rows);
  }

  takeRows(node, first, rows) {
    for (const row of node.rows) this.forgetRow(row);
    node.first = first;
    node.rows = rows;
    for (const row of rows) {
      row.kind = "row";
      row.parent = node.id;
      row.props ??= {};
      row.children = row.parts ?? [];
      this.nodes.set(row.id, row);
      for (const part of row.children) this.add(part, row.id);
    }
  }

  on_fetching({ text }) { this.fetching = text ?? null; }

  on_message({ message }) { this.messages.push(message); }

  on_ended({ message }) {
    this.ended = true;
    if (message) this.messages.push(message);
  }

  // The alerts over the screen, the topmost last.
  alerts() { return this.root?.children.filter((child) => child.props.alert !== undefined) ?? []; }

  // The screen that is seen under alerts, and the bars around it, from the outside in.
  path() {
    const path = [];
    let node = this.root;
    while (node) {
      path.push(node);
      if (node.kind === "window") node = node.children.findLast((child) => child.props.alert === undefined);
      else if (node.kind === "navigation") node = node.children.at(-1);
      else if (node.kind === "tabs") node = node.children[node.props.selection ?? 0];
      else break;
    }
    return path;
  }

  screen() { return this.path().at(-1) ?? null; }
}
