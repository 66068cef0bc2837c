/// One line of output: runs from left to right.
struct TextLine: Sendable {
  private(set) var runs: [TextRun] = []

  init(_ runs: [TextRun] = []) { self.runs = runs }

  var width: Int { runs.reduce(0) { $0 + $1.width } }

  mutating func append(_ run: TextRun) {
    runs.append(run)
  }

  /// The line cut to `limit` columns, with an ellipsis if anything was cut.
  func truncated(toWidth limit: Int) -> TextLine {
    guard width > limit else { return self }
    var result = TextLine()
    var room = limit
    for run in runs {
      // A run that leaves no room for an ellipsis after it is the one that gets the ellipsis.
      guard run.width >= room else {
        result.append(run)
        room -= run.width
        continue
      }
      result.append(TextRun((run.text + "…").truncated(toWidth: room), role: run.role))
      break
    }
    return result
  }

  /// The line without spaces at its end.
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

  func rendered(_ style: TextStyle) -> String {
    runs.map { style.apply($0.text, as: $0.role) }.joined()
  }
}
