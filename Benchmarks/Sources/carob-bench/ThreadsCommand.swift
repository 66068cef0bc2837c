import ArgumentParser
import CBench
import Foundation
import Synchronization

/// Does a thing on one core, and on two cores at once.
struct ThreadsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "threads",
    abstract: "Tell how much more two threads get done than one.",
    discussion: """
      Each thread stays on a core of its own and has objects of its own, unless the row says otherwise. 2.00 is as \
      good as it gets; the first row shows what the machine itself gives. No figure makes the command fail.
      """)

  @Option(help: "Milliseconds that a measurement takes.")
  var milliseconds = 200.0

  @Option(help: "How often each is measured.")
  var rounds = 9

  @OptionGroup var filter: NameFilter

  func validate() throws {
    if rounds < 1 || milliseconds <= 0 {
      throw ValidationError("--rounds and --milliseconds must be positive")
    }
    if bench_core_count() < 2 { throw ValidationError("two cores are needed") }
  }

  func run() throws {
    print("per turn, wall clock                    one thread, ns   two, ns each   as many times")
    for operation in try SharedOperations().all where filter.takes(operation.name) {
      let count = try turns(of: operation)
      var samples = [Double](), pairs = [Double]()
      for _ in 0..<rounds {
        samples.append(try Self.time(operation, count, threads: 1))
        pairs.append(try Self.time(operation, count, threads: 2))
      }
      let (one, two) = (Samples.median(samples.sorted()), Samples.median(pairs.sorted()))
      print(
        operation.name.padding(toLength: 40, withPad: " ", startingAt: 0)
          + String(format: "%14.1f %14.1f %15.2f", one, two, 2 * one / two))
    }
  }

  /// How many turns take the time of a measurement.
  private func turns(of operation: SharedOperation) throws -> Int {
    var count = 1
    while true {
      let time = try Self.time(operation, count, threads: 1) * Double(count)
      if time > milliseconds * 1e6 / 4 {
        return max(1, Int(Double(count) * milliseconds * 1e6 / time))
      }
      count *= 2
    }
  }

  /// Nanoseconds of a turn, when so many threads do so many turns each at once.
  private static func time(
    _ operation: SharedOperation, _ count: Int, threads: Int
  ) throws -> Double {
    let ready = Atomic(0)
    let failure = Mutex<(any Error)?>(nil)
    let times = Mutex<[Double]>([])
    DispatchQueue.concurrentPerform(iterations: threads) { thread in
      bench_stay_on_core(Int32(thread))
      do {
        let loop = try operation.prepare()
        // Before the clock runs.
        try loop(1)
        ready.wrappingAdd(1, ordering: .acquiringAndReleasing)
        while ready.load(ordering: .acquiring) < threads {}
        let start = bench_wall_clock()
        try loop(count)
        times.withLock { $0.append(bench_wall_clock() - start) }
      } catch {
        ready.wrappingAdd(threads, ordering: .acquiringAndReleasing)
        failure.withLock { $0 = error }
      }
    }
    if let failure = failure.withLock({ $0 }) { throw failure }
    return times.withLock { $0.reduce(0, +) / Double($0.count) } / Double(count)
  }
}
