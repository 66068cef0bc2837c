import CarobRuntime
import InstantCocoa
import RuntimeTestSupport
import Testing

/// Random trees over a few data sources that answer late, fetched from anywhere in any order.
@Suite("Data sources that are shown in random trees")
struct MulticastDelegatePropertyTests {
  private struct Forest {
    /// Those that answer when they are told to.
    var sources: [ScriptedSource] = []
    var nodes: [any FetchReporting] = []
    var children: [ObjectIdentifier: [Object]] = [:]

    /// What a tree shows when everything was answered.
    func objects(of node: Object) -> [Object] {
      if let base = sources.first(where: { $0.source === node }) { return base.objects }
      return children[ObjectIdentifier(node), default: []].flatMap(objects)
    }
  }

  private func forest() throws -> Forest {
    var forest = Forest()
    for _ in 0..<Int.random(in: 1...3) {
      let missing: Set<ScriptedSource.Part> = Bool.random() ? [] : [.isFetching, .allObjects]
      forest.sources.append(
        try ScriptedSource(strings("a", "b"), onFetch: "will", leavingOut: missing))
    }
    for _ in 0..<Int.random(in: 1...6) {
      let shown = forest.sources.map(\.source) + forest.nodes.map { $0 as Object }
      let count = Int.random(in: 1...3)
      let chosen = (0..<count).map { _ in shown[Int.random(in: shown.indices)] }
      let node: any FetchReporting =
        Bool.random()
        ? try ICSectionedDataSource(wrapping: chosen[0], sectioningKey: nil) : try multi(chosen)
      forest.children[ObjectIdentifier(node)] =
        node is ICSectionedDataSource ? [chosen[0]] : chosen
      forest.nodes.append(node)
    }
    return forest
  }

  @Test func everyFetchEndsAndEverythingIsSeen() throws {
    try Diagnostics.withListener({ _ in }) {
      for _ in 0..<200 { try autoreleasePool { try checkOne() } }
    }
  }

  private func checkOne() throws {
    let forest = try forest()
    var ended = forest.sources.map { _ in 0 }
    // Ends what is fetched: fetches that others took the place of by cancellations.
    func settle(_ end: String) throws {
      for (number, base) in forest.sources.enumerated() where base.fetchCount > ended[number] {
        let superseded = base.fetchCount - ended[number] - 1
        ended[number] = base.fetchCount
        try base.say(String(repeating: "cancel ", count: superseded) + end)
      }
    }
    for _ in 0..<Int.random(in: 0..<12) {
      switch Int.random(in: 0..<4) {
      case 0: try settle(Bool.random() ? "finish" : "fail")
      default: try DataSourceMessages.fetchData(forest.nodes[Int.random(in: forest.nodes.indices)])
      }
    }
    for node in forest.nodes { try DataSourceMessages.fetchData(node) }
    try settle("finish")
    for node in forest.nodes { #expect(!node.isFetching) }
    for base in forest.sources {
      base.objects = strings("c", "d", "e").shuffled()
      try base.say("will finish")
    }
    for node in forest.nodes {
      #expect(!node.isFetching)
      let shown = try DataSourceMessages.allObjects(of: node).objects()
      #expect(shown.map(\.description) == forest.objects(of: node).map(\.description))
    }
  }
}
