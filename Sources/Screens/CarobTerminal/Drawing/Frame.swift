import CarobRuntime

/// The contents of a terminal. Writes only lines that have changed.
package struct Frame {
  package let columns: Int
  package let rows: Int
  private let looks: Looks
  /// The sequences shown; nil for an unknown line.
  private var shown: [String?]

  /// Creates a frame with unknown contents.
  package init(columns: Int, rows: Int, looks: Looks) {
    self.columns = max(1, columns)
    self.rows = max(1, rows)
    self.looks = looks
    shown = Array(repeating: nil, count: self.rows)
  }

  /// Forgets the contents, because something else has written to the terminal.
  package mutating func forget() { self = Frame(columns: columns, rows: rows, looks: looks) }

  /// Returns the bytes that show the lines and clear the rest; empty when nothing has changed.
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
    // A synchronized update, on terminals that support it.
    return text.isEmpty ? [] : Array("\u{1B}[?2026h\(text)\u{1B}[?2026l".utf8)
  }
}
