/// A string that equals another only when both have the same bytes.
///
/// Swift's own strings are equal when they are canonically equivalent; names in a runtime are not.
package struct ExactString: Hashable, Sendable {
  package let string: String

  package init(_ string: String) { self.string = string }

  package static func == (a: Self, b: Self) -> Bool { a.string.utf8.elementsEqual(b.string.utf8) }

  package func hash(into hasher: inout Hasher) {
    var string = string
    string.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    hasher.combine(UInt8(0xFF))
  }
}
