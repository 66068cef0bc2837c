import CarobFoundation
import CarobRuntime
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
  case warning(ScreenWarning)
  /// A controller of this class is on top now.
  case shown(String)
}

/// Something that is wrong with the data or the plugin, but stops nothing.
public struct ScreenWarning: Codable, Hashable, Sendable, CustomStringConvertible {
  /// What to tell a person, in one line.
  public let description: String
  /// The same for warnings that differ in the row and the value of the data alone.
  public let cause: String
  /// The data, the class or the file that it is about; nil when the text alone says that.
  package let subject: String?

  /// - Parameter cause: nil for a warning that is the same as one with the same text only.
  package init(_ text: String, cause: String? = nil, about subject: String? = nil) {
    let place = subject.map { "\($0): " } ?? ""
    description = place + text
    self.cause = place + (cause ?? text)
    self.subject = subject
  }
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
    if case .warning(let warning) = event { Logger(label: "carob.screens").warning("\(warning)") }
  }
}

/// What is wrong with data or plugin but stops nothing.
final class ScreenWarnings: Sendable {
  let progress: any ScreenProgress
  /// The name of the data that is being mapped.
  let dataName: String?
  /// What was told of the data as a whole, and is not told again in this session.
  private let told = Locked<Set<String>>([])

  init(progress: any ScreenProgress, dataName: String?) {
    self.progress = progress
    self.dataName = dataName
  }

  /// Runs `body`; what the libraries warn of meanwhile is told.
  func reporting<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Diagnostics.withListener({ [self] in tell($0) }, body)
  }

  /// Tells one.
  func tell(_ diagnostic: Diagnostic) {
    // Whoever cancelled a fetch knows that it failed.
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

  /// The same in words.
  func tell(_ text: String) { tell(ScreenWarning(text)) }

  /// Tells one that is made.
  func tell(_ warning: ScreenWarning) { progress.report(.warning(warning)) }
}
