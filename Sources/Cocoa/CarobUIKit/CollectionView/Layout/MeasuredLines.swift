import CarobRuntime

/// Lines of items of different sizes. Items beyond the measured ones count with an estimated size.
///
/// Full lines reach from side to side, with equal gaps, and an item alone in one is in the middle;
/// the last line begins at the left with the least gaps. Items are in the middle of their line's
/// height.
struct MeasuredLines: FlowLines {
  private struct Line {
    let items: Range<Int>
    let start: Double
    let along: Double
    let left: Double
    let gap: Double
  }

  private let count: Int
  private let room: FlowRoom
  private let estimate: FlowSize
  private var lines: [Line] = []
  private var sizes: [FlowSize] = []
  /// The beginning of each measured item across the axis.
  private var lefts: [Double] = []
  /// The first item that is not in a line yet.
  private var next = 0

  init(_ count: Int, estimated estimate: FlowSize, in room: FlowRoom) {
    self.count = count
    self.estimate = estimate
    self.room = room
  }

  /// The beginning of the line after the finished ones.
  private var end: Double {
    lines.last.map { $0.start + $0.along + room.lineSpacing } ?? 0
  }

  /// Whether all sizes are known.
  var isMeasured: Bool { next == count }

  /// The size of all items; nil unless all are measured and share one.
  var commonSize: FlowSize? {
    isMeasured && sizes.allSatisfy { $0 == sizes.first } ? sizes.first : nil
  }

  var length: Double {
    let rest = UniformLines(count - next, of: estimate, in: room)
    let measured = lines.last.map { $0.start + $0.along } ?? 0
    return isMeasured ? measured : end + rest.length
  }

  /// Measures items until the finished lines reach a place along the axis and include some item.
  ///
  /// - Complexity: O(items that are measured).
  mutating func measure<Failure: Error>(
    to place: Double, including item: Int?, _ size: (Int) throws(Failure) -> FlowSize
  ) throws(Failure) {
    while next < count, end < place || next <= item ?? -1 { try measureLine(size) }
  }

  private mutating func measureLine<Failure: Error>(
    _ size: (Int) throws(Failure) -> FlowSize
  ) throws(Failure) {
    var used = 0.0
    var along = 0.0
    var item = next
    while item < count {
      // The item that did not fit into the line before is measured already.
      if item == sizes.count { sizes.append(try size(item)) }
      let wanted = used + (item == next ? 0 : room.itemSpacing) + sizes[item].across
      if item > next, wanted > room.across + 1e-9 * room.across { break }
      used = wanted
      along = max(along, sizes[item].along)
      item += 1
    }
    finishLine(next..<item, used: used, along: along)
  }

  private mutating func finishLine(_ items: Range<Int>, used: Double, along: Double) {
    let free = max(0, room.across - used)
    let isLast = items.upperBound == count
    let left = items.count == 1 && !isLast ? free / 2 : 0
    let gap =
      room.itemSpacing + (items.count > 1 && !isLast ? free / Double(items.count - 1) : 0)
    lines.append(Line(items: items, start: end, along: along, left: left, gap: gap))
    var across = left
    for item in items {
      lefts.append(across)
      across += sizes[item].across + gap
    }
    next = items.upperBound
  }

  func items(from: Double, to: Double) -> Range<Int> {
    let first = lines.partitioningIndex { $0.start + $0.along > from }
    let last = lines.partitioningIndex { $0.start >= to }
    return first < last ? lines[first].items.lowerBound..<lines[last - 1].items.upperBound : 0..<0
  }

  /// - Precondition: the item is measured.
  func place(of item: Int) -> FlowPlace {
    let line = lines[lines.partitioningIndex { $0.items.upperBound > item }]
    return FlowPlace(
      along: line.start + (line.along - sizes[item].along) / 2, across: lefts[item],
      size: sizes[item])
  }
}
