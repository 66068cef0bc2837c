import CarobRenderers
import CarobRuntime

/// Warnings that are held until the screen was printed or the command ends, so that the same one twice is one line with a
/// count. [any-thread]
enum HeldWarnings {
  private struct Warning {
    let text: String
    var repetitions = 0
  }

  /// In the order in which they came first; and where they are, by what they have in common.
  private static let held = Locked<(warnings: [Warning], places: [String: Int])>(([], [:]))

  /// More are not held.
  private static let maximumCount = 1000

  /// Holds a warning. Two that differ in the row and the value of the data alone are the same.
  static func add(_ text: String) {
    let common = text.replacing(#/row [0-9]+: /#, with: "").replacing(#/, given .*/#, with: "")
    let isFull = held.withLock { held in
      if let place = held.places[common] {
        held.warnings[place].repetitions += 1
      } else {
        held.places[common] = held.warnings.count
        held.warnings.append(Warning(text: text))
      }
      return held.warnings.count == maximumCount
    }
    if isFull { flush() }
  }

  /// Writes them, and forgets them.
  static func flush() {
    let warnings = held.withLock { held in
      defer { held = ([], [:]) }
      return held.warnings
    }
    for warning in warnings {
      Output.complain("warning: \(warning.text)\(more(warning.repetitions))", as: .warning)
    }
  }

  /// ` (and 299 times more)`, behind what is so once already; nothing for 0.
  static func more(_ repetitions: Int) -> String {
    switch repetitions {
    case 0: ""
    case 1: " (and once more)"
    default: " (and \(repetitions) times more)"
    }
  }
}
