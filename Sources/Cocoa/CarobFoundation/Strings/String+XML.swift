extension String {
  /// The text for XML and HTML, and for attributes in quotation marks if these are escaped too.
  ///
  /// By scalar, because `<` with a combining accent is one character of Swift and yet begins a tag.
  package func escapedForXML(quotes: Bool = true) -> String {
    unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"" where quotes: text += "&quot;"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}
