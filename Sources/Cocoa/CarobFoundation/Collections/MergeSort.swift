/// A stable sort for comparisons that cost more than moving what they compare, such as messages. Swift's own sort compares
/// a hundred elements more than twice as often.
extension Array where Element: BitwiseCopyable {
  /// Sorts the elements. Equal ones keep their order.
  ///
  /// A comparison that follows no rules gives some order. After an error elements may be missing.
  ///
  /// - Complexity: O(n log n); O(n) comparisons if the elements are in order already.
  mutating func sortByMerging(_ isBefore: (Element, Element) throws -> Bool) rethrows {
    if count < 2 { return }
    try withUnsafeMutableBufferPointer { elements in
      try withUnsafeTemporaryAllocation(of: Element.self, capacity: elements.count / 2) { room in
        guard let start = elements.baseAddress, let half = room.baseAddress else { return }
        // SAFETY: neither is empty, and the room is for the first half.
        try MergeSort.sort(start, elements.count, half, isBefore)
      }
    }
  }
}

private enum MergeSort<Element: BitwiseCopyable> {
  typealias Elements = UnsafeMutablePointer<Element>

  /// The maximum number of elements that are inserted one after the other.
  static var smallCount: Int { 8 }

  static func sort(
    _ elements: Elements, _ count: Int, _ room: Elements,
    _ isBefore: (Element, Element) throws -> Bool
  ) rethrows {
    if count <= smallCount { return try insertEach(elements, count, isBefore) }
    let middle = count / 2
    try sort(elements, middle, room, isBefore)
    try sort(elements + middle, count - middle, room, isBefore)
    try merge(elements, middle, count, room, isBefore)
  }

  private static func insertEach(
    _ elements: Elements, _ count: Int, _ isBefore: (Element, Element) throws -> Bool
  ) rethrows {
    for index in 1..<count {
      let element = elements[index]
      guard try isBefore(element, elements[index - 1]) else { continue }
      var (low, high) = (0, index - 1)
      while low < high {
        let middle = (low + high) / 2
        if try isBefore(element, elements[middle]) { high = middle } else { low = middle + 1 }
      }
      // SAFETY: both ranges are below the count.
      (elements + low + 1).update(from: elements + low, count: index - low)
      elements[low] = element
    }
  }

  /// Merges the elements before and behind a position, each of which are in order.
  private static func merge(
    _ elements: Elements, _ middle: Int, _ count: Int, _ room: Elements,
    _ isBefore: (Element, Element) throws -> Bool
  ) rethrows {
    guard try isBefore(elements[middle], elements[middle - 1]) else { return }
    // SAFETY: there is room for half of all elements. What is written is behind none that is still to be read.
    room.initialize(from: elements, count: middle)
    var (first, second, end) = (0, middle, 0)
    while first < middle, second < count {
      // Without a branch, which would be guessed wrongly every other time.
      let (left, right) = (room[first], elements[second])
      let step = try isBefore(right, left) ? 1 : 0
      elements[end] = step == 1 ? right : left
      second &+= step
      first &+= 1 &- step
      end &+= 1
    }
    (elements + end).update(from: room + first, count: middle - first)
  }
}
