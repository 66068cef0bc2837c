// One row of a table, or one item of a grid.
"use strict";

import { children, element, shown, text } from "./element.js";

const accessories = {
  disclosureIndicator: "›", detailDisclosureButton: "ⓘ ›", checkmark: "✓", detailButton: "ⓘ",
};
const signs = { delete: "−", insert: "+" };
const placeholders = { loading: "Loading…", noResults: "Nothing found" };

export function makeRow() {
  const made = element("div", "cell");
  made.role = "listitem";
  made.main = element("button", "main");
  made.image = element("span", "picture");
  made.image.ariaHidden = "true";
  made.label = element("span", "label");
  made.detail = element("span", "detail");
  made.texts = element("span", "texts");
  made.texts.append(made.label, made.detail);
  made.accessory = element("span", "accessory");
  made.accessory.ariaHidden = "true";
  made.spinner = element("span", "spinner");
  made.main.append(made.image, made.spinner, made.texts, made.accessory);
  made.parts = element("div", "parts");
  // Arrows, Home, End and Delete are the field's own.
  made.parts.addEventListener("keydown", (event) => {
    if (event.target.matches("input, select, textarea") && event.key !== "Escape") event.stopPropagation();
  });
  made.actions = element("div", "actions");
  made.append(made.main, made.parts, made.actions);
  return made;
}

// Tab stops at one row of a list, and at the buttons and fields in it.
export function stopAt(stop, rows) {
  for (const made of rows) {
    const index = made === stop ? 0 : -1;
    for (const part of made.querySelectorAll("button, input, select, textarea")) {
      if (part.tabIndex !== index) part.tabIndex = index;
    }
  }
}

export function fillRow(made, row, page) {
  const props = row?.props ?? {};
  made.classList.toggle("unknown", !row);
  made.classList.toggle("selected", Boolean(props.selected));
  made.classList.toggle("failed", props.error !== undefined);
  made.classList.toggle("stands-for", props.placeholder !== undefined);
  made.classList.toggle("inspected", Boolean(row) && page.inspector.isInspecting(row));
  made.classList.toggle("below", props.style === "subtitle");
  const main = props.error ?? props.text ?? placeholders[props.placeholder] ?? "";
  text(made.label, main || (row ? "" : "…"));
  text(made.detail, props.error === undefined ? props.detail ?? "" : props.text ?? "");
  shown(made.detail, made.detail.textContent !== "");
  shown(made.spinner, props.placeholder === "loading");
  shown(made.image, props.image !== undefined);
  if (props.image !== undefined) text(made.image, props.image.slice(0, 2));
  text(made.accessory, accessories[props.accessory] ?? "");
  shown(made.accessory, made.accessory.textContent !== "");
  made.main.disabled = !row;
  const checked = props.accessory === "checkmark";
  if (props.selected || checked) made.main.ariaPressed = "true";
  else made.main.removeAttribute("aria-pressed");
  if (main === "" && row) made.main.ariaLabel = `Row ${row.at[1] + 1}, without text`;
  else made.main.removeAttribute("aria-label");
  if (!made.hears) {
    made.hears = true;
    made.main.addEventListener("click", () => {
      if (made.row) page.select(made.row);
    });
  }
  fillGround(made, props);
  fillActions(made, props, page);
  children(made.parts, (row?.children ?? []).map((part) => page.view(part)));
  shown(made.parts, made.parts.childElementCount > 0);
}

// The colours that the program has given. A text without one is black or white, or as ever on a ground that shines through.
function fillGround(made, { background, textColor, radius }) {
  made.style.background = background ?? "";
  made.style.borderRadius = radius ? `${radius}px` : "";
  const contrast = background?.length === 7 ? (isDark(background) ? "#ffffff" : "#000000") : undefined;
  const ink = textColor ?? contrast;
  for (const name of ["--ink", "--faint"]) made.style.setProperty(name, ink ?? "");
}

function isDark(color) {
  const [red, green, blue] = [1, 3, 5].map((start) => parseInt(color.slice(start, start + 2), 16));
  return red * 0.299 + green * 0.587 + blue * 0.114 < 140;
}

// What can be done with a row besides tapping it: its accessory's button, the buttons that a swipe shows, and its handle.
function entries(props, page) {
  // While the table is edited, a short sign leaves room for the text.
  const sign = signs[props.sign];
  const made = (props.actions ?? []).map((title, index) => (
    { title: sign ?? title, name: sign && title, isDestructive: index === props.deletion, run: (row) => page.act(row, index) }));
  if (props.accessory === "detailButton" || props.accessory === "detailDisclosureButton") {
    made.unshift({ title: "ⓘ", name: "Details", run: (row) => page.tapAccessory(row) });
  }
  if (props.movable) {
    made.push({ title: "↑", name: "Move up", run: (row) => page.moveRow(row, -1) });
    made.push({ title: "↓", name: "Move down", run: (row) => page.moveRow(row, 1) });
  }
  return made;
}

// They are seen when the row has the focus or the mouse, and as long as the table is edited.
function fillActions(made, props, page) {
  const all = entries(props, page);
  made.entries = all;
  while (made.actions.children.length > all.length) made.actions.lastChild.remove();
  while (made.actions.children.length < all.length) {
    const button = made.actions.appendChild(element("button", "action"));
    const index = made.actions.children.length - 1;
    button.addEventListener("click", () => { if (made.row) made.entries[index].run(made.row); });
  }
  all.forEach(({ title, name, isDestructive }, index) => {
    const button = made.actions.children[index];
    text(button, title);
    button.title = name ?? "";
    if (name) button.ariaLabel = name;
    else button.removeAttribute("aria-label");
    button.classList.toggle("destructive", isDestructive === true);
  });
  made.classList.toggle("edited", props.sign !== undefined || props.movable === true);
  shown(made.actions, all.length > 0);
}
