extension String {
  /// The text with control characters and line separators escaped, so that a name or encoding of
  /// a plugin cannot fake a line of output. Unlike `printableText`, which keeps what an app's text may well contain, it
  /// escapes invisible characters as well, such as joiners: two names that differ look different.
  package var onOneLine: String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator:
        result += scalar.escaped(asASCII: true)
      default:
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
