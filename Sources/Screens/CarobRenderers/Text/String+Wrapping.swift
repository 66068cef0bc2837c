import CarobRuntime

extension String {
  /// Returns the text in lines of at most a number of columns, broken at spaces and line feeds. A longer word has its own line.
  ///
  /// - Parameter indent: what is before each line that goes on with the one above.
  package func lines(ofWidth limit: Int, indent: String = "") -> [String] {
    var lines: [String] = []
    for line in split(separator: "\n", omittingEmptySubsequences: false) {
      var text: String?
      for word in line.split(separator: " ", omittingEmptySubsequences: false) {
        let longer = text.map { "\($0) \(word)" } ?? String(word)
        if let text, longer.displayWidth > limit {
          lines.append(text)
        }
        text = text == nil || longer.displayWidth <= limit ? longer : indent + word
      }
      lines.append(text ?? "")
    }
    return lines
  }
}
