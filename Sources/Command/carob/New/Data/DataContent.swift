/// The models and the fields that a new plugin gets from its data. [one thread at a time]
struct DataContent {
  let sample: SampleData
  let models: DataModels
  let fields: TellingFields
  private let language: NewCommand.Language

  /// Analyzes the data.
  ///
  /// - Throws: `CommandError` when no model can be made of it.
  init(
    _ sample: SampleData, for plugin: NewPlugin, in language: NewCommand.Language
  ) throws(CommandError) {
    self.sample = sample
    self.language = language
    let model = plugin.models[0]
    models = DataModels(
      of: try sample.shape(), model: model, prefix: plugin.prefix,
      takenNames: [model.className, model.screen, plugin.fieldClass, plugin.listScreen])
    if models.main.properties.isEmpty {
      throw CommandError(
        .badData, "\(sample.name): no row has a key that a property can be named after",
        advice: "give other data")
    }
    fields = TellingFields(of: models.main)
  }

  /// Returns the files of the models.
  ///
  /// - Parameter plugin: the plugin with the files.
  func modelFiles(of plugin: NewPlugin) -> [NewFile] {
    models.classes.flatMap { model -> [NewFile] in
      switch language {
      case .c: [model.fileInC(header: "\(plugin.name).h")]
      case .objectiveC: model.filesInObjectiveC
      case .swift:
        [
          model.fileInSwift(
            folder: "Sources/\(plugin.name)Plugin",
            variable: NewModel(className: model.className, name: model.name).llamaCasedVariable)
        ]
      }
    }
  }

  // MARK: Screens

  /// Returns pairs of an expression in a template and its replacement, for the two fields in a list.
  ///
  /// - Parameter item: the variable for a model.
  func words(_ item: String) -> [(String, String)] {
    ["name", "summary"].enumerated().flatMap { index, word in
      // In C, comments show the Objective-C.
      let comment = language == .c ? textInObjectiveC(index, item) : text(index, item)
      return [
        (" CAROB_SEND(id, item, \"\(word)\", ())", text(index, item)), ("item.\(word)", comment),
      ]
    }
  }

  /// Returns an expression for one of the two fields; an empty string when there are not as many.
  private func text(_ index: Int, _ item: String) -> String {
    guard index < fields.shown.count else {
      return switch language {
      case .c: " carob_string(\"\")"
      case .objectiveC: textInObjectiveC(index, item)
      case .swift: "\"\""
      }
    }
    let path = fields.shown[index]
    let key = path.keyPath
    let isProperty = path.isString && !key.contains(".")
    switch language {
    case .c:
      if isProperty { return " CAROB_SEND(id, \(item), \"\(key)\", ())" }
      let value =
        "CAROB_SEND(id, \(item), \"valueForKeyPath:\", (id), carob_string(\(SourceText.literalInC(key))))"
      return "\n    "
        + (path.isString ? value : "CAROB_SEND(id, \(value),\n               \"description\", ())")
    case .objectiveC: return textInObjectiveC(index, item)
    case .swift:
      if isProperty { return "\(item).\(key)" }
      let value = "\(item).valueForKeyPath(\(SourceText.literalInSwift(key)))"
      return path.isString ? "try \(value)" : "try \(value).send(\"description\")"
    }
  }

  private func textInObjectiveC(_ index: Int, _ item: String) -> String {
    guard index < fields.shown.count else { return "@\"\"" }
    let path = fields.shown[index]
    if path.isString && !path.keyPath.contains(".") { return "\(item).\(path.keyPath)" }
    let value = "[\(item) valueForKeyPath:\(SourceText.literalInObjectiveC(path.keyPath))]"
    return path.isString ? value : "[\(value) description]"
  }

  /// Returns a literal in the plugin's language.
  func literal(_ text: String) -> String {
    language == .swift ? SourceText.literalInSwift(text) : SourceText.literalInC(text)
  }

  /// Returns the rows of the screen for one object, each on a line.
  ///
  /// - Parameter item: the variable for the object.
  func rows(_ item: String, in plugin: NewPlugin) -> String {
    fields.rows.map { row in "\n" + self.row(row, item, field: plugin.fieldClass) }.joined()
  }

  private func row(_ row: TellingFields.Row, _ item: String, field: String) -> String {
    switch language {
    case .c:
      let label = SourceText.literalInC(row.label)
      let path = SourceText.literalInC(row.keyPath)
      return switch row.kind {
      case .string: "    field(\(label), CAROB_SEND(id, \(item), \(path), ())),"
      case .truth:
        "    field(\(label), carob_string(CAROB_SEND(bool, \(item), \(path), ()) ? \"yes\" : \"no\")),"
      case .value: "    field_at(\(label), \(item), \(path)),"
      }
    case .objectiveC:
      let start = "        [\(field) fieldWithLabel:\(SourceText.literalInObjectiveC(row.label))"
      return switch row.kind {
      case .string: "\(start) value:\(item).\(row.keyPath)],"
      case .truth: "\(start) value:\(item).\(row.keyPath) ? @\"yes\" : @\"no\"],"
      case .value:
        "\(start)\n                     ofValue:[\(item) valueForKeyPath:\(SourceText.literalInObjectiveC(row.keyPath))]],"
      }
    case .swift:
      let start = "        field(\(SourceText.literalInSwift(row.label)), "
      return switch row.kind {
      case .string: "\(start)\(item).\(row.keyPath)),"
      case .truth: "\(start)Object(\(item).\(row.keyPath) as Bool ? \"yes\" : \"no\")),"
      case .value: "\(start)\(item), at: \(SourceText.literalInSwift(row.keyPath))),"
      }
    }
  }

  // MARK: Report

  /// Sentences for the user about the data and the models.
  var report: [String] {
    let rows = sample.count == 1 ? "1 row" : "\(sample.count) rows"
    let looked =
      sample.count > SampleData.maximumRows ? "; looked at the first \(SampleData.maximumRows)" : ""
    var lines = ["\(sample.name): \(rows)\(sample.keyPath.map { " at \($0)" } ?? "")\(looked)"]
    if !sample.otherKeyPaths.isEmpty {
      lines.append("other arrays, for --key-path: \(sample.otherKeyPaths.joined(separator: ", "))")
    }
    lines += models.notes.prefix(Self.maximumNotes)
    let rest = models.notes.count - Self.maximumNotes
    if rest > 0 { lines.append("and \(rest) more like these") }
    return lines
  }

  private static let maximumNotes = 20
}
