import CarobRuntime

/// A line of output: runs from left to right.
struct TextLine: Sendable {
  private(set) var runs: [TextRun] = []

  init(_ runs: [TextRun] = []) { self.runs = runs }

  var width: Int { runs.reduce(0) { $0 + $1.width } }

  mutating func append(_ run: TextRun) {
    runs.append(run)
  }

  /// Returns the line cut to `limit` columns, with an ellipsis if it was cut.
  ///
  /// - Precondition: `limit` is at least 1.
  func truncated(toWidth limit: Int) -> TextLine {
    guard width > limit else { return self }
    var result = TextLine()
    var remaining = limit
    for run in runs {
      // The first run that fills the remaining columns is cut, and gets the ellipsis.
      guard run.width >= remaining else {
        result.append(run)
        remaining -= run.width
        continue
      }
      result.append(TextRun((run.text + "…").truncated(toWidth: remaining), role: run.role))
      break
    }
    return result
  }

  /// Returns the line without trailing spaces.
  func trimmed() -> TextLine {
    var result = self
    while let last = result.runs.popLast() {
      let spaces = last.text.reversed().prefix { $0 == " " }.count
      if spaces < last.text.count {
        result.append(spaces == 0 ? last : TextRun(last.text.dropLast(spaces), role: last.role))
        break
      }
    }
    return result
  }

  /// Returns the text with the escape sequences of a style.
  func rendered(_ style: TextStyle) -> String {
    runs.map { style.apply($0.text, as: $0.role) }.joined()
  }
}
