import CarobRuntime

/// The elements of an array in a JSON text, each read at its use. [any-thread]
public struct JSONRows: Sendable {
  let bytes: [UInt8]
  let offsets: [Int]

  init(bytes: [UInt8], offsets: [Int]) {
    self.bytes = bytes
    self.offsets = offsets
  }

  /// The number of rows.
  public var count: Int { offsets.count }

  /// The first row that is not a JSON object; nil when all are.
  ///
  /// - Complexity: O(rows): looks at one byte of each.
  package var firstThatIsNoObject: Int? {
    offsets.firstIndex { bytes[$0] != UInt8(ascii: "{") }
  }

  /// Describes a row in words.
  package func kind(of row: Int) -> String { JSONKind.text(bytes, at: offsets[row]) }

  /// Reads a row as a dictionary, list, string, number or null of the runtime, a new one each time.
  ///
  /// - Precondition: there is such a row.
  /// - Throws: `MappingError`, which cannot happen for a text that is known to be JSON.
  /// - Complexity: O(length of the row).
  public func object(at row: Int) throws(MappingError) -> Object {
    do throws(JSONSyntaxError) {
      var scanner = JSONScanner(bytes, at: offsets[row])
      return try scanner.box()
    } catch {
      throw .notJSON(error, in: bytes)
    }
  }

  /// All rows as `object(at:)` reads them, lazily.
  package var objects: some Sequence<Object> {
    offsets.indices.lazy.compactMap { try? object(at: $0) }
  }
}
