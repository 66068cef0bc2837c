import CarobRuntime
import CarobRenderers
import CarobScreens

/// Lays out the known items of a collection as boxes, in bands from top to bottom.
package struct GridLayout {
  struct Box {
    let number: Int
    let columns: Range<Int>
    let main: Span
    let detail: Span

    var middle: Int { columns.lowerBound + columns.count / 2 }
  }

  /// A band of items side by side.
  struct Band {
    let section: Int
    let boxes: [Box]

    var height: Int { hasDetail ? 4 : 3 }
    var hasDetail: Bool { boxes.contains { $0.detail.width > 0 } }
    var first: Int { boxes.map(\.number).min() ?? 0 }
  }

  let bands: [Band]
  private let content: ListContent
  private let height: Int

  package init(_ content: ListContent, height: Int, spinner: String = "") {
    self.content = content
    self.height = max(1, height)
    let items = content.rows.enumerated().compactMap { index, row in
      row.frame.map { (number: content.first + index, row: row, frame: $0) }
    }
    bands = ItemBands.bands(of: items.map(\.frame)).map { band in
      var boxes: [Box] = []
      for index in band {
        let item = items[index]
        let (main, detail) = item.row.texts(spinner: spinner)
        let columns = ItemBands.columns(
          of: item.frame, after: boxes.last?.columns.upperBound)
        boxes.append(Box(number: item.number, columns: columns, main: main, detail: detail))
      }
      return Band(section: items[band[0]].row.at.section, boxes: boxes)
    }
  }

  func band(of number: Int) -> Int? {
    bands.firstIndex { $0.boxes.contains { $0.number == number } }
  }

  private func hasTitle(_ index: Int, first: Int) -> Bool {
    let section = bands[index].section
    return (index == first || bands[index - 1].section != section)
      && !content.title(ofSection: section).isEmpty
  }

  /// Returns the number of lines of some bands.
  private func height(of indices: ClosedRange<Int>) -> Int {
    indices.reduce(0) {
      $0 + bands[$1].height + (hasTitle($1, first: indices.lowerBound) ? 1 : 0)
    }
  }

  /// Returns the first item of the band at the top, scrolled as little as possible to make an item visible.
  package func top(showing cursor: Int, from top: Int) -> Int {
    guard let wanted = band(of: cursor) else { return top }
    var index = min(bands.lastIndex { $0.first <= top } ?? 0, wanted)
    while index < wanted, height(of: index...wanted) > height { index += 1 }
    return bands[index].first
  }

  /// Returns whether the known bands leave lines empty at the bottom.
  package func hasRoom(from top: Int) -> Bool {
    guard let index = bands.firstIndex(where: { $0.first >= top }) else { return true }
    return height(of: index...bands.count - 1) < height
  }

  /// Returns the number of bands on a page.
  package func pageLength(from top: Int) -> Int {
    guard let index = bands.firstIndex(where: { $0.first >= top }) else { return 1 }
    var end = index
    while end + 1 < bands.count, height(of: index...end + 1) <= height { end += 1 }
    return max(1, end - index)
  }

  /// Returns the nearest item in the band above or below; nil when that band is not known.
  package func neighbour(of cursor: Int, below: Bool) -> Int? {
    guard let index = band(of: cursor),
      let box = bands[index].boxes.first(where: { $0.number == cursor })
    else { return nil }
    let other = index + (below ? 1 : -1)
    guard bands.indices.contains(other) else { return nil }
    return bands[other].boxes.min {
      abs($0.middle - box.middle) < abs($1.middle - box.middle)
    }?.number
  }

  /// Returns the previous or next item, from left to right and from top to bottom; nil when it is not known.
  package func neighbour(of cursor: Int, after: Bool) -> Int? {
    let numbers = bands.flatMap { $0.boxes.map(\.number) }
    guard let index = numbers.firstIndex(of: cursor) else { return nil }
    let other = index + (after ? 1 : -1)
    return numbers.indices.contains(other) ? numbers[other] : nil
  }

  // MARK: Drawing

  /// Returns the lines from an item on, with the columns of the items on each.
  ///
  /// - Parameters:
  ///   - cursor: the item under the cursor; nil for none.
  ///   - width: the columns of the terminal.
  package func lines(
    from top: Int, cursor: Int?, width: Int
  ) -> [(line: Line, items: [(columns: Range<Int>, number: Int)])] {
    guard let start = bands.firstIndex(where: { $0.first >= top }) ?? bands.indices.last else {
      return []
    }
    var lines: [(Line, [(Range<Int>, Int)])] = []
    // Scrolls sideways to items beyond the right edge when the cursor is on them.
    let shift =
      cursor.flatMap { cursor in
        bands.lazy.flatMap(\.boxes).first { $0.number == cursor }
      }.map { max(0, $0.columns.upperBound - width) } ?? 0
    for index in start..<bands.count where lines.count < height {
      let band = bands[index]
      if hasTitle(index, first: start) {
        lines.append((Line(content.title(ofSection: band.section), .heading), []))
      }
      let boxes = band.boxes.filter { (shift..<shift + width).contains($0.columns.lowerBound) }
      let items = boxes.map {
        ($0.columns.lowerBound - shift..<$0.columns.upperBound - shift, $0.number)
      }
      func add(_ spans: (Box) -> [Span]) {
        var line = Line()
        for box in boxes {
          line.pad(to: box.columns.lowerBound - shift)
          for var span in spans(box) {
            span.isHighlighted = box.number == cursor
            line.add(span)
          }
        }
        lines.append((line, items))
      }
      func text(_ span: Span, in box: Box) -> [Span] {
        let room = box.columns.count - 2
        let text = span.truncated(toWidth: room)
        return [Span("│", .detail), text, Span(spaces: room - text.width), Span("│", .detail)]
      }
      func border(_ box: Box, from left: String, to right: String) -> [Span] {
        [Span(ItemBands.border(box.columns.count, from: left, to: right), .detail)]
      }
      add { border($0, from: "┌", to: "┐") }
      add { text($0.main, in: $0) }
      if band.hasDetail { add { text($0.detail, in: $0) } }
      add { border($0, from: "└", to: "┘") }
    }
    return Array(lines.prefix(height))
  }
}

extension LiveRow {
  /// The place of an item; nil for a row of a table.
  var frame: ScreenSnapshot.Frame? {
    guard let numbers = props[.frame]?.numbers, numbers.count == 4 else { return nil }
    return ScreenSnapshot.Frame(
      x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// Returns the texts with their roles. A row for an error or a placeholder always has some text.
  func texts(spinner: String) -> (main: Span, detail: Span) {
    let placeholder = props[.placeholder]?.text.flatMap(ScreenSnapshot.Placeholder.init)
    let (text, role) = ScreenSnapshot.Row.mainText(
      props[.text]?.text ?? "", error: props[.error]?.text, placeholder)
    let isLoading = role == .detail && placeholder == .loading
    return (
      Span(isLoading ? spinner + text : text, role), Span(props[.detail]?.text ?? "", .detail)
    )
  }
}
