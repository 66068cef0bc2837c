import CarobRuntime

/// What the controller does when it is its own `cellConfigurationDelegate` and a subclass does not say
/// otherwise.
extension ICTableViewController {
  static func defineConfiguration(_ controller: ClassMembers<ICTableViewController>) {
    controller.method("configureCell:withObject:") { (_, _: Object?, _: Object?) in }
    controller.method("configureLoadingCell:") { (_, cell: Object) in
      guard let indicator = try Self.value("activityIndicator", of: cell) else { return }
      try indicator.send(Selector("startAnimating"))
    }
    controller.method("configureNoResultsCell:") { (_, cell: Object) in
      try Self.setText(of: cell, to: "No Results")
    }
    controller.method("configureCell:withError:") { (_, cell: Object, error: Object?) in
      let text = try error?.value(forKey: "localizedDescription") as? StringBox
      try Self.setText(of: cell, to: text?.string)
    }
  }

  /// What a cell's accessor gives; nil when the cell's class has none.
  private static func value(_ accessor: StaticString, of cell: Object) throws -> Object? {
    let selector = Selector(accessor)
    return cell.responds(to: selector) ? try cell.send(selector) : nil
  }

  private static func setText(of cell: Object, to text: String?) throws {
    try value("textLabel", of: cell)?.send(Selector("setText:"), text)
  }
}
