/// Heights of items in a column, numbered from 0.
///
/// Neighbours of equal height are one run, so that a million equal heights take the memory of one. The runs are the
/// nodes of a tree that is balanced by random priorities (a treap). Each node knows the number of items in its branch
/// and their total height. Operations take O(log runs) on average, except where noted.
///
/// Heights are finite and not negative; see `limit`.
struct HeightTree {
  /// Equal heights of neighbours.
  struct Run: Equatable {
    var height: Double
    var length: Int
  }

  struct Node {
    var run: Run
    let priority: UInt64
    var left = HeightTree.none
    var right = HeightTree.none
    /// The number of items in the branch.
    var count: Int
    /// Their total height.
    var total: Double
  }

  /// The number that stands for no node.
  static let none = -1

  /// The greatest height, so much less than the greatest `Double` that no sum of heights overflows.
  static let limit = 1e200

  var nodes: [Node] = []
  var unused: [Int] = []
  var root = HeightTree.none
  private var priorities = Priorities()

  /// A tree without items.
  init() {}

  var count: Int { count(of: root) }

  /// The height of all items.
  var total: Double { total(of: root) }

  /// The number of runs, to which the tree's memory is proportional.
  var runCount: Int { nodes.count - unused.count }

  /// The height of an item.
  ///
  /// - Precondition: there is such an item.
  func height(at index: Int) -> Double {
    precondition(index >= 0 && index < count, "an item that is there")
    var node = root
    var index = index
    while true {
      let before = count(of: nodes[node].left)
      if index < before {
        node = nodes[node].left
      } else if index < before + nodes[node].run.length {
        return nodes[node].run.height
      } else {
        index -= before + nodes[node].run.length
        node = nodes[node].right
      }
    }
  }

  /// The height of all items before one; `count` stands for the end.
  ///
  /// - Precondition: the number is from 0 to `count`.
  func top(of index: Int) -> Double {
    precondition(index >= 0 && index <= count, "an item that is there, or the end")
    var node = root
    var index = index
    var top = 0.0
    while node != Self.none {
      let left = nodes[node].left
      let run = nodes[node].run
      let before = count(of: left)
      if index <= before {
        node = left
      } else if index <= before + run.length {
        return top + total(of: left) + run.height * Double(index - before)
      } else {
        top += total(of: left) + run.height * Double(run.length)
        index -= before + run.length
        node = nodes[node].right
      }
    }
    return top
  }

  /// The item at a distance from the top of the first; nil above the first and below the last. Items without height are
  /// never found.
  func index(at offset: Double) -> Int? {
    guard offset >= 0, offset < total else { return nil }
    var node = root
    var offset = offset
    var index = 0
    // The last item with a height before the place, in case rounding leads past the end.
    var nearest: Int?
    while node != Self.none {
      let left = nodes[node].left
      let run = nodes[node].run
      if offset < total(of: left) {
        node = left
        continue
      }
      offset -= total(of: left)
      index += count(of: left)
      if offset < run.height * Double(run.length) {
        let steps = offset / run.height
        return index + (steps >= Double(run.length) ? run.length - 1 : Int(steps))
      }
      offset -= run.height * Double(run.length)
      index += run.length
      if run.height > 0 { nearest = index - 1 }
      node = nodes[node].right
    }
    return nearest
  }

  /// The runs of a range of items, in order.
  ///
  /// - Complexity: O(log runs + runs in the range).
  func runs(in range: Range<Int>) -> [Run] {
    var found: [Run] = []
    collect(root, from: 0, range, into: &found)
    return found
  }

  private func collect(_ node: Int, from start: Int, _ range: Range<Int>, into found: inout [Run]) {
    guard node != Self.none, start < range.upperBound,
      start + nodes[node].count > range.lowerBound
    else { return }
    collect(nodes[node].left, from: start, range, into: &found)
    let own = start + count(of: nodes[node].left)
    let part = (own..<own + nodes[node].run.length).clamped(to: range)
    if !part.isEmpty { found.append(Run(height: nodes[node].run.height, length: part.count)) }
    collect(nodes[node].right, from: own + nodes[node].run.length, range, into: &found)
  }

  func count(of node: Int) -> Int { node == Self.none ? 0 : nodes[node].count }

  func total(of node: Int) -> Double { node == Self.none ? 0 : nodes[node].total }

  mutating func makeNode(_ run: Run) -> Int {
    let node = Node(
      run: run, priority: priorities.next(), count: run.length,
      total: run.height * Double(run.length))
    if let number = unused.popLast() {
      nodes[number] = node
      return number
    }
    nodes.append(node)
    return nodes.count - 1
  }
}

/// A pseudorandom sequence, the same for each tree, so that a table's behaviour is repeatable.
private struct Priorities {
  private var state: UInt64 = 0x9E37_79B9_7F4A_7C15

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
