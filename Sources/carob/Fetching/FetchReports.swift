import CarobRuntime
import InstantCocoa

/// What the libraries say of failed fetches while the host waits for one, whose failure it tells itself.
final class FetchReports: Sendable {
  private let diagnostics = Locked<[FetchDiagnostic]>([])
  private let dataName: String?

  /// - Parameter dataName: the name of the data, for warnings.
  init(dataName: String?) { self.dataName = dataName }

  /// Runs `body`, and keeps what is said meanwhile. Other diagnostics go where they always go.
  func collecting<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Diagnostics.withListener(
      { [self] diagnostic in
        if case .fetch(let fetch) = diagnostic {
          diagnostics.withLock { $0.append(fetch) }
        } else {
          Warnings.tell(diagnostic, dataName: dataName)
        }
      }, body)
  }

  /// Forgets what was said of one failure.
  func drop(_ reason: String) {
    diagnostics.withLock { $0.removeAll { $0.reason == reason } }
  }

  /// Tells the rest as warnings.
  func tell() {
    for diagnostic in diagnostics.withLock({ $0 }) {
      Warnings.tell(.fetch(diagnostic), dataName: dataName)
    }
  }
}
