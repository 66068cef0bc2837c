// Elements without HTML: every text is a text.
"use strict";

export function element(name, className = "", content = null) {
  const made = document.createElement(name);
  if (className) made.className = className;
  if (content !== null) made.textContent = content;
  if (name === "button") made.type = "button";
  return made;
}

// Writes only what is other, so that a selection stays.
export function text(target, content) {
  if (target.textContent !== content) target.textContent = content;
}

export function shown(target, isShown) {
  if (target.hidden === isShown) target.hidden = !isShown;
}

// Makes an element's children those, in this order, moving as few as possible.
export function children(target, wanted) {
  for (const child of [...target.children]) if (!wanted.includes(child)) child.remove();
  wanted.forEach((child, index) => {
    if (target.children[index] !== child) target.insertBefore(child, target.children[index] ?? null);
  });
}
