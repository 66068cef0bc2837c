import CarobPluginKit

/// A row of the country screen.
func defineISOCountryField() throws {
  try ObjectClass.define("ISOCountryField", below: "ICModel") { field in
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
