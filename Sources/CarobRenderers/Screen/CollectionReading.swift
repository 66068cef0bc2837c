import CarobRuntime
import InstantCocoa

/// Reads the items of a collection, a part at a time, so that no more cells are alive than fill it.
struct CollectionReading {
  private let collection: UICollectionView
  /// The numbers of the items to be read.
  let range: Range<Int>
  private let tracing: Bool
  private(set) var read: [ScreenSnapshot.Section] = []
  /// Where in `read` the sections of the collection are.
  private var positions: [Int: Int] = [:]

  /// - Parameters:
  ///   - rows: item numbers through all sections; nil for all, and then empty sections count too.
  ///   - width: the columns of text that it is laid out for.
  /// - Throws: `SnapshotError` when the collection does not have all of the items, or cannot count them.
  init(
    _ collection: UICollectionView, rows: Range<Int>?, width: Int, tracing: Bool
  ) throws(SnapshotError) {
    self.collection = collection
    self.tracing = tracing
    collection.makeRoom(columns: width)
    let count = try ScreenSnapshot.sending { () throws(CollectionViewError) in
      try collection.itemCount
    }
    if let rows {
      guard !rows.isEmpty, rows.lowerBound >= 0, rows.upperBound <= count else {
        throw .noSuchRows(has: count)
      }
      range = rows
    } else {
      range = 0..<count
      let sections = try ScreenSnapshot.sending { () throws(CollectionViewError) in
        try collection.sectionCount
      }
      for section in 0..<sections { _ = try position(ofSection: section) }
    }
  }

  /// The sections with their items.
  mutating func sections() throws(SnapshotError) -> [ScreenSnapshot.Section] {
    var next = range.lowerBound
    while next < range.upperBound {
      next = try autoreleasePool { () throws(SnapshotError) in try readPart(from: next) }
    }
    return read
  }

  /// Shows an item and reads it and those after it that are visible too.
  ///
  /// - Returns: the number of the first item that was not read.
  private mutating func readPart(from first: Int) throws(SnapshotError) -> Int {
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
      read[position].rows.append(try row(item))
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

  /// Where a section is in `read`; appends it the first time, with the title that the data source of the
  /// controller has for it.
  private mutating func position(ofSection section: Int) throws(SnapshotError) -> Int {
    if let known = positions[section] { return known }
    let source = (collection.dataSource as? any ListViewController)?.dataSource
    let title = try ScreenSnapshot.sending { () throws(MessageError) in
      try source.map { (source) throws(MessageError) in
        try DataSourceMessages.sectionTitle(section, of: source)
      }
    }
    positions[section] = read.count
    read.append(.init(title: (title ?? nil) ?? "", rows: []))
    return read.count - 1
  }

  private static let cellForItem = Selector("collectionView:cellForItemAtIndexPath:")

  private func row(_ item: VisibleItem) throws(SnapshotError) -> ScreenSnapshot.Row {
    try ScreenSnapshot.sending { () throws(MessageError) in
      let origin = try RowOrigin(
        item.cell.binding, at: item.indexPath, of: collection.dataSource,
        making: Self.cellForItem, tracing: tracing)
      let frame = ScreenSnapshot.Frame(item.cell.frame)
      var row = try origin.row(
        item.indexPath, item.cell, height: frame.height, tracing: tracing)
      row.frame = frame
      return row
    }
  }
}
