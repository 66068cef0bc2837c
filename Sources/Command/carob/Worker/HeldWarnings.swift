import CarobProcess
import CarobRenderers
import CarobRuntime
import CarobScreens

/// Warnings that are held until the screen was printed or the command ends, so that the same one twice is one line with a
/// count. The process that waits for a worker has those of a worker that has crashed, without counts. [any-thread]
enum HeldWarnings {
  private static let held = Locked<WarningCounts<String>>(WarningCounts())

  /// More are not held.
  private static let maximumCount = 1000

  /// Holds a warning.
  static func add(_ warning: ScreenWarning) {
    let isFull = held.withLock { held in
      let line = "warning: \(warning)".printableText
      guard held.add(line, cause: warning.cause) else { return false }
      return !Worker.hold(line + "\n") || held.all.count == maximumCount
    }
    if isFull { flush() }
  }

  /// Writes them, and forgets them.
  static func flush() {
    held.withLock { held in
      for held in held.all { write(held.warning + held.more) }
      held = WarningCounts()
      Worker.releaseHeld()
    }
  }

  /// Writes what the last worker held at its end: nothing, unless it has crashed.
  static func tellThoseOfWorker() {
    for line in Worker.held.split(separator: "\n") { write(line) }
  }

  private static func write(_ line: some StringProtocol) {
    Output.complain(String(line), as: .warning)
  }
}

/// Warnings in the order in which they came first, and how often each came again.
struct WarningCounts<Warning> {
  /// The first warning of a cause.
  struct Counted {
    let warning: Warning
    fileprivate var repetitions = 0

    /// ` (and 299 times more)`, behind what is so once already; nothing when it came once.
    var more: String {
      switch repetitions {
      case 0: ""
      case 1: " (and once more)"
      default: " (and \(repetitions) times more)"
      }
    }
  }

  private(set) var all: [Counted] = []
  /// Where they are, by their causes.
  private var places: [String: Int] = [:]

  /// Keeps a warning, unless there is one with the same cause.
  ///
  /// - Returns: whether it is kept.
  mutating func add(_ warning: Warning, cause: String) -> Bool {
    if let place = places[cause] {
      all[place].repetitions += 1
      return false
    }
    places[cause] = all.count
    all.append(Counted(warning: warning))
    return true
  }
}
