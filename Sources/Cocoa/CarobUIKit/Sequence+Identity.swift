// Objects found by what they are, not by what they equal, and elements found by halving. The closures are here, where there
// is no actor, and not in views and controllers, for a reason of decision 10.

extension Sequence where Element: AnyObject {
  /// Whether an object is one of the elements.
  ///
  /// - Complexity: O(elements).
  func contains(identical object: Element) -> Bool { contains { $0 === object } }
}

extension Array where Element: AnyObject {
  /// Where an object first is; nil when it is not there.
  ///
  /// - Complexity: O(elements).
  func firstIndex(identical object: Element?) -> Int? { firstIndex { $0 === object } }

  /// The elements that are none of some others, in their order.
  ///
  /// - Complexity: O(elements of both).
  package func without(_ others: [Element]) -> [Element] {
    let identities = Set(others.map(ObjectIdentifier.init))
    return filter { !identities.contains(ObjectIdentifier($0)) }
  }
}

extension RandomAccessCollection {
  /// How many elements come before the first for which something holds that holds for all after it too.
  ///
  /// - Complexity: O(log n).
  func firstPosition(_ holds: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if holds(self[index(startIndex, offsetBy: middle)]) {
        high = middle
      } else {
        low = middle + 1
      }
    }
    return low
  }
}
