import CarobRenderers
import InstantCocoa

/// What is wrong with data or plugin but stops nothing, on standard error.
enum Warnings {
  /// Runs `body`; what the libraries warn of meanwhile becomes lines on standard error.
  ///
  /// - Parameter dataName: the name of the data that is being mapped.
  static func whileReporting(dataName: String?, _ body: () throws -> Void) throws {
    try Diagnostics.withListener({ tell($0, dataName: dataName) }, body)
  }

  /// Writes one line.
  static func tell(_ diagnostic: Diagnostic, dataName: String?) {
    let place = dataName.map { "\($0): " } ?? ""
    switch diagnostic {
    case .mapping:
      Output.complain("warning: \(place)\(diagnostic); it was left out", as: .warning)
    case .content(let error) where error.source == nil:
      Output.complain("warning: \(place)\(diagnostic)", as: .warning)
    default: Output.complain("warning: \(diagnostic)", as: .warning)
    }
  }
}
