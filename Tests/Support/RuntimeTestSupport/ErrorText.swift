/// The sentence of the error that `body` throws; nil when it throws none.
package func errorText(_ body: () throws -> Void) -> String? {
  do {
    try body()
    return nil
  } catch {
    return "\(error)"
  }
}
