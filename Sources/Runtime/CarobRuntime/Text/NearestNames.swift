import CCarob

/// The names nearest to an unknown one, such as a selector, a class, a key or a subcommand.
package enum NearestNames {
  /// The names of at most three methods that instances do have, nearest first.
  ///
  /// - Complexity: O(methods), and O(length²) for each whose name is about as long; for error messages only.
  package static func to(_ selector: Selector, in cls: RuntimeClass) -> [String] {
    let selectors = RuntimeLock.withLock { _ in
      cls.ancestry.flatMap { $0.data.methods.keys.compactMap(SelectorTable.shared.selector(at:)) }
    }
    var search = Search(
      for: bytes(of: selector), tolerance: max(2, Int(selector.record.pointee.length) / 3))
    for candidate in Set(selectors) { search.consider(bytes(of: candidate)) }
    return search.nearest
  }

  private static func bytes(of selector: Selector) -> UnsafeBufferPointer<UInt8> {
    let record = selector.record.pointee
    // SAFETY: a selector's name has this number of bytes, and lives for ever.
    return UnsafeRawBufferPointer(start: record.name, count: Int(record.length))
      .assumingMemoryBound(to: UInt8.self)
  }

  /// At most three of the names within `tolerance` letters of another, nearest first.
  ///
  /// - Parameter tolerance: nil for a third of the letters, and two in short names.
  /// - Complexity: O(names × length²).
  package static func to(
    _ name: String, among names: Set<String>, tolerance: Int? = nil
  ) -> [String] {
    let length = name.utf8.count
    var search = Search(
      for: name.utf8,
      // Any two names of one or two letters would be near.
      tolerance: tolerance ?? (length < 4 ? length / 2 : max(2, length / 3)))
    for var name in names { name.withUTF8 { search.consider($0) } }
    return search.nearest
  }

  /// The nearest names as advice: `nearest: title, titles`; nil when there is none.
  package static func advice(on name: String, among names: Set<String>) -> String? {
    let nearest = to(name, among: names)
    return nearest.isEmpty ? nil : "nearest: " + nearest.map(\.onOneLine).joined(separator: ", ")
  }

  /// A search for the names nearest to a given one, regardless of upper and lower case.
  private struct Search {
    private let wanted: [UInt8]
    private let tolerance: Int
    private var candidates: [(distance: Int, name: String)] = []
    /// Room for a line of distances, and for letters.
    private var row: [Int] = []
    private var letters: [UInt8] = []

    private static let longestCompared = 200

    init(for name: some Sequence<UInt8>, tolerance: Int) {
      wanted = name.prefix(Self.longestCompared).map(Self.lowered)
      self.tolerance = min(tolerance, Self.longestCompared / 3)
    }

    /// The names, at most three, nearest first.
    var nearest: [String] {
      candidates.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.prefix(3).map(\.name)
    }

    /// Keeps a name if it is near.
    mutating func consider(_ name: UnsafeBufferPointer<UInt8>) {
      if abs(min(name.count, Self.longestCompared) - wanted.count) > tolerance { return }
      letters.removeAll(keepingCapacity: true)
      for byte in name.prefix(Self.longestCompared) { letters.append(Self.lowered(byte)) }
      let distance = distance()
      if distance <= tolerance {
        candidates.append((distance, String(decoding: name, as: UTF8.self)))
      }
    }

    /// The Levenshtein distance between the letters and the name; any larger number when it is above the tolerance.
    private mutating func distance() -> Int {
      // A common start and end add nothing to the distance, and are the larger part of most selectors.
      var start = 0
      var (aEnd, bEnd) = (wanted.count, letters.count)
      while start < aEnd, start < bEnd, wanted[start] == letters[start] { start += 1 }
      while start < aEnd, start < bEnd, wanted[aEnd - 1] == letters[bEnd - 1] {
        aEnd -= 1
        bEnd -= 1
      }
      row.removeAll(keepingCapacity: true)
      row.append(contentsOf: 0...(bEnd - start))
      var i = start
      while i < aEnd {
        var diagonal = row[0]
        row[0] += 1
        var least = row[0]
        var j = start
        while j < bEnd {
          let column = j - start + 1
          let substitution = diagonal + (wanted[i] == letters[j] ? 0 : 1)
          diagonal = row[column]
          row[column] = min(substitution, diagonal + 1, row[column - 1] + 1)
          least = min(least, row[column])
          j += 1
        }
        // The distance never gets smaller again.
        if least > tolerance { return least }
        i += 1
      }
      return row[bEnd - start]
    }

    private static func lowered(_ byte: UInt8) -> UInt8 {
      (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
    }
  }
}
