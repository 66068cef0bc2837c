// Controls with a value: what makes the element of each kind, and what fills it.
"use strict";

import { element, text } from "./element.js";

// A button that taps the node.
export function tapped(page, id, name) {
  const made = element("button", name);
  made.addEventListener("click", () => page.send({ do: "tap", node: id }));
  return made;
}

// Buttons for titles, one of which is chosen by its number.
export function titles(page, id, name) {
  const made = element("div", "scopes");
  made.role = "group";
  made.ariaLabel = name;
  made.addEventListener("click", (event) => {
    const index = [...made.children].indexOf(event.target);
    if (index >= 0) page.send({ do: "value", node: id, value: index });
  });
  return made;
}

export function fillTitles(made, all, selection, isDisabled = () => false) {
  while (made.children.length > all.length) made.lastChild.remove();
  all.forEach((title, index) => {
    const button = made.children[index] ?? made.appendChild(element("button"));
    text(button, title);
    button.ariaPressed = String(index === selection);
    button.disabled = isDisabled(index);
  });
}

// The types of inputs for the forms of a date picker.
const inputTypes = { date: "date", time: "time", dateAndTime: "datetime-local", duration: "time" };

export const controls = {
  toggle: {
    make(page, id) {
      const made = tapped(page, id, "toggle");
      made.role = "switch";
      made.ariaLabel = "Switch";
      return made;
    },
    fill(made, props) {
      made.ariaChecked = String(props.value === true);
      made.disabled = props.enabled === false;
    },
  },

  slider: {
    make(page, id) {
      const made = element("input", "slider");
      made.type = "range";
      made.ariaLabel = "Slider";
      made.step = "any";
      made.addEventListener("input", () => {
        page.latest(`value ${id}`, { do: "value", node: id, value: made.valueAsNumber });
      });
      return made;
    },
    fill(made, props) {
      [made.min, made.max] = (props.limits ?? [0, 1]).map(String);
      made.disabled = props.enabled === false;
      if (document.activeElement !== made) made.value = String(props.value ?? 0);
    },
  },

  stepper: {
    make(page, id) {
      const made = element("div", "stepper");
      made.role = "group";
      made.ariaLabel = "Stepper";
      made.steps = [["−", "Decrement", -1], ["+", "Increment", 1]].map(([sign, name, steps]) => {
        const button = element("button", "", sign);
        button.ariaLabel = name;
        button.addEventListener("click", () => {
          const [minimum, maximum] = made.props.limits ?? [0, 100];
          const value = made.props.value + steps * (made.props.step ?? 1);
          // The next click may come before the answer.
          made.props.value = Math.min(Math.max(value, minimum), maximum);
          page.send({ do: "value", node: id, value });
        });
        return button;
      });
      made.append(...made.steps);
      return made;
    },
    fill(made, props) {
      made.props = { value: 0, ...props };
      made.ariaDescription = String(made.props.value);
      for (const button of made.steps) button.disabled = props.enabled === false;
    },
  },

  segments: {
    make: (page, id) => titles(page, id, "Segments"),
    fill(made, props) {
      const disabled = props.disabledTitles ?? [];
      fillTitles(
        made, props.titles ?? [], props.selection,
        (index) => props.enabled === false || disabled.includes(index));
    },
  },

  datePicker: {
    make(page, id) {
      const made = element("input", "field date");
      made.ariaLabel = "Date";
      made.addEventListener("change", () => {
        if (made.value) page.send({ do: "text", node: id, text: made.value });
      });
      made.addEventListener("blur", () => { made.value = made.latest; });
      return made;
    },
    fill(made, props) {
      const type = inputTypes[props.form] ?? "date";
      if (made.type !== type) made.type = type;
      made.disabled = props.enabled === false;
      made.latest = props.text ?? "";
      // A date that is being typed is not overwritten.
      if (document.activeElement !== made && made.value !== made.latest) made.value = made.latest;
    },
  },

  wheel: {
    make(page, id) {
      const made = element("select", "wheel");
      made.size = 5;
      made.ariaLabel = "Choice";
      made.addEventListener("change", () => page.send({ do: "value", node: id, value: made.selectedIndex }));
      return made;
    },
    fill(made, props) {
      const all = props.titles ?? [];
      while (made.options.length > all.length) made.lastChild.remove();
      all.forEach((title, index) => text(made.options[index] ?? made.appendChild(element("option")), title));
      made.selectedIndex = props.selection ?? -1;
    },
  },

  progress: {
    make() {
      const made = element("progress", "progress");
      made.max = 1;
      made.ariaLabel = "Progress";
      return made;
    },
    fill(made, props) { made.value = props.value ?? 0; },
  },

  pages: {
    make(page, id) {
      const made = titles(page, id, "Pages");
      made.className = "pages";
      return made;
    },
    fill(made, props) {
      const count = (props.limits?.[1] ?? 0) + 1;
      // A program may say any number.
      const shown = Array.from({ length: Math.min(count, 100) }, () => "");
      fillTitles(made, shown, props.value, () => props.enabled === false);
      [...made.children].forEach((button, index) => { button.ariaLabel = `Page ${index + 1} of ${count}`; });
    },
  },
};
