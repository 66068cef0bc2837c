// Where the rows of a list are, from the top of its content, in pixels. All rows count, few were ever seen: the others are as
// high as most.
"use strict";

const heading = 38;
const gap = 18;
const footing = 30;
// More heights than this are not kept.
const kept = 4096;

export class Geometry {
  constructor() {
    this.usual = 44;
    this.odd = new Map();
    this.lay([]);
  }

  // Takes other sections; rows that moved have forgotten their heights.
  lay(sections) {
    this.odd.clear();
    this.sections = sections;
    this.measure();
  }

  measure() {
    this.starts = [];
    let [row, y] = [0, 0];
    for (const section of this.sections) {
      const top = y;
      y += this.above(section);
      this.starts.push({ row, top, y });
      row += section.rows;
      y += section.rows * this.usual + (section.footer ? footing : 0);
    }
    this.count = row;
    this.plain = y + gap;
  }

  above(section) { return section.title ? heading : gap; }

  // Learns how high some rows are; tells whether that moves others.
  learn(first, heights) {
    let moves = false;
    if (heights.length && this.odd.size === 0 && !heights.includes(this.usual)) {
      this.usual = heights[0];
      this.measure();
      moves = true;
    }
    heights.forEach((height, offset) => {
      const row = first + offset;
      const delta = height - this.usual;
      if ((this.odd.get(row) ?? 0) === delta) return;
      if (this.odd.size > kept) this.odd.clear();
      if (delta) this.odd.set(row, delta);
      else this.odd.delete(row);
      moves = true;
    });
    return moves;
  }

  get height() {
    let height = this.plain;
    for (const delta of this.odd.values()) height += delta;
    return height;
  }

  // The number of the section of a row.
  sectionOf(row) {
    let [low, high] = [0, this.starts.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.starts[middle].row <= row) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  place(row) {
    const section = this.sectionOf(row);
    return [section, row - (this.starts[section]?.row ?? 0)];
  }

  number([section, row]) { return (this.starts[section]?.row ?? 0) + row; }

  before(row) {
    let sum = 0;
    for (const [other, delta] of this.odd) if (other < row) sum += delta;
    return sum;
  }

  top(row) {
    const section = this.starts[this.sectionOf(row)];
    return section ? section.y + (row - section.row) * this.usual + this.before(row) : 0;
  }

  topOfSection(section) {
    const start = this.starts[section];
    return start.top + this.before(start.row);
  }

  heightOf(row) { return this.usual + (this.odd.get(row) ?? 0); }

  // The row at a place, or the one below it.
  rowAt(y) {
    let [low, high] = [0, Math.max(0, this.count - 1)];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.top(middle) + this.heightOf(middle) > y) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}
