import CarobRuntime
import InstantCocoa

/// Reads the rows of a list, a part at a time, so that no more cells are alive than fill it.
@MainActor
struct ListReading {
  /// How many rows of a table are visible at once.
  nonisolated static let window = 64

  private let list: ScreenList
  /// The numbers of the rows to be read.
  let range: Range<Int>
  private let tracing: Bool
  private(set) var read: [ScreenSnapshot.Section] = []
  /// Where in `read` the sections of the list are.
  private var positions: [Int: Int] = [:]

  /// - Parameters:
  ///   - rows: row numbers through all sections; nil for all, and then empty sections count too.
  ///   - width: the columns of text that a collection is laid out for; nil for 80.
  /// - Throws: `SnapshotError` when the list does not have all of the rows, or cannot count them.
  init(
    _ list: ScreenList, rows: Range<Int>?, width: Int?, tracing: Bool
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
    } else {
      range = 0..<count
      let sections = try ScreenSnapshot.sending { () throws(any Error) in try list.sectionCount }
      for section in 0..<sections { _ = try position(ofSection: section) }
    }
  }

  /// The sections with their rows.
  mutating func sections() throws(SnapshotError) -> [ScreenSnapshot.Section] {
    var next = range.lowerBound
    while next < range.upperBound {
      next = try autoreleasePool { () throws(SnapshotError) in try readPart(from: next) }
    }
    return read
  }

  /// Shows a row and reads it and those after it that are visible too.
  ///
  /// - Returns: the number of the first row that was not read.
  private mutating func readPart(from first: Int) throws(SnapshotError) -> Int {
    switch list {
    case .table(let table): try readRows(of: table, from: first)
    case .collection(let collection): try readItems(of: collection, from: first)
    }
  }

  private mutating func readRows(of table: UITableView, from first: Int) throws(SnapshotError)
    -> Int
  {
    let end = min(first + Self.window, range.upperBound)
    try ScreenSnapshot.sending { () throws(TableViewError) in try table.showRows(first..<end) }
    for visible in table.visibleRows {
      let position = try position(ofSection: visible.indexPath.section)
      read[position].rows.append(
        try row(visible.indexPath, visible.cell, visible.cell.binding, height: visible.height))
    }
    return end
  }

  private mutating func readItems(
    of collection: UICollectionView, from first: Int
  ) throws(SnapshotError) -> Int {
    try ScreenSnapshot.sending { () throws(any Error) in try collection.show(first) }
    for supplement in collection.visibleSupplements
    where supplement.kind == UICollectionView.sectionHeader {
      try readHeader(supplement)
    }
    var next = first
    // A layout may show items out of order: what comes after a gap is read when its turn has come.
    for item in collection.visibleItems where next < range.upperBound {
      let path = try ScreenSnapshot.sending { () throws(CollectionViewError) in
        try collection.indexPath(forItemNumber: next)
      }
      guard item.indexPath == path else { continue }
      let position = try position(ofSection: path.section)
      let frame = ScreenSnapshot.Frame(item.cell.frame)
      var row = try row(path, item.cell, item.cell.binding, height: frame.height)
      row.frame = frame
      read[position].rows.append(row)
      next += 1
    }
    // An item without a place, or of no size, is not visible anywhere.
    return max(next, first + 1)
  }

  private mutating func readHeader(_ header: VisibleSupplement) throws(SnapshotError) {
    guard let position = positions[header.indexPath.section], read[position].title.isEmpty else {
      return
    }
    let texts = try ScreenSnapshot.sending { () throws(MessageError) in
      try header.view.labelTexts()
    }
    read[position].title = texts.joined(separator: " ")
  }

  /// Where a section is in `read`; appends it the first time.
  private mutating func position(ofSection section: Int) throws(SnapshotError) -> Int {
    if let known = positions[section] { return known }
    let title = try ScreenSnapshot.sending { () throws(any Error) in
      try list.title(ofSection: section)
    }
    positions[section] = read.count
    read.append(.init(title: title ?? "", rows: []))
    return read.count - 1
  }

  private func row(
    _ path: IndexPath, _ cell: UIView, _ binding: CellBinding?, height: Double
  ) throws(SnapshotError) -> ScreenSnapshot.Row {
    try ScreenSnapshot.sending { () throws(MessageError) in
      let origin = try RowOrigin(
        binding, at: path, of: list.dataSource, making: list.cellSelector, tracing: tracing)
      return try origin.row(path, cell, height: height, tracing: tracing)
    }
  }
}
