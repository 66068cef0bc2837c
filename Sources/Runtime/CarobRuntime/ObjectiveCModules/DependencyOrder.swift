/// Sorts things so that each comes behind those it needs, and otherwise stays in place.
package enum DependencyOrder {
  /// Things that need one another: each needs the next one, and the last one the first.
  package struct Cycle: Error {
    package let names: [String]
  }

  /// Returns the things in such an order. Names that no thing has are ignored.
  ///
  /// - Parameter needs: the names of the things that a thing needs.
  /// - Throws: a cycle, when there is one.
  /// - Complexity: O(things + needs).
  package static func sorted<Thing>(
    _ things: [Thing], name: (Thing) -> String, needs: (Thing) -> [String]
  ) throws(Cycle) -> [Thing] {
    let numbers = Dictionary(
      things.enumerated().map { (ExactString(name($1)), $0) }, uniquingKeysWith: { one, _ in one })
    func needed(by number: Int) -> [Int] {
      needs(things[number]).compactMap { numbers[ExactString($0)] }.reversed()
    }
    var order: [Thing] = []
    var isPlaced = [Bool](repeating: false, count: things.count)
    for start in things.indices where !isPlaced[start] {
      // A list instead of recursion, since a module may make chains deeper than the stack allows.
      var path = [(number: start, pending: needed(by: start))]
      var isOnPath: Set = [start]
      while let (number, _) = path.last {
        guard let next = path[path.count - 1].pending.popLast() else {
          path.removeLast()
          isOnPath.remove(number)
          isPlaced[number] = true
          order.append(things[number])
          continue
        }
        if isPlaced[next] { continue }
        guard isOnPath.insert(next).inserted else {
          throw Cycle(names: path.map(\.number).drop { $0 != next }.map { name(things[$0]) })
        }
        path.append((next, needed(by: next)))
      }
    }
    return order
  }
}
