import Testing

@testable import CarobRuntime

@Suite struct DependencyOrderTests {
  private func sorted(_ needs: [[Int]]) -> Result<[Int], DependencyOrder.Cycle> {
    Result { () throws(DependencyOrder.Cycle) in
      try DependencyOrder.sorted(count: needs.count) { needs[$0] }
    }
  }

  @Test(arguments: [
    ([], []), ([[], []], [0, 1]), ([[1], []], [1, 0]), ([[2, 1], [], []], [2, 1, 0]),
    ([[1], [2], [], [0, 1]], [2, 1, 0, 3]), ([[], [2, 2], []], [0, 2, 1]),
  ])
  func whatIsNeededComesFirst(needs: [[Int]], order: [Int]) throws {
    #expect(try sorted(needs).get() == order)
  }

  @Test(arguments: [
    ([[0]], [0]), ([[1], [0]], [0, 1]), ([[1], [2], [3], [1]], [1, 2, 3]),
  ])
  func aCycleIsNamed(needs: [[Int]], cycle: [Int]) {
    let error = #expect(throws: DependencyOrder.Cycle.self) { try sorted(needs).get() }
    #expect(error?.members == cycle)
  }

  @Test func chainsMayBeLong() throws {
    let count = 100_000
    let order = try DependencyOrder.sorted(count: count) { $0 + 1 < count ? [$0 + 1] : [] }
    #expect(order == (0..<count).reversed())
  }
}
