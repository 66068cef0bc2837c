import CarobFoundation
import CarobRuntime

/// A batch of updates that fits the table: which row becomes which.
package struct UpdatePlan {
  /// The table before the batch, and after it.
  let old: SectionIndex
  let new: SectionIndex

  package let sections: SectionPlan
  package let changesSections: Bool

  /// For a section from before the batch, the rows that leave it, in order.
  package private(set) var removedRows: [Int: [Int]] = [:]
  /// For a section after the batch, the rows that come into it, in order.
  package private(set) var addedRows: [Int: [Int]] = [:]
  /// Where moved rows go.
  package private(set) var moves: [IndexPath: IndexPath] = [:]
  /// Rows from before the batch that show something else.
  package private(set) var reloadedRows: Set<IndexPath> = []

  /// How many rows each section has after the batch.
  ///
  /// - Complexity: O(sections).
  package var sectionCounts: [Int] { (0..<new.sectionCount).map(new.count(ofSection:)) }

  /// The rows that leave, the last section first.
  var removedRowsFromEnd: [(section: Int, rows: [Int])] {
    removedRows.sorted { $0.key > $1.key }.map { ($0.key, $0.value) }
  }

  /// The rows that come, the first section first.
  var addedRowsInOrder: [(section: Int, rows: [Int])] {
    addedRows.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// Checks a batch against the table from before it and the one that the data source has after it.
  ///
  /// - Throws: `UpdateMistake` when a row or section is not there, two things happen to one, or
  ///   the data source's numbers are not those that the batch makes.
  /// - Complexity: O(n log n) for n updates, and O(sections).
  init(
    checking updates: ListUpdates, from old: SectionIndex, to new: SectionIndex, of source: Object?
  ) throws(UpdateMistake) {
    self.old = old
    self.new = new
    changesSections = updates.changesSections
    sections = try SectionPlan(
      of: updates, sections: old.sectionCount, to: new.sectionCount, of: source)
    try collectRemovals(updates)
    try collectAdditions(updates)
    try checkCounts(source)
  }

  private mutating func collectRemovals(_ updates: ListUpdates) throws(UpdateMistake) {
    var uses = RowUses(index: old, time: "before")
    try uses.use(updates.deletedRows, "deleted")
    try uses.use(updates.reloadedRows, "reloaded")
    try uses.use(updates.movedRows.map(\.from), "moved")
    reloadedRows = Set(updates.reloadedRows)
    for path in updates.deletedRows + updates.movedRows.map(\.from)
    where sections.destinations[path.section] != nil {
      removedRows[path.section, default: []].append(path.row)
    }
    for section in removedRows.keys { removedRows[section]?.sort() }
    for move in updates.movedRows { moves[move.from] = move.to }
  }

  private mutating func collectAdditions(_ updates: ListUpdates) throws(UpdateMistake) {
    var uses = RowUses(index: new, time: "after")
    try uses.use(updates.insertedRows, "inserted")
    try uses.use(updates.movedRows.map(\.to), "the end of a move")
    for path in updates.insertedRows + updates.movedRows.map(\.to)
    where sections.origins[path.section] != nil {
      addedRows[path.section, default: []].append(path.row)
    }
    for section in addedRows.keys { addedRows[section]?.sort() }
  }

  private func checkCounts(_ source: Object?) throws(UpdateMistake) {
    for (section, origin) in sections.origins.enumerated() {
      guard let origin else { continue }
      let before = old.count(ofSection: origin)
      let removed = removedRows[origin]?.count ?? 0
      let added = addedRows[section]?.count ?? 0
      let after = new.count(ofSection: section)
      if before - removed + added != after {
        throw .rowCount(
          section: section, was: origin, before: before, removed: removed, added: added,
          after: after, source: source?.runtimeClass)
      }
    }
  }

  /// The row that a row has become; nil when it is gone, or to be asked for anew.
  ///
  /// - Precondition: the table had such a row.
  /// - Complexity: O(log n) for n updates of its section.
  package func destination(of path: IndexPath) -> IndexPath? {
    if reloadedRows.contains(path) { return nil }
    if let destination = moves[path] { return destination }
    guard let section = sections.destinations[path.section] else { return nil }
    var row = path.row
    if let removed = removedRows[path.section] {
      let before = removed.firstPosition { $0 >= row }
      if before < removed.count, removed[before] == row { return nil }
      row -= before
    }
    if let added = addedRows[section] {
      // The n-th added row comes before the row if that many fewer rows that stay come before it.
      row += added.indices.firstPosition { added[$0] - $0 > row }
    }
    return IndexPath(section: section, row: row)
  }
}

/// Which rows something happens to in a batch.
private struct RowUses {
  let index: SectionIndex
  let time: String
  private var uses: [IndexPath: String] = [:]

  init(index: SectionIndex, time: String) {
    self.index = index
    self.time = time
  }

  mutating func use(_ paths: [IndexPath], _ what: String) throws(UpdateMistake) {
    for path in paths {
      guard index.contains(path) else { throw .row(path, what: what, in: index, time: time) }
      if let other = uses.updateValue(what, forKey: path) {
        throw .rowTwice(path, other, what)
      }
    }
  }
}
