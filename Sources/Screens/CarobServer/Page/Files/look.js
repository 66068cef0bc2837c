// What a program says of its views besides their content: to screen readers, and of corners, borders and opacity.
"use strict";

const roles = { header: "heading", link: "link", image: "img", button: "button", search: "search" };

export function fillLook(made, props) {
  if (props.label) made.ariaLabel = props.label;
  if (props.spoken) made.ariaValueText = props.spoken;
  if (props.identifier) made.dataset.identifier = props.identifier;
  const role = props.traits?.map((trait) => roles[trait]).find(Boolean);
  if (role && !made.matches("button, input, form")) made.role = role;
  made.style.opacity = props.opacity ?? "";
  made.style.borderRadius = props.radius ? `${props.radius}px` : "";
  made.style.border = props.border ? `${props.border}px solid ${props.borderColor ?? "#000000"}` : "";
}
