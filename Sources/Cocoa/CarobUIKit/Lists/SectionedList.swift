import CarobFoundation
import CarobRuntime

/// The data of a list about its sections and rows.
struct ListState {
  /// The sections and rows as counted for reload `countedReload`.
  var index = SectionIndex()
  var countedReload = -1
  /// The number of reloads. Data from an earlier reload is outdated.
  private(set) var reloadCount = 0
  var isCounting = false
  var selection = RowSelection()
  var batch = UpdateBatch()
  var prefetching = PrefetchWindow()
  /// The receiver of reloads and batches.
  weak var listener: (any ListUpdateListener)?

  /// Discards everything for a reload.
  mutating func forget() {
    reloadCount += 1
    selection = RowSelection()
    // The updates of the batch are about outdated rows.
    batch.updates = ListUpdates()
  }
}

/// The common part of tables and collections.
///
/// Sections and rows are counted when they are needed, selected, and changed in batches.
@MainActor
protocol SectionedList: ListView {
  /// The names of the list and its rows in errors.
  static var nouns: ListNouns { get }
  /// The maximum number of rows, so that places can be computed by arithmetic.
  static var maximumRows: Int { get }
  /// Whether an insertion that is named twice in one batch is two of them, and no mistake.
  static var insertsTwice: Bool { get }
  /// The messages that count sections and rows.
  static var numberOfSections: Message<(UIScrollView) -> Int> { get }
  static var numberOfRows: Message<(UIScrollView, Int) -> Int> { get }
  /// The messages about rows that a user moves.
  static var moving: MoveMessages { get }
  /// The messages about rows that are likely to be shown soon.
  static var prefetching: PrefetchMessages { get }

  /// The number of changes that affect what is visible.
  var changeCount: Int { get }

  var state: ListState { get set }

  /// Runs code that sends messages; the error of a failure names the row.
  func sending<Result>(
    for path: IndexPath?, _ body: () throws(MessageError) -> Result
  ) throws(ListError) -> Result

  /// Discards sections, rows, visible views, the selection, and the updates of a batch.
  func contentChanged()
  /// Sets whether a row's cell is selected, if the cell is visible.
  func mark(_ path: IndexPath, _ isSelected: Bool, animated: Bool) throws(ListError)
  /// Called before a batch takes effect.
  func prepare(for plan: UpdatePlan) throws(ListError)
  /// Moves the visible views to their new places, and shows the rows on screen.
  func follow(_ plan: UpdatePlan) throws(ListError)
}

extension SectionedList {
  /// The maximum number of sections, so that a bad number does not make the list count forever.
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

  /// Refuses the path of a row that does not exist.
  func check(_ path: IndexPath) throws(ListError) { _ = try rowNumber(of: path) }

  /// The sections and rows, counted again after a reload.
  func sections() throws(ListError) -> SectionIndex {
    guard let dataSource else { return SectionIndex() }
    if state.countedReload == reloadCount { return state.index }
    if state.isCounting { throw Self.nouns.askedWhileCounting() }
    // A reload during the count makes it outdated, so that the next call counts again.
    let reload = reloadCount
    state.index = try count(dataSource)
    state.countedReload = reload
    return state.index
  }

  /// Counts the data source's sections and rows.
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

  /// The number of rows of a section, in an index that may be an older one.
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

  /// The path of a row with a number.
  ///
  /// - Complexity: O(log sections).
  func path(ofNumber number: Int, in index: SectionIndex) throws(ListError) -> IndexPath {
    guard number >= 0, number < index.rowCount else {
      throw Self.nouns.noRow(number, has: index.rowCount)
    }
    return index.path(ofNumber: number)
  }
}
