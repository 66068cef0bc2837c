import CarobRuntime
import Foundation

/// The content of an archive: a flat list of objects that refer to one another by position.
///
/// As data, it is JSON:
///
///     {"format": "carob-archive", "version": 1, "top": {"root": 0},
///      "objects": [{"kind": "object", "text": "SKPost", "fields": {"title": 1}},
///                  {"kind": "string", "text": "Hello"}]}
///
/// The text is flat, however deeply the objects are nested.
package struct Archive: Codable {
  static let formatName = "carob-archive"
  static let currentVersion = 1
  /// The maximum depth of objects and collections inside of each other.
  package static let maximumDepth = 256

  var format = Archive.formatName
  var version = Archive.currentVersion
  /// The values that were encoded outside of any object, by key.
  var top: [String: Int] = [:]
  var objects: [Entry] = []

  /// The kind of an entry.
  enum Kind: String, Codable {
    case null, string, integer, unsigned, double, bool, date, url, data
    case array, mutableArray, set, dictionary, mutableDictionary, object

    /// Whether the entry's items are other objects.
    var isCollection: Bool {
      switch self {
      case .array, .mutableArray, .set, .dictionary, .mutableDictionary: true
      case .null, .string, .integer, .unsigned, .double, .bool, .date, .url, .data, .object: false
      }
    }
  }

  package struct Entry: Codable {
    var kind: Kind
    /// A leaf's value as text, or an object's class. Dates are in seconds since 2001, bytes in base 64.
    var text: String?
    /// The elements of a collection, or the values of a dictionary.
    var items: [Int]?
    /// The keys of a dictionary.
    var keys: [Int]?
    /// The values that an object encoded, by key.
    var fields: [String: Int]?
  }

  /// The archive as data, equal for equal archives.
  func data() throws(ArchiveError) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    do {
      return try encoder.encode(self)
    } catch {
      throw .malformed("\(error)")
    }
  }

  /// Reads untrusted data: checks every reference.
  init(_ data: Data) throws(ArchiveError) {
    do {
      self = try JSONDecoder().decode(Archive.self, from: data)
    } catch {
      throw .malformed(Self.reason(error))
    }
    guard format == Self.formatName else { throw .malformed("another format") }
    guard version <= Self.currentVersion else { throw .newerFormat(version) }
    try check(references: top.values)
    for entry in objects {
      try check(references: entry.items ?? [])
      try check(references: entry.keys ?? [])
      try check(references: (entry.fields ?? [:]).values)
    }
  }

  init() {}

  private func check(references: some Sequence<Int>) throws(ArchiveError) {
    for reference in references where !objects.indices.contains(reference) {
      throw .malformed("object \(reference) is missing")
    }
  }

  /// The mistake, without the file and line that Foundation adds.
  private static func reason(_ error: any Error) -> String {
    switch error as? DecodingError {
    case .dataCorrupted?: "no JSON, or a value that makes no sense"
    case .keyNotFound(let key, _)?: "\"\(key.stringValue)\" is missing"
    case .typeMismatch(_, let context)?, .valueNotFound(_, let context)?:
      "another type at \(NameSummary.text(context.codingPath.map(\.stringValue)))"
    default: "no JSON"
    }
  }
}
