import CarobLibc

/// A string that equals another only when both have the same bytes.
///
/// Swift's own strings are equal when they are canonically equivalent; a runtime's names are not.
package struct ExactString: Hashable, Sendable {
  package let string: String

  package init(_ string: String) { self.string = string }

  package static func == (a: Self, b: Self) -> Bool {
    var (a, b) = (a.string, b.string)
    return a.withUTF8 { a in
      b.withUTF8 { b in
        guard a.count == b.count else { return false }
        guard let first = a.baseAddress, let second = b.baseAddress else { return true }
        // SAFETY: both are readable for their counts, which are equal.
        return memcmp(first, second, a.count) == 0
      }
    }
  }

  /// The order of two strings by bytes: -1, 0 or 1. In UTF-8 this is the order of the scalars.
  ///
  /// A caller need not retain the strings, as nothing is written or released.
  @_effects(readonly) @inline(never)
  package func order(_ other: Self) -> Int {
    let order = string.utf8.withContiguousStorageIfAvailable { a in
      other.string.utf8.withContiguousStorageIfAvailable { b in
        let common = min(a.count, b.count)
        if common > 0, let first = a.baseAddress, let second = b.baseAddress {
          // SAFETY: both are readable for this number of bytes.
          let order = memcmp(first, second, common)
          if order != 0 { return order < 0 ? -1 : 1 }
        }
        return (a.count - b.count).signum()
      }
    }
    if let order = order ?? nil { return order }
    if string.utf8.elementsEqual(other.string.utf8) { return 0 }
    return string.utf8.lexicographicallyPrecedes(other.string.utf8) ? -1 : 1
  }

  package func hash(into hasher: inout Hasher) {
    var string = string
    string.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    hasher.combine(UInt8(0xFF))
  }
}
