import CarobFoundation
import CarobRuntime
import struct Foundation.IndexSet

/// Which section becomes which in a batch.
package struct SectionPlan {
  /// For each section after the batch, the one that it was; nil for one whose rows are all new.
  let origins: [Int?]
  /// For each section from before the batch, the one that it is after it; nil for one that is gone
  /// or whose rows are all new.
  package let destinations: [Int?]

  /// - Parameter newCount: how many sections the data source has after the batch.
  /// - Throws: `UpdateMistake` when a section is not there, two things happen to it, or the batch
  ///   makes another number of sections.
  /// - Complexity: O(sections).
  init(
    of updates: ListUpdates, sections count: Int, to newCount: Int, of source: Object?
  ) throws(UpdateMistake) {
    var leaving = SectionUses(sections: count, .before)
    try leaving.use(updates.deletedSections, "deleted")
    try leaving.use(updates.reloadedSections, "reloaded")
    for move in updates.movedSections { try leaving.use(move.from, "moved") }

    // A set may hold as many numbers as there are.
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
    // The sections that stay, in order, fill what the others leave.
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

/// Which sections something happens to in a batch.
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
