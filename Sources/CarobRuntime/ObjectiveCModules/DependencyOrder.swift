/// An order in which everything comes behind what it needs, and otherwise stays where it was.
enum DependencyOrder {
  /// Things that need one another, each followed by one that it needs, and the last one by the first.
  struct Cycle: Error {
    let members: [Int]
  }

  /// The numbers below `count` in such an order.
  ///
  /// - Parameter needs: the numbers that one needs.
  /// - Throws: a cycle, when there is one.
  /// - Complexity: O(numbers, with all that they need).
  static func sorted(count: Int, needs: (Int) -> [Int]) throws(Cycle) -> [Int] {
    var order: [Int] = []
    var isPlaced = [Bool](repeating: false, count: count)
    for start in 0..<count where !isPlaced[start] {
      // A list of its own, since a module may make chains longer than recursion goes.
      var path = [(number: start, pending: Array(needs(start).reversed()))]
      var isOnPath: Set = [start]
      while let (number, _) = path.last {
        guard let next = path[path.count - 1].pending.popLast() else {
          path.removeLast()
          isOnPath.remove(number)
          isPlaced[number] = true
          order.append(number)
          continue
        }
        if isPlaced[next] { continue }
        guard isOnPath.insert(next).inserted else {
          throw Cycle(members: Array(path.map(\.number).drop { $0 != next }))
        }
        path.append((next, needs(next).reversed()))
      }
    }
    return order
  }
}
