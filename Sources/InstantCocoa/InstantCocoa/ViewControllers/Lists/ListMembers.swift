import CarobFoundation
import CarobRuntime

/// The members that both list controllers have in the runtime: their properties, their methods as the data source's
/// delegate, and their methods as their own `cellConfigurationDelegate`.
@MainActor
enum ListMembers {
  static func define<Controller: ListViewController>(
    _ controller: ClassMembers<Controller>, adopting protocols: StaticString...
  ) {
    DataSourceProtocols.register()
    CellConfigurationProtocols.register()
    controller.adopt("ICDataSourceDelegate")
    for name in protocols { controller.adopt(name) }
    controller.property("cellConfigurationDelegate", \.cellConfigurationDelegate)
    controller.property(
      "@property (nonatomic, assign) Class defaultCellClass", get: { $0.defaultCellClass },
      set: { try $0.setDefaultCellClass($1) })
    controller.property(
      "@property (nonatomic) BOOL clearsSelectionOnViewWillAppear",
      \.clearsSelectionOnViewWillAppear)
    controller.method("- (void)registerCellClass:(Class)cellClass forModelClass:(Class)modelClass")
    {
      (this, cellClass: RuntimeClass, modelClass: RuntimeClass) in
      try this.registerCellClass(cellClass, forModelClass: modelClass)
    }
    defineDataSourceMethods(controller)
    defineConfiguration(controller)
  }

  /// Defines the methods of a data source's delegate. The controller reloads after each change, and after a failure
  /// too, because the source's content has changed then.
  private static func defineDataSourceMethods<Controller: ListViewController>(
    _ controller: ClassMembers<Controller>
  ) {
    controller.method("- (void)dataSourceWillLoadData:(id<ICDataSource>)dataSource") {
      (_, _: Object?) in
    }
    controller.method("- (void)dataSourceDidPartiallyLoad:(id<ICDataSource>)dataSource") {
      (this, _: Object?) in try reload(this)
    }
    controller.method("- (void)dataSourceFinishedLoading:(id<ICDataSource>)dataSource") {
      (this, _: Object?) in try reload(this)
    }
    controller.method(
      "- (void)dataSource:(id<ICDataSource>)dataSource failedWithError:(NSError *)error"
    ) { (this, source: Object?, error: Object?) in
      Diagnostics.report(
        .fetch(
          FetchDiagnostic(
            controller: this.runtimeClass, dataSource: source?.runtimeClass, failure: error)))
      try reload(this)
    }
  }

  private static let reloadData = Message<() -> Void>("reloadData")

  private static func reload(_ controller: some ListViewController) throws {
    // A controller without a loaded view has nothing to reload. The view is not loaded for it.
    if controller.isViewLoaded { try reloadData(try controller.listView()) }
  }

  private static func defineConfiguration<Controller: ListViewController>(
    _ controller: ClassMembers<Controller>
  ) {
    controller.method("configureCell:withObject:") { (_, _: Object?, _: Object?) in }
    controller.method("configureLoadingCell:") { (_, cell: Object) in
      _ = try value("activityIndicator", of: cell)?.send(Selector("startAnimating"))
    }
    controller.method("configureNoResultsCell:") { (_, cell: Object) in
      try setText(of: cell, to: "No Results")
    }
    controller.method("configureCell:withError:") { (_, cell: Object, error: Object?) in
      let text = try error?.value(forKey: "localizedDescription") as? StringBox
      try setText(of: cell, to: text?.string)
    }
  }

  /// The result of a cell's accessor; nil when the cell's class lacks it.
  private static func value(_ accessor: StaticString, of cell: Object) throws -> Object? {
    let selector = Selector(accessor)
    return cell.responds(to: selector) ? try cell.send(selector) : nil
  }

  private static func setText(of cell: Object, to text: String?) throws {
    try value("textLabel", of: cell)?.send(Selector("setText:"), text)
  }
}

/// The protocols `ICTableCellConfigurationDelegate` and `ICCollectionCellConfigurationDelegate`, with their methods.
///
/// The messages built from model names are not among them, because the names are unknown. [any-thread]
public enum CellConfigurationProtocols {
  /// The protocol for the rows of a table.
  public static let table = RuntimeProtocol.declared(
    """
    @protocol ICTableCellConfigurationDelegate <NSObject>
    @optional
    - (void)configureCell:(UITableViewCell *)cell withError:(NSError *)error
    - (void)configureCell:(UITableViewCell *)cell withObject:(id)object
    - (void)configureLoadingCell:(ICLoadingTableViewCell *)cell
    - (void)configureNoResultsCell:(UITableViewCell *)cell
    """,
    "Configures the cells of a table for each class of model.")
  /// The protocol for the items of a collection.
  public static let collection = RuntimeProtocol.declared(
    """
    @protocol ICCollectionCellConfigurationDelegate <NSObject>
    @optional
    - (void)configureCell:(UICollectionViewCell *)cell withError:(NSError *)error
    - (void)configureCell:(UICollectionViewCell *)cell withObject:(id)object
    - (void)configureLoadingCell:(ICLoadingCollectionViewCell *)cell
    - (void)configureNoResultsCell:(UICollectionViewCell *)cell
    """,
    "Configures the cells of a collection for each class of model.")

  /// Registers both by name; a second call does nothing.
  public static func register() {
    _ = table
    _ = collection
  }
}
