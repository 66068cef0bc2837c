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
