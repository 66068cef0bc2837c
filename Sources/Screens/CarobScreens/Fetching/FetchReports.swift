import CarobFoundation
import CarobRuntime
import InstantCocoa

/// What the libraries say of failed fetches while the host waits for one, whose failure it tells itself.
final class FetchReports: Sendable {
  private let diagnostics = Locked<[Diagnostic]>([])
  private let warnings: ScreenWarnings

  /// - Parameter warnings: where other diagnostics go, and these when they are told.
  init(_ warnings: ScreenWarnings) { self.warnings = warnings }

  /// Runs `body`, and keeps what is said meanwhile. Other diagnostics go where they always go.
  func collecting<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Diagnostics.withListener(
      { [self] diagnostic in
        switch diagnostic {
        case .fetch, .content: diagnostics.withLock { $0.append(diagnostic) }
        default: warnings.tell(diagnostic)
        }
      }, body)
  }

  /// Why the first of them failed, but for those that were cancelled; nil when none did.
  var firstError: (any Error)? {
    for diagnostic in diagnostics.withLock({ $0 }) {
      if let error = diagnostic.fetchError, !ErrorBox(error).isCancellation { return error }
    }
    return nil
  }

  /// Forgets what was said of one failure.
  func drop(_ error: any Error) {
    let reason = ErrorBox(error).description
    diagnostics.withLock { diagnostics in
      diagnostics.removeAll { $0.fetchError.map { ErrorBox($0).description } == reason }
    }
  }

  /// Tells the rest as warnings.
  func tell() {
    for diagnostic in diagnostics.withLock({ $0 }) { warnings.tell(diagnostic) }
  }
}

extension Diagnostic {
  /// Why a fetch failed, or has nothing to show; nil for any other diagnostic.
  var fetchError: (any Error)? {
    switch self {
    case .fetch(let fetch): fetch.error
    case .content(let error): error
    default: nil
    }
  }
}

extension ErrorBox {
  /// Whether somebody cancelled what failed, or something else took its place.
  var isCancellation: Bool { domain == "NSURLErrorDomain" && code == -999 }
}
