// What a program says of its views besides their content: to screen readers, and of corners, borders, opacity and transforms.
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
  const turned = props.transform;
  made.style.transform = turned ? `matrix(${turned.slice(0, 6).join(", ")})` : "";
  made.style.transformOrigin = turned ? `${turned[6] * 100}% ${turned[7] * 100}%` : "";
  made.style.borderRadius = props.radius ? `${props.radius}px` : "";
  made.style.border = props.border ? `${props.border}px solid ${props.borderColor ?? "#000000"}` : "";
}
