import CarobFoundation
import CarobRenderers
import CarobRuntime
import CarobUIKit
import struct Foundation.CGPoint
import struct Foundation.CGSize

/// A list on a live screen: its visible rows, and the state that clients know.
///
/// Reads only visible rows.
@MainActor
final class LiveList: ListUpdateListener {
  /// A visible row.
  struct Shown {
    let id: Int
    /// The numbers of the parts of its cell. They belong to the row, because the cell shows another row later.
    var parts: [ObjectIdentifier: Int] = [:]
    /// The buttons of the row, and the state of editing in which the table was asked for them; nil before.
    var actions: (buttons: [RowAction], isEditing: Bool)?
    /// Whether the item can be moved; nil before the collection was asked.
    var isMovable: Bool?
  }

  /// The list's updates since the last reading.
  private enum Pending {
    case updates([UpdatePlan])
    case reload
  }

  /// The number of the list's node.
  let id: Int
  let list: ScreenList

  /// The state after the last changes.
  private(set) var sections: [LiveSection] = []
  private(set) var rows: [LiveRow] = []
  private(set) var first = 0

  /// The number of the batch that last moved rows. Events with a row's place must be based on it or a later one.
  private(set) var changedIn = 0

  /// The requested rows; some of them may not exist.
  private var window: Range<Int>
  private var pending = Pending.reload
  /// The item to scroll a collection to; nil to leave it where it is.
  private var target: Int?
  /// Whether showing failed. It is not tried again before the next update or event.
  private var hasFailed = false
  var shown: [LivePlace: Shown] = [:]

  /// - Parameter rows: the number of rows to show at first.
  init(_ list: ScreenList, id: Int, rows: Int) {
    self.list = list
    self.id = id
    window = 0..<rows
    list.view.updateListener = self
  }

  // MARK: Updates

  func listDidUpdate(_ plan: UpdatePlan) {
    hasFailed = false
    if case .updates(let plans) = pending { pending = .updates(plans + [plan]) }
  }

  /// Shows the rows again at the next reading, because the window's size has changed.
  func listNeedsLook() { hasFailed = false }

  func listDidReload() {
    hasFailed = false
    pending = .reload
  }

  /// Shows other rows at the next reading.
  ///
  /// - Throws: when the list cannot count its rows.
  func show(first: Int, count: Int) throws {
    let wanted = min(max(count, 1), LiveLimits.rows)
    let start = max(0, min(first, try list.count - 1))
    window = start..<start + wanted
    (target, hasFailed) = (start, false)
  }

  /// Scrolls a collection at the next reading.
  func scroll(_ collection: UICollectionView, to point: CGPoint) throws {
    (target, hasFailed) = (nil, false)
    try collection.setContentOffset(collection.insideContent(point))
  }

  // MARK: Showing

  /// Makes the requested rows visible. After a failure it waits for the next update or event.
  ///
  /// - Parameter size: the size of the window, for a collection.
  /// - Throws: the list's errors.
  private func makeVisible(_ size: CGSize) throws {
    if hasFailed { return }
    hasFailed = true
    switch list {
    case .table(let table):
      let wanted = try visible()
      if try !table.shows(wanted) { try table.showRows(wanted) }
    case .collection(let collection):
      try collection.setBesideBars()
      if collection.frame.size != size { collection.frame.size = size }
      let count = try list.count
      if let target, count > 0 {
        let path = try collection.indexPath(forRowNumber: min(target, count - 1))
        try collection.scrollToItem(at: path, at: .top, animated: false)
      }
      try collection.layoutIfNeeded()
    }
    (target, hasFailed) = (nil, false)
  }

  /// Returns the requested rows that exist, or else the last rows.
  private func visible() throws -> Range<Int> {
    let count = try list.count
    let inside = window.clamped(to: 0..<count)
    if !inside.isEmpty || count == 0 { return inside }
    return max(0, count - window.count)..<count
  }

  // MARK: Reading

  /// Makes the requested rows visible, reads them, and returns the changes since the last reading.
  ///
  /// - Parameters:
  ///   - isNew: whether clients know nothing of the list.
  ///   - version: the number of the batch for the changes.
  /// - Throws: the errors of the list, its data source or a cell.
  func look(
    isNew: Bool, size: CGSize, version: Int, _ reader: inout LiveReader,
    _ note: (ScreenSnapshot.Row) -> Void
  ) throws -> [LiveChange] {
    try makeVisible(size)
    var changes: [LiveChange] = []
    let happened = pending
    pending = .updates([])
    if isNew { shown = [:] }
    switch happened {
    case .updates(let plans) where !isNew:
      for plan in plans { changes.append(.update(list: id, follow(plan, version))) }
    default:
      shown = [:]
      changedIn = version
      sections = try readSections()
      changes.append(.reload(list: id, sections))
    }
    let titles = try newTitles()
    if !titles.isEmpty { changes.append(.titles(list: id, titles)) }
    let (first, rows) = try readRows(&reader, note)
    defer { (self.first, self.rows) = (first, rows) }
    if !changes.isEmpty || first != self.first || rows.map(\.id) != self.rows.map(\.id) {
      return changes + [.rows(list: id, first: first, rows)]
    }
    for (old, new) in zip(self.rows, rows) where old != new {
      let changed = old.props.changes(to: new.props)
      if !changed.isEmpty { changes.append(.set(new.id, changed)) }
      changes += LiveComparison(partsOf: new.id, from: old.parts, to: new.parts).changes
    }
    return changes
  }

  /// The changes that describe the whole list to a new client.
  var told: [LiveChange] {
    [.reload(list: id, sections), .rows(list: id, first: first, rows)]
  }

  private func follow(_ plan: UpdatePlan, _ version: Int) -> LiveListDiff {
    var diff = LiveListDiff(plan)
    if plan.changesSections { diff.after = plan.sectionCounts.map { LiveSection(rows: $0) } }
    diff.keepTitles(of: sections)
    diff.apply(to: &sections)
    // Rows that are only reloaded keep their places.
    if diff.movesRows { changedIn = version }
    let before = shown
    shown = [:]
    for (place, row) in before {
      if let place = plan.destination(of: place.path) { shown[LivePlace(place)] = row }
    }
    return diff
  }

  // MARK: Sections

  private func readSections() throws -> [LiveSection] {
    let count = try list.sectionCount
    var sections: [LiveSection] = []
    sections.reserveCapacity(count)
    for section in 0..<count {
      sections.append(LiveSection(rows: try list.count(ofSection: section)))
    }
    if count <= LiveLimits.titledSections {
      for section in sections.indices { try setTitles(ofSection: section, of: &sections) }
    }
    return sections
  }

  private func setTitles(ofSection section: Int, of sections: inout [LiveSection]) throws {
    let visible = try list.visibleTitles(ofSection: section)
    sections[section].title = try visible.header ?? list.title(ofSection: section) ?? ""
    sections[section].footer = try visible.footer ?? list.footerTitle(ofSection: section)
    sections[section].titleFrame = visible.headerFrame
    sections[section].footerFrame = visible.footerFrame
  }

  /// Reads the titles of visible sections, and returns those that have changed.
  private func newTitles() throws -> [LiveTitle] {
    var seen = Set(list.visibleCells.map(\.path.section))
    if sections.count <= LiveLimits.titledSections {
      seen.formUnion(sections.indices.filter { sections[$0].title == nil })
    }
    var titles: [LiveTitle] = []
    for section in seen.sorted() where sections.indices.contains(section) {
      let before = sections[section]
      try setTitles(ofSection: section, of: &sections)
      let now = sections[section]
      if now != before {
        titles.append(LiveTitle(section, of: now))
      }
    }
    return titles
  }
}
