import CarobRuntime

/// A view with rows in sections: a table, or a collection, whose rows are its items.
///
/// What both do alike is here: sections and rows are counted when they are needed, and changed in batches.
@MainActor
protocol SectionedList: UIScrollView {
  associatedtype Failure: ListError

  /// The most sections, so that a wild number cannot keep the list counting.
  static var maximumSections: Int { get }
  /// The most rows, so that places can be found by arithmetic.
  static var maximumRows: Int { get }
  /// What asks for numbers.
  static var countingSelectors: (sections: Selector, rows: Selector) { get }

  var dataSource: Object? { get }
  /// Sections and rows as they were counted for reload `countedReload`.
  var index: SectionIndex { get set }
  var countedReload: Int { get set }
  /// How often everything changed; what is known from an earlier time is out of date.
  var reloadCount: Int { get }
  var isCounting: Bool { get set }
  var selection: RowSelection { get set }
  /// The batch of updates that is being collected.
  var batch: UpdateBatch { get set }

  /// Asks a data source that answers the message how many sections there are.
  func askForSections(_ dataSource: Object) throws(MessageError) -> Int
  /// Asks a data source how many rows a section has.
  func askForRows(_ dataSource: Object, inSection section: Int) throws(MessageError) -> Int

  /// Runs what sends messages, and says for which row one failed.
  func sending<Result>(
    for path: IndexPath?, _ body: () throws(MessageError) -> Result
  ) throws(Failure) -> Result

  /// Forgets sections, rows, visible views and selection, and what a batch has collected.
  func contentChanged()
  /// Does what a batch needs before it counts.
  func prepare(for plan: UpdatePlan) throws(Failure)
  /// Takes along what is visible, and shows what is on screen now.
  func follow(_ plan: UpdatePlan) throws(Failure)
}

extension SectionedList {
  static var maximumSections: Int { 1 << 20 }

  /// Sections and rows; counted anew after a reload.
  func sections() throws(Failure) -> SectionIndex {
    guard let dataSource else { return SectionIndex() }
    if countedReload == reloadCount { return index }
    if isCounting { throw .askedWhileCounting() }
    // A reload while counting leaves this count out of date, so that the next question counts
    // again.
    let reload = reloadCount
    index = try count(dataSource)
    countedReload = reload
    return index
  }

  /// Asks the data source for all numbers.
  func count(_ dataSource: Object) throws(Failure) -> SectionIndex {
    isCounting = true
    defer { isCounting = false }
    let selectors = Self.countingSelectors
    var sectionCount = 1
    if dataSource.responds(to: selectors.sections) {
      sectionCount = try sending(for: nil) { () throws(MessageError) in
        try askForSections(dataSource)
      }
    }
    guard sectionCount >= 0, sectionCount <= Self.maximumSections else {
      throw .sectionCount(
        sectionCount, from: dataSource, by: selectors.sections, limit: Self.maximumSections)
    }
    var counted = SectionIndex()
    for section in 0..<sectionCount {
      let rows = try autoreleasePool { () throws(Failure) in
        try sending(for: nil) { () throws(MessageError) in
          try askForRows(dataSource, inSection: section)
        }
      }
      guard counted.append(rows: rows), counted.rowCount <= Self.maximumRows else {
        throw .rowCount(rows, section: section, from: dataSource, by: selectors.rows)
      }
    }
    return counted
  }

  /// How many rows a section has in an index, which may be of another time.
  func rowCount(
    ofSection section: Int, in index: SectionIndex
  ) throws(Failure) -> Int {
    guard index.contains(section: section) else {
      throw .noSection(section, has: index.sectionCount)
    }
    return index.count(ofSection: section)
  }

  /// The number of a row, counted from 0 through all sections.
  func number(of path: IndexPath, in index: SectionIndex) throws(Failure) -> Int {
    let count = try rowCount(ofSection: path.section, in: index)
    guard index.contains(path) else { throw .noRow(path, has: count) }
    return index.number(of: path)
  }

  /// Where a row is that has a number.
  ///
  /// - Complexity: O(log sections).
  func path(ofNumber number: Int, in index: SectionIndex) throws(Failure) -> IndexPath {
    guard number >= 0, number < index.rowCount else {
      throw .noRow(number, has: index.rowCount)
    }
    return index.path(ofNumber: number)
  }
}
