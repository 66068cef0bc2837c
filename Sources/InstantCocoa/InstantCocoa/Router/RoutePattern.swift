/// A route's path with its parameters, as in `/forums/{forum_id}/post/{post_id}/`.
///
/// A parameter stands for the shortest possible run of one character or more, slashes included; everything else for
/// itself, from the start of a path to its end. Paths are compared by Unicode scalars. [any-thread]
struct RoutePattern: Sendable {
  /// The text before the first parameter.
  private let start: [UInt8]
  /// The parameters, each with the text up to the next one.
  private let parameters: [Parameter]

  private struct Parameter {
    /// Empty for a parameter whose value is not handed on.
    let name: String
    let rest: ByteSearch
  }

  /// A value that a parameter has in a path.
  struct Value: Equatable {
    let name: String
    let text: String
  }

  /// Reads a pattern. A brace that is not closed stands for itself.
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
  /// - Complexity: O(length of path and pattern). Each text is looked for behind the one before it: if any place for
  ///   it leads to a match, the first one does, so nothing is tried twice.
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

  /// How many bytes the scalar has that starts with a byte.
  private static func scalarLength(_ first: UInt8) -> Int {
    switch first {
    case 0xF0...: 4
    case 0xE0...: 3
    case 0xC0...: 2
    default: 1
    }
  }
}

/// Finds one sequence of bytes in others, in time that grows with their length only.
///
/// This is the algorithm of Knuth, Morris and Pratt: where a match breaks off, the bytes seen so far tell how much
/// of another match they are the beginning of.
struct ByteSearch: Sendable {
  private let wanted: [UInt8]
  /// For each place: how many bytes before and at it are also the beginning of `wanted`, short of all of them.
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

  /// How many bytes are looked for.
  var count: Int { wanted.count }

  /// Where the bytes first stand, at a place or behind it; nil when they do not.
  ///
  /// - Complexity: O(bytes up to the end of what is found).
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

  /// Where the bytes stand if they are the last ones; nil when they are not.
  func place(atEndOf bytes: [UInt8]) -> Int? {
    let place = bytes.count - wanted.count
    return place >= 0 && bytes[place...].elementsEqual(wanted) ? place : nil
  }
}
