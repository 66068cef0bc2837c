/// Collects the parts of a screen that were read and not written yet, and joins them to sections.
///
/// Parts come in the order of their rows. A batch may end with the beginning of a section; the rest
/// follows in the next batch. [any-thread]
public struct HeldSections: Sendable {
  /// Sections in order, from one call of `takeBatch` or `takeAll`.
  public struct Batch: Sendable {
    /// The sections.
    public var sections: [ScreenSnapshot.Section]
    /// Whether the first section continues the last one of the previous batch.
    public var isContinued: Bool
  }

  /// The number of rows that makes a batch full.
  package static let maximumRows = 10_000
  /// The number of bytes of text that makes a batch full.
  static let maximumBytes = 16 << 20

  private struct Held {
    let number: Int
    var section: ScreenSnapshot.Section
  }

  private var held: [Held]
  /// The index of the section that got the last rows.
  private var current = 0
  private var isContinued = false
  private var rowCount = 0
  private var byteCount = 0

  /// Creates the sections of an outline without rows; none when only some rows are read.
  public init(of outline: ScreenOutline) {
    held = outline.screen.sections.enumerated().map { Held(number: $0, section: $1) }
  }

  /// Whether there is enough for a batch.
  public var isFull: Bool { rowCount >= Self.maximumRows || byteCount >= Self.maximumBytes }

  /// Adds the next rows.
  ///
  /// - Complexity: O(rows + sections passed over).
  public mutating func add(_ part: ScreenPart) {
    for (number, title) in part.titles {
      guard let index = index(ofSection: number), held[index].section.title.isEmpty else {
        continue
      }
      held[index].section.title = title
    }
    for section in part.sections {
      guard let number = section.rows.first?.section else { continue }
      while current < held.count, held[current].number < number { current += 1 }
      if current == held.count {
        held.append(Held(number: number, section: section))
      } else {
        held[current].section.rows += section.rows
        if held[current].section.title.isEmpty { held[current].section.title = section.title }
      }
      rowCount += section.rows.count
      for row in section.rows {
        byteCount += row.text.utf8.count + row.detail.utf8.count + (row.error?.utf8.count ?? 0)
      }
    }
  }

  private func index(ofSection number: Int) -> Int? {
    guard let first = held.first?.number else { return nil }
    // Sections are missing between others only when some rows are read.
    let index = number - first
    return held.indices.contains(index) && held[index].number == number
      ? index : held.lastIndex { $0.number == number }
  }

  /// Removes and returns the sections up to the last one with rows.
  public mutating func takeBatch() -> Batch { take(held.isEmpty ? 0 : current + 1) }

  /// Removes and returns all sections, after the last row.
  public mutating func takeAll() -> Batch { take(held.count) }

  private mutating func take(_ count: Int) -> Batch {
    let count = min(count, held.count)
    let taken = held[..<count]
    let batch = Batch(sections: taken.map(\.section), isContinued: isContinued)
    isContinued = !taken.isEmpty
    let rest = taken.last.map { Held(number: $0.number, section: .init(title: "", rows: [])) }
    held.replaceSubrange(..<count, with: rest.map { [$0] } ?? [])
    (current, rowCount, byteCount) = (0, 0, 0)
    return batch
  }
}
