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

  /// The order of two strings by Unicode scalars in canonical form: -1, 0 or 1.
  ///
  /// With Swift's `<` some different strings have no order, such as "e\u{301}" and "\u{E9}a".
  ///
  /// - Complexity: O(length).
  func canonicalOrder(_ other: String) -> Int {
    ExactString(canonicalForm).order(ExactString(other.canonicalForm))
  }
}
