import CarobLibc

/// Why a terminal cannot be drawn on.
package struct TerminalError: Error, CustomStringConvertible {
  package let description: String

  /// There is none, or it can do nothing.
  static let none = TerminalError(
    description: "standard output is no terminal that can be drawn on")

  /// The system said no.
  static func system(_ what: String) -> TerminalError {
    TerminalError(description: "\(what): \(String(cString: strerror(errno)))")
  }
}
