import CarobRuntime
import Synchronization

/// Something that is wrong but stops nothing: said once, to whoever listens.
public struct Diagnostic: Hashable, Sendable, CustomStringConvertible {
  /// One sentence: where, what, and what was done instead.
  public let description: String

  /// A diagnostic of that text.
  public init(_ description: String) { self.description = description }

  static func unusableHeight(
    _ cls: RuntimeClass, _ selector: Selector, encoding: String, value: Double?, rowHeight: Double
  ) -> Diagnostic {
    let given =
      value.map { "returned \($0)" } ?? "is declared to return \"\(encoding)\", which is no number"
    return Diagnostic("-[\(cls) \(selector)] \(given); the row is \(rowHeight) high instead")
  }
}

/// Where diagnostics go: to the log, unless a host or a test listens. [any-thread]
public enum Diagnostics {
  /// Listens on this thread while `body` runs.
  @TaskLocal public static var listener: (@Sendable (Diagnostic) -> Void)?

  /// Says something.
  public static func report(_ diagnostic: Diagnostic) {
    if let listener {
      listener(diagnostic)
    } else {
      DiagnosticLog.warning(diagnostic)
    }
  }
}
