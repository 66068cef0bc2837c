import CarobPluginKit

/// The screen with all rows.
func defineXYListViewController() throws {
  try ObjectClass.define("XYListViewController", below: "ICTableViewController") { list in
    // The host calls this initializer with a data source for the data.
    list.method("initWithDataSource:") { (self: Object, dataSource: Object) in
      let screen = try self.super.initWithDataSource(dataSource)
      screen.title = "Template"
      screen.defaultCellClass = try ObjectClass("ICTableViewCell")
      return screen
    } /*each*/

    // Sent for each row that is a XYItem; the selector has the model's name without its prefix.
    list.method("configureCell:withItem:") { (self: Object, cell: Object, item: Object) in
      cell.textLabel.text = item.name
      cell.detailTextLabel.text = item.summary
    }

    // Sent when such a row is selected.
    list.method("tableView:didSelectItem:") { (self: Object, table: Object, item: Object) in
      let screen = try ObjectClass("XYItemViewController").alloc().initWithItem(item)
      try self.navigationController.pushViewController(screen, animated: true)
    } /*end*/
  }
}
