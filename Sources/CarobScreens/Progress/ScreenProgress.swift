import Logging

/// Whom a session tells what happens; `carob show` has a line on the terminal for it. [any-thread]
public protocol ScreenProgress: Sendable {
  /// Is told what happens, while it does.
  func report(_ event: ScreenEvent)

  /// Whether the session is to wait no longer, and throw `ScreenError.Code.cancelled`. Asked in each turn of the loop.
  var isCancelled: Bool { get }
}

extension ScreenProgress {
  /// Never.
  public var isCancelled: Bool { false }
}

/// Who is told when nobody else wants to be: warnings go to the log.
struct LoggedProgress: ScreenProgress {
  func report(_ event: ScreenEvent) {
    if case .warning(let text) = event { Logger(label: "carob.screens").warning("\(text)") }
  }
}
