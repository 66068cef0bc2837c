import CarobFoundation
import CarobRuntime
import CarobUIKit

/// A controller that shows the objects of a data source in cells: the common part of `ICTableViewController` and
/// `ICCollectionViewController`.
@MainActor
public protocol ListViewController: ICViewController {
  /// The cells of the controller, and their configuration.
  var binder: CellBinder { get }
}

extension ListViewController {
  /// The delegate that configures cells: the controller itself until another is set. Held weakly.
  ///
  /// Setting nil before the view is loaded restores the default; afterwards it means no delegate.
  public var cellConfigurationDelegate: Object? {
    get { binder.delegate(of: self) }
    set { binder.setDelegate(newValue, of: self) }
  }

  /// The class of cells for models without a registered one.
  public var defaultCellClass: RuntimeClass { binder.defaultCellClass }

  /// Sets the class of cells for models without a registered one.
  ///
  /// - Throws: `ControllerError` when the class is not a cell class for this kind of list.
  public func setDefaultCellClass(_ cellClass: RuntimeClass) throws {
    try binder.setDefaultCellClass(cellClass)
  }

  /// Registers the class of cells for models of exactly one class. Loads the view.
  ///
  /// - Throws: `ControllerError` when the class is not a cell class for this kind of list; also the error of loading
  ///   the view.
  public func registerCellClass(
    _ cellClass: RuntimeClass, forModelClass modelClass: RuntimeClass
  ) throws {
    try binder.check(cellClass)
    try binder.register(cellClass, forModelClass: modelClass, in: try listView())
  }

  /// Whether the selection is cleared when the screen appears.
  public var clearsSelectionOnViewWillAppear: Bool {
    get { binder.clearsSelection }
    set { binder.clearsSelection = newValue }
  }

  /// The controller's view.
  ///
  /// - Throws: the error of loading; `ControllerError` when a subclass loaded another kind of view.
  func listView() throws -> any ListView {
    guard let view = try view() as? any ListView,
      view.runtimeClass.isSubclass(of: binder.kind.viewClass.runtimeClass)
    else { throw ControllerError.wrongView(runtimeClass, binder.kind.viewClass.runtimeClass) }
    return view
  }

  /// The controller's view as a Swift class; otherwise as `listView`.
  func loadedView<View: UIView>() throws -> View {
    guard let view = try view() as? View else {
      throw ControllerError.wrongView(runtimeClass, View.runtimeClass)
    }
    return view
  }

  /// Uses a view from `loadView`: becomes its data source and delegate, and registers the cell for the loading placeholder.
  func use(_ view: some ListView) throws {
    view.dataSource = self
    view.delegate = self
    binder.viewIsLoading()
    viewIfLoaded = view
    try binder.registerLoadingCell(in: view)
  }

  /// Deselects everything if `clearsSelectionOnViewWillAppear`.
  func clearSelectionIfWanted() throws {
    if clearsSelectionOnViewWillAppear, isViewLoaded { try listView().clearSelection() }
  }
}

/// The controller's look-ups in its data source, for its view.
extension ListViewController {
  /// The number of sections; 0 without a data source.
  func sectionCount() throws -> Int {
    guard let source = dataSource else { return 0 }
    return try DataSourceMessages.numberOfSections(of: source)
  }

  func objectCount(inSection section: Int) throws -> Int {
    guard let source = dataSource else { return 0 }
    return try DataSourceMessages.numberOfObjects(inSection: section, of: source)
  }

  /// The object at a place.
  ///
  /// - Throws: `ControllerError` when the data source returns none.
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

  /// Sends the best selection message for the object at a place that the delegate implements, if any.
  func didSelect(objectAt path: IndexPath) throws {
    let object = try object(at: path)
    guard let delegate = cellConfigurationDelegate else { return }
    let chain = try binder.messages.chain(binder.kind.selection, for: object, delegate: delegate)
    if let selector = chain.selector {
      // The message carries the controller's view, whichever view asked.
      try HandlerCall.send(selector, to: delegate, try listView(), object)
    }
  }
}

/// The differences between the lists of controllers: tables and collections.
struct ListKind: Sendable {
  /// The library's class of controllers.
  let controllerClass: UIViewController.Type
  let viewClass: UIView.Type
  /// The base class of cells, which is also the default one.
  let cellClass: UIView.Type
  let loadingCellClass: UIView.Type
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
