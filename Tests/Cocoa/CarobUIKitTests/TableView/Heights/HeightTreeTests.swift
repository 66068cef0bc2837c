import RuntimeTestSupport
import Testing

@testable import CarobUIKit

@Suite("Heights of a table")
struct HeightTreeTests {
  @Test func equalHeightsTakeTheRoomOfOne() {
    var tree = HeightTree()
    tree.append(.init(height: 44, length: 1_000_000))
    #expect(tree.runCount == 1)
    tree.insert(.init(height: 44, length: 1_000_000), at: 500_000)
    tree.setHeight(44, at: 3)
    tree.remove(7..<1_000_007)
    #expect(tree.runCount == 1)
    #expect(tree.count == 1_000_000)
    #expect(tree.total == 44_000_000)
    #expect(tree.index(at: 44 * 999_999) == 999_999)
  }

  @Test func aChangedHeightIsARunOfItsOwnUntilItIsTheSameAgain() {
    var tree = HeightTree()
    tree.append(.init(height: 44, length: 1_000_000))
    tree.setHeight(70, at: 123_456)
    #expect(tree.runCount == 3)
    #expect(tree.top(of: 123_457) == 123_456 * 44 + 70)
    #expect(tree.index(at: 123_456 * 44 + 69) == 123_456)
    tree.setHeight(44, at: 123_456)
    #expect(tree.runCount == 1)
  }

  @Test func nothingIsNowhere() {
    let empty = HeightTree()
    #expect(empty.index(at: 0) == nil)
    #expect(empty.top(of: 0) == 0)
    var flat = HeightTree()
    flat.append(.init(height: 0, length: 5))
    #expect(flat.index(at: 0) == nil)
    flat.append(.init(height: 10, length: 1))
    #expect(flat.index(at: 0) == 5)
    #expect(flat.index(at: -0.5) == nil)
    #expect(flat.index(at: 10) == nil)
    #expect(flat.index(at: .nan) == nil)
    #expect(flat.index(at: .infinity) == nil)
  }

  @Test func noSumIsInfinite() {
    var tree = HeightTree()
    tree.append(.init(height: HeightTree.limit, length: Int.max / 2))
    #expect(tree.total.isFinite)
    #expect(tree.index(at: tree.total.nextDown) != nil)
    tree.append(.init(height: .leastNonzeroMagnitude, length: 3))
    #expect(tree.index(at: 0) == 0)
  }

  /// No branch is much longer than it has to be, whatever the order in which heights came.
  @Test(arguments: [1, 2, 3] as [UInt64]) func depthIsLogarithmic(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var tree = HeightTree()
    for number in 0..<4_000 {
      let place =
        seed == 1 ? number : seed == 2 ? 0 : Int.random(in: 0...tree.count, using: &generator)
      tree.insert(.init(height: Double(number), length: 1), at: place)
    }
    #expect(tree.runCount == 4_000)
    func depth(_ node: Int) -> Int {
      node == HeightTree.none
        ? 0 : 1 + max(depth(tree.nodes[node].left), depth(tree.nodes[node].right))
    }
    // 12 would do; random priorities are within three times that.
    #expect(depth(tree.root) < 36)
  }

  @Test(arguments: Array(1...8) as [UInt64]) func agreesWithAnArray(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var model: [Double] = []
    var tree = HeightTree()
    // Quarters add up exactly, in any order; few of them, so that runs meet.
    func height() -> Double { Double(Int.random(in: 0...3, using: &generator)) * 2.25 }
    for step in 0..<500 {
      switch Int.random(in: 0..<4, using: &generator) {
      case 0 where !model.isEmpty:
        let index = Int.random(in: model.indices, using: &generator)
        model[index] = height()
        tree.setHeight(model[index], at: index)
      case 1 where !model.isEmpty:
        let start = Int.random(in: 0...model.count, using: &generator)
        let end = min(model.count, start + Int.random(in: 0...9, using: &generator))
        model.removeSubrange(start..<end)
        tree.remove(start..<end)
      default:
        let place = Int.random(in: 0...model.count, using: &generator)
        let run = HeightTree.Run(
          height: height(), length: Int.random(in: 0...6, using: &generator))
        model.insert(contentsOf: Array(repeating: run.height, count: run.length), at: place)
        tree.insert(run, at: place)
      }
      if let complaint = complaint(tree, model, &generator) {
        Issue.record("seed \(seed), step \(step): \(complaint)")
        return
      }
    }
  }

  private func complaint(
    _ tree: HeightTree, _ model: [Double], _ generator: inout SeededGenerator
  ) -> String? {
    guard tree.count == model.count, tree.total == model.reduce(0, +) else {
      return "\(tree.count) of \(model.count) items, \(tree.total) high"
    }
    let runs = tree.runs(in: 0..<tree.count)
    if runs.flatMap({ Array(repeating: $0.height, count: $0.length) }) != model {
      return "other heights"
    }
    if zip(runs, runs.dropFirst()).contains(where: { $0.height == $1.height }) {
      return "neighbours of one height are two runs"
    }
    if runs.count != tree.runCount { return "\(tree.runCount) nodes for \(runs.count) runs" }
    let index = Int.random(in: 0...model.count, using: &generator)
    if tree.top(of: index) != model[..<index].reduce(0, +) { return "the top of \(index)" }
    if index < model.count, tree.height(at: index) != model[index] { return "height \(index)" }
    let offset = Double(Int.random(in: -4...Int(tree.total) + 4, using: &generator)) / 2
    var top = 0.0
    let expected = model.firstIndex { height in
      defer { top += height }
      return offset >= top && offset < top + height
    }
    let found = tree.index(at: offset)
    if found != expected { return "at \(offset): \(String(describing: found))" }
    return nil
  }
}
