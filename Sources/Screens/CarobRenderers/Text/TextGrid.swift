import CarobRuntime

/// A section of a collection as boxes, at the places of the layout.
///
/// A column of text is `UICollectionView.pointsPerColumn` points wide. There is no vertical scale:
/// each box is as high as its texts, and items side by side share lines.
struct TextGrid {
  private let rows: [ScreenSnapshot.Row]

  init(_ rows: [ScreenSnapshot.Row]) { self.rows = rows }

  /// An item with its place in columns.
  private struct Box {
    let columns: Range<Int>
    let main: TextRun
    let detail: TextRun

    init(_ row: ScreenSnapshot.Row, _ columns: Range<Int>) {
      self.columns = columns
      (main, detail) = row.texts
    }
  }

  var lines: [TextLine] { bands.flatMap(Self.lines) }

  /// The groups of items side by side, from top to bottom, each from left to right.
  private var bands: [[Box]] {
    let placed = rows.compactMap { row in row.frame.map { (row: row, frame: $0) } }
    return ItemBands.bands(of: placed.map(\.frame)).map { band in
      var boxes: [Box] = []
      for item in band.map({ placed[$0] }) {
        boxes.append(
          Box(item.row, ItemBands.columns(of: item.frame, after: boxes.last?.columns.upperBound)))
      }
      return boxes
    }
  }

  private static func lines(of band: [Box]) -> [TextLine] {
    var lines = [border(of: band, from: "┌", to: "┐"), texts(band, \.main)]
    if band.contains(where: { $0.detail.width > 0 }) { lines.append(texts(band, \.detail)) }
    return lines + [border(of: band, from: "└", to: "┘")]
  }

  private static func border(of band: [Box], from left: String, to right: String) -> TextLine {
    line(of: band) { box in
      [TextRun(ItemBands.border(box.columns.count, from: left, to: right), role: .detail)]
    }
  }

  private static func texts(_ band: [Box], _ text: (Box) -> TextRun) -> TextLine {
    let edge = TextRun("│", role: .detail)
    return line(of: band) { box in
      let room = box.columns.count - 2
      let run = text(box).truncated(toWidth: room)
      return [edge, run, TextRun(spaces: room - run.width), edge]
    }
  }

  /// Puts a piece for each box at the box's place in a line.
  private static func line(of band: [Box], _ piece: (Box) -> [TextRun]) -> TextLine {
    var line = TextLine()
    var end = 0
    for box in band {
      line.append(TextRun(spaces: box.columns.lowerBound - end))
      for run in piece(box) { line.append(run) }
      end = box.columns.upperBound
    }
    return line
  }
}
