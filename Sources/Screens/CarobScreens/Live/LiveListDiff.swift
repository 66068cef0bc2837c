/// A batch of updates of a list: which row becomes which. [any-thread]
///
/// Rows and sections that go, are reloaded or are the beginnings of moves are numbered as before the batch, others as after it. A
/// row is in one of `deleted`, `reloaded` and `moved` at most. Rows of sections that are deleted or inserted are in none of them,
/// unless they move.
public struct LiveListDiff: Codable, Hashable, Sendable {
  /// Rows of one section that follow each other: in JSON an array of the section, the first row and how many there are.
  public struct Span: Hashable, Sendable {
    /// The section.
    public var section: Int
    /// The first row.
    public var first: Int
    /// How many rows.
    public var count: Int

    /// Some rows.
    public init(_ section: Int, _ first: Int, _ count: Int) {
      self.section = section
      self.first = first
      self.count = count
    }

    func contains(_ place: LivePlace) -> Bool {
      place.section == section && place.row >= first && place.row - first < count
    }
  }

  /// From where to where: in JSON an array of two.
  public struct Move<Place: Codable & Hashable & Sendable>: Hashable, Sendable {
    /// Where it was before.
    public var from: Place
    /// Where it is afterwards.
    public var to: Place

    /// A move.
    public init(_ from: Place, _ to: Place) {
      self.from = from
      self.to = to
    }
  }

  /// Rows that are gone.
  public var deleted: [Span] = []
  /// Rows that are new.
  public var inserted: [Span] = []
  /// Rows that show something else, and stay where they are but for the others.
  public var reloaded: [Span] = []
  /// Rows that are elsewhere.
  public var moved: [Move<LivePlace>] = []
  /// For each section from before, where it is; -1 for one that is gone or whose rows are all new. Missing when sections stay.
  public var sections: [Int]?
  /// All sections afterwards. Missing when sections stay.
  public var after: [LiveSection]?

  /// A batch without updates.
  public init() {}

  /// Where a row is afterwards; nil when it is gone, or shows something else.
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

  /// Makes of the sections from before those that are there afterwards.
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

  private enum CodingKeys: CodingKey {
    case deleted, inserted, reloaded, moved, sections, after
  }

  /// Reads a batch; what is missing is empty.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    deleted = try container.decodeIfPresent([Span].self, forKey: .deleted) ?? []
    inserted = try container.decodeIfPresent([Span].self, forKey: .inserted) ?? []
    reloaded = try container.decodeIfPresent([Span].self, forKey: .reloaded) ?? []
    moved = try container.decodeIfPresent([Move<LivePlace>].self, forKey: .moved) ?? []
    sections = try container.decodeIfPresent([Int].self, forKey: .sections)
    after = try container.decodeIfPresent([LiveSection].self, forKey: .after)
  }

  /// Writes a batch, without what is empty.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    if !deleted.isEmpty { try container.encode(deleted, forKey: .deleted) }
    if !inserted.isEmpty { try container.encode(inserted, forKey: .inserted) }
    if !reloaded.isEmpty { try container.encode(reloaded, forKey: .reloaded) }
    if !moved.isEmpty { try container.encode(moved, forKey: .moved) }
    try container.encodeIfPresent(sections, forKey: .sections)
    try container.encodeIfPresent(after, forKey: .after)
  }
}

extension LiveListDiff.Span: Codable {
  /// Reads three numbers.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    self.init(
      try container.decode(Int.self), try container.decode(Int.self),
      try container.decode(Int.self))
  }

  /// Writes three numbers.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for number in [section, first, count] { try container.encode(number) }
  }
}

extension LiveListDiff.Move: Codable {
  /// Reads two places.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    self.init(try container.decode(Place.self), try container.decode(Place.self))
  }

  /// Writes two places.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(from)
    try container.encode(to)
  }
}
