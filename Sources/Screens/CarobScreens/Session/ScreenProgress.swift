import CarobFoundation
import CarobRuntime
import InstantCocoa
import Logging

/// An event during a session's work. Later versions may add events.
public enum ScreenEvent: Codable, Hashable, Sendable {
  /// The session begins to wait, such as `Fetching http://localhost:8080/packages…`, or its time limit begins anew.
  case began(String)
  /// The session is still waiting. Sent in each turn of the loop.
  case continues(String)
  /// The wait has ended.
  case ended
  /// A problem with the data or the plugin that stops nothing.
  case warning(ScreenWarning)
  /// A controller of this class is now on top.
  case shown(String)
}

/// A problem with the data or the plugin that stops nothing.
public struct ScreenWarning: Codable, Hashable, Sendable, CustomStringConvertible {
  /// A line of text for the user.
  public let description: String
  /// Equal for warnings that differ only in the row and the value.
  public let cause: String
  /// The data, class or file that the warning is about; nil when the text names it.
  package let subject: String?

  /// - Parameter cause: the text without row and value; nil when they are equal.
  package init(_ text: String, cause: String? = nil, about subject: String? = nil) {
    let place = subject.map { "\($0): " } ?? ""
    description = place + text
    self.cause = place + (cause ?? text)
    self.subject = subject
  }
}

/// A receiver of a session's events; `carob show` has one that writes a line on the terminal. [any-thread]
public protocol ScreenProgress: Sendable {
  /// Handles an event.
  func report(_ event: ScreenEvent)

  /// Whether to stop waiting and throw `ScreenError.Code.cancelled`. Read in each turn of the loop.
  var isCancelled: Bool { get }
}

extension ScreenProgress {
  /// False by default.
  public var isCancelled: Bool { false }
}

/// The default receiver, which logs warnings.
struct LoggedProgress: ScreenProgress {
  func report(_ event: ScreenEvent) {
    if case .warning(let warning) = event { Logger(label: "carob.screens").warning("\(warning)") }
  }
}

/// Reports warnings of a session.
final class ScreenWarnings: Sendable {
  let progress: any ScreenProgress
  /// The name of the data that the session maps.
  let dataName: String?
  /// Diagnostics about the data as a whole, which a session reports once.
  private let told = Locked<Set<String>>([])

  init(progress: any ScreenProgress, dataName: String?) {
    self.progress = progress
    self.dataName = dataName
  }

  /// Runs `body`, and reports diagnostics of the libraries as warnings.
  func reporting<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Diagnostics.withListener({ [self] in tell($0) }, body)
  }

  /// Reports a diagnostic as a warning.
  func tell(_ diagnostic: Diagnostic) {
    // Cancelled fetches need no warning.
    if let error = diagnostic.fetchError, ErrorBox(error).isCancellation { return }
    guard told.withLock({ diagnostic.isNew(among: &$0) }) else { return }
    switch diagnostic {
    case .mapping(let odd):
      let advice = odd.advice.map { "; \($0)" } ?? ""
      tell(ScreenWarning("\(odd); it was left out\(advice)", cause: odd.cause, about: dataName))
    case .shape(let shape) where shape.source == nil:
      tell(ScreenWarning("\(shape)", about: dataName))
    case .content(let error) where error.source == nil:
      tell(ScreenWarning("\(error)", about: dataName))
    default: tell("\(diagnostic)")
    }
  }

  func tell(_ text: String) { tell(ScreenWarning(text)) }

  func tell(_ warning: ScreenWarning) { progress.report(.warning(warning)) }
}
