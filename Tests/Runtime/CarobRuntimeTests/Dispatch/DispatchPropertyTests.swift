import RuntimeTestSupport
import Synchronization
import Testing

@testable import CarobRuntime

/// Random hierarchies and random changes: after each, the runtime answers as the rules say.
@Suite struct DispatchPropertyTests {
  private func story(_ seed: UInt64, _ steps: [String], _ complaint: String) -> Comment {
    "seed \(seed), after step \(steps.count): \(complaint)\n\(steps.joined(separator: "\n"))"
  }

  @Test(arguments: [1, 2, 3, 4, 5] as [UInt64])
  func everyWayOfSendingFollowsTheRules(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let world = try DispatchWorld()
    let ways = DispatchWays(world.selectors)
    var steps: [String] = []
    for _ in 0..<150 {
      let operation = DispatchOperation.random(
        world.size, nodes: world.model.nodes.count, isShared: false, using: &generator)
      steps.append("\(operation)")
      guard try world.plan(operation)() else {
        Issue.record(story(seed, steps, "done though it is refused, or the other way round"))
        return
      }
      if let complaint = autoreleasePool({ self.complaint(world, ways) }) {
        Issue.record(story(seed, steps, complaint))
        return
      }
    }
    #expect(world.classes.count > world.size.classes, "half of the universe was made")
  }

  /// The first thing that is wrong with any receiver.
  private func complaint(_ world: DispatchWorld, _ ways: DispatchWays) -> String? {
    for selector in world.selectors.indices {
      for (node, receiver) in world.receivers.enumerated() {
        if let complaint = ways.complaint(receiver, node, selector, in: world) {
          return complaint
        }
      }
      for (index, wanderer) in world.wanderers.enumerated() {
        if let complaint = ways.complaint(
          wanderer.object, wanderer.node, selector, in: world,
          handler: wanderer.handlers[selector])
        {
          return "wanderer \(index): \(complaint)"
        }
      }
    }
    return nil
  }

  /// What the rules say after each change. A send that begins when change `finished` has returned, and ends
  /// before change `started` + 1 begins, answers as after one of the changes from the one to the other.
  private final class History: Sendable {
    private let tables: Locked<[[[Double?]]]>
    private let started = Atomic<Int>(0)
    private let finished = Atomic<Int>(0)

    init(_ first: [[Double?]]) { tables = Locked([first]) }

    func change(to table: [[Double?]], _ body: () throws -> Bool) rethrows -> Bool {
      tables.withLock { $0.append(table) }
      let number = started.wrappingAdd(1, ordering: .sequentiallyConsistent).newValue
      defer { finished.store(number, ordering: .sequentiallyConsistent) }
      return try body()
    }

    func explains(_ node: Int, _ selector: Int, _ send: () -> Double?) -> Bool {
      let first = finished.load(ordering: .sequentiallyConsistent)
      let answer = send()
      let last = started.load(ordering: .sequentiallyConsistent)
      return tables.withLock { tables in
        tables[first...last].contains { $0[node][selector] == answer }
      }
    }
  }

  @Test(arguments: [11, 12] as [UInt64])
  func eightThreadsSeeTheOldOrTheNew(_ seed: UInt64) throws {
    // SAFETY: the other threads read `receivers` and `selectors` only, which stay as they are: the hierarchy is
    // made first.
    nonisolated(unsafe) let world = try DispatchWorld()
    for node in [0, 0, 2, 4, 6, 2] {
      _ = try world.plan(.newClass(below: node, initializer: nil))()
    }
    nonisolated(unsafe) let receivers = world.receivers
    let selectors = world.selectors
    let history = History(world.model.answers(selectors: selectors.count))
    let shared = selectors.map { Message<() -> Int>($0) }
    let unexplained = Counter()
    let sent = Counter()
    let isOver = Counter()
    let complaints = Locked<[String]>([])
    onThreads(9) { thread in
      guard thread > 0 else {
        defer { isOver.add() }
        self.change(world, history, seed) { text in complaints.withLock { $0.append(text) } }
        return
      }
      var generator = SeededGenerator(seed: seed &* 100 &+ UInt64(thread))
      let own = selectors.map { Message<() -> Int>($0) }
      while isOver.value == 0 {
        autoreleasePool {
          let node = Int.random(in: receivers.indices, using: &generator)
          let selector = Int.random(in: selectors.indices, using: &generator)
          let way = Int.random(in: 0..<3, using: &generator)
          let receiver = receivers[node]
          let explained = history.explains(node, selector) {
            let exact = { try? receiver.send(selectors[selector], returning: Double.self) }
            guard way > 0 else { return exact() }
            let site = way == 1 ? own[selector] : shared[selector]
            do throws(MessageError) {
              return Double(try site(receiver))
            } catch {
              // A site of integers refuses a method of doubles, so that it says nothing of the answer.
              return error.code == .resultType ? exact() : nil
            }
          }
          sent.add()
          if !explained { unexplained.add() }
        }
      }
    }
    #expect(complaints.withLock { $0 } == [])
    #expect(unexplained.value == 0, "of \(sent.value) sends, with seed \(seed)")
  }

  /// The thread that changes: after each change, what it sends itself is answered by the new rules.
  private func change(
    _ world: DispatchWorld, _ history: History, _ seed: UInt64, complain: (String) -> Void
  ) {
    var generator = SeededGenerator(seed: seed)
    let ways = DispatchWays(world.selectors)
    var steps: [String] = []
    for _ in 0..<60 {
      let operation = DispatchOperation.random(
        world.size, nodes: world.model.nodes.count, isShared: true, using: &generator)
      if case .newClass = operation { continue }
      // A category that has to go first is a change of its own.
      for operation in operation.changesMethods ? [.revokeCategory, operation] : [operation] {
        steps.append("\(operation)")
        let perform = world.plan(operation)
        let table = world.model.answers(selectors: world.selectors.count)
        let asTheRulesSay = try? history.change(to: table, perform)
        let wrong = asTheRulesSay == true ? nil : "not done, or done though it is refused"
        if let wrong = wrong ?? autoreleasePool({ complaint(world, ways) }) {
          return complain(story(seed, steps, wrong).rawValue)
        }
      }
    }
  }
}
