import CBench
import CarobRuntime
import Foundation
import InstantCocoa

/// What a program does all the time, by how many classes, selectors and rows there are.
@MainActor
struct Curves {
  /// The longest list.
  let most: Int

  nonisolated private static let configure = Selector("configureCell:withUser:")

  var all: [Curve] {
    let lists = sequence(first: 1_000) { $0 * 10 }.prefix { $0 <= most }
    return [
      Curve(
        name: "A message", counts: Self.powers(of: 4, upTo: 4_096),
        counted: "classes that get it in random order",
        unit: .nanoseconds, measure: sendToClasses),
      Curve(
        name: "A message by selector", counts: Self.powers(of: 4, from: 16, upTo: 65_536),
        counted: "selectors that are sent in random order", unit: .nanoseconds,
        measure: sendSelectors),
      Curve(
        name: "A class of a plugin, loaded", counts: [10, 30, 100, 300, 1_000, 3_000],
        counted: "classes of twenty methods", unit: .microseconds, measure: load),
      Curve(
        name: "Ten rows, mapped and shown", counts: Array(lists), counted: "rows in the list",
        unit: .microseconds, measure: showRows),
      Curve(
        name: "An object, sorted into a section", counts: Array(lists),
        counted: "objects in the list",
        unit: .nanoseconds, measure: sortIntoSections),
    ]
  }

  private static func powers(of base: Int, from first: Int = 1, upTo last: Int) -> [Int] {
    Array(sequence(first: first) { $0 * base }.prefix { $0 <= last })
  }

  /// Numbers below a limit in no order, the same each time.
  nonisolated private static func order(below limit: Int) -> [Int] {
    var state: UInt32 = 0x2545_F491
    return (0..<65_536).map { _ in
      state = state &* 1_664_525 &+ 1_013_904_223
      return Int((UInt64(state) &* UInt64(limit)) >> 32)
    }
  }

  /// The median of what a turn takes.
  nonisolated static func time(
    _ loop: @escaping Operation.Loop, milliseconds: Double = 4
  ) throws -> Double {
    let measured = try Stopwatch(milliseconds: milliseconds, repetitions: 15)
      .measure(Operation("", loop))
    return Samples.median(measured.repetitions.map(\.nanoseconds).sorted())
  }

  nonisolated private func sendToClasses(_ count: Int) throws -> Double {
    let root = try RuntimeClass.allocatePair(
      named: "BenchCurve\(count)", superclass: Object.runtimeClass)
    try root.addMethod(Self.configure, Handlers.handler, types: "v@:@@")
    try root.registerPair()
    let receivers = try (0..<count).map { number in
      let cls = try RuntimeClass.allocatePair(named: "\(root)Of\(number)", superclass: root)
      try cls.registerPair()
      return try cls.make()
    }
    let message = Message<(Object, Object) -> Void>(Self.configure)
    let (first, second) = (Object(), Object())
    // The list is not reference-counted: that would be measured too.
    let order = UnsafeMutableBufferPointer<Unmanaged<Object>>.allocate(capacity: 65_536)
    defer { order.deallocate() }
    // SAFETY: as many numbers as elements; the receivers outlive the loop.
    _ = order.initialize(
      from: Self.order(below: count).map { .passUnretained(receivers[$0]) })
    return try withExtendedLifetime(receivers) {
      try Self.time { count in
        for turn in 0..<count {
          try order[turn & 65_535]._withUnsafeGuaranteedRef { try message($0, first, second) }
        }
      }
    }
  }

  nonisolated private func sendSelectors(_ count: Int) throws -> Double {
    let cls = try RuntimeClass.allocatePair(
      named: "BenchCurveOfSelectors\(count)", superclass: Object.runtimeClass)
    let selectors = try (0..<count).map { try Selector(validating: "curve\($0)With:and:") }
    for selector in selectors { try cls.addMethod(selector, Handlers.handler, types: "v@:@@") }
    try cls.registerPair()
    let receiver = try cls.make()
    let order = Self.order(below: count).map { selectors[$0] }
    let (first, second) = (Object(), Object())
    return try Self.time { count in
      for turn in 0..<count { try receiver.send(order[turn & 65_535], first, second) }
    }
  }

  /// Each load is a process of its own.
  nonisolated private func load(_ count: Int) throws -> Double {
    let module = try PeerBuild.plugin(
      "classes", ["-DBENCH_CLASSES=\(count)"], to: "classes\(count).so")
    let times = try (0..<5).map { _ in try LoadCommand.nanoseconds(ofLoading: module) }
    return Samples.median(times.sorted()) / Double(count) / 1_000
  }

  private func showRows(_ count: Int) throws -> Double {
    let loop = try ScreenOperations().operation("", rows: count).prepare()
    return try Self.time(loop) / 1_000
  }

  nonisolated private func sortIntoSections(_ count: Int) throws -> Double {
    let loop = try SectioningOperations(count: count).all[0].prepare()
    try loop(1)
    let times = try (0..<3).map { _ in
      let start = bench_now()
      try loop(1)
      return bench_now() - start
    }
    return times.sorted()[1] / Double(count)
  }
}
