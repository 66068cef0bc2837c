import struct Foundation.CGRect

/// The lines of one section of a flow layout, from its first item on. Places are counted from the
/// first line's beginning along the axis, and from the left inset across it.
protocol FlowLines {
  /// The length from the beginning of the first line to the end of the last.
  var length: Double { get }

  /// The items of the lines that a part of the axis touches.
  func items(from: Double, to: Double) -> Range<Int>

  func place(of item: Int) -> FlowPlace
}

/// The room for lines, and the spacing of items and lines.
struct FlowRoom: Equatable {
  /// The maximum length of a line.
  var across: Double
  /// The minimum spacing between the items of a line.
  var itemSpacing: Double
  var lineSpacing: Double
}

/// Lines of items of one size: a grid. All places are computed by arithmetic.
///
/// Full lines reach from side to side, with equal gaps; the last one keeps the gaps of the others.
/// A column of single items is in the middle.
struct UniformLines: FlowLines {
  private let count: Int
  private let size: FlowSize
  private let itemsPerLine: Int
  private let gap: Double
  private let left: Double
  private let lineSpacing: Double

  init(_ count: Int, of size: FlowSize, in room: FlowRoom) {
    self.count = count
    self.size = size
    lineSpacing = room.lineSpacing
    let pitch = size.across + room.itemSpacing
    // As many as fit, with a little tolerance, because lengths are not exact.
    let fitting = ((room.across + room.itemSpacing) / pitch + 1e-9).rounded(.down)
    if pitch > 0, fitting <= 1 {
      itemsPerLine = 1
      gap = 0
      left = max(0, (room.across - size.across) / 2)
    } else {
      // One line for all if they fit, or if they have no length.
      itemsPerLine = pitch > 0 && fitting < Double(count) ? Int(fitting) : max(count, 1)
      gap =
        pitch > 0 && fitting.isFinite
        ? (room.across - fitting * size.across) / (fitting - 1) : 0
      left = 0
    }
  }

  private var lineCount: Int { count / itemsPerLine + (count % itemsPerLine == 0 ? 0 : 1) }

  private var pitch: Double { size.along + lineSpacing }

  var length: Double {
    count == 0 ? 0 : Double(lineCount) * size.along + Double(lineCount - 1) * lineSpacing
  }

  func items(from: Double, to: Double) -> Range<Int> {
    // Items without area are not visible.
    guard count > 0, size.along > 0, size.across > 0, to > 0, from < length else { return 0..<0 }
    let first = max(0, ((from - size.along) / pitch).rounded(.down) + 1)
    let end = min(Double(lineCount), (to / pitch).rounded(.up))
    guard first < end else { return 0..<0 }
    return Int(first) * itemsPerLine..<min(count, Int(end) * itemsPerLine)
  }

  func place(of item: Int) -> FlowPlace {
    FlowPlace(
      along: Double(item / itemsPerLine) * pitch,
      across: left + Double(item % itemsPerLine) * (size.across + gap), size: size)
  }
}
