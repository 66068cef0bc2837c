extension RandomAccessCollection {
  /// The index of the first element that fulfils a condition, by binary search; the end when none does.
  ///
  /// - Precondition: all later elements fulfil it too.
  /// - Complexity: O(log n) calls of the condition.
  @inlinable package func partitioningIndex(
    where condition: (Element) throws -> Bool
  ) rethrows -> Index {
    var (start, count) = (startIndex, count)
    while count > 0 {
      let half = count / 2
      let middle = index(start, offsetBy: half)
      if try condition(self[middle]) {
        count = half
      } else {
        start = index(after: middle)
        count -= half + 1
      }
    }
    return start
  }
}
