import CarobRuntime

/// The controller as its table view's data source and delegate. A plugin's subclass overrides any of these
/// by implementing it, and reaches these by sending super.
extension ICTableViewController {
  static func defineTableCallbacks(_ controller: ClassMembers<ICTableViewController>) {
    controller.method("numberOfSectionsInTableView:") { (this, _: Object?) in
      try this.dataSource.map { try DataSourceMessages.numberOfSections(of: $0) } ?? 0
    }
    controller.method("tableView:numberOfRowsInSection:") { (this, _: Object?, section: Int) in
      try this.dataSource.map {
        try DataSourceMessages.numberOfObjects(inSection: section, of: $0)
      } ?? 0
    }
    controller.method("tableView:titleForHeaderInSection:") {
      (this, _: Object?, section: Int) -> String? in
      try this.dataSource.map { try DataSourceMessages.sectionTitle(section, of: $0) }
    }
    controller.method("tableView:cellForRowAtIndexPath:") {
      (this, table: UITableView, path: IndexPath) in try this.cell(in: table, at: path)
    }
    controller.method("tableView:heightForRowAtIndexPath:") {
      (this, table: UITableView, path: IndexPath) in try this.height(in: table, at: path)
    }
    controller.method("tableView:willDisplayCell:forRowAtIndexPath:") {
      (this: ICTableViewController, _: Object?, _: Object?, path: IndexPath) in
      guard let source = this.dataSource else { return }
      try DataSourceMessages.willDisplay(objectAt: path, of: source)
    }
    controller.method("tableView:didSelectRowAtIndexPath:") {
      (this, table: UITableView, path: IndexPath) in try this.didSelect(in: table, at: path)
    }
  }

  /// The object of a row.
  ///
  /// - Throws: `ControllerError` when the data source has none there.
  final func object(at path: IndexPath) throws -> Object {
    guard let source = dataSource,
      let object = try DataSourceMessages.object(at: path, of: source)
    else { throw ControllerError.noObject(path, runtimeClass) }
    return object
  }

  private func cell(in table: UITableView, at path: IndexPath) throws -> UITableViewCell {
    let object = try object(at: path)
    let cell = try table.dequeueReusableCell(
      withIdentifier: identifier(for: object.runtimeClass, in: table), for: path)
    try configureCell(cell, for: object)
    return cell
  }

  /// Tells `cellConfigurationDelegate` to configure a cell for an object, as is done when a row is bound: by
  /// the message that fits the object's model name best, if the delegate answers any.
  ///
  /// - Throws: what `+modelName` or the handler raised.
  /// - Complexity: O(1), and allocates nothing, when the classes were met before and nothing changed.
  public final func configureCell(_ cell: UITableViewCell, for object: Object) throws {
    if isCellConfigurationDelegate {
      try configureCell(cell, for: object, by: self)
    } else if let delegate = cellConfigurationDelegate {
      try configureCell(cell, for: object, by: delegate)
    } else {
      cell.binding = try messages.binding(for: object, delegate: nil)
    }
  }

  private func configureCell(
    _ cell: UITableViewCell, for object: Object, by delegate: Object
  ) throws {
    guard let known = messages.recentBinding(for: object, delegate: delegate) else {
      return try configureCell(
        cell, for: object, by: delegate, messages.binding(for: object, delegate: delegate))
    }
    // SAFETY: the messages keep it until something changes, and by the time a handler could change something
    // the cell keeps it too.
    try known._withUnsafeGuaranteedRef {
      try configureCell(cell, for: object, by: delegate, $0)
    }
  }

  @inline(__always)
  private func configureCell(
    _ cell: UITableViewCell, for object: Object, by delegate: Object, _ binding: RowBinding
  ) throws(MessageError) {
    // Before the message is sent, so that it is known why when the handler fails.
    if cell.binding !== binding { cell.binding = binding }
    guard let selector = binding.configuration.selector else { return }
    // The two placeholders' own messages take the cell only.
    if selector.argumentCount == 1 {
      try HandlerCall.send(selector, to: delegate, cell)
    } else {
      try HandlerCall.send(selector, to: delegate, cell, object)
    }
  }

  private func didSelect(in table: UITableView, at path: IndexPath) throws {
    let object = try object(at: path)
    let chain = try messages.chain(
      .didSelectInTable, for: object, delegate: cellConfigurationDelegate)
    if let selector = chain.selector, let delegate = cellConfigurationDelegate {
      // The message carries the controller's own table view, whichever one asked.
      try HandlerCall.send(selector, to: delegate, try tableView(), object)
    }
  }

  /// What a handler is declared to return, such as `v`.
  private func resultEncoding(of selector: Selector, _ delegate: Object) -> String {
    let types = delegate.isa.instanceMethod(for: selector)?.encoding ?? ""
    return (try? MethodEncoding(parsing: types))?.result.encoding ?? "?"
  }

  /// A row's height: what the height message returns if it is a finite number, whatever its type; else the
  /// table's `rowHeight`.
  private func height(in table: UITableView, at path: IndexPath) throws -> Double {
    let object = try object(at: path)
    let chain = try messages.chain(.heightInTable, for: object, delegate: cellConfigurationDelegate)
    guard let selector = chain.selector, let delegate = cellConfigurationDelegate else {
      return table.rowHeight
    }
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
