import CarobRuntime

/// A controller that shows the objects of a data source in cells: what `ICTableViewController` and
/// `ICCollectionViewController` have in common.
@MainActor
public protocol ListViewController: ICViewController {
  /// Which cells the controller shows, and who configures them.
  var binder: CellBinder { get }
}

extension ListViewController {
  /// Who is asked to configure cells: the controller itself until another is set. Held weakly.
  ///
  /// Setting nil before the view is loaded restores the default; afterwards nobody is asked.
  public var cellConfigurationDelegate: Object? {
    get { binder.delegate(of: self) }
    set { binder.setDelegate(newValue, of: self) }
  }

  /// The class of cells for models that have none registered.
  public var defaultCellClass: RuntimeClass { binder.defaultCellClass }

  /// Changes it.
  ///
  /// - Throws: `ControllerError` when the class is no class of cells for such a list.
  public func setDefaultCellClass(_ cellClass: RuntimeClass) throws {
    try binder.setDefaultCellClass(cellClass)
  }

  /// Makes cells of a class for models of exactly one class. Loads the view.
  ///
  /// - Throws: `ControllerError` when the class is no class of cells for such a list; what loading
  ///   the view raised.
  public func registerCellClass(
    _ cellClass: RuntimeClass, forModelClass modelClass: RuntimeClass
  ) throws {
    try binder.check(cellClass)
    try binder.register(cellClass, forModelClass: modelClass, in: try listView())
  }

  /// Whether what is selected stays so only until the screen appears again.
  public var clearsSelectionOnViewWillAppear: Bool {
    get { binder.clearsSelection }
    set { binder.clearsSelection = newValue }
  }

  /// The controller's view.
  ///
  /// - Throws: what loading raised, or `ControllerError` when a subclass loaded another kind of
  ///   view.
  func listView() throws -> any SectionedList {
    guard let view = try view() as? any SectionedList,
      view.runtimeClass.isSubclass(of: binder.kind.viewClass.runtimeClass)
    else { throw ControllerError.wrongView(runtimeClass, binder.kind.viewClass.runtimeClass) }
    return view
  }

  /// Prepares a view that `loadView` made.
  func didMake(_ view: some ListView) throws {
    binder.viewIsLoading()
    viewIfLoaded = view
    try binder.registerLoadingCell(in: view)
  }

  /// Deselects everything when the screen is about to appear, if that is wanted.
  func clearSelectionIfWanted() throws {
    if clearsSelectionOnViewWillAppear, isViewLoaded { try listView().clearSelection() }
  }
}
