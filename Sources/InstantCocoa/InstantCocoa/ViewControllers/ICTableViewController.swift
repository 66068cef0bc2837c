import CarobFoundation
import CarobRuntime
import CarobUIKit

/// Binds a data source and a table view together; made to be subclassed.
///
/// For each object it makes a cell of the class registered for the object's class, and sends the
/// `cellConfigurationDelegate` a message built from the object's model name (see `ModelMessages`).
@MainActor
open class ICTableViewController: ICViewController, ListViewController {
  /// The cells of the controller, and their configuration.
  public final let binder = CellBinder(.table, clearsSelection: true)

  /// The table view; reading it loads the view.
  ///
  /// - Throws: the error of loading; `ControllerError` when a subclass loaded another kind of view.
  public final func tableView() throws -> UITableView { try loadedView() }

  /// Makes `cellConfigurationDelegate` configure a cell for an object, as when a row is bound: sends the best message
  /// for the object's model name that the delegate implements, if any.
  ///
  /// - Throws: `MessageError` when `+modelName` or the handler raises.
  /// - Complexity: O(1), without allocation, for known classes while nothing changes.
  public final func configureCell(_ cell: UITableViewCell, for object: Object) throws {
    try binder.configure(cell, for: object, of: self)
  }

  /// Makes a table view with the controller as data source and delegate, and registers the cell for the loading
  /// placeholder.
  open override func loadView() throws { try use(UITableView()) }

  /// Deselects the selected row, if `clearsSelectionOnViewWillAppear`.
  open override func viewWillAppear(_ animated: Bool) throws {
    try super.viewWillAppear(animated)
    try clearSelectionIfWanted()
  }

  open override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(
      of: ICTableViewController.self, "A screen that shows the objects of a data source as a table."
    ) { controller in
      controller.property("@property (nonatomic, readonly) UITableView *tableView") {
        try $0.tableView()
      }
      controller.declare(
        "@property (nonatomic, weak) id<ICTableCellConfigurationDelegate> cellConfigurationDelegate"
      )
      ListMembers.define(
        controller,
        adopting: "UITableViewDataSource", "UITableViewDelegate", "ICTableCellConfigurationDelegate"
      )
      defineTableMethods(controller)
    }
  }
}

/// The controller as its table view's data source and delegate. A plugin's subclass may override any of these methods,
/// and send super.
extension ICTableViewController {
  static func defineTableMethods(_ controller: ClassMembers<ICTableViewController>) {
    controller.method("- (NSInteger)numberOfSectionsInTableView:(UITableView *)tableView") {
      (this, _: Object?) in
      try this.sectionCount()
    }
    controller.method(
      "- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section"
    ) { (this, _: Object?, section: Int) in
      try this.objectCount(inSection: section)
    }
    controller.method(
      """
      - (NSString *)tableView:(UITableView *)tableView \
      titleForHeaderInSection:(NSInteger)section
      """
    ) { (this, _: Object?, section: Int) -> String? in
      guard let source = this.dataSource else { return nil }
      return try DataSourceMessages.sectionTitle(section, of: source)
    }
    controller.method(
      """
      - (UITableViewCell *)tableView:(UITableView *)view \
      cellForRowAtIndexPath:(NSIndexPath *)path
      """
    ) {
      (this, table: UITableView, path: IndexPath) in try this.cell(in: table, at: path)
    }
    controller.method(
      """
      - (CGFloat)tableView:(UITableView *)tableView \
      heightForRowAtIndexPath:(NSIndexPath *)indexPath
      """
    ) {
      (this, table: UITableView, path: IndexPath) in try this.height(in: table, at: path)
    }
    controller.method(
      """
      - (void)tableView:(UITableView *)tableView willDisplayCell:(UITableViewCell *)cell \
      forRowAtIndexPath:(NSIndexPath *)indexPath
      """
    ) { (this: ICTableViewController, _: Object?, _: Object?, path: IndexPath) in
      try this.willDisplay(objectAt: path)
    }
    controller.method(
      """
      - (void)tableView:(UITableView *)tableView \
      didSelectRowAtIndexPath:(NSIndexPath *)indexPath
      """
    ) {
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

  /// The declared result type of a handler, such as `v`.
  private func resultEncoding(of selector: Selector, _ delegate: Object) -> String {
    let types = delegate.isa.instanceMethod(for: selector)?.encoding ?? ""
    return (try? MethodEncoding(parsing: types))?.result.encoding ?? "?"
  }

  /// A row's height: the result of the height message if it is a finite number of any type, else the table's `rowHeight`.
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
