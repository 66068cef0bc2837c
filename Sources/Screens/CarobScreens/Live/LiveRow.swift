import CarobFoundation
import CarobRuntime

/// A visible row of a list, or an item of a collection. [any-thread]
///
/// The number belongs to the row, not to its cell, which shows another row later. The row keeps it
/// while it is visible, even when it moves.
public struct LiveRow: Codable, Hashable, Sendable {
  /// The number, which no node has.
  public var id: Int
  /// The section, and the row in it.
  public var at: LivePlace
  /// The properties: `text`, `detail`, `height` and others.
  public var props: LiveProperties
  /// The nodes of the cell other than labels and pictures, such as buttons.
  public var parts: [LiveNode]

  /// Creates a row.
  public init(id: Int, at: LivePlace, props: LiveProperties, parts: [LiveNode] = []) {
    self.id = id
    self.at = at
    self.props = props
    self.parts = parts
  }

  private enum CodingKeys: OmittingEmptyArrays { case id, at, props, parts }
}

/// The place of a row. In JSON an array of two numbers.
public struct LivePlace: Hashable, Sendable, Comparable {
  /// The section, from 0.
  public var section: Int
  /// The row in the section, from 0.
  public var row: Int

  /// Creates a place.
  public init(_ section: Int, _ row: Int) {
    self.section = section
    self.row = row
  }

  /// Returns whether a place is before another one.
  public static func < (one: LivePlace, other: LivePlace) -> Bool {
    (one.section, one.row) < (other.section, other.row)
  }

  init(_ path: IndexPath) { self.init(path.section, path.row) }

  var path: IndexPath { IndexPath(section: section, row: row) }
}

extension LivePlace: Codable {
  /// Decodes an array of two numbers.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    self.init(try container.decode(Int.self), try container.decode(Int.self))
  }

  /// Encodes an array of two numbers.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(section)
    try container.encode(row)
  }
}

/// A section of a list. [any-thread]
public struct LiveSection: Codable, Hashable, Sendable {
  /// The title; empty for none, nil while it is not known.
  public var title: String?
  /// The footer; nil for none, or while it is not known.
  public var footer: String?
  /// The x, y, width and height of the visible header of a collection's section, in the collection's content; else nil.
  public var titleFrame: [Double]?
  /// The same of its footer.
  public var footerFrame: [Double]?
  /// The number of rows.
  public var rows: Int

  /// Creates a section.
  public init(title: String? = nil, footer: String? = nil, rows: Int) {
    self.title = title
    self.footer = footer
    self.rows = rows
  }
}
