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
  made.append(made.main, made.parts);
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
  children(made.parts, (row?.children ?? []).map((part) => page.view(part)));
  shown(made.parts, made.parts.childElementCount > 0);
}
