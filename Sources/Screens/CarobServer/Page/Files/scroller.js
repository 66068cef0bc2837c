// Scrolls content of any height: a browser lays out some million pixels, so what is higher is scaled, and small movements are
// made by the page.
"use strict";

const limit = 8_000_000;

export class Scroller {
  constructor(element, canvas, moved) {
    this.element = element;
    this.canvas = canvas;
    this.offset = 0;
    this.height = 0;
    this.set = 0;
    element.addEventListener("scroll", () => {
      // The page's own movement is known better than its rounded place.
      if (Math.abs(element.scrollTop - this.set) > 1) {
        this.set = element.scrollTop;
        this.offset = this.set * this.scale;
      }
      moved();
    }, { passive: true });
    element.addEventListener("wheel", (event) => {
      if (this.scale === 1 || event.ctrlKey) return;
      event.preventDefault();
      this.to(this.offset + event.deltaY * [1, 40, this.view][event.deltaMode]);
    }, { passive: false });
  }

  get view() { return this.element.clientHeight; }

  get scale() {
    if (this.height <= limit) return 1;
    return (this.height - this.view) / (limit - this.view);
  }

  // Where something of the content is on the canvas.
  onCanvas(y) { return this.element.scrollTop + y - this.offset; }

  resize(height) {
    this.height = height;
    const shown = `${Math.min(height, limit)}px`;
    if (this.canvas.style.height !== shown) this.canvas.style.height = shown;
    this.to(this.offset);
  }

  to(offset) {
    this.offset = Math.max(0, Math.min(offset, this.height - this.view));
    const top = this.offset / this.scale;
    if (Math.abs(this.element.scrollTop - top) > 0.5) this.element.scrollTop = top;
    this.set = this.element.scrollTop;
    if (this.scale === 1) this.offset = this.set;
  }

  // Scrolls as little as shows something.
  reveal(top, height, margin = 0) {
    if (top - margin < this.offset) this.to(top - margin);
    else if (top + height > this.offset + this.view) this.to(top + height - this.view);
  }
}
