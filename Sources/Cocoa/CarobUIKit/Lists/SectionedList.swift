import CarobFoundation
import CarobRuntime

/// What a list knows of its sections and rows.
struct ListState {
  /// Sections and rows as they were counted for reload `countedReload`.
  var index = SectionIndex()
  var countedReload = -1
  /// How often everything changed; what is known from an earlier time is out of date.
  private(set) var reloadCount = 0
  var isCounting = false
  var selection = RowSelection()
  /// The batch of updates that is being collected.
  var batch = UpdateBatch()
  /// Who is told of reloads and batches.
  weak var listener: (any ListUpdateListener)?

  /// Notes that everything changed.
  mutating func forget() {
    reloadCount += 1
    selection = RowSelection()
    // What a batch collected so far is about rows that nobody knows any more.
    batch.updates = ListUpdates()
  }
}

/// A table or a collection, from within.
///
/// What both do alike is here: sections and rows are counted when they are needed, selected, and changed in batches.
@MainActor
protocol SectionedList: ListView {
  /// What the list and its rows are called in errors.
  static var nouns: ListNouns { get }
  /// The most rows, so that places can be found by arithmetic.
  static var maximumRows: Int { get }
  /// What asks a data source for numbers.
  static var numberOfSections: Message<(UIScrollView) -> Int> { get }
  static var numberOfRows: Message<(UIScrollView, Int) -> Int> { get }

  var state: ListState { get set }
  var allowsMultipleSelection: Bool { get }

  /// Runs what sends messages, and says for which row one failed.
  func sending<Result>(
    for path: IndexPath?, _ body: () throws(MessageError) -> Result
  ) throws(ListError) -> Result

  /// Forgets sections, rows, visible views and selection, and what a batch has collected.
  func contentChanged()
  /// Tells a row's cell, if it is visible, whether it is selected.
  func mark(_ path: IndexPath, _ isSelected: Bool, animated: Bool) throws(ListError)
  /// Does what a batch needs before it counts.
  func prepare(for plan: UpdatePlan) throws(ListError)
  /// Takes along what is visible, and shows what is on screen now.
  func follow(_ plan: UpdatePlan) throws(ListError)
}

extension SectionedList {
  /// The most sections, so that a wild number cannot keep the list counting.
  static var maximumSections: Int { 1 << 20 }

  /// See `ListView`.
  public var reloadCount: Int { state.reloadCount }

  /// See `ListView`.
  public var sectionCount: Int { get throws(ListError) { try sections().sectionCount } }

  /// See `ListView`.
  public var rowCount: Int { get throws(ListError) { try sections().rowCount } }

  /// See `ListView`.
  public func rowCount(ofSection section: Int) throws(ListError) -> Int {
    try rowCount(ofSection: section, in: sections())
  }

  /// See `ListView`.
  public func indexPath(forRowNumber number: Int) throws(ListError) -> IndexPath {
    try path(ofNumber: number, in: sections())
  }

  /// See `ListView`.
  public func rowNumber(of path: IndexPath) throws(ListError) -> Int {
    try number(of: path, in: sections())
  }

  /// Refuses a path that is no row's.
  func check(_ path: IndexPath) throws(ListError) { _ = try rowNumber(of: path) }

  /// Sections and rows; counted anew after a reload.
  func sections() throws(ListError) -> SectionIndex {
    guard let dataSource else { return SectionIndex() }
    if state.countedReload == reloadCount { return state.index }
    if state.isCounting { throw Self.nouns.askedWhileCounting() }
    // A reload while counting leaves this count out of date, so that the next question counts
    // again.
    let reload = reloadCount
    state.index = try count(dataSource)
    state.countedReload = reload
    return state.index
  }

  /// Asks the data source for all numbers.
  func count(_ dataSource: Object) throws(ListError) -> SectionIndex {
    state.isCounting = true
    defer { state.isCounting = false }
    var sectionCount = 1
    if dataSource.responds(to: Self.numberOfSections) {
      sectionCount = try sending(for: nil) { () throws(MessageError) in
        try Self.numberOfSections(dataSource, self)
      }
    }
    guard sectionCount >= 0, sectionCount <= Self.maximumSections else {
      throw .sectionCount(
        sectionCount, from: dataSource, by: Self.numberOfSections.selector,
        limit: Self.maximumSections)
    }
    var counted = SectionIndex()
    for section in 0..<sectionCount {
      let rows = try autoreleasePool { () throws(ListError) in
        try sending(for: nil) { () throws(MessageError) in
          try Self.numberOfRows(dataSource, self, section)
        }
      }
      guard counted.append(rows: rows), counted.rowCount <= Self.maximumRows else {
        throw Self.nouns.rowCount(
          rows, section: section, from: dataSource, by: Self.numberOfRows.selector)
      }
    }
    return counted
  }

  /// How many rows a section has in an index, which may be of another time.
  func rowCount(
    ofSection section: Int, in index: SectionIndex
  ) throws(ListError) -> Int {
    guard index.contains(section: section) else {
      throw Self.nouns.noSection(section, has: index.sectionCount, isCounted: true)
    }
    return index.count(ofSection: section)
  }

  /// The number of a row, counted from 0 through all sections.
  func number(of path: IndexPath, in index: SectionIndex) throws(ListError) -> Int {
    guard index.contains(section: path.section) else {
      throw Self.nouns.noSection(path.section, has: index.sectionCount)
    }
    guard index.contains(path) else {
      throw Self.nouns.noRow(path, has: index.count(ofSection: path.section))
    }
    return index.number(of: path)
  }

  /// Where a row is that has a number.
  ///
  /// - Complexity: O(log sections).
  func path(ofNumber number: Int, in index: SectionIndex) throws(ListError) -> IndexPath {
    guard number >= 0, number < index.rowCount else {
      throw Self.nouns.noRow(number, has: index.rowCount)
    }
    return index.path(ofNumber: number)
  }
}
