import CarobFoundation
import CarobRuntime
import CarobUIKit

/// Reads the rows of a list in parts, so that few cells are alive at once.
@MainActor
struct ListReading {
  /// The number of rows of a table that are visible at once.
  nonisolated static let window = 64

  private let list: ScreenList
  /// The numbers of the rows to read.
  let range: Range<Int>
  private let tracing: Bool
  /// All sections with their titles, without rows; nil when only some rows are read.
  let allSections: [ScreenSnapshot.Section]?
  /// The next row to read.
  private var nextRow: Int
  /// The section of the last row read.
  private var section: Int?
  /// Sections without a title so far. A header view may show one later.
  private var untitled: Set<Int> = []

  /// - Parameters:
  ///   - rows: row numbers, counted through all sections; nil for all rows and empty sections.
  ///   - limit: the most rows when `rows` is nil; nil for no limit.
  ///   - width: the columns of text for the layout of a collection; nil for 80.
  /// - Throws: `SnapshotError` when rows do not exist, are more than the limit, or cannot be counted.
  init(
    _ list: ScreenList, rows: Range<Int>?, limit: Int?, width: Int?, tracing: Bool
  ) throws(SnapshotError) {
    self.list = list
    self.tracing = tracing
    if case .collection(let collection) = list { collection.makeRoom(columns: width ?? 80) }
    let count = try ScreenSnapshot.sending { () throws(any Error) in try list.count }
    if let rows {
      guard !rows.isEmpty, rows.lowerBound >= 0, rows.upperBound <= count else {
        throw .noSuchRows(has: count)
      }
      range = rows
      allSections = nil
    } else {
      if let limit, count > limit { throw .tooManyRows(count, limit: limit) }
      range = 0..<count
      let number = try ScreenSnapshot.sending { () throws(any Error) in try list.sectionCount }
      var sections: [ScreenSnapshot.Section] = []
      for section in 0..<number {
        sections.append(.init(title: try Self.title(ofSection: section, of: list), rows: []))
        if sections[section].title.isEmpty { untitled.insert(section) }
      }
      allSections = sections
    }
    nextRow = range.lowerBound
  }

  /// Shows the next row, and reads it and the visible rows after it.
  ///
  /// - Returns: nil when all rows were read.
  mutating func next() throws(SnapshotError) -> ScreenPart? {
    if nextRow >= range.upperBound { return nil }
    return try autoreleasePool { () throws(SnapshotError) in
      var part = ScreenPart(sections: [])
      switch list {
      case .table(let table): try readRows(of: table, into: &part)
      case .collection(let collection): try readItems(of: collection, into: &part)
      }
      return part
    }
  }

  private mutating func readRows(
    of table: UITableView, into part: inout ScreenPart
  ) throws(SnapshotError) {
    let end = min(nextRow + Self.window, range.upperBound)
    try ScreenSnapshot.sending { () throws(ListError) in try table.showRows(nextRow..<end) }
    for visible in list.visibleCells { try add(row(of: visible), to: &part) }
    nextRow = end
  }

  private mutating func readItems(
    of collection: UICollectionView, into part: inout ScreenPart
  ) throws(SnapshotError) {
    let first = nextRow
    try ScreenSnapshot.sending { () throws(any Error) in try collection.show(first) }
    for supplement in collection.visibleSupplements
    where supplement.kind == UICollectionView.sectionHeader {
      try readHeader(supplement, into: &part)
    }
    // A layout may show items out of order. Items after a gap are read later.
    for item in list.visibleCells where nextRow < range.upperBound {
      let path = try ScreenSnapshot.sending { () throws(ListError) in
        try collection.indexPath(forRowNumber: nextRow)
      }
      guard item.path == path else { continue }
      let frame = ScreenSnapshot.Frame(item.cell.frame)
      var row = try row(of: item)
      row.frame = frame
      try add(row, to: &part)
      nextRow += 1
    }
    // An item without a place or size is never visible.
    nextRow = max(nextRow, first + 1)
  }

  private mutating func readHeader(
    _ header: VisibleSupplement, into part: inout ScreenPart
  ) throws(SnapshotError) {
    let number = header.indexPath.section
    guard untitled.contains(number) else { return }
    let texts = try ScreenSnapshot.sending { () throws(MessageError) in
      try header.view.labelTexts()
    }
    let title = texts.joined(separator: " ")
    if title.isEmpty { return }
    part.titles[number] = title
    untitled.remove(number)
  }

  /// Adds a row, to the last section of the part or to a new one.
  private mutating func add(
    _ row: ScreenSnapshot.Row, to part: inout ScreenPart
  ) throws(SnapshotError) {
    if section == row.section, !part.sections.isEmpty {
      return part.sections[part.sections.count - 1].rows.append(row)
    }
    var title = ""
    if section != row.section, allSections == nil {
      title = try Self.title(ofSection: row.section, of: list)
      if title.isEmpty { untitled.insert(row.section) }
    }
    section = row.section
    part.sections.append(.init(title: title, rows: [row]))
  }

  private static func title(
    ofSection section: Int, of list: ScreenList
  ) throws(SnapshotError) -> String {
    try ScreenSnapshot.sending { () throws(any Error) in
      try list.title(ofSection: section) ?? ""
    }
  }

  private func row(of visible: VisibleCell) throws(SnapshotError) -> ScreenSnapshot.Row {
    try ScreenSnapshot.sending { () throws(MessageError) in
      try list.row(of: visible, tracing: tracing)
    }
  }
}
