import CarobFoundation
import CarobRuntime

/// A valid batch of updates: the mapping of rows from before to after.
package struct UpdatePlan {
  /// Whether an insertion that is named twice is two of them.
  private let insertsTwice: Bool

  /// The index before the batch and after it.
  let old: SectionIndex
  let new: SectionIndex

  package let sections: SectionPlan
  package let changesSections: Bool

  /// The rows that leave each old section, in order.
  package private(set) var removedRows: [Int: [Int]] = [:]
  /// The rows that come into each new section, in order.
  package private(set) var addedRows: [Int: [Int]] = [:]
  /// The destinations of moved rows.
  package private(set) var moves: [IndexPath: IndexPath] = [:]
  /// The rows from before the batch that are reloaded.
  package private(set) var reloadedRows: Set<IndexPath> = []

  /// The number of rows of each section after the batch.
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

  /// Checks a batch against the index before it and the data source's index after it.
  ///
  /// - Throws: `UpdateMistake` when a row or section does not exist, is updated twice, or the data source's numbers
  ///   differ from the batch's.
  /// - Complexity: O(n log n) for n updates, and O(sections).
  init(
    checking updates: ListUpdates, from old: SectionIndex, to new: SectionIndex,
    of source: Object?, insertsTwice: Bool
  ) throws(UpdateMistake) {
    self.old = old
    self.new = new
    self.insertsTwice = insertsTwice
    changesSections = updates.changesSections
    sections = try SectionPlan(
      of: updates, sections: old.sectionCount, to: new.sectionCount, of: source)
    try collectRemovals(updates)
    try collectAdditions(updates)
    try checkCounts(source)
    if insertsTwice { for section in addedRows.keys { spreadAdditions(to: section) } }
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
    try uses.use(updates.insertedRows, "inserted", isOnce: !insertsTwice)
    try uses.use(updates.movedRows.map(\.to), "the end of a move")
    for path in updates.insertedRows + updates.movedRows.map(\.to)
    where sections.origins[path.section] != nil {
      addedRows[path.section, default: []].append(path.row)
    }
    for section in addedRows.keys { addedRows[section]?.sort() }
  }

  /// Gives rows that are inserted at one place the places from there on, as far as the section goes.
  private mutating func spreadAdditions(to section: Int) {
    guard var rows = addedRows[section] else { return }
    for place in rows.indices.dropFirst() {
      rows[place] = max(rows[place], rows[place - 1] + 1)
    }
    var end = new.count(ofSection: section)
    for place in rows.indices.reversed() {
      rows[place] = min(rows[place], end - 1)
      end = rows[place]
    }
    addedRows[section] = rows
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

  /// The new path of a row; nil when it is gone or reloaded.
  ///
  /// - Precondition: the table had such a row.
  /// - Complexity: O(log n) for n updates of its section.
  package func destination(of path: IndexPath) -> IndexPath? {
    if reloadedRows.contains(path) { return nil }
    if let destination = moves[path] { return destination }
    guard let section = sections.destinations[path.section] else { return nil }
    var row = path.row
    if let removed = removedRows[path.section] {
      let before = removed.partitioningIndex { $0 >= row }
      if before < removed.count, removed[before] == row { return nil }
      row -= before
    }
    if let added = addedRows[section] {
      // The n-th added row comes before the row if that many fewer rows that stay come before it.
      row += added.indices.partitioningIndex { added[$0] - $0 > row }
    }
    return IndexPath(section: section, row: row)
  }
}

/// The updates of each row in a batch, at most one.
private struct RowUses {
  let index: SectionIndex
  let time: String
  private var uses: [IndexPath: String] = [:]

  init(index: SectionIndex, time: String) {
    self.index = index
    self.time = time
  }

  mutating func use(
    _ paths: [IndexPath], _ what: String, isOnce: Bool = true
  ) throws(UpdateMistake) {
    for path in paths {
      guard index.contains(path) else { throw .row(path, what: what, in: index, time: time) }
      if let other = uses.updateValue(what, forKey: path), isOnce || other != what {
        throw .rowTwice(path, other, what)
      }
    }
  }
}
