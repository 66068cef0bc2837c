import CarobRuntime

/// Rows of cells, laid out in the columns of a terminal.
///
/// Headings stand between rows, outside the columns. Columns are aligned through the whole table.
/// Cells are never wrapped: long text ends in an ellipsis.
public struct TextTable: Sendable {
  /// The alignment of a cell's text in its column.
  public enum Alignment: Sendable {
    /// Aligned at the left edge.
    case left
    /// Aligned at the right edge.
    case right
  }

  /// The text of one column in one row.
  public struct Cell: Sendable, ExpressibleByStringLiteral {
    let run: TextRun

    /// Creates a cell with the printable form of `text`.
    public init(_ text: some StringProtocol, role: TextRole? = nil) {
      run = TextRun(text, role: role)
    }

    init(_ run: TextRun) { self.run = run }

    /// Creates a cell from a literal.
    public init(stringLiteral text: String) {
      self.init(text)
    }
  }

  private enum Entry {
    case line(TextLine)
    case row([Cell])
  }

  private static let gap = 2

  private let alignments: [Alignment]
  /// Whether the second of two columns is cut before the first.
  private let keepsFirst: Bool
  private var entries: [Entry] = []
  /// The width of the widest cell of each column.
  private var widestCells: [Int] = []

  /// Creates an empty table.
  ///
  /// - Parameter alignments: the alignments of the first columns; others are left-aligned.
  public init(alignments: [Alignment] = []) {
    self.init(alignments: alignments, keepsFirst: false)
  }

  /// - Parameter keepsFirst: whether the second of two columns is cut before the first.
  init(alignments: [Alignment] = [], keepsFirst: Bool) {
    (self.alignments, self.keepsFirst) = (alignments, keepsFirst)
  }

  /// Adds a row. Rows may have different numbers of cells; missing cells are empty.
  ///
  /// - Complexity: O(*n*) in the number of cells.
  public mutating func addRow(_ cells: [Cell]) {
    entries.append(.row(cells))
    for (column, cell) in cells.enumerated() {
      if column == widestCells.count { widestCells.append(0) }
      widestCells[column] = max(widestCells[column], cell.run.width)
    }
  }

  /// Adds a line outside the columns: a title for the rows below, or an empty line.
  public mutating func addHeading(_ text: some StringProtocol, role: TextRole? = .heading) {
    var line = TextLine()
    line.append(TextRun(text, role: role))
    addLine(line)
  }

  /// Adds a line of several runs outside the columns.
  mutating func addLine(_ line: TextLine) {
    entries.append(.line(line))
  }

  /// Returns the lines of the table, one for each row and heading, without trailing spaces.
  ///
  /// Columns with only empty cells take no room. If the columns need more than `width`, the widest
  /// are cut. The escape sequences of `style` do not count.
  ///
  /// - Parameter width: the columns of a line; nil for no limit.
  /// - Precondition: `width` is at least 1.
  /// - Complexity: O(*n*) in the length of the table's text.
  public func lines(width: Int? = nil, style: TextStyle = .plain) -> [String] {
    if let width {
      precondition(width >= 1, "a table can't be laid out in \(width) columns: it needs one")
    }
    let columns = columns(fitting: width)
    return entries.map { entry in
      var line: TextLine
      switch entry {
      case .line(let whole): line = whole
      case .row(let cells): line = layOut(cells, in: columns)
      }
      line = line.trimmed()
      if let width { line = line.truncated(toWidth: width) }
      return line.rendered(style)
    }
  }

  /// Returns and removes the rows and headings added since the last call. Columns are as wide as
  /// their widest cell so far.
  mutating func takeLines(width: Int? = nil, style: TextStyle = .plain) -> [String] {
    defer { entries = [] }
    return lines(width: width, style: style)
  }

  private struct Column {
    let index: Int
    let width: Int
    let alignment: Alignment
  }

  private func columns(fitting width: Int?) -> [Column] {
    let shown = widestCells.indices.filter { widestCells[$0] > 0 }
    var widths = shown.map { widestCells[$0] }
    if let width, !shown.isEmpty {
      let room = width - Self.gap * (shown.count - 1)
      if keepsFirst, shown == [0, 1] {
        let (first, second) = ColumnWidths.keepingFirst(widths[0], widths[1], in: room)
        widths = [first, second]
      } else {
        widths = ColumnWidths.sharing(room, among: widths)
      }
    }
    return zip(shown, widths).map { index, width in
      let alignment = index < alignments.count ? alignments[index] : .left
      return Column(index: index, width: width, alignment: alignment)
    }
  }

  private func layOut(_ cells: [Cell], in columns: [Column]) -> TextLine {
    var line = TextLine()
    // Appends spaces only before text, so that short rows have no trailing spaces.
    var spaces = 0
    for column in columns where column.index < cells.count {
      let run = cells[column.index].run.truncated(toWidth: column.width)
      let padding = column.width - run.width
      if run.width == 0 {
        spaces += padding + Self.gap
        continue
      }
      line.append(TextRun(spaces: column.alignment == .right ? spaces + padding : spaces))
      line.append(run)
      spaces = Self.gap + (column.alignment == .right ? 0 : padding)
    }
    return line
  }
}
