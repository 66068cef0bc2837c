import CarobRuntime

extension ObjectiveCException {
  /// A format that cannot be parsed.
  ///
  /// - Parameter offset: in characters; the first one is number 1 to a reader.
  static func format(_ format: String, at offset: Int, _ expected: String) -> Self {
    let scalars = format.unicodeScalars
    let rest = scalars.dropFirst(offset).prefix(12)
    let found =
      rest.isEmpty ? "at its end" : "at character \(offset + 1), \"\(String(rest))\""
    let shown = scalars.count > 200 ? String(scalars.prefix(200)) + "…" : format
    return invalidArgument(
      "Unable to parse the format string \"\(shown)\": \(found), \(expected)")
  }
}
