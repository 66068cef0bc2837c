import InstantCocoa
import Logging

/// What happens while a session does what it was asked for. More may be added.
public enum ScreenEvent: Codable, Hashable, Sendable {
  /// It begins to wait: `Fetching http://localhost:8080/packages…`. Or the time for what it waits for begins anew.
  case began(String)
  /// It still waits for that. Told in each turn of the loop.
  case continues(String)
  /// It waits no longer.
  case ended
  /// Something is wrong with the data or the plugin, but stops nothing.
  case warning(String)
  /// A controller of this class is on top now.
  case shown(String)
}

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

/// What is wrong with data or plugin but stops nothing.
struct ScreenWarnings: Sendable {
  let progress: any ScreenProgress
  /// The name of the data that is being mapped.
  let dataName: String?

  /// Runs `body`; what the libraries warn of meanwhile is told.
  func reporting<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Diagnostics.withListener({ tell($0) }, body)
  }

  /// Tells one.
  func tell(_ diagnostic: Diagnostic) {
    let place = dataName.map { "\($0): " } ?? ""
    switch diagnostic {
    case .mapping(let odd):
      tell("\(place)\(odd); it was left out" + (odd.advice.map { "; \($0)" } ?? ""))
    case .shape(let shape) where shape.source == nil: tell("\(place)\(diagnostic)")
    case .content(let error) where error.source == nil: tell("\(place)\(diagnostic)")
    default: tell("\(diagnostic)")
    }
  }

  /// The same in words.
  func tell(_ text: String) { progress.report(.warning(text)) }
}
