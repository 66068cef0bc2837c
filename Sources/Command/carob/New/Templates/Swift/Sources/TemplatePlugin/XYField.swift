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
    } /*data*/
    // The same with the text of a value, or those of an array's elements.
    field.classMethod("fieldWithLabel:ofValue:") {
      (self: Object, label: String, value: Object) in
      let array = try ObjectClass("NSArray")
      let isArray: Bool = try value.isKindOfClass(array)
      let text: Object =
        isArray ? try value.componentsJoinedByString(", ") : try value.send("description")
      return try self.fieldWithLabel(label, value: text)
    } /*end*/
  }
}
