import CarobFoundation
import CarobRuntime
import InstantCocoa

/// Collects diagnostics about failed fetches while the host waits for a fetch and reports its failure itself.
final class FetchReports: Sendable {
  private let diagnostics = Locked<[Diagnostic]>([])
  private let warnings: ScreenWarnings

  /// - Parameter warnings: gets the other diagnostics, and the collected ones from `tell`.
  init(_ warnings: ScreenWarnings) { self.warnings = warnings }

  /// Runs `body` and collects diagnostics about fetches. Others go to `warnings`.
  func collecting<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Diagnostics.withListener(
      { [self] diagnostic in
        switch diagnostic {
        case .fetch, .content: diagnostics.withLock { $0.append(diagnostic) }
        default: warnings.tell(diagnostic)
        }
      }, body)
  }

  /// The error of the first failed fetch that was not cancelled.
  var firstError: (any Error)? {
    for diagnostic in diagnostics.withLock({ $0 }) {
      if let error = diagnostic.fetchError, !ErrorBox(error).isCancellation { return error }
    }
    return nil
  }

  /// Forgets the diagnostics with this error.
  func drop(_ error: any Error) {
    let reason = ErrorBox(error).description
    diagnostics.withLock { diagnostics in
      diagnostics.removeAll { $0.fetchError.map { ErrorBox($0).description } == reason }
    }
  }

  /// Reports the remaining diagnostics as warnings.
  func tell() {
    for diagnostic in diagnostics.withLock({ $0 }) { warnings.tell(diagnostic) }
  }
}

extension Diagnostic {
  /// The error of a failed fetch or of its content; nil for any other diagnostic.
  var fetchError: (any Error)? {
    switch self {
    case .fetch(let fetch): fetch.error
    case .content(let error): error
    default: nil
    }
  }
}

extension ErrorBox {
  /// Whether the request was cancelled or replaced.
  var isCancellation: Bool { domain == "NSURLErrorDomain" && code == -999 }
}
