import CarobLibc

/// Strings for C records, one copy of each, for ever.
///
/// Class names, selectors and encodings repeat; interning bounds what they cost over a host's life.
package final class CStringTable: Sendable {
  package static let shared = CStringTable()

  /// A NUL-terminated copy that is written once, before it is published.
  private struct Copy: @unchecked Sendable {
    // SAFETY: the bytes are never written or freed after the copy was made.
    let bytes: UnsafePointer<CChar>
  }

  private let copies = Locked<[ExactString: Copy]>([:])

  /// The only copy of a string as UTF-8 that ends with NUL. It is never freed.
  package func interned(_ string: String) -> UnsafePointer<CChar> {
    copies.withLock { copies in
      if let copy = copies[ExactString(string)] { return copy }
      guard let bytes = strdup(string) else { fatalError("out of memory") }
      let copy = Copy(bytes: UnsafePointer(bytes))
      copies[ExactString(string)] = copy
      return copy
    }.bytes
  }
}
