import CarobRuntime

extension ObjectiveCException {
  /// A format that cannot be parsed.
  ///
  /// - Parameter offset: in characters; the first one is number 1 to a reader.
  static func format(_ format: String, at offset: Int, _ expected: String) -> Self {
    let rest = format.unicodeScalars.dropFirst(offset)
    let found =
      rest.isEmpty
      ? "at its end" : "at character \(offset + 1), \"\(String(String(rest.prefix(12))))\""
    return invalidArgument(
      "Unable to parse the format string \"\(format)\": \(found), \(expected)")
  }
}
