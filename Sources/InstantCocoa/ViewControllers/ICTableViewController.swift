import CarobRuntime

/// Binds a data source and a table view together; made to be subclassed. [main-thread]
///
/// For each object it makes a cell of the class registered for the object's class, and sends the
/// `cellConfigurationDelegate` a message built from the object's model name (see `ModelMessages`).
open class ICTableViewController: ICViewController {
  /// Whether a row stays selected only until the screen appears again.
  public final var clearsSelectionOnViewWillAppear = true

  // Read for every row: a check for overlapping accesses, of which there can be none, would cost as much as the
  // message.
  @exclusivity(unchecked)
  private final var chosenDelegate = CellConfigurationDelegate.controller
  private final var chosenDefaultCellClass: RuntimeClass?
  final let messages = ModelMessages()

  /// Cell classes by model class, whichever table they are registered with.
  private final var cellClasses: [RuntimeClass: RuntimeClass] = [:]

  /// The table view; reading it loads the view.
  ///
  /// - Throws: what loading raised, or `ControllerError` when a subclass loaded another kind of view.
  public final func tableView() throws -> UITableView {
    guard let table = try view() as? UITableView else {
      throw ControllerError.noTableView(runtimeClass)
    }
    return table
  }

  /// Who is asked to configure cells: the controller itself until another is set. Held weakly.
  ///
  /// Setting nil before the view is loaded restores the default; afterwards nobody is asked.
  public final var cellConfigurationDelegate: Object? {
    get {
      switch chosenDelegate {
      case .controller: self
      case .other(let reference): reference.object
      }
    }
    set {
      chosenDelegate =
        newValue == nil && !isViewLoaded
        ? .controller : newValue === self ? .controller : .other(WeakReference(newValue))
    }
  }

  /// Whether the controller itself is asked.
  final var isCellConfigurationDelegate: Bool {
    if case .controller = chosenDelegate { true } else { false }
  }

  /// The class of cells for models that have none registered.
  public final var defaultCellClass: RuntimeClass {
    chosenDefaultCellClass ?? UITableViewCell.runtimeClass
  }

  /// Changes it.
  ///
  /// - Throws: `ControllerError` when the class is no table view cell.
  public final func setDefaultCellClass(_ cellClass: RuntimeClass) throws {
    try Self.check(cellClass)
    chosenDefaultCellClass = cellClass
  }

  /// Makes cells of a class for models of exactly one class. Loads the view.
  ///
  /// - Throws: `ControllerError` when the class is no table view cell; what loading the view raised.
  public final func registerCellClass(
    _ cellClass: RuntimeClass, forModelClass modelClass: RuntimeClass
  ) throws {
    try Self.check(cellClass)
    try tableView().register(cellClass, forCellReuseIdentifier: modelClass.name)
    cellClasses[modelClass] = cellClass
  }

  private static func check(_ cellClass: RuntimeClass) throws(ControllerError) {
    guard cellClass.isSubclass(of: UITableViewCell.runtimeClass) else {
      throw .notACellClass(cellClass)
    }
  }

  /// Makes a table view whose data source and delegate is the controller, and registers the cell for the
  /// loading placeholder.
  open override func loadView() throws {
    let table = UITableView()
    table.dataSource = self
    table.delegate = self
    viewIfLoaded = table
    try registerCellClass(
      ICLoadingTableViewCell.runtimeClass, forModelClass: ICLoadingPlaceholder.runtimeClass)
  }

  open override func viewWillAppear(_ animated: Bool) throws {
    try super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear, isViewLoaded,
      let selected = try tableView().indexPathForSelectedRow
    else { return }
    try tableView().deselectRow(at: selected, animated: false)
  }

  /// The identifier under which a table has the cell class for a model class; the default cell class is
  /// registered implicitly for a class that has none, and stays.
  final func identifier(for modelClass: RuntimeClass, in table: UITableView) throws -> String {
    let identifier = modelClass.name
    let cellClass = cellClasses[modelClass] ?? defaultCellClass
    cellClasses[modelClass] = cellClass
    // A subclass may have put another table into the place of the first.
    if table.cellClass(forReuseIdentifier: identifier) == nil {
      try table.register(cellClass, forCellReuseIdentifier: identifier)
    }
    return identifier
  }

  open override class func define(_ definition: ClassDefinition) {
    definition.members(of: ICTableViewController.self) { controller in
      controller.adopt("UITableViewDataSource")
      controller.adopt("UITableViewDelegate")
      DataSourceProtocols.register()
      controller.adopt("ICDataSourceDelegate")
      controller.adopt("ICTableCellConfigurationDelegate")
      controller.property("tableView") { try $0.tableView() }
      controller.property("cellConfigurationDelegate") {
        $0.cellConfigurationDelegate
      } set: {
        $0.cellConfigurationDelegate = $1
      }
      controller.property("defaultCellClass") {
        $0.defaultCellClass
      } set: {
        try $0.setDefaultCellClass($1)
      }
      controller.property("clearsSelectionOnViewWillAppear") {
        $0.clearsSelectionOnViewWillAppear
      } set: {
        $0.clearsSelectionOnViewWillAppear = $1
      }
      controller.method("registerCellClass:forModelClass:") {
        (this, cellClass: RuntimeClass, modelClass: RuntimeClass) in
        try this.registerCellClass(cellClass, forModelClass: modelClass)
      }
      Self.defineTableCallbacks(controller)
      Self.defineDataSourceCallbacks(controller)
      Self.defineConfiguration(controller)
    }
  }
}

/// Who configures cells.
private enum CellConfigurationDelegate {
  /// The controller itself.
  case controller
  /// Somebody else, as long as it lives.
  case other(WeakReference)
}

/// A reference that does not keep its object alive.
final class WeakReference {
  weak var object: Object?

  init(_ object: Object?) { self.object = object }
}
