import CarobRuntime

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
  public final func tableView() throws -> UITableView {
    guard let table = try view() as? UITableView else {
      throw ControllerError.wrongView(runtimeClass, UITableView.runtimeClass)
    }
    return table
  }

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
  open override func loadView() throws {
    let table = UITableView()
    table.dataSource = self
    table.delegate = self
    try didMake(table)
  }

  /// Deselects the selected row, if that is wanted.
  open override func viewWillAppear(_ animated: Bool) throws {
    try super.viewWillAppear(animated)
    try clearSelectionIfWanted()
  }

  /// States what the runtime knows of the class.
  open override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(of: ICTableViewController.self) { controller in
      controller.adopt("UITableViewDataSource")
      controller.adopt("UITableViewDelegate")
      DataSourceProtocols.register()
      controller.adopt("ICDataSourceDelegate")
      CellConfigurationProtocols.register()
      controller.adopt("ICTableCellConfigurationDelegate")
      controller.property("tableView") { try $0.tableView() }
      ListMembers.define(controller)
      defineTableCallbacks(controller)
    }
  }
}
