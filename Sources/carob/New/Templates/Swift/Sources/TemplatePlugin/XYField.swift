import CarobPluginKit

/// A property with its value: a row of the screen that a selection shows.
func defineXYField() throws {
  try ObjectClass.define("XYField", below: "ICModel") { field in
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
