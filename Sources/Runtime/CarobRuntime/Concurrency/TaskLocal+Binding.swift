extension TaskLocal {
  /// `withValue` with a typed error.
  package func binding<Wrapped: Sendable, Result, Failure: Error>(
    _ value: Wrapped, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result where Value == Wrapped? {
    let outcome = withValue(value) { () -> Swift.Result<Result, Failure> in
      do throws(Failure) {
        return .success(try body())
      } catch {
        return .failure(error)
      }
    }
    return try outcome.get()
  }
}
