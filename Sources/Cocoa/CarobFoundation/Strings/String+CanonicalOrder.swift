import CarobRuntime
import Foundation

extension String {
  /// The string in its canonical form (NFC), in which strings that are canonically equivalent have the same
  /// bytes.
  ///
  /// - Complexity: O(length); ASCII is its own form.
  var canonicalForm: String {
    utf8.allSatisfy { $0 < 0x80 } ? self : precomposedStringWithCanonicalMapping
  }

  /// -1, 0 or 1, by Unicode scalars in canonical form.
  ///
  /// Swift's `<` says of some strings that neither comes first though they differ: of "e\u{301}" and "\u{E9}a".
  ///
  /// - Complexity: O(length).
  func canonicalOrder(_ other: String) -> Int {
    ExactString(canonicalForm).order(ExactString(other.canonicalForm))
  }
}
