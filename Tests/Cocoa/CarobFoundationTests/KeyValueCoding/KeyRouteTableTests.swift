import CCarob
import RuntimeTestSupport
import Testing

@testable import CarobFoundation
@testable import CarobRuntime

@Suite struct KeyRouteTableTests {
  private func route(_ offset: UInt32, selector: UInt = 0) -> KeyRoute {
    var route = KeyRoute(.objectVariable)
    route.offset = offset
    route.isWeak = offset.isMultiple(of: 2)
    route.isAtomic = offset.isMultiple(of: 3)
    route.isOverridden = offset.isMultiple(of: 5)
    route.number = .double
    if selector != 0 { route.method = KeyRoute.Call(imp: 7, selector: selector) }
    return route
  }

  @Test func keepsWhatItIsGivenWhileNothingChanges() throws {
    let table = KeyRouteTable()
    let (one, other) = (try makeClass(), try makeClass())
    let generation = Generation.current
    for index in 0..<100 {
      table.store(
        route(UInt32(index), selector: UInt(index)), for: one.record, "key\(index)",
        generation: generation)
    }
    // Other tests may change the generation at any time.
    for index in 0..<100 {
      let found = table.route(for: one.record, "key\(index)")
      #expect(found == nil || found == route(UInt32(index), selector: UInt(index)))
      #expect(table.route(for: other.record, "key\(index)") == nil)
    }
    #expect(table.route(for: one.record, "") == nil)
    #expect(table.route(for: one.record, "key") == nil)
  }

  @Test func aRouteOfAnEarlierGenerationIsReplaced() throws {
    let table = KeyRouteTable()
    let cls = try makeClass()
    let generation = Generation.current
    table.store(route(1), for: cls.record, "key", generation: generation - 1)
    #expect(table.route(for: cls.record, "key") == nil)
    table.store(route(2), for: cls.record, "key", generation: .max)
    // An older one that comes late does not replace a newer one.
    table.store(route(3), for: cls.record, "key", generation: generation)
    #expect(table.route(for: cls.record, "key") == nil)
  }

  @Test func hasLimits() throws {
    let table = KeyRouteTable()
    let cls = try makeClass()
    for index in 0..<KeyRouteTable.maximumEntries + 10 {
      table.store(route(1), for: cls.record, "\(index)", generation: Generation.current)
    }
    #expect(table.route(for: cls.record, "\(KeyRouteTable.maximumEntries + 5)") == nil)
    let long = String(repeating: "k", count: KeyRouteTable.longestKey + 1)
    table.store(route(1), for: cls.record, long, generation: Generation.current)
    #expect(table.route(for: cls.record, long) == nil)
  }

  @Test func manyThreadsReadWhileRoutesChange() throws {
    let table = KeyRouteTable()
    let cls = try makeClass()
    let wrong = Counter()
    onThreads(8) { thread in
      for round in 1..<2_000 {
        let index = UInt32(round % 50)
        if thread < 2 {
          table.store(
            route(index, selector: UInt(index) + 1), for: cls.record, "\(index)",
            generation: Generation.current)
        } else if let found = table.route(for: cls.record, "\(index)"),
          found != route(index, selector: UInt(index) + 1)
        {
          wrong.add()
        }
      }
    }
    #expect(wrong.value == 0)
  }
}
