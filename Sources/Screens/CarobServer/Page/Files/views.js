// What there is on a screen besides rows: bars, labels, buttons, fields.
"use strict";

import { children, element, shown, text } from "./element.js";
import { controls, fillTitles, tapped, titles } from "./controls.js";
import { Grid } from "./grid.js";
import { List } from "./list.js";
import { fillDrawing } from "./drawing.js";
import { fillGestures } from "./gestures.js";
import { fillLook } from "./look.js";

const systemTitles = {
  add: "+", search: "🔍", refresh: "↻", compose: "✎", trash: "🗑", action: "⇧", done: "Done", cancel: "Cancel",
  edit: "Edit", save: "Save", play: "▶", pause: "❚❚", stop: "✕", undo: "Undo", redo: "Redo", reply: "↩",
  camera: "Camera", organize: "Organize", bookmarks: "Bookmarks", rewind: "⏪", fastForward: "⏩",
};

// For each kind of node: what makes its element, and what fills it.
const kinds = {
  ...controls,

  label: { make: () => element("span", "text"), fill: (made, props) => text(made, props.text ?? "") },

  image: {
    make() { const made = element("div", "image"); made.role = "img"; return made; },
    fill(made, props) {
      made.ariaLabel = props.image ?? "Picture";
      if (props.drawing === undefined) text(made, props.image ?? "");
    },
  },

  drawing: {
    make() { const made = element("div", "drawing"); made.role = "img"; return made; },
    fill(made) { made.ariaLabel = "Drawing"; },
  },

  area: {
    make: () => element("div", "area"),
    fill(made, props) { made.ariaLabel = props.class ?? "View"; },
  },

  activity: {
    make() {
      const made = element("div", "activity");
      made.role = "progressbar";
      made.ariaLabel = "Working";
      return made;
    },
    fill(made, props) { made.classList.toggle("spinner", props.active === true); },
  },

  button: {
    make: (page, id) => tapped(page, id, "button"),
    fill(made, props) {
      text(made, props.text ?? props.title ?? props.image ?? "Button");
      made.disabled = props.enabled === false;
      if (props.selected) made.ariaPressed = "true";
      else made.removeAttribute("aria-pressed");
    },
  },

  barButton: {
    make: (page, id) => tapped(page, id, "bar-button"),
    fill(made, props) {
      text(made, props.title ?? systemTitles[props.system] ?? props.system ?? props.image ?? "Button");
      if (!props.title && props.system) made.ariaLabel = props.system;
      made.disabled = props.enabled === false;
    },
  },

  textField: {
    make(page, id) { return field(page, id, element("input", "field"), null); },
    fill(made, props) {
      made.type = props.secure ? "password" : "text";
      fillField(made, props, "Text");
    },
  },

  textView: {
    make(page, id) {
      const made = element("textarea", "field");
      made.addEventListener("input", () => page.latest(`text ${id}`, { do: "text", node: id, text: made.value }));
      return made;
    },
    fill(made, props) {
      fillField(made, { ...props, enabled: true }, "Text");
      made.readOnly = props.enabled === false;
    },
  },

  searchBar: {
    make(page, id) {
      const made = element("form", "search");
      made.role = "search";
      made.input = field(page, id, element("input", "field"), made);
      made.input.type = "search";
      made.cancel = element("button", "bar-button", "Cancel");
      made.cancel.addEventListener("click", () => {
        made.input.value = "";
        page.send({ do: "cancel", node: id });
      });
      made.prompt = element("p", "prompt");
      made.scopes = titles(page, id, "Scopes");
      const line = element("div", "line");
      line.append(made.input, made.cancel);
      made.append(made.prompt, line, made.scopes);
      return made;
    },
    fill(made, props) {
      fillField(made.input, props, "Search");
      shown(made.cancel, props.cancel === true || props.editing === true);
      text(made.prompt, props.prompt ?? "");
      shown(made.prompt, Boolean(props.prompt));
      const scopes = props.scopes ?? [];
      fillTitles(made.scopes, scopes, props.selection ?? 0);
      shown(made.scopes, scopes.length > 0);
    },
  },

  refresh: {
    make(page, id) {
      const made = element("button", "refresh");
      made.addEventListener("click", () => {
        const list = page.model.nodes.get(id)?.parent;
        if (list !== undefined) page.send({ do: "refresh", list });
      });
      return made;
    },
    fill(made, props) {
      text(made, props.active ? "Refreshing…" : props.title ?? "Refresh");
      made.classList.toggle("busy", props.active === true);
    },
  },
};

// A field sends each text, the last one in any case; what the server says of it counts while nobody types.
function field(page, id, input, form) {
  input.addEventListener("input", () => page.latest(`text ${id}`, { do: "text", node: id, text: input.value }));
  const submit = (event) => {
    event.preventDefault();
    page.send({ do: "submit", node: id });
  };
  if (form) form.addEventListener("submit", submit);
  else input.addEventListener("keydown", (event) => { if (event.key === "Enter") submit(event); });
  return input;
}

function fillField(input, props, name) {
  input.placeholder = props.placeholder ?? "";
  input.ariaLabel = props.placeholder || name;
  input.disabled = props.enabled === false;
  const value = props.text ?? "";
  if (document.activeElement !== input && input.value !== value) input.value = value;
}

// Makes elements of nodes, and keeps them as long as their nodes are there.
export class Views {
  constructor(page) {
    this.page = page;
    this.known = new Map();
  }

  // The element of a node, as the node is now; null for what the page does not show.
  view(node) {
    if (node.kind === "table" || node.kind === "collection") return this.list(node).element;
    const kind = kinds[node.kind];
    if (!kind) return null;
    let made = this.known.get(node.id);
    if (!made || made.kind !== node.kind) {
      made = kind.make(this.page, node.id);
      made.kind = node.kind;
      made.dataset.node = node.id;
      this.known.set(node.id, made);
    }
    kind.fill(made, node.props);
    if (!made.matches("input, textarea, select, progress")) fillDrawing(made, node.props.drawing);
    fillLook(made, node.props);
    fillGestures(made, node.props.gestures);
    return made;
  }

  // A list with the views inside of it, such as a search bar, above its rows; those of a table's footer are below.
  list(node) {
    let made = this.known.get(node.id);
    if (!made) {
      const rows = node.kind === "table" ? new List(node, this.page) : new Grid(node, this.page);
      rows.element.tabIndex = -1;
      rows.element.dataset.node = node.id;
      const top = element("div", "above");
      const bottom = element("div", "above");
      const whole = element("div", "whole");
      const middle = element("div", "middle");
      middle.append(rows.element);
      if (rows.index) middle.append(rows.index.element);
      whole.append(top, middle, bottom);
      made = { element: whole, top, bottom, rows, kind: node.kind };
      this.known.set(node.id, made);
    }
    const isBelow = (child) => child.props.side === "bottom";
    for (const [place, isHere] of [[made.top, (child) => !isBelow(child)], [made.bottom, isBelow]]) {
      children(place, node.children.filter(isHere).map((child) => this.view(child)).filter(Boolean));
      shown(place, place.childElementCount > 0);
    }
    made.element.classList.toggle("no-lines", node.props.separators === false);
    return made;
  }

  // Shows what is new in the lists that are seen; after their elements are in the page.
  updateLists() {
    for (const [id, made] of this.known) {
      if (made.element?.isConnected && this.page.model.nodes.has(id)) made.rows.update();
    }
  }

  // Forgets the elements of nodes that have gone.
  tidy() {
    for (const [id, made] of this.known) {
      if (this.page.model.nodes.has(id)) continue;
      made.rows?.observer?.disconnect();
      this.known.delete(id);
    }
  }
}
