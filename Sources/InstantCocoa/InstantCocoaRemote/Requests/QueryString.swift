import CarobFoundation
import CarobRuntime

/// Encodes parameters as the query of a URL.
///
/// Keys are sorted, at each level. A nested dictionary gives `a[b]=`, a list `a[]=` for each element, a set one pair
/// with the same key for each member, and null only the key. Brackets are percent-encoded like all characters that are
/// not unreserved (RFC 3986), which servers decode.
enum QueryString {
  /// The maximum nesting of parameters, so that a dictionary that contains itself ends.
  private static let maximumDepth = 32

  /// The query, without a question mark; "" for no parameters.
  ///
  /// - Throws: `ParameterError` when they are nested too deep, or a list cannot be read.
  /// - Complexity: O(n log n).
  static func text(of parameters: DictionaryBox) throws(ParameterError) -> String {
    var pairs: [String] = []
    try append(parameters, named: "", depth: 0, to: &pairs)
    return pairs.joined(separator: "&")
  }

  private static func append(
    _ value: Object, named name: String, depth: Int, to pairs: inout [String]
  ) throws(ParameterError) {
    guard depth < maximumDepth else { throw .tooDeep(maximumDepth) }
    switch value {
    case let dictionary as DictionaryBox:
      for (key, object) in sortedEntries(of: dictionary) {
        let inner = name.isEmpty ? key : "\(name)[\(key)]"
        try append(object, named: inner, depth: depth + 1, to: &pairs)
      }
    case let array as ArrayBox:
      for element in try elements(of: array) {
        try append(element, named: "\(name)[]", depth: depth + 1, to: &pairs)
      }
    case let set as SetBox:
      for (_, member) in sorted(set.objects.map { ($0.description, $0) }) {
        try append(member, named: name, depth: depth + 1, to: &pairs)
      }
    case is NullBox:
      pairs.append(RequestURL.encodedComponent(name))
    default:
      pairs.append(
        RequestURL.encodedComponent(name) + "=" + RequestURL.encodedComponent(value.description))
    }
  }

  private static func sortedEntries(of dictionary: DictionaryBox) -> [(String, Object)] {
    sorted(
      dictionary.keys.compactMap { key in
        dictionary.object(forKey: key).map { (key.description, $0) }
      })
  }

  private static func sorted(_ entries: [(String, Object)]) -> [(String, Object)] {
    entries.sorted { $0.0.unicodeScalars.lexicographicallyPrecedes($1.0.unicodeScalars) }
  }

  private static func elements(of array: ArrayBox) throws(ParameterError) -> [Object] {
    do {
      return try array.objects()
    } catch {
      throw .unreadable(error)
    }
  }
}
