import InstantCocoa

/// The items of a section of a collection as boxes, beside and below each other as the layout has them.
///
/// A column of text is `UICollectionView.pointsPerColumn` points wide. Down there is no scale: each box is as high
/// as its texts, and items that are beside each other stand on the same lines.
struct TextGrid {
  private let rows: [ScreenSnapshot.Row]

  init(_ rows: [ScreenSnapshot.Row]) { self.rows = rows }

  /// An item and the columns that it takes.
  private struct Box {
    let start: Int
    let width: Int
    let main: TextRun
    let detail: TextRun

    /// Enough for a border and one column between.
    static let leastWidth = 3

    init(_ row: ScreenSnapshot.Row, _ frame: ScreenSnapshot.Frame, after end: Int) {
      start = max(Self.columns(frame.x), end)
      width = max(Self.columns(frame.width), Self.leastWidth)
      (main, detail) = row.texts
    }

    var end: Int { start + width }

    private static func columns(_ points: Double) -> Int {
      // A wild layout may place items further away than any text reaches.
      Int(min(max((points / UICollectionView.pointsPerColumn).rounded(), 0), 10_000))
    }
  }

  /// The lines of all boxes.
  ///
  /// - Complexity: O(n log n) in the number of items, and O(length of all text).
  var lines: [TextLine] { bands.flatMap(Self.lines) }

  /// The items that are beside each other, from top to bottom; in each, from left to right.
  private var bands: [[Box]] {
    let placed = rows.compactMap { row in row.frame.map { (row: row, frame: $0) } }
      .sorted { ($0.frame.y, $0.frame.x) < ($1.frame.y, $1.frame.x) }
    var bands: [[(row: ScreenSnapshot.Row, frame: ScreenSnapshot.Frame)]] = []
    var end = -Double.infinity
    for item in placed {
      // Half of an item's height has to be beside the others, so that a hair's breadth makes no line.
      if item.frame.y + item.frame.height / 2 < end, !bands.isEmpty {
        bands[bands.count - 1].append(item)
      } else {
        bands.append([item])
        end = item.frame.y + item.frame.height
      }
    }
    return bands.map { band in
      var boxes: [Box] = []
      for item in band.sorted(by: { $0.frame.x < $1.frame.x }) {
        boxes.append(Box(item.row, item.frame, after: boxes.last?.end ?? 0))
      }
      return boxes
    }
  }

  private static func lines(of band: [Box]) -> [TextLine] {
    var lines = [border(band, "┌", "┐"), texts(band, \.main)]
    if band.contains(where: { $0.detail.width > 0 }) { lines.append(texts(band, \.detail)) }
    return lines + [border(band, "└", "┘")]
  }

  private static func border(_ band: [Box], _ left: String, _ right: String) -> TextLine {
    line(of: band) { box in
      [TextRun(left + String(repeating: "─", count: box.width - 2) + right, role: .detail)]
    }
  }

  private static func texts(_ band: [Box], _ text: (Box) -> TextRun) -> TextLine {
    let edge = TextRun("│", role: .detail)
    return line(of: band) { box in
      let run = text(box).truncated(toWidth: box.width - 2)
      return [edge, run, TextRun(spaces: box.width - 2 - run.width), edge]
    }
  }

  /// A line with a piece for each box, where the box is.
  private static func line(of band: [Box], _ piece: (Box) -> [TextRun]) -> TextLine {
    var line = TextLine()
    var end = 0
    for box in band {
      line.append(TextRun(spaces: box.start - end))
      for run in piece(box) { line.append(run) }
      end = box.end
    }
    return line
  }
}
