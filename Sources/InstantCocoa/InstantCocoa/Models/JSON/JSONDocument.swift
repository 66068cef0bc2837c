import CarobFoundation
import CarobLibc
import CarobRuntime
import Foundation

/// A JSON text, to be read as a whole or searched for one array. [any-thread]
public struct JSONDocument: Sendable {
  package let bytes: [UInt8]
  let start: Int

  /// Makes a document of a text in UTF-8, with or without a byte order mark.
  ///
  /// - Throws: `MappingError` when it is not UTF-8. Only `rows(atKeyPath:)` checks that it is JSON.
  /// - Complexity: O(length).
  public init(_ bytes: [UInt8]) throws(MappingError) {
    self.bytes = bytes
    start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    do throws(UTF8.ValidationError) {
      _ = try UTF8Span(validating: bytes.span)
    } catch {
      throw .notUTF8(at: error.byteOffsets.lowerBound, in: bytes)
    }
  }

  /// Reads the text of a file.
  ///
  /// - Parameter limit: the maximum number of bytes (default: 1 GiB).
  /// - Throws: `MappingError` when the file does not exist, cannot be read, is longer than the limit, or is not UTF-8.
  /// - Complexity: O(length).
  public init(
    contentsOfFile path: String, limit: Int = DataStream.maximumBytes
  ) throws(MappingError) {
    if let reason = FileKind.missing(path) { throw .fileNotFound(reason) }
    // A file handle reads pipes and devices too, which have no size.
    guard let file = FileHandle(forReadingAtPath: path) else {
      throw .unreadable("permission denied")
    }
    defer { try? file.close() }
    try self.init(DataStream.bytes(of: file, limit: limit))
  }

  /// The elements of the array at a key path.
  ///
  /// - Parameter keyPath: keys separated by dots; nil or empty when the document is the array.
  /// - Throws: `MappingError` when the text is not JSON, or the value is no array; the error describes the value.
  /// - Complexity: O(length × keys in the path). Locates the rows without reading them.
  public func rows(atKeyPath keyPath: String? = nil) throws(MappingError) -> JSONRows {
    var offset = start
    var path: [String] = []
    for key in Self.keys(of: keyPath) {
      guard let member = try member(key, at: offset, isWholeText: path.isEmpty) else {
        throw .noValue(
          forKey: key, at: path.joined(separator: "."), parent: JSONKind.text(bytes, at: offset),
          keys: JSONKind.keys(bytes, at: offset))
      }
      offset = member
      path.append(key)
    }
    guard let offsets = try elements(at: offset, isWholeText: path.isEmpty) else {
      throw .notAnArray(
        at: path.joined(separator: "."), value: JSONKind.text(bytes, at: offset),
        arrays: JSONKind.keysOfArrays(bytes, at: offset)
          .map { (path + [$0]).joined(separator: ".") })
    }
    return JSONRows(bytes: bytes, offsets: offsets)
  }

  /// The whole text as an object of the runtime: a dictionary, list, string, number or null. A list of objects reads
  /// its elements at its first use; their syntax is checked here.
  ///
  /// - Throws: `MappingError` when the text is not JSON.
  /// - Complexity: O(length).
  public func object() throws(MappingError) -> Object {
    var whole: Object = NullBox.shared
    try scan(at: start, true) { (scanner) throws(JSONSyntaxError) in
      whole = try scanner.boxWithUnreadLists()
    }
    return whole
  }

  private static func keys(of keyPath: String?) -> [String] {
    guard let keyPath, !keyPath.isEmpty else { return [] }
    return keyPath.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
  }

  /// The offset of a member's value; nil when the value at the given offset has no such member.
  private func member(
    _ key: String, at offset: Int, isWholeText: Bool
  ) throws(MappingError) -> Int? {
    var found: Int?
    try scan(at: offset, isWholeText) { (scanner) throws(JSONSyntaxError) in
      guard scanner.current == UInt8(ascii: "{") else { return try scanner.skipValue() }
      try scanner.members { (scanner, name) throws(JSONSyntaxError) in
        if scanner.text(of: name) == key { found = scanner.position }
        try scanner.skipValue()
      }
    }
    return found
  }

  /// The offsets of the elements; nil when the value at the given offset is no array.
  private func elements(at offset: Int, isWholeText: Bool) throws(MappingError) -> [Int]? {
    var found: [Int]?
    try scan(at: offset, isWholeText) { (scanner) throws(JSONSyntaxError) in
      guard scanner.current == UInt8(ascii: "[") else { return try scanner.skipValue() }
      found = try scanner.offsetsOfElements()
    }
    return found
  }

  /// Reads the value at an offset. The first scan, of the whole text, also checks that nothing follows the value;
  /// afterwards the text is known to be JSON.
  func scan(
    at offset: Int, _ isWholeText: Bool,
    _ body: (inout JSONScanner) throws(JSONSyntaxError) -> Void
  ) throws(MappingError) {
    do throws(JSONSyntaxError) {
      var scanner = JSONScanner(bytes, at: offset)
      try body(&scanner)
      if isWholeText { try scanner.finish() }
    } catch {
      throw .notJSON(error, in: bytes)
    }
  }
}
