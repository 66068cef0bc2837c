import CarobFoundation
import CarobRuntime
import struct Foundation.IndexSet

/// The mapping of sections from before a batch to those after it.
package struct SectionPlan {
  /// The old section of each section after the batch; nil for one with only new rows.
  let origins: [Int?]
  /// The new section of each section before the batch; nil for one that is gone or has only new rows.
  package let destinations: [Int?]

  /// - Parameter newCount: the data source's number of sections after the batch.
  /// - Throws: `UpdateMistake` when a section does not exist, is updated twice, or the batch makes another number of
  ///   sections.
  /// - Complexity: O(sections).
  init(
    of updates: ListUpdates, sections count: Int, to newCount: Int, of source: Object?
  ) throws(UpdateMistake) {
    var leaving = SectionUses(sections: count, .before)
    try leaving.use(updates.deletedSections, "deleted")
    try leaving.use(updates.reloadedSections, "reloaded")
    for move in updates.movedSections { try leaving.use(move.from, "moved") }

    // The sum may overflow, because a set may hold every number.
    let (expected, overflow) = (count - updates.deletedSections.size)
      .addingReportingOverflow(updates.insertedSections.size)
    guard !overflow, expected == newCount else {
      throw .sectionCount(
        before: count, inserted: updates.insertedSections.size,
        deleted: updates.deletedSections.size, after: newCount, source: source?.runtimeClass)
    }
    var arriving = SectionUses(sections: newCount, .after)
    try arriving.use(updates.insertedSections, "inserted")
    for move in updates.movedSections { try arriving.use(move.to, "the end of a move") }

    var moved: [Int: Int] = [:]
    for move in updates.movedSections { moved[move.to] = move.from }
    var origins: [Int?] = []
    origins.reserveCapacity(newCount)
    var destinations = [Int?](repeating: nil, count: count)
    // The sections that stay fill the remaining places, in order.
    var next = 0
    for section in 0..<newCount {
      var origin: Int?
      if let from = moved[section] {
        origin = from
      } else if !updates.insertedSections.contains(section) {
        while leaving.isUsed(next), !updates.reloadedSections.contains(next) { next += 1 }
        origin = updates.reloadedSections.contains(next) ? nil : next
        next += 1
      }
      if let origin { destinations[origin] = section }
      origins.append(origin)
    }
    self.origins = origins
    self.destinations = destinations
  }
}

/// The updates of each section in a batch, at most one.
private struct SectionUses {
  enum Time: String { case before, after }

  private let count: Int
  private let time: Time
  private var uses: [Int: String] = [:]

  init(sections count: Int, _ time: Time) {
    self.count = count
    self.time = time
  }

  func isUsed(_ section: Int) -> Bool { uses[section] != nil }

  mutating func use(_ sections: IndexSet, _ what: String) throws(UpdateMistake) {
    for section in sections { try use(section, what) }
  }

  mutating func use(_ section: Int, _ what: String) throws(UpdateMistake) {
    guard section >= 0, section < count else {
      throw .section(section, what: what, has: count, time: time.rawValue)
    }
    if let other = uses.updateValue(what, forKey: section) {
      throw .sectionTwice(section, other, what)
    }
  }
}
