/// The first error of several steps, which all run.
struct FirstError {
  private var error: (any Error)?

  /// Runs a step, and keeps its error if it is the first one.
  mutating func keep(_ step: () throws -> Void) {
    do { try step() } catch { if self.error == nil { self.error = error } }
  }

  /// Throws the error that was kept.
  ///
  /// - Throws: that error.
  func rethrow() throws {
    if let error { throw error }
  }
}
