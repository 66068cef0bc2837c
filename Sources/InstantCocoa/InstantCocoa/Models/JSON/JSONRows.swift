import CarobRuntime

/// The elements of an array in a JSON text, each read when it is asked for. [any-thread]
public struct JSONRows: Sendable {
  let bytes: [UInt8]
  let offsets: [Int]

  init(bytes: [UInt8], offsets: [Int]) {
    self.bytes = bytes
    self.offsets = offsets
  }

  /// How many there are.
  public var count: Int { offsets.count }

  /// The first row that is not a JSON object; nil when all are.
  ///
  /// - Complexity: O(rows): looks at one byte of each.
  package var firstThatIsNoObject: Int? {
    offsets.firstIndex { bytes[$0] != UInt8(ascii: "{") }
  }

  /// What a row is, in words.
  package func kind(of row: Int) -> String { JSONKind.text(bytes, at: offsets[row]) }

  /// Reads a row: a dictionary, list, string, number or null of the runtime, a new one each time.
  ///
  /// - Precondition: there is such a row.
  /// - Throws: `MappingError`, which cannot happen for a text that was found to be JSON.
  /// - Complexity: O(length of the row).
  public func object(at row: Int) throws(MappingError) -> Object {
    do throws(JSONSyntaxError) {
      var scanner = JSONScanner(bytes, at: offsets[row])
      return try scanner.box()
    } catch {
      throw .notJSON(error, in: bytes)
    }
  }

  /// All rows as `object(at:)` gives them, each when it is its turn.
  package var objects: some Sequence<Object> {
    offsets.indices.lazy.compactMap { try? object(at: $0) }
  }
}
