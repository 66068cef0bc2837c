import Testing

@testable import CarobRuntime

@Suite struct DependencyOrderTests {
  /// What each letter needs follows it: `ab` needs `b`.
  private func sorted(_ things: [String]) throws(DependencyOrder.Cycle) -> String {
    try DependencyOrder.sorted(
      things, name: { String($0.prefix(1)) }, needs: { $0.dropFirst().map(String.init) }
    ).map { $0.prefix(1) }.joined()
  }

  @Test(arguments: [
    ([], ""), (["a", "b"], "ab"), (["ab", "b"], "ba"), (["acb", "b", "c"], "cba"),
    (["ab", "bc", "c", "dab"], "cbad"), (["a", "bcc", "c"], "acb"), (["ax", "b"], "ab"),
    (["a", "a"], "aa"),
  ])
  func whatIsNeededComesFirst(things: [String], order: String) throws {
    #expect(try sorted(things) == order)
  }

  @Test(arguments: [
    (["aa"], ["a"]), (["ab", "ba"], ["a", "b"]), (["ab", "bc", "cd", "db"], ["b", "c", "d"]),
  ])
  func aCycleIsNamed(things: [String], cycle: [String]) {
    let error = #expect(throws: DependencyOrder.Cycle.self) { try sorted(things) }
    #expect(error?.names == cycle)
  }

  @Test func chainsMayBeLong() throws {
    let order = try DependencyOrder.sorted(
      Array(0..<100_000), name: { "\($0)" }, needs: { ["\($0 + 1)"] })
    #expect(order == (0..<100_000).reversed())
  }
}
