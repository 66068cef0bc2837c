// One row of a table, or one item of a grid.
"use strict";

import { children, element, shown, text } from "./element.js";

const accessories = {
  disclosureIndicator: "›", detailDisclosureButton: "ⓘ ›", checkmark: "✓", detailButton: "ⓘ",
};
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
  made.actions = element("div", "actions");
  made.append(made.main, made.parts, made.actions);
  return made;
}

// Tab stops at one row of a list, and at the buttons and fields in it.
export function stopAt(stop, rows) {
  for (const made of rows) {
    const index = made === stop ? 0 : -1;
    for (const part of made.querySelectorAll("button, input")) {
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
  fillActions(made, props, page);
  children(made.parts, (row?.children ?? []).map((part) => page.view(part)));
  shown(made.parts, made.parts.childElementCount > 0);
}

// The buttons that a swipe shows, and those that move a row. They are seen when the row has the focus or the mouse, and as long as
// the table is edited.
function fillActions(made, props, page) {
  const titles = props.actions ?? [];
  const count = titles.length + (props.movable ? 2 : 0);
  while (made.actions.children.length > count) made.actions.lastChild.remove();
  while (made.actions.children.length < count) {
    const button = made.actions.appendChild(element("button", "action"));
    button.addEventListener("click", () => {
      if (!made.row) return;
      const step = Number(button.dataset.step);
      if (step) page.moveRow(made.row, step);
      else page.act(made.row, [...made.actions.children].indexOf(button));
    });
  }
  [...made.actions.children].forEach((button, index) => {
    const step = index < titles.length ? 0 : index === titles.length ? -1 : 1;
    button.dataset.step = String(step);
    text(button, step === 0 ? titles[index] : step < 0 ? "↑" : "↓");
    if (step === 0) button.removeAttribute("aria-label");
    else button.ariaLabel = step < 0 ? "Move up" : "Move down";
    button.classList.toggle("destructive", step === 0 && index === props.deletion);
  });
  made.classList.toggle("edited", props.sign !== undefined || props.movable === true);
  shown(made.actions, count > 0);
}
