import CarobRuntime

/// The controller as its table view's data source and delegate. A plugin's subclass overrides any
/// of these by implementing it, and reaches these by sending super.
extension ICTableViewController {
  static func defineTableCallbacks(_ controller: ClassMembers<ICTableViewController>) {
    controller.method("numberOfSectionsInTableView:") { (this, _: Object?) in
      try this.sectionCount()
    }
    controller.method("tableView:numberOfRowsInSection:") { (this, _: Object?, section: Int) in
      try this.objectCount(inSection: section)
    }
    controller.method("tableView:titleForHeaderInSection:") {
      (this, _: Object?, section: Int) -> String? in
      guard let source = this.dataSource else { return nil }
      return try DataSourceMessages.sectionTitle(section, of: source)
    }
    controller.method("tableView:cellForRowAtIndexPath:") {
      (this, table: UITableView, path: IndexPath) in try this.cell(in: table, at: path)
    }
    controller.method("tableView:heightForRowAtIndexPath:") {
      (this, table: UITableView, path: IndexPath) in try this.height(in: table, at: path)
    }
    controller.method("tableView:willDisplayCell:forRowAtIndexPath:") {
      (this: ICTableViewController, _: Object?, _: Object?, path: IndexPath) in
      try this.willDisplay(objectAt: path)
    }
    controller.method("tableView:didSelectRowAtIndexPath:") {
      (this, _: Object?, path: IndexPath) in try this.didSelect(objectAt: path)
    }
  }

  private func cell(in table: UITableView, at path: IndexPath) throws -> UITableViewCell {
    let object = try object(at: path)
    let cell = try table.dequeueReusableCell(
      withIdentifier: binder.identifier(for: object.runtimeClass, in: table), for: path)
    try configureCell(cell, for: object)
    return cell
  }

  /// What a handler is declared to return, such as `v`.
  private func resultEncoding(of selector: Selector, _ delegate: Object) -> String {
    let types = delegate.isa.instanceMethod(for: selector)?.encoding ?? ""
    return (try? MethodEncoding(parsing: types))?.result.encoding ?? "?"
  }

  /// A row's height: what the height message returns if it is a finite number, whatever its type;
  /// else the table's `rowHeight`.
  private func height(in table: UITableView, at path: IndexPath) throws -> Double {
    let object = try object(at: path)
    guard let delegate = cellConfigurationDelegate else { return table.rowHeight }
    let chain = try binder.messages.chain(.heightInTable, for: object, delegate: delegate)
    guard let selector = chain.selector else { return table.rowHeight }
    let height = try HandlerCall.number(selector, of: delegate, try tableView(), object)
    if let height, height.isFinite { return height }
    Diagnostics.report(
      .height(
        HeightDiagnostic(
          delegate: delegate.runtimeClass, selector: selector,
          encoding: resultEncoding(of: selector, delegate),
          value: height, rowHeight: table.rowHeight)))
    return table.rowHeight
  }
}
