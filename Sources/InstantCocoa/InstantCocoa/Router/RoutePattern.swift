/// A route's path with parameters, such as `/forums/{forum_id}/post/{post_id}/`.
///
/// A parameter matches the shortest possible run of one character or more, slashes included; all other text matches
/// itself. The pattern must match the whole path. Paths are compared by Unicode scalars. [any-thread]
struct RoutePattern: Sendable {
  /// The text before the first parameter.
  private let start: [UInt8]
  /// The parameters, each with the text up to the next one.
  private let parameters: [Parameter]

  private struct Parameter {
    /// Empty for a parameter whose value is ignored.
    let name: String
    let rest: ByteSearch
  }

  /// The value of a parameter in a path.
  struct Value: Equatable {
    let name: String
    let text: String
  }

  /// Reads a pattern. An unclosed brace is plain text.
  ///
  /// - Complexity: O(length).
  init(_ path: String) {
    var texts: [Substring.UTF8View] = []
    var names: [String] = []
    var rest = path.utf8[...]
    while let open = rest.firstIndex(of: UInt8(ascii: "{")),
      let close = rest[open...].firstIndex(of: UInt8(ascii: "}"))
    {
      texts.append(rest[..<open])
      names.append(String(Substring(rest[rest.index(after: open)..<close])))
      rest = rest[rest.index(after: close)...]
    }
    texts.append(rest)
    start = Array(texts[0])
    parameters = zip(names, texts.dropFirst()).map {
      Parameter(name: $0, rest: ByteSearch(for: Array($1)))
    }
  }

  /// The values of the parameters in a path, in order; nil when the path does not match.
  ///
  /// - Complexity: O(length of path and pattern). Searches each text behind the one before it: if any place of it leads
  ///   to a match, the first one does, so there is no backtracking.
  func values(in path: String) -> [Value]? {
    let bytes = Array(path.utf8)
    guard bytes.starts(with: start) else { return nil }
    var position = start.count
    var values: [Value] = []
    for (index, parameter) in parameters.enumerated() {
      guard position < bytes.count else { return nil }
      let earliest = position + Self.scalarLength(bytes[position])
      let isLast = index == parameters.count - 1
      let found =
        isLast
        ? parameter.rest.place(atEndOf: bytes) : parameter.rest.first(in: bytes, from: earliest)
      guard let end = found, end >= earliest else { return nil }
      if !parameter.name.isEmpty {
        values.append(
          Value(name: parameter.name, text: String(decoding: bytes[position..<end], as: UTF8.self)))
      }
      position = end + parameter.rest.count
    }
    return position == bytes.count ? values : nil
  }

  /// The number of bytes in the UTF-8 scalar that begins with a byte.
  private static func scalarLength(_ first: UInt8) -> Int {
    switch first {
    case 0xF0...: 4
    case 0xE0...: 3
    case 0xC0...: 2
    default: 1
    }
  }
}

/// Finds a sequence of bytes in another, in linear time.
///
/// The algorithm of Knuth, Morris and Pratt: after a mismatch, the bytes seen so far tell how much of the next match
/// they already are.
struct ByteSearch: Sendable {
  private let wanted: [UInt8]
  /// For each index, the length of the longest proper prefix of `wanted` that ends there.
  private let borders: [Int]

  /// - Complexity: O(length).
  init(for wanted: [UInt8]) {
    self.wanted = wanted
    var borders = Array(repeating: 0, count: wanted.count)
    var matched = 0
    for index in wanted.indices.dropFirst() {
      while matched > 0, wanted[matched] != wanted[index] { matched = borders[matched - 1] }
      if wanted[matched] == wanted[index] { matched += 1 }
      borders[index] = matched
    }
    self.borders = borders
  }

  var count: Int { wanted.count }

  /// The first index of the bytes, from a start on; nil when they do not occur.
  ///
  /// - Complexity: O(bytes up to the end of the match).
  func first(in bytes: [UInt8], from start: Int) -> Int? {
    if wanted.isEmpty { return start <= bytes.count ? start : nil }
    var matched = 0
    for index in start..<max(start, bytes.count) {
      while matched > 0, wanted[matched] != bytes[index] { matched = borders[matched - 1] }
      if wanted[matched] == bytes[index] { matched += 1 }
      if matched == wanted.count { return index - matched + 1 }
    }
    return nil
  }

  /// The index of the bytes if the sequence ends with them; else nil.
  func place(atEndOf bytes: [UInt8]) -> Int? {
    let place = bytes.count - wanted.count
    return place >= 0 && bytes[place...].elementsEqual(wanted) ? place : nil
  }
}
