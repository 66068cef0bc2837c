import CarobRenderers
import InstantCocoa

/// What is wrong with data or plugin but stops nothing, on standard error.
enum Warnings {
  /// Runs `body`; what the libraries warn of meanwhile becomes lines on standard error.
  ///
  /// - Parameter dataName: the name of the data that is being mapped.
  static func whileReporting(dataName: String?, _ body: () throws -> Void) throws {
    let place = dataName.map { "\($0): " } ?? ""
    try Diagnostics.withListener(
      { diagnostic in
        switch diagnostic {
        case .mapping:
          Output.complain("warning: \(place)\(diagnostic); it was left out", as: .warning)
        default: Output.complain("warning: \(diagnostic)", as: .warning)
        }
      }, body)
  }
}
