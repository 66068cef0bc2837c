// What a program has drawn, as SVG. The server sends shapes as values; nothing of them becomes HTML.
"use strict";

const namespace = "http://www.w3.org/2000/svg";
let drawings = 0;

function svg(name, attributes = {}) {
  const made = document.createElementNS(namespace, name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== null) made.setAttribute(key, value);
  }
  return made;
}

const matrix = (numbers) => (numbers ? `matrix(${numbers.join(" ")})` : undefined);

function clipPath({ path, isEvenOdd, parent }, index, prefix) {
  const outer = parent === undefined ? undefined : `url(#${prefix}c${parent})`;
  const made = svg("clipPath", { id: `${prefix}c${index}`, "clip-path": outer });
  made.append(svg("path", { d: path, "clip-rule": isEvenOdd ? "evenodd" : undefined }));
  return made;
}

function gradientElement({ numbers, stops, transform }, index, prefix) {
  const isRadial = numbers.length === 6;
  const made = svg(isRadial ? "radialGradient" : "linearGradient", {
    id: `${prefix}g${index}`, gradientUnits: "userSpaceOnUse", gradientTransform: matrix(transform),
  });
  const names = isRadial ? ["fx", "fy", "fr", "cx", "cy", "r"] : ["x1", "y1", "x2", "y2"];
  names.forEach((name, number) => made.setAttribute(name, numbers[number]));
  for (const { place, color } of stops) made.append(svg("stop", { offset: place, "stop-color": color }));
  return made;
}

function patternElement({ tile, xStep, yStep, transform }, index, prefix) {
  const id = `${prefix}p${index}`;
  const made = svg("pattern", {
    id, patternUnits: "userSpaceOnUse", width: xStep, height: yStep, patternTransform: matrix(transform),
  });
  made.append(...elements(tile, `${id}-`));
  return made;
}

// What the shapes of a drawing name, and the shapes.
function elements({ clips, gradients, patterns, shapes }, prefix) {
  return [
    ...clips.map((clip, index) => clipPath(clip, index, prefix)),
    ...gradients.map((gradient, index) => gradientElement(gradient, index, prefix)),
    ...patterns.map((pattern, index) => patternElement(pattern, index, prefix)),
    ...shapes.map((shape) => shapeElement(shape, prefix)),
  ];
}

function content({ path, text, image }) {
  if (text) {
    const made = svg("text", { x: text.x, y: text.y, "text-anchor": text.anchor });
    made.textContent = text.string;
    const { style } = made;
    style.font = `${text.isItalic ? "italic " : ""}${text.isBold ? "bold " : ""}${text.size}px system-ui, sans-serif`;
    style.whiteSpace = "pre";
    if (text.isUnderlined) style.textDecoration = "underline";
    return made;
  }
  if (image) {
    // Of a named picture only the name is known.
    const [x, y, width, height] = image.frame;
    const made = svg("rect", { x, y, width, height, rx: 4 });
    const title = svg("title");
    title.textContent = image.name;
    made.append(title);
    return made;
  }
  return svg("path", { d: path });
}

function shapeElement(shape, prefix) {
  const made = content(shape);
  const { style } = made;
  if (shape.transform) made.setAttribute("transform", matrix(shape.transform));
  style.fill = shape.image ? "#8e8e9380" : shape.fill ?? "none";
  if (shape.gradient !== undefined) style.fill = `url("#${prefix}g${shape.gradient}")`;
  if (shape.pattern !== undefined) style.fill = `url("#${prefix}p${shape.pattern}")`;
  style.stroke = shape.stroke ?? "none";
  if (shape.isEvenOdd) style.fillRule = "evenodd";
  const line = shape.stroke ? shape.line : undefined;
  if (line) {
    style.strokeWidth = `${line.width}px`;
    style.strokeLinecap = line.cap ?? "butt";
    style.strokeLinejoin = line.join ?? "miter";
    style.strokeMiterlimit = line.miterLimit ?? 10;
    if (line.dash) {
      style.strokeDasharray = line.dash.map((length) => `${length}px`).join(" ");
      style.strokeDashoffset = `${line.phase ?? 0}px`;
    }
  }
  if (shape.alpha !== undefined) style.opacity = shape.alpha;
  if (shape.blend) style.mixBlendMode = shape.blend;
  const { shadow } = shape;
  if (shadow) style.filter = `drop-shadow(${shadow.x}px ${shadow.y}px ${shadow.blur}px ${shadow.color})`;
  if (shape.clip === undefined) return made;
  // Around the element, whose transform is not that of the area.
  const group = svg("g", { "clip-path": `url(#${prefix}c${shape.clip})` });
  group.append(made);
  return group;
}

// Puts a drawing behind the other content of an element; takes it away when there is none.
export function fillDrawing(made, text) {
  // A text that was written into the element may have taken the place of the drawing.
  if (made.drawn === text && (text === undefined || made.canvas?.parentNode === made)) return;
  made.drawn = text;
  made.classList.toggle("drawn", text !== undefined);
  made.canvas?.remove();
  made.canvas = null;
  if (text === undefined) return;
  const drawing = JSON.parse(text);
  if (!drawing.shapes) return;
  const prefix = `drawing${++drawings}`;
  const [width, height] = [Math.max(drawing.width, 1), Math.max(drawing.height, 1)];
  const canvas = svg("svg", {
    class: "canvas-of-view", viewBox: `0 0 ${width} ${height}`, width, height, preserveAspectRatio: "none",
    "aria-hidden": "true",
  });
  canvas.append(...elements(drawing, prefix));
  made.canvas = canvas;
  made.prepend(canvas);
}
