extension NewPlugin {
  /// `DEItem.swift`.
  func modelInSwift(_ model: NewModel) -> String {
    """
    import CarobPluginKit

    /// What each object of the data becomes. A property takes the value of the key of the same name.
    func define\(model.className)() throws {
      try ObjectClass.define("\(model.className)", below: "ICModel") { \(model.variableInSwift) in
        \(model.variableInSwift).property("name", String.self)
        \(model.variableInSwift).property("summary", String.self)
      }
    }

    """
  }

  /// `DEField.swift`.
  var fieldInSwift: String {
    """
    import CarobPluginKit

    /// A property with its value: a row of the screen that a selection shows.
    func define\(fieldClass)() throws {
      try ObjectClass.define("\(fieldClass)", below: "ICModel") { field in
        field.property("label", String.self)
        field.property("value", String.self)
        field.classMethod("fieldWithLabel:value:") { (self: Object, label: String, value: String?) in
          let field = try self.new()
          field.label = label
          field.value = value
          return field
        }
      }
    }

    """
  }
}
