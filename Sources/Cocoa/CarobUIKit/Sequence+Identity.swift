// Searches by identity, and comparisons. The closures are here, outside of any actor, because of decision 10.

extension Sequence where Element: AnyObject {
  /// Whether an object is one of the elements.
  ///
  /// - Complexity: O(elements).
  func contains(identical object: Element) -> Bool { contains { $0 === object } }
}

extension Array where Element: AnyObject {
  /// The index of the first identical object; nil when there is none.
  ///
  /// - Complexity: O(elements).
  func firstIndex(identical object: Element?) -> Int? { firstIndex { $0 === object } }

  /// The elements that are not among `others`, in their order.
  ///
  /// - Complexity: O(elements of both).
  package func without(_ others: [Element]) -> [Element] {
    let identities = Set(others.map(ObjectIdentifier.init))
    return filter { !identities.contains(ObjectIdentifier($0)) }
  }
}

extension Zip2Sequence where Sequence1.Element: Equatable, Sequence1.Element == Sequence2.Element {
  /// The number of equal pairs at the beginning.
  ///
  /// - Complexity: O(pairs).
  var equalPrefixCount: Int { prefix { $0 == $1 }.count }
}
