import CarobFoundation
import CarobRuntime

/// A mistake in a batch of updates for a table or a collection.
enum UpdateMistake: Error {
  /// A section does not exist.
  case section(Int, what: String, has: Int, time: String)
  /// A row or item does not exist.
  case row(IndexPath, what: String, in: SectionIndex, time: String)
  /// A section is updated twice.
  case sectionTwice(Int, String, String)
  /// A row or item is updated twice.
  case rowTwice(IndexPath, String, String)
  /// The data source's number of sections differs from the batch's.
  case sectionCount(before: Int, inserted: Int, deleted: Int, after: Int, source: RuntimeClass?)
  /// The data source's number of rows or items in a section differs from the batch's.
  case rowCount(
    section: Int, was: Int, before: Int, removed: Int, added: Int, after: Int, source: RuntimeClass?
  )

  /// Whether the data source's numbers are wrong, not the updates.
  var isCountMismatch: Bool {
    switch self {
    case .sectionCount, .rowCount: true
    default: false
    }
  }

  /// The message, in one sentence.
  func text(_ nouns: ListNouns) -> String {
    switch self {
    case .section(let section, let what, let count, let time):
      "section \(section) is \(what), but the \(nouns.list) has "
        + "\(ListNouns.quantity(count, "section")) \(time) the update"
    case .row(let path, let what, let index, let time):
      "\(nouns.place(path)) is \(what), but \(Self.there(path, index, nouns)) \(time) the "
        + "update"
    case .sectionTwice(let section, let first, let second):
      Self.twice("section \(section)", first, second)
    case .rowTwice(let path, let first, let second):
      Self.twice(nouns.place(path), first, second)
    case .sectionCount(let before, let inserted, let deleted, let after, let source):
      "invalid number of sections: \(Self.name(source)) has \(after) after the update, but "
        + "\(before) before it, \(inserted) inserted and \(deleted) deleted"
    case .rowCount(let section, let was, let before, let removed, let added, let after, let source):
      "invalid number of \(nouns.row)s in section \(section)"
        + (was == section ? "" : ", which was section \(was)")
        + ": \(Self.name(source)) has \(after) after the update, but \(before) before it, \(added) "
        + "inserted or moved in and \(removed) deleted or moved out make "
        + "\(before + added - removed)"
    }
  }

  private static func there(_ path: IndexPath, _ index: SectionIndex, _ nouns: ListNouns) -> String
  {
    index.contains(section: path.section)
      ? "the section has "
        + ListNouns.quantity(index.count(ofSection: path.section), nouns.row)
      : "the \(nouns.list) has \(ListNouns.quantity(index.sectionCount, "section"))"
  }

  private static func twice(_ place: String, _ first: String, _ second: String) -> String {
    first == second
      ? "\(place) is \(first) twice in one update"
      : "\(place) is both \(first) and \(second) in one update"
  }

  private static func name(_ source: RuntimeClass?) -> String {
    source.map { "the \($0)" } ?? "the missing data source"
  }
}
