extension NewPlugin {
  /// `DEListViewController.swift`.
  var listScreenInSwift: String {
    """
    import CarobPluginKit

    /// The screen with all rows.
    func define\(listScreen)() throws {
      try ObjectClass.define("\(listScreen)", below: "ICTableViewController") { list in
        // What the host makes the screen with: a data source of what is in the data.
        list.method("initWithDataSource:") { (self: Object, dataSource: Object) in
          let screen = try self.super.initWithDataSource(dataSource)
          screen.title = "\(name)"
          screen.defaultCellClass = try ObjectClass("ICTableViewCell")
          return screen
        }
    \(models.map(handlersInSwift).joined())  }
    }

    """
  }

  /// The handlers for the rows of one model.
  private func handlersInSwift(_ model: NewModel) -> String {
    let variable = model.variableInSwift
    return """

          // Sent for each row that is a \(model.className); the selector has the model's name without its prefix.
          list.method("configureCell:with\(model.name):") { (self: Object, cell: Object, \(variable): Object) in
            cell.textLabel.text = \(variable).name
            cell.detailTextLabel.text = \(variable).summary
          }

          // Sent when such a row is selected.
          list.method("tableView:didSelect\(model.name):") { (self: Object, table: Object, \(variable): Object) in
            let screen = try ObjectClass("\(model.screen)").alloc().initWith\(model.name)(\(variable))
            try self.navigationController.pushViewController(screen, animated: true)
          }

      """
  }
}
