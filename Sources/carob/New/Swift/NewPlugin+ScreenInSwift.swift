extension NewPlugin {
  /// `DEItemViewController.swift`.
  func screenInSwift(_ model: NewModel) -> String {
    let variable = model.variableInSwift
    return """
      import CarobPluginKit

      /// A screen with a row for each property.
      func define\(model.screen)() throws {
        try ObjectClass.define("\(model.screen)", below: "ICTableViewController") { screen in
          screen.method("initWith\(model.name):") { (self: Object, \(variable): Object) in
            let screen = try self.super.initWithObjects([
              field("Name", \(variable).name),
              field("Summary", \(variable).summary),
            ])
            screen.title = \(variable).name
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
        try ObjectClass("\(fieldClass)").fieldWithLabel(label, value: value)
      }

      """
  }
}
