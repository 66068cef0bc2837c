/// Structures of floating-point numbers, as points and sizes are.
extension PassedValue {
  init(_ encoding: String, doubles: [Double]) {
    self.init(.structure(encoding, doubles.map(\.bitPattern)))
  }

  func doubles(
    of encoding: String, _ what: String
  ) throws(PluginFailure) -> [Double] {
    guard case .structure(encoding, let words) = form else { throw unexpected(what) }
    return words.map { Double(bitPattern: $0) }
  }
}
