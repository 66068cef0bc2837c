import InstantCocoa

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
    case .mapping: tell("\(place)\(diagnostic); it was left out")
    case .content(let error) where error.source == nil: tell("\(place)\(diagnostic)")
    default: tell("\(diagnostic)")
    }
  }

  /// The same in words.
  func tell(_ text: String) { progress.report(.warning(text)) }
}
