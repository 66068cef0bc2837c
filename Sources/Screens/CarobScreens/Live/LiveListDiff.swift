/// A batch of updates of a list. [any-thread]
///
/// The places of deleted and reloaded rows, and the origins of moves, are those before the batch;
/// others are those after it. A row is in at most one of `deleted`, `reloaded` and `moved`. Rows of
/// deleted or inserted sections are in none of them, unless they move.
public struct LiveListDiff: Codable, Hashable, Sendable {
  /// Consecutive rows of a section. In JSON an array of the section, the first row and the count.
  public struct Span: Hashable, Sendable {
    /// The section.
    public var section: Int
    /// The first row.
    public var first: Int
    /// The number of rows.
    public var count: Int

    /// Creates a span.
    public init(_ section: Int, _ first: Int, _ count: Int) {
      self.section = section
      self.first = first
      self.count = count
    }

    func contains(_ place: LivePlace) -> Bool {
      place.section == section && place.row >= first && place.row - first < count
    }
  }

  /// A move. In JSON an array of both places.
  public struct Move<Place: Codable & Hashable & Sendable>: Hashable, Sendable {
    /// The place before the batch.
    public var from: Place
    /// The place after the batch.
    public var to: Place

    /// Creates a move.
    public init(_ from: Place, _ to: Place) {
      self.from = from
      self.to = to
    }
  }

  /// Deleted rows.
  public var deleted: [Span] = []
  /// Inserted rows.
  public var inserted: [Span] = []
  /// Rows with new content. They move only because of other rows.
  public var reloaded: [Span] = []
  /// Moved rows.
  public var moved: [Move<LivePlace>] = []
  /// The new index of each old section; -1 for sections that were deleted or reloaded. Nil when sections stay.
  public var sections: [Int]?
  /// All sections after the batch. Nil when sections stay.
  public var after: [LiveSection]?

  /// Creates a batch without updates.
  public init() {}

  /// Returns the new place of a row; nil when it was deleted or reloaded.
  ///
  /// - Complexity: O(spans + moves).
  public func destination(of place: LivePlace) -> LivePlace? {
    if (deleted + reloaded).contains(where: { $0.contains(place) }) { return nil }
    if let move = moved.first(where: { $0.from == place }) { return move.to }
    var section = place.section
    if let sections {
      guard sections.indices.contains(section), sections[section] >= 0 else { return nil }
      section = sections[section]
    }
    var row = place.row
    let leaving = deleted + moved.map { Span($0.from.section, $0.from.row, 1) }
    for span in leaving where span.section == place.section && span.first < place.row {
      row -= span.count
    }
    let arriving = inserted + moved.map { Span($0.to.section, $0.to.row, 1) }
    for span in arriving.filter({ $0.section == section }).sorted(by: { $0.first < $1.first })
    where span.first <= row {
      row += span.count
    }
    return LivePlace(section, row)
  }

  /// Updates the sections from before the batch.
  public func apply(to list: inout [LiveSection]) {
    if let after { return list = after }
    for span in deleted where list.indices.contains(span.section) {
      list[span.section].rows -= span.count
    }
    for span in inserted where list.indices.contains(span.section) {
      list[span.section].rows += span.count
    }
    for move in moved {
      if list.indices.contains(move.from.section) { list[move.from.section].rows -= 1 }
      if list.indices.contains(move.to.section) { list[move.to.section].rows += 1 }
    }
  }

  private enum CodingKeys: OmittingEmptyArrays {
    case deleted, inserted, reloaded, moved, sections, after
  }
}

extension LiveListDiff.Span: Codable {
  /// Decodes an array of three numbers.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    self.init(
      try container.decode(Int.self), try container.decode(Int.self),
      try container.decode(Int.self))
  }

  /// Encodes an array of three numbers.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for number in [section, first, count] { try container.encode(number) }
  }
}

extension LiveListDiff.Move: Codable {
  /// Decodes an array of two places.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    self.init(try container.decode(Place.self), try container.decode(Place.self))
  }

  /// Encodes an array of two places.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(from)
    try container.encode(to)
  }
}
