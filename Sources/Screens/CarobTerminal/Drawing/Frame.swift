/// What a terminal shows: lines, of which those that are others than before are written.
package struct Frame {
  package let columns: Int
  package let rows: Int
  private let looks: Looks
  /// What the terminal shows; nil for a line of which nothing is known.
  private var shown: [String?]

  /// A terminal of which nothing is known.
  package init(columns: Int, rows: Int, looks: Looks) {
    self.columns = max(1, columns)
    self.rows = max(1, rows)
    self.looks = looks
    shown = Array(repeating: nil, count: self.rows)
  }

  /// Forgets what the terminal shows, because somebody else has written to it.
  package mutating func forget() { self = Frame(columns: columns, rows: rows, looks: looks) }

  /// The bytes that have the terminal show some lines, and nothing below them; empty when it does.
  ///
  /// - Complexity: O(length of all text).
  package mutating func update(to lines: [Line]) -> [UInt8] {
    var text = ""
    for row in 0..<rows {
      let line = row < lines.count ? lines[row].truncated(toWidth: columns) : Line()
      let sequence = looks.sequence(of: line)
      if shown[row] == sequence { continue }
      shown[row] = sequence
      text += "\u{1B}[\(row + 1);1H\u{1B}[2K" + sequence
    }
    // All at once, on terminals that can.
    return text.isEmpty ? [] : Array("\u{1B}[?2026h\(text)\u{1B}[?2026l".utf8)
  }
}
