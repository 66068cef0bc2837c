import CarobRuntime

/// The order of two values, by a message to the first.
package enum ValueOrder {
  package static let standard = Selector("compare:")

  private static let compare = Message<(Object?) -> Int>("compare:")

  /// Returns less than, equal to or greater than zero; a missing value comes first.
  ///
  /// - Parameter selector: a method that takes the other value and returns -1, 0 or 1.
  /// - Throws: `MessageError` when the first value has no such method; also the method's error.
  package static func compare(
    _ a: Object?, _ b: Object?, _ selector: Selector = standard
  ) throws(MessageError) -> Int {
    guard let a else { return b == nil ? 0 : -1 }
    guard let b else { return 1 }
    guard selector == standard else { return try a.send(selector, b, returning: Int.self) }
    if let a = a as? StringBox, let b = b as? StringBox { return a.compare(b) }
    if let a = a as? NumberBox, let b = b as? NumberBox { return a.compare(b) }
    return try compare(a, b)
  }
}
