/// The sections of a screen that were read and not written yet, put together from parts.
///
/// Parts come in the order of their rows. When there is enough, what is complete is handed out; of a section that
/// was handed out in part, the rest follows. [any-thread]
public struct HeldSections: Sendable {
  /// Sections in order, some of which may be handed out together.
  public struct Batch: Sendable {
    /// The sections.
    public var sections: [ScreenSnapshot.Section]
    /// Whether the first one continues the last one of the batch before.
    public var isContinued: Bool
  }

  /// After so many rows a batch is full.
  package static let maximumRows = 10_000
  /// After so many bytes of text, too.
  static let maximumBytes = 16 << 20

  private struct Held {
    let number: Int
    var section: ScreenSnapshot.Section
  }

  private var held: [Held]
  /// The section that got rows last, or gets the next ones.
  private var current = 0
  private var isContinued = false
  private var rowCount = 0
  private var byteCount = 0

  /// Nothing but the sections that are there without any row: all of them when all rows are read, else none.
  public init(of outline: ScreenOutline) {
    held = outline.screen.sections.enumerated().map { Held(number: $0, section: $1) }
  }

  /// Whether there is enough for a batch.
  public var isFull: Bool { rowCount >= Self.maximumRows || byteCount >= Self.maximumBytes }

  /// Adds the rows that were read next.
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
    // Without gaps, which there are only when some rows are read.
    let index = number - first
    return held.indices.contains(index) && held[index].number == number
      ? index : held.lastIndex { $0.number == number }
  }

  /// Hands out what has got rows, and the sections before that.
  public mutating func takeBatch() -> Batch { take(held.isEmpty ? 0 : current + 1) }

  /// Hands out everything: no row follows.
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
