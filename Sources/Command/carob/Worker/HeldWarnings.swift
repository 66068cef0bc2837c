import CarobProcess
import CarobRenderers
import CarobRuntime
import CarobScreens

/// Warnings that are held until the screen was printed or the command ends, so that repeated ones become one
/// line with a count. If a worker crashes, the first process writes its warnings, without counts. [any-thread]
enum HeldWarnings {
  private static let held = Locked<WarningCounts<String>>(WarningCounts())

  /// The most warnings to hold.
  private static let maximumCount = 1000

  static func add(_ warning: ScreenWarning) {
    let isFull = held.withLock { held in
      let line = "warning: \(warning)".printableText
      guard held.add(line, cause: warning.cause) else { return false }
      return !Worker.hold(line + "\n") || held.all.count == maximumCount
    }
    if isFull { flush() }
  }

  static func flush() {
    held.withLock { held in
      for held in held.all { write(held.warning + held.more) }
      held = WarningCounts()
      Worker.releaseHeld()
    }
  }

  /// Writes the warnings that the last worker held when it crashed; none otherwise.
  static func tellThoseOfWorker() {
    for line in Worker.held.split(separator: "\n") { write(line) }
  }

  private static func write(_ line: some StringProtocol) {
    Output.complain(String(line), as: .warning)
  }
}

/// Warnings in the order of their first occurrence, with the number of repetitions.
struct WarningCounts<Warning> {
  /// A warning, with the number of repetitions of its cause.
  struct Counted {
    let warning: Warning
    fileprivate var repetitions = 0

    /// ` (and 299 times more)`, to append to the warning; empty without repetitions.
    var more: String {
      switch repetitions {
      case 0: ""
      case 1: " (and once more)"
      default: " (and \(repetitions) times more)"
      }
    }
  }

  private(set) var all: [Counted] = []
  /// The indexes of the warnings, by their causes.
  private var places: [String: Int] = [:]

  /// Adds a warning, or counts it if there is one with the same cause.
  ///
  /// - Returns: whether the cause is new.
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
