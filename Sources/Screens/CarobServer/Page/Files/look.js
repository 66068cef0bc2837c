// What a program says of its views besides their content: to screen readers, and of corners, borders and opacity.
"use strict";

const roles = { header: "heading", link: "link", image: "img", button: "button", search: "search" };

export function fillLook(made, props) {
  // What the element says by itself comes back when the program takes its label away.
  if (made.given === undefined || made.ariaLabel !== made.given) made.plain = made.ariaLabel;
  made.given = props.label ?? made.plain;
  made.ariaLabel = made.given;
  made.ariaValueText = props.spoken ?? null;
  if (props.identifier) made.dataset.identifier = props.identifier;
  else delete made.dataset.identifier;
  const role = props.traits?.map((trait) => roles[trait]).find(Boolean);
  if (role && !made.matches("button, input, select, textarea, progress, form")) made.role = role;
  made.style.opacity = props.opacity ?? "";
  made.style.borderRadius = props.radius ? `${props.radius}px` : "";
  made.style.border = props.border ? `${props.border}px solid ${props.borderColor ?? "#000000"}` : "";
}
