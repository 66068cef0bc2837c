extension JSONDocument {
  /// An array in a document.
  package struct List: Sendable {
    /// The keys that lead to the array; empty for the document itself.
    package let keys: [String]
    package let rows: JSONRows

    /// Whether it has elements, all of them objects.
    package var hasObjects: Bool { rows.count > 0 && rows.firstThatIsNoObject == nil }
  }

  /// The arrays that key paths lead to, in the order of the text. Arrays in arrays are left out, and so are those
  /// behind a key that cannot be part of a key path.
  ///
  /// - Parameter maximumDepth: the maximum number of keys in a path.
  /// - Throws: `MappingError` when the text is not JSON.
  /// - Complexity: O(length).
  package func lists(maximumDepth: Int) throws(MappingError) -> [List] {
    var lists: [List] = []
    try scan(at: start, true) { (scanner) throws(JSONSyntaxError) in
      try find(&lists, [], &scanner, maximumDepth)
    }
    return lists
  }

  private func find(
    _ lists: inout [List], _ keys: [String], _ scanner: inout JSONScanner, _ maximumDepth: Int
  ) throws(JSONSyntaxError) {
    switch scanner.current {
    case UInt8(ascii: "["):
      let rows = JSONRows(bytes: bytes, offsets: try scanner.offsetsOfElements())
      lists.append(List(keys: keys, rows: rows))
    case UInt8(ascii: "{") where keys.count < maximumDepth:
      try scanner.members { (scanner, token) throws(JSONSyntaxError) in
        let key = scanner.text(of: token)
        if key.isEmpty || key.contains(".") { return try scanner.skipValue() }
        try find(&lists, keys + [key], &scanner, maximumDepth)
      }
    default: try scanner.skipValue()
    }
  }
}
