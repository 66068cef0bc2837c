/// Finds variables of a compiled class that share bytes, as bit-fields do; their records do not
/// say that they are bit-fields.
enum SharedBytes {
  /// Marks each variable in whose bytes a later one begins, or which begins where an earlier
  /// marked one does, or whose place is impossible for a number of its alignment.
  ///
  /// - Complexity: O(n log n).
  static func note(in ivars: inout [Ivar]) {
    let order = ivars.indices.sorted { ivars[$0].offset < ivars[$1].offset }
    let starts = order.map { ivars[$0].offset }
    let latest = MaximumTree(order)
    var shared: Set<Int> = []
    for index in ivars.indices {
      let ivar = ivars[index]
      let first = starts.partitioningIndex { $0 >= ivar.offset }
      let inside = first..<starts.partitioningIndex { $0 >= ivar.offset + ivar.size }
      let word = min(ivar.alignment, MemoryLayout<UInt>.alignment)
      let shares =
        latest.maximum(in: inside) > index || shared.contains(ivar.offset)
        || ivar.offset % word != 0
      ivars[index].sharesBytes = shares
      if shares { shared.insert(ivar.offset) }
    }
  }

  /// The greatest number in any range of a list, in logarithmic time.
  private struct MaximumTree {
    private let count: Int
    /// The numbers from `count` on; before them, of each pair the greater.
    private var nodes: [Int]

    init(_ numbers: [Int]) {
      count = numbers.count
      nodes = [Int](repeating: -1, count: count) + numbers
      for node in (1..<max(count, 1)).reversed() {
        nodes[node] = max(nodes[2 * node], nodes[2 * node + 1])
      }
    }

    /// -1 when the range is empty.
    func maximum(in range: Range<Int>) -> Int {
      var (low, high, found) = (range.lowerBound + count, range.upperBound + count, -1)
      while low < high {
        if low % 2 == 1 {
          found = max(found, nodes[low])
          low += 1
        }
        if high % 2 == 1 {
          high -= 1
          found = max(found, nodes[high])
        }
        low /= 2
        high /= 2
      }
      return found
    }
  }
}
