import CarobFoundation
import CarobRuntime
import struct Foundation.CGRect

/// A screen whose view is a table, of which the controller is the data source and the delegate.
///
/// Editing the screen edits the table. A subclass implements the methods of the table's data source and delegate that
/// it needs.
@MainActor
open class UITableViewController: UIViewController {
  private final var style = 0

  /// Whether the selected rows are deselected whenever the screen appears.
  public final var clearsSelectionOnViewWillAppear = true

  /// A refresh control that was set before there was a table.
  private final var waitingRefreshControl: UIRefreshControl?

  /// The table; reading it loads the view.
  ///
  /// - Throws: the error of loading; `ViewControllerError` when a subclass loaded another kind of view.
  public final func tableView() throws -> UITableView {
    guard let table = try view() as? UITableView else {
      throw ViewControllerError.wrongView(runtimeClass, UITableView.runtimeClass)
    }
    return table
  }

  /// Makes a table, with the controller as data source and delegate.
  open override func loadView() throws {
    let instance = try UITableView.runtimeClass.makeInstance()
    guard let table = try Self.initWithStyle(instance, .zero, style) as? UITableView else {
      throw ViewControllerError.wrongView(runtimeClass, UITableView.runtimeClass)
    }
    use(table)
  }

  /// Uses a table that nobody else supplies with rows.
  private func use(_ table: UITableView) {
    if table.dataSource == nil { table.dataSource = self }
    if table.delegate == nil { table.delegate = self }
    if let waitingRefreshControl { table.refreshControl = waitingRefreshControl }
    waitingRefreshControl = nil
    viewIfLoaded = table
  }

  /// Deselects the selected rows, if `clearsSelectionOnViewWillAppear`.
  open override func viewWillAppear(_ animated: Bool) throws {
    try super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear, let table = viewIfLoaded as? UITableView else { return }
    for path in table.indexPathsForSelectedRows {
      try table.deselectRow(at: path, animated: animated)
    }
  }

  private static let initWithStyle = Message<(CGRect, Int) -> Object?>("initWithFrame:style:")
  private static let initStyle = Message<(Int) -> Object?>("initWithStyle:")
  private static let initWithNibName = Selector("initWithNibName:bundle:")

  open override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(
      of: UITableViewController.self, "A screen that shows a table view."
    ) { controller in
      controller.adopt("UITableViewDataSource")
      controller.adopt("UITableViewDelegate")
      controller.method("- (instancetype)initWithStyle:(UITableViewStyle)style") {
        (this, style: Int) -> Object? in
        guard (0...1).contains(style) else {
          throw ViewError.unknownNumber(style, of: "table view style", last: 1)
        }
        let made: Object? = try this.sendSuper(
          above: runtimeClass, initWithNibName, nil as String?, nil as Object?)
        (made as? UITableViewController)?.style = style
        return made
      }
      controller.method("init") { try initStyle($0, 0) }
      controller.property(
        "@property (nonatomic, strong) UITableView *tableView",
        get: { this -> UITableView? in try this.tableView() },
        set: { (this, table: UITableView?) in
          if let table { this.use(table) } else { this.viewIfLoaded = nil }
        })
      controller.property(
        "@property (nonatomic) BOOL clearsSelectionOnViewWillAppear",
        \.clearsSelectionOnViewWillAppear)
      controller.property("@property (nonatomic, strong) UIRefreshControl *refreshControl") {
        ($0.viewIfLoaded as? UITableView)?.refreshControl ?? $0.waitingRefreshControl
      } set: { (this, control: UIRefreshControl?) in
        if let table = this.viewIfLoaded as? UITableView {
          table.refreshControl = control
        } else {
          this.waitingRefreshControl = control
        }
      }
      defineSource(controller)
    }
  }

  /// Defines what a subclass without these methods answers: one section without rows.
  private static func defineSource(_ controller: ClassMembers<UITableViewController>) {
    controller.method("- (void)setEditing:(BOOL)editing animated:(BOOL)animated") {
      (this, editing: Bool, animated: Bool) in
      this.setEditing(editing, animated)
      if let table = this.viewIfLoaded as? UITableView {
        try UITableView.Messages.setEditing(table, editing, animated)
      }
    }
    controller.method("- (NSInteger)numberOfSectionsInTableView:(UITableView *)tableView") {
      (_, _: Object?) in 1
    }
    controller.method(
      "- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section"
    ) { (_, _: Object?, _: Int) in 0 }
    controller.method(
      """
      - (UITableViewCell *)tableView:(UITableView *)tableView \
      cellForRowAtIndexPath:(NSIndexPath *)indexPath
      """
    ) { (_, _: Object?, _: IndexPath) -> UITableViewCell? in nil }
  }
}
