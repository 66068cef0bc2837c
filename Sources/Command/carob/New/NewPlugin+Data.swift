extension NewPlugin {
  /// The text of `demo.json`: an array of rows, or an object with an array for each model.
  var dataText: String {
    guard models.count > 1 else { return rows(of: models[0], indentation: "") + "\n" }
    let members = models.map { "  \"\($0.key)\": \(rows(of: $0, indentation: "  "))" }
    return "{\n" + members.joined(separator: ",\n") + "\n}\n"
  }

  private func rows(of model: NewModel, indentation: String) -> String {
    let rows = [
      ("First", "A row of \(dataFile), which became a \(model.className)"),
      ("Second", "Put here by configureCell:with\(model.name):"),
      ("Third", "Selected, it has a screen of its own"),
    ]
    let lines = rows.map { ordinal, summary in
      "\(indentation)  {\"name\": \"\(ordinal) \(model.noun)\", \"summary\": \"\(summary)\"}"
    }
    return "[\n" + lines.joined(separator: ",\n") + "\n\(indentation)]"
  }
}
