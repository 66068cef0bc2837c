import CarobRuntime
import CarobTesting

struct TestModule: Codable {
  /// The name of the plugin.
  let name: String
  let discovery: TestDiscovery
}

/// The tests to run, in order.
struct TestPlan {
  struct Suite {
    let module: String
    let className: String
    var tests: [TestIdentifier]
  }

  private(set) var suites: [Suite] = []
  /// Whether tests were left out.
  private(set) var isSelection = false
  /// The seed of a random order; nil for the order of names.
  let seed: UInt64?

  /// All tests, in order.
  var tests: [TestIdentifier] { suites.flatMap(\.tests) }

  /// Selects and orders the tests.
  ///
  /// - Throws: `CommandError` when no test matches.
  init(
    _ modules: [TestModule], filter: [String], skip: [String], seed: UInt64?
  ) throws(CommandError) {
    self.seed = seed
    let all = modules.flatMap(\.discovery.tests)
    for pattern in filter + skip where !all.contains(where: { Self.matches(pattern, $0) }) {
      throw Self.noMatch(pattern, option: filter.contains(pattern) ? "filter" : "skip", among: all)
    }
    for module in modules {
      let chosen = module.discovery.tests.filter { test in
        (filter.isEmpty || filter.contains { Self.matches($0, test) })
          && !skip.contains { Self.matches($0, test) }
      }
      if chosen.count < module.discovery.tests.count { isSelection = true }
      for test in chosen {
        if suites.last?.className == test.className, suites.last?.module == module.name {
          suites[suites.count - 1].tests.append(test)
        } else {
          suites.append(
            Suite(module: module.name, className: test.className, tests: [test]))
        }
      }
    }
    if suites.isEmpty { throw Self.nothing(modules, all) }
    if let seed {
      var generator = SeededGenerator(seed: seed)
      suites.shuffle(using: &generator)
      for index in suites.indices { suites[index].tests.shuffle(using: &generator) }
    }
  }

  /// Returns whether a pattern matches a test: its class, or the class and the test, with `*` and `?`.
  private static func matches(_ pattern: String, _ test: TestIdentifier) -> Bool {
    Glob.matches(pattern, pattern.contains("/") ? test.path : test.className)
  }

  private static func nothing(_ modules: [TestModule], _ all: [TestIdentifier]) -> CommandError {
    if !all.isEmpty {
      return CommandError(.usage, "all tests are left out; change --filter and --skip")
    }
    let names = modules.map(\.name).joined(separator: ", ")
    return CommandError(
      .usage,
      "\(names): there are no tests; derive a class from XCTestCase, with methods that begin with test"
    )
  }

  private static func noMatch(
    _ pattern: String, option: String, among all: [TestIdentifier]
  ) -> CommandError {
    let names = Set(pattern.contains("/") ? all.map(\.path) : all.map(\.className))
    let nearest = NearestNames.advice(on: pattern, among: names)
    return .option(
      option, pattern, "no test has that name; \(nearest ?? "carob test --list lists them all")")
  }
}

/// Reproducible random numbers from a seed: Vigna's SplitMix64.
private struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
