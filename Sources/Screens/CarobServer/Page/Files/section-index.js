// The index at the right edge of a table: titles that lead to sections.
"use strict";

import { element, shown, text } from "./element.js";

export class SectionIndex {
  constructor(chosen) {
    this.element = element("nav", "index");
    this.element.ariaLabel = "Index";
    this.element.addEventListener("click", (event) => {
      const button = event.target.closest("button");
      if (button) chosen(Number(button.dataset.index));
    });
    this.element.addEventListener("keydown", (event) => this.key(event));
    shown(this.element, false);
  }

  fill(titles) {
    const { children } = this.element;
    while (children.length > titles.length) this.element.lastChild.remove();
    titles.forEach((title, index) => {
      const button = children[index] ?? this.element.appendChild(element("button"));
      button.dataset.index = String(index);
      text(button, title);
    });
    this.placeStop([...children].find((button) => button.tabIndex === 0) ?? children[0]);
    shown(this.element, titles.length > 0);
  }

  // Tab stops at one title; arrows lead to the others.
  placeStop(stop) {
    for (const button of this.element.children) button.tabIndex = button === stop ? 0 : -1;
  }

  key(event) {
    const steps = { ArrowDown: "nextElementSibling", ArrowUp: "previousElementSibling" };
    const next = document.activeElement[steps[event.key]];
    if (!next) return;
    event.preventDefault();
    this.placeStop(next);
    next.focus();
  }
}
