// The alerts over the screen: a box with a title, a message, fields and buttons, or a sheet at the lower edge.
"use strict";

import { children, element, shown, text } from "./element.js";

export class Alerts {
  constructor(page, place) {
    this.page = page;
    this.place = place;
    this.known = new Map();
  }

  // Shows these nodes, of which only the last one can be used.
  draw(nodes) {
    for (const id of this.known.keys()) if (!nodes.some((node) => node.id === id)) this.known.delete(id);
    children(this.place, nodes.map((node) => this.box(node)));
    shown(this.place, nodes.length > 0);
    nodes.forEach((node, index) => { this.known.get(node.id).inert = index < nodes.length - 1; });
    const top = nodes.at(-1)?.id;
    if (top === this.top) return;
    const isNew = top !== undefined && !(this.top !== undefined && this.top > top);
    this.top = top;
    if (isNew) this.focus(top);
  }

  box(node) {
    let made = this.known.get(node.id);
    if (!made) {
      made = element("div", "alert");
      made.role = "alertdialog";
      made.ariaModal = "true";
      made.dataset.node = node.id;
      made.heading = element("h2", "alert-title");
      made.heading.id = `alert-${node.id}`;
      made.setAttribute("aria-labelledby", made.heading.id);
      made.texts = element("div", "alert-texts");
      made.buttons = element("div", "alert-buttons");
      made.append(made.texts, made.buttons);
      this.known.set(node.id, made);
    }
    made.classList.toggle("sheet", node.props.alert === "actionSheet");
    text(made.heading, node.props.title ?? "");
    shown(made.heading, Boolean(node.props.title));
    const buttons = node.children.filter((child) => child.kind === "button");
    const others = node.children.filter((child) => child.kind !== "button");
    children(made.texts, [made.heading, ...others.map((child) => this.page.view(child)).filter(Boolean)]);
    children(made.buttons, buttons.map((child) => this.button(child)));
    made.buttons.classList.toggle("pair", buttons.length === 2 && node.props.alert === "alert");
    return made;
  }

  button(node) {
    const made = this.page.view(node);
    made.classList.toggle("destructive", node.props.style === "destructive");
    made.classList.toggle("cancel", node.props.style === "cancel");
    made.classList.toggle("preferred", node.props.preferred === true);
    return made;
  }

  // Notes what has the focus below the first alert, and its list and row: the row may be gone after the alert.
  note() {
    const focused = document.activeElement;
    if (!focused || focused === document.body || this.place.contains(focused)) return;
    const node = focused.closest(".list")?.dataset.node;
    this.below = { focused, rows: this.page.views.known.get(Number(node))?.rows };
  }

  // Gives the focus back when the last alert is closed.
  giveBack() {
    if (this.top !== undefined || !this.below) return;
    const { focused, rows } = this.below;
    this.below = null;
    // The buttons of a row are seen when the row has the focus.
    if (focused.isConnected) focused.closest(".cell")?.main.focus();
    if (focused.isConnected) focused.focus();
    else if (rows?.geometry) rows.focusRow(Math.min(rows.focused ?? 0, rows.geometry.count - 1));
  }

  focus(id) {
    if (!this.below) this.note();
    const made = this.known.get(id);
    const wanted = made.querySelector("input") ?? made.querySelector(".preferred") ?? made.querySelector("button:not(:disabled)");
    wanted?.focus();
  }
}
