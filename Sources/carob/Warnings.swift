import InstantCocoa

/// What is wrong with data or plugin but stops nothing, on standard error.
enum Warnings {
  /// Runs `body`; what the libraries warn of meanwhile becomes lines on standard error.
  ///
  /// - Parameter dataName: the name of the data that is being mapped.
  static func whileReporting(dataName: String?, _ body: () throws -> Void) throws {
    let place = dataName.map { "\($0): " } ?? ""
    try Diagnostics.$listener.withValue({ Output.complain("warning: \($0)", as: .warning) }) {
      try MappingDiagnostics.withHandler(
        { Output.complain("warning: \(place)\($0); it was left out", as: .warning) }, body)
    }
  }
}
