import CarobRuntime
import CarobUIKit

/// Binds a data source and a table view together; made to be subclassed.
///
/// For each object it makes a cell of the class registered for the object's class, and sends the
/// `cellConfigurationDelegate` a message built from the object's model name (see `ModelMessages`).
@MainActor
open class ICTableViewController: ICViewController, ListViewController {
  /// Which cells the controller shows, and who configures them.
  public final let binder = CellBinder(.table, clearsSelection: true)

  /// The table view; reading it loads the view.
  ///
  /// - Throws: what loading raised, or `ControllerError` when a subclass loaded another kind of
  ///   view.
  public final func tableView() throws -> UITableView { try loadedView() }

  /// Tells `cellConfigurationDelegate` to configure a cell for an object, as is done when a row is
  /// bound: by the message that fits the object's model name best, if the delegate answers any.
  ///
  /// - Throws: what `+modelName` or the handler raised.
  /// - Complexity: O(1), and allocates nothing, when the classes were met before and nothing
  ///   changed.
  public final func configureCell(_ cell: UITableViewCell, for object: Object) throws {
    try binder.configure(cell, for: object, of: self)
  }

  /// Makes a table view whose data source and delegate is the controller, and registers the cell
  /// for the loading placeholder.
  open override func loadView() throws { try use(UITableView()) }

  /// Deselects the selected row, if that is wanted.
  open override func viewWillAppear(_ animated: Bool) throws {
    try super.viewWillAppear(animated)
    try clearSelectionIfWanted()
  }

  open override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(of: ICTableViewController.self) { controller in
      controller.property("tableView") { try $0.tableView() }
      ListMembers.define(
        controller,
        adopting: "UITableViewDataSource", "UITableViewDelegate", "ICTableCellConfigurationDelegate"
      )
      defineTableCallbacks(controller)
    }
  }
}

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
