import CarobFoundation
import CarobRuntime

/// A row of a list, or an item of a collection, that a live screen shows. [any-thread]
///
/// Its number stands for the row, and not for its cell, which shows another row later: it stays while the row does and is shown,
/// also when the row is elsewhere.
public struct LiveRow: Codable, Hashable, Sendable {
  /// Its number, which no node has.
  public var id: Int
  /// Its section, and its row there, both from 0.
  public var at: LivePlace
  /// What there is to say of it: `text`, `detail`, `height` and others.
  public var props: LiveProperties
  /// What else there is in its cell: buttons, pictures, and other things that are no label.
  public var parts: [LiveNode]

  /// A row.
  public init(id: Int, at: LivePlace, props: LiveProperties, parts: [LiveNode] = []) {
    self.id = id
    self.at = at
    self.props = props
    self.parts = parts
  }

  private enum CodingKeys: CodingKey { case id, at, props, parts }

  /// Reads a row; without `parts` there are none.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(Int.self, forKey: .id)
    at = try container.decode(LivePlace.self, forKey: .at)
    props = try container.decode(LiveProperties.self, forKey: .props)
    parts = try container.decodeIfPresent([LiveNode].self, forKey: .parts) ?? []
  }

  /// Writes a row.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(at, forKey: .at)
    try container.encode(props, forKey: .props)
    if !parts.isEmpty { try container.encode(parts, forKey: .parts) }
  }
}

/// Where a row is: in JSON an array of two numbers.
public struct LivePlace: Hashable, Sendable, Comparable {
  /// The section, from 0.
  public var section: Int
  /// The row in the section, from 0.
  public var row: Int

  /// A place.
  public init(_ section: Int, _ row: Int) {
    self.section = section
    self.row = row
  }

  /// Whether a place is before another one.
  public static func < (one: LivePlace, other: LivePlace) -> Bool {
    (one.section, one.row) < (other.section, other.row)
  }

  init(_ path: IndexPath) { self.init(path.section, path.row) }

  var path: IndexPath { IndexPath(section: section, row: row) }
}

extension LivePlace: Codable {
  /// Reads two numbers.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    self.init(try container.decode(Int.self), try container.decode(Int.self))
  }

  /// Writes two numbers.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(section)
    try container.encode(row)
  }
}

/// A section of a list. [any-thread]
public struct LiveSection: Codable, Hashable, Sendable {
  /// What stands above it; empty for nothing, nil as long as that is not known.
  public var title: String?
  /// What stands below it; nil for nothing, and as long as that is not known.
  public var footer: String?
  /// How many rows it has.
  public var rows: Int

  /// A section.
  public init(title: String? = nil, footer: String? = nil, rows: Int) {
    self.title = title
    self.footer = footer
    self.rows = rows
  }
}
