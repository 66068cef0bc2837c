import CarobRuntime
import Foundation

/// Rows in sections, loaded from a data source when they are needed.
///
/// Data source and delegate are any objects that implement UIKit's methods; the table only sends them messages. There
/// are two ways to make rows visible. A table with a height shows the rows in its bounds whenever it is laid out
/// (`layoutIfNeeded`) or scrolled. A front-end without a screen chooses rows with `showRows`, whatever the bounds.
/// Either reads `visibleRows`, and passes on a tap with `select`. Only visible rows are configured and measured, unless
/// `estimatedRowHeight` is 0.
@MainActor
open class UITableView: UIScrollView, SectionedList {
  static let nouns = ListNouns.table

  /// Any number that fits into an `Int`.
  static let maximumRows = Int.max

  static let insertsTwice = false

  static var numberOfSections: Message<(UIScrollView) -> Int> { Messages.numberOfSections }
  static var numberOfRows: Message<(UIScrollView, Int) -> Int> { Messages.numberOfRows }
  static let moving = MoveMessages(
    canMove: Messages.canMove, move: Messages.moveRow, target: Messages.targetForMove)
  static let prefetching = PrefetchMessages(
    prefetch: Messages.prefetch, cancel: Messages.cancelPrefetching)

  /// A height that stands for the table's default; for a row, for the height that its cell needs.
  public static let automaticDimension = -1.0

  /// See `ListView`.
  public final var dataSource: Object? {
    get { dataSourceReference.object }
    set {
      dataSourceReference.refer(to: newValue)
      contentChanged()
    }
  }
  private var dataSourceReference = WeakReference<Object>()

  /// The default height of rows. With `automaticDimension` each cell on the screen is sent `sizeThatFits:`; other negative
  /// numbers, and those that are not finite, count as 44.
  public final var rowHeight = 44.0 { didSet { heightsChanged() } }

  /// The assumed height of a row until it comes on screen, when the delegate gives heights. One that is negative or not
  /// finite stands for `rowHeight`. With 0 the table asks the delegate for the heights of all rows.
  public final var estimatedRowHeight = UITableView.automaticDimension {
    didSet { heightsChanged() }
  }

  /// The default height of headers. One that is negative or not finite counts as 28.
  public final var sectionHeaderHeight = UITableView.automaticDimension {
    didSet { heightsChanged() }
  }

  /// The default height of footers. One that is negative or not finite counts as 28.
  public final var sectionFooterHeight = UITableView.automaticDimension {
    didSet { heightsChanged() }
  }

  /// Whether a tap selects rows.
  public final var allowsSelection = true

  /// Whether several rows can be selected. When it becomes false, selected rows stay so until another is selected.
  public final var allowsMultipleSelection = false

  /// Whether rows are being deleted, inserted or moved; see `setEditing(_:animated:)`.
  public internal(set) final var isEditing = false

  /// Whether a tap selects rows while the table is edited.
  public final var allowsSelectionDuringEditing = false

  /// Whether several rows can be selected while the table is edited; they have no signs for deletion then.
  public final var allowsMultipleSelectionDuringEditing = false

  /// The view above the first section; nil for none.
  public internal(set) final var tableHeaderView: UIView?
  /// The view below the last section; nil for none.
  public internal(set) final var tableFooterView: UIView?
  /// The view behind all others; nil for none.
  public internal(set) final var backgroundView: UIView?
  /// The heights of the views above and below the sections.
  final var heightAbove = 0.0
  final var heightBelow = 0.0

  final var traits = TableTraits()

  /// The titles of the index, and the reload that they belong to; nil before they are asked for.
  final var indexTitles: (titles: [String], reload: Int)?

  /// The receiver of messages about rows that are likely to be shown soon: any object. Held weakly.
  public final var prefetchDataSource: Object? {
    get { prefetchReference.object }
    set { prefetchReference.refer(to: newValue) }
  }
  private var prefetchReference = WeakReference<Object>()
  /// Whether the prefetching data source gets its messages.
  public final var isPrefetchingEnabled = true

  /// The visible rows, top to bottom. Empty after `reloadData` until rows are shown again.
  public internal(set) final var visibleRows: [VisibleRow] = []

  /// The visible headers and footers, top to bottom.
  public internal(set) final var visibleHeaders: [VisibleHeader] = []

  /// Items that a reload took off the screen. The delegate hears of them when rows are shown again.
  final var departedRows: [VisibleRow] = []
  final var departedHeaders: [VisibleHeader] = []

  /// The part that was shown last, which is shown again after a batch of updates.
  final var shownPart = ShownPart.nothing

  /// Whether the content changed, so that the offset may lie beyond its end.
  final var clampsOffset = false

  final var queues = ReuseQueues<UITableViewCell>()
  final var headerQueues = ReuseQueues<UITableViewHeaderFooterView>()
  /// The table's own views for titles, under one identifier.
  final var titleQueue = ReuseQueues<UITableViewHeaderFooterView>()

  final var state = ListState()

  /// The number of changes: reloads and batches.
  final var changeCount = 0

  /// Measured and estimated heights of the items of `heightsIndex`, valid for reload `heightsReload`.
  final var heights = HeightTree()
  final var heightsIndex = SectionIndex()
  final var heightsReload = -1
  /// The number of changes after which visible rows must be measured again.
  final var heightsVersion = 0
  /// Whether the heights are useless even as estimates.
  final var forgetsHeights = true

  final var isShowing = false

  /// The visible headers, footers and cells, in front of the other views inside.
  open override var subviews: [UIView] {
    super.subviews + visibleRows.map(\.cell) + visibleHeaders.map(\.view)
  }

  /// Discards sections, rows, visible cells and the selection; they are loaded again when needed.
  ///
  /// Sent as `reloadData`. Measured heights are kept as estimates.
  ///
  /// - Complexity: O(visible rows).
  open func reloadData() {
    contentChanged()
  }

  final func contentChanged() {
    state.forget()
    state.listener?.listDidReload()
    changeCount += 1
    clampsOffset = true
    setNeedsLayout()
    // A running `showRows` notices the change and starts again.
    if isShowing { return }
    departedRows += visibleRows
    departedHeaders += visibleHeaders
    recycleVisibleRows()
    shownPart = .nothing
  }

  /// Discards all heights.
  final func heightsChanged() {
    forgetsHeights = true
    heightsVersion += 1
    setNeedsLayout()
  }

  /// Begins or ends editing: deselects all rows, and gives the visible cells their editing styles. Sent as
  /// `setEditing:animated:`.
  ///
  /// - Throws: `ListError` when a handler or a cell fails.
  open func setEditing(_ editing: Bool, animated: Bool) throws {
    guard editing != isEditing else { return }
    isEditing = editing
    for path in state.selection.paths { try deselect(path, animated: animated) }
    for row in visibleRows { try updateEditing(of: row.cell, at: row.indexPath, animated) }
  }

  override func delegateChanged() { heightsChanged() }

  override var alwaysBouncesByDefault: Bool { true }

  /// The table's style, by UIKit's numbers. Never drawn.
  private final var style = 0

  private static let initWithStyle = Message<(CGRect, Int) -> Object?>("initWithFrame:style:")

  package override func arrange() {}

  /// Shows the rows in the bounds, if the table has a height. Tells the delegate if their heights made the content scroll.
  ///
  /// - Throws: as `showRows`.
  open override func layoutSubviews() throws {
    try super.layoutSubviews()
    try layOutRows()
    placeSurroundings()
    try didScroll()
  }

  /// Counts sections and rows, and sets `contentSize` from the known heights.
  ///
  /// - Throws: `ListError` when the data source or the delegate fails.
  /// - Complexity: O(1); after a reload O(sections), and O(rows) if all heights are asked for.
  open override func measureContent() throws {
    try prepareHeights()
  }

  open override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(
      of: UITableView.self, "Shows rows in sections, one below the other."
    ) { table in
      declareProtocols(table)
      table.declare("@property (nonatomic, weak) id<UITableViewDelegate> delegate")
      table.method("- (instancetype)initWithFrame:(CGRect)frame style:(UITableViewStyle)style") {
        (this, frame: CGRect, style: Int) -> Object? in
        guard (0...1).contains(style) else {
          throw ViewError.unknownNumber(style, of: "table view style", last: 1)
        }
        let table = try this.initSuper(above: runtimeClass, frame)
        (table as? UITableView)?.style = style
        return table
      }
      table.method("initWithFrame:") { (this, frame: CGRect) in try initWithStyle(this, frame, 0) }
      table.property("@property (nonatomic, readonly) UITableViewStyle style") { $0.style }
      table.property(
        "@property (nonatomic, weak) id<UITableViewDataSource> dataSource", \.dataSource)
      table.method("- (void)reloadData") { $0.reloadData() }
      table.property("@property (nonatomic, readonly) NSInteger numberOfSections") {
        try $0.sectionCount
      }
      table.method("- (NSInteger)numberOfRowsInSection:(NSInteger)section") {
        (this, section: Int) in
        try this.rowCount(ofSection: section)
      }
      defineHeights(table)
      defineReuse(table)
      defineVisible(table)
      defineHeaders(table)
      defineGeometry(table)
      defineScrolling(table)
      defineSelection(table)
      defineUpdates(table)
      defineTraits(table)
      defineSurroundings(table)
      defineEditing(table)
      defineSwipeActions(table)
      defineSectionIndex(table)
      definePrefetching(table)
      defineNibs(table)
    }
  }
}
