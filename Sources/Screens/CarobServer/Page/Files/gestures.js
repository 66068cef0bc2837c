// Gestures of a mouse, of fingers or of the keyboard, in views in which the program's recognizers act. The server has found those:
// the gestures of a node are also those of the views around it.
"use strict";

// A finger that moves less rests.
const slop = 10;
// In milliseconds: a long press, the longest swipe, and the longest pause within two taps.
const [press, quick, pairing] = [500, 400, 300];

const distance = ([x, y], [otherX, otherY]) => Math.hypot(otherX - x, otherY - y);
const angle = ([x, y], [otherX, otherY]) => Math.atan2(otherY - y, otherX - x);

export class Gestures {
  constructor(page, root) {
    this.page = page;
    this.root = root;
    this.fingers = new Map();
    root.addEventListener("pointerdown", (event) => this.begin(event));
    addEventListener("pointermove", (event) => this.move(event));
    addEventListener("pointerup", (event) => this.end(event));
    addEventListener("pointercancel", () => this.forget());
    // Before the elements hear of a click that a gesture has used up.
    root.addEventListener("click", (event) => this.click(event), true);
    root.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    root.addEventListener("keydown", (event) => this.key(event));
  }

  // What is under a pointer: the element of a node or a row, else the screen.
  hit(target) {
    const { nodes } = this.page.model;
    for (let made = target; made && made !== this.root; made = made.parentElement) {
      const id = made.row?.id ?? made.dataset.node;
      if (id !== undefined) return this.with(made, nodes.get(Number(id)));
    }
    return this.with(this.root, this.page.model.screen());
  }

  with(element, node) {
    return { element, id: node?.id, names: node?.props.gestures ?? [] };
  }

  send(hit, gesture, at, more = {}) {
    if (!hit.names.includes(gesture)) return false;
    const { left, top } = hit.element.getBoundingClientRect();
    const from = at ? [at[0] - left, at[1] - top] : undefined;
    this.page.send({ do: "gesture", node: hit.id, gesture, from, ...more });
    return true;
  }

  begin(event) {
    if (event.button > 0 || event.target.closest("input, select, textarea")) return;
    if (this.fingers.size === 0) {
      this.isUsed = false;
      this.pressed = this.hit(event.target);
    }
    const at = [event.clientX, event.clientY];
    this.fingers.set(event.pointerId, { start: at, at, time: event.timeStamp });
    clearTimeout(this.pressing);
    if (this.fingers.size > 1) return;
    this.pressing = setTimeout(() => { this.isUsed = this.send(this.pressed, "longPress", at); }, press);
  }

  move(event) {
    const finger = this.fingers.get(event.pointerId);
    if (!finger) return;
    finger.at = [event.clientX, event.clientY];
    if (distance(finger.start, finger.at) > slop) clearTimeout(this.pressing);
  }

  end(event) {
    const finger = this.fingers.get(event.pointerId);
    if (!finger) return;
    finger.at = [event.clientX, event.clientY];
    const fingers = [...this.fingers.values()];
    this.forget();
    if (this.isUsed) return;
    if (fingers.length > 1) this.turn(fingers);
    else if (distance(finger.start, finger.at) > slop) this.drag(finger, event.timeStamp - finger.time);
  }

  forget() {
    clearTimeout(this.pressing);
    this.fingers.clear();
  }

  drag({ start, at }, time) {
    const by = [at[0] - start[0], at[1] - start[1]];
    const isAcross = Math.abs(by[0]) > Math.abs(by[1]);
    const swipe = isAcross ? (by[0] > 0 ? "swipeRight" : "swipeLeft") : (by[1] > 0 ? "swipeDown" : "swipeUp");
    this.isUsed = (time < quick && this.send(this.pressed, swipe, start)) || this.send(this.pressed, "pan", start, { by });
  }

  turn([one, other]) {
    const before = distance(one.start, other.start);
    const middle = [(one.start[0] + other.start[0]) / 2, (one.start[1] + other.start[1]) / 2];
    if (before > 0) this.send(this.pressed, "pinch", middle, { amount: distance(one.at, other.at) / before });
    const turned = angle(one.at, other.at) - angle(one.start, other.start);
    // The shorter way around.
    this.send(this.pressed, "rotation", middle, { amount: Math.atan2(Math.sin(turned), Math.cos(turned)) });
    this.isUsed = true;
  }

  click(event) {
    const isUsed = this.isUsed;
    this.isUsed = false;
    // A click of the keyboard is none of a gesture.
    if (isUsed && event.detail > 0) {
      event.stopPropagation();
      event.preventDefault();
      return;
    }
    const hit = this.hit(event.target);
    const at = [event.clientX, event.clientY];
    clearTimeout(this.tapping);
    if (event.detail > 1 && this.send(hit, "doubleTap", at)) return;
    if (!hit.names.includes("tap")) return;
    // The second of two taps may follow.
    const pause = hit.names.includes("doubleTap") ? pairing : 0;
    this.tapping = setTimeout(() => this.send(hit, "tap", at), pause);
  }

  // A wheel with Control pinches, as a touchpad has it; the last turn ends the gesture.
  wheel(event) {
    if (!event.ctrlKey) return;
    const hit = this.hit(event.target);
    if (!hit.names.includes("pinch")) return;
    event.preventDefault();
    this.scale = (this.scale ?? 1) * Math.exp(-event.deltaY / 100);
    clearTimeout(this.pinching);
    this.pinching = setTimeout(() => {
      this.send(hit, "pinch", [event.clientX, event.clientY], { amount: this.scale });
      this.scale = 1;
    }, 200);
  }

  key(event) {
    if (event.key !== "Enter" || !event.target.classList.contains("gestures")) return;
    if (event.target.matches("button, input, select, textarea")) return;
    const hit = this.hit(event.target);
    if (!this.send(hit, "tap")) this.send(hit, "doubleTap");
  }
}

const moving = ["pan", "pinch", "rotation", "swipeLeft", "swipeRight", "swipeUp", "swipeDown"];

// Tells of gestures by the element's look, and lets the keyboard reach one that is tapped.
export function fillGestures(made, names = []) {
  made.classList.toggle("gestures", names.length > 0);
  made.classList.toggle("moves", names.some((name) => moving.includes(name)));
  if (made.matches("button, input, select, textarea")) return;
  const isTapped = names.includes("tap") || names.includes("doubleTap");
  if (isTapped) {
    made.tabIndex = 0;
    if (!made.role || made.role === "img") made.role = "button";
    made.isTapped = true;
  } else if (made.isTapped) {
    made.removeAttribute("tabindex");
    made.removeAttribute("role");
    made.isTapped = false;
  }
}
