import CarobFoundation
import CarobRuntime

/// What both controllers of lists are to the runtime: their properties, their part as the data
/// source's delegate, and what they do when they are their own `cellConfigurationDelegate`.
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
    controller.property("defaultCellClass") {
      $0.defaultCellClass
    } set: {
      try $0.setDefaultCellClass($1)
    }
    controller.property("clearsSelectionOnViewWillAppear", \.clearsSelectionOnViewWillAppear)
    controller.method("registerCellClass:forModelClass:") {
      (this, cellClass: RuntimeClass, modelClass: RuntimeClass) in
      try this.registerCellClass(cellClass, forModelClass: modelClass)
    }
    defineDataSourceCallbacks(controller)
    defineConfiguration(controller)
  }

  /// The controller reloads when there is something new to show, after a failure too, since what
  /// the source holds has changed then.
  private static func defineDataSourceCallbacks<Controller: ListViewController>(
    _ controller: ClassMembers<Controller>
  ) {
    controller.method("dataSourceWillLoadData:") { (_, _: Object?) in }
    controller.method("dataSourceDidPartiallyLoad:") { (this, _: Object?) in try reload(this) }
    controller.method("dataSourceFinishedLoading:") { (this, _: Object?) in try reload(this) }
    controller.method("dataSource:failedWithError:") { (this, source: Object?, error: Object?) in
      Diagnostics.report(
        .fetch(
          FetchDiagnostic(
            controller: this.runtimeClass, dataSource: source?.runtimeClass, failure: error)))
      try reload(this)
    }
  }

  private static let reloadData = Message<() -> Void>("reloadData")

  private static func reload(_ controller: some ListViewController) throws {
    // A view that is not loaded has nothing to reload, and is not loaded for it.
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

  /// What a cell's accessor gives; nil when the cell's class has none.
  private static func value(_ accessor: StaticString, of cell: Object) throws -> Object? {
    let selector = Selector(accessor)
    return cell.responds(to: selector) ? try cell.send(selector) : nil
  }

  private static func setText(of cell: Object, to text: String?) throws {
    try value("textLabel", of: cell)?.send(Selector("setText:"), text)
  }
}

/// The protocols `ICTableCellConfigurationDelegate` and `ICCollectionCellConfigurationDelegate`,
/// with the methods that they name.
///
/// The messages built from model names are not among them: nobody knows the names. [any-thread]
public enum CellConfigurationProtocols {
  /// What configures the rows of a table.
  public static let table = RuntimeProtocol.made(
    "ICTableCellConfigurationDelegate", inheriting: ["NSObject"], members)
  /// What configures the items of a collection.
  public static let collection = RuntimeProtocol.made(
    "ICCollectionCellConfigurationDelegate", inheriting: ["NSObject"], members)

  /// Makes them known by name; a second call does nothing.
  public static func register() {
    _ = table
    _ = collection
  }

  private static let members = [
    ProtocolMember(optional: "configureCell:withObject:", "v@:@@"),
    ProtocolMember(optional: "configureCell:withError:", "v@:@@"),
    ProtocolMember(optional: "configureLoadingCell:", "v@:@"),
    ProtocolMember(optional: "configureNoResultsCell:", "v@:@"),
  ]
}
