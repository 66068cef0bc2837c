import CarobFoundation
import CarobRuntime
import CarobUIKit

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
  func listView() throws -> any ListView {
    guard let view = try view() as? any ListView,
      view.runtimeClass.isSubclass(of: binder.kind.viewClass.runtimeClass)
    else { throw ControllerError.wrongView(runtimeClass, binder.kind.viewClass.runtimeClass) }
    return view
  }

  /// The controller's view of the class that it is for Swift; otherwise as `listView`.
  func loadedView<View: UIView>() throws -> View {
    guard let view = try view() as? View else {
      throw ControllerError.wrongView(runtimeClass, View.runtimeClass)
    }
    return view
  }

  /// Takes a view that `loadView` made: becomes its data source and delegate, and registers the cell for the loading
  /// placeholder.
  func use(_ view: some ListView) throws {
    view.dataSource = self
    view.delegate = self
    binder.viewIsLoading()
    viewIfLoaded = view
    try binder.registerLoadingCell(in: view)
  }

  /// Deselects everything when the screen is about to appear, if that is wanted.
  func clearSelectionIfWanted() throws {
    if clearsSelectionOnViewWillAppear, isViewLoaded { try listView().clearSelection() }
  }
}

/// The controller between its view, which asks about sections and places in them, and its data
/// source.
extension ListViewController {
  /// How many sections there are; none without a data source.
  func sectionCount() throws -> Int {
    guard let source = dataSource else { return 0 }
    return try DataSourceMessages.numberOfSections(of: source)
  }

  /// How many objects a section has.
  func objectCount(inSection section: Int) throws -> Int {
    guard let source = dataSource else { return 0 }
    return try DataSourceMessages.numberOfObjects(inSection: section, of: source)
  }

  /// The object at a place.
  ///
  /// - Throws: `ControllerError` when the data source has none there.
  func object(at path: IndexPath) throws -> Object {
    guard let source = dataSource,
      let object = try DataSourceMessages.object(at: path, of: source)
    else { throw ControllerError.noObject(path, runtimeClass) }
    return object
  }

  /// Tells the data source that an object is about to be shown.
  func willDisplay(objectAt path: IndexPath) throws {
    if let source = dataSource { try DataSourceMessages.willDisplay(objectAt: path, of: source) }
  }

  /// Sends the selection message that fits the object at a place best, if the delegate answers any.
  func didSelect(objectAt path: IndexPath) throws {
    let object = try object(at: path)
    guard let delegate = cellConfigurationDelegate else { return }
    let chain = try binder.messages.chain(binder.kind.selection, for: object, delegate: delegate)
    if let selector = chain.selector {
      // The message carries the controller's own view, whichever one asked.
      try HandlerCall.send(selector, to: delegate, try listView(), object)
    }
  }
}

/// What differs between the lists that controllers show: tables and collections.
struct ListKind: Sendable {
  /// The host's class of controllers.
  let controllerClass: UIViewController.Type
  /// What the controller's view is.
  let viewClass: UIView.Type
  /// What every cell is, and the class of cells for which nothing else is said.
  let cellClass: UIView.Type
  /// The class of cells for loading placeholders.
  let loadingCellClass: UIView.Type
  /// The messages for selection.
  let selection: ModelMessageFamily
  /// The messages for heights; nil when there are none.
  let heights: ModelMessageFamily?

  static let table = ListKind(
    controllerClass: ICTableViewController.self, viewClass: UITableView.self,
    cellClass: UITableViewCell.self,
    loadingCellClass: ICLoadingTableViewCell.self, selection: .didSelectInTable,
    heights: .heightInTable)

  static let collection = ListKind(
    controllerClass: ICCollectionViewController.self, viewClass: UICollectionView.self,
    cellClass: UICollectionViewCell.self,
    loadingCellClass: ICLoadingCollectionViewCell.self, selection: .didSelectInCollection,
    heights: nil)
}
