import CarobPluginKit

/// A screen with a row for each property.
func defineXYItemViewController() throws {
  try ObjectClass.define("XYItemViewController", below: "ICTableViewController") { screen in
    screen.method("initWithItem:") { (self: Object, item: Object) in
      let screen = try self.super.initWithObjects([ /*plain*/
        field("Name", item.name),
        field("Summary", item.summary), /*rows*/
        field("Summary", item, at: "summary"), /*end*/
      ])
      screen.title = item.name
      screen.defaultCellClass = try ObjectClass("ICTableViewCell")
      return screen
    }

    screen.method("configureCell:withField:") { (self: Object, cell: Object, field: Object) in
      cell.textLabel.text = field.label
      cell.detailTextLabel.text = field.value
    }
  }
}

private func field(_ label: String, _ value: Object) throws -> Object {
  try ObjectClass("XYField").fieldWithLabel(label, value: value)
} /*data*/

private func field(_ label: String, _ item: Object, at keyPath: String) throws -> Object {
  try ObjectClass("XYField").fieldWithLabel(label, ofValue: item.valueForKeyPath(keyPath))
} /*end*/
