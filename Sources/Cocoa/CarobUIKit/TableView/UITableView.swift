import CarobRuntime
import Foundation

/// Rows in sections, asked from a data source when they are needed.
///
/// Data source and delegate are any objects that answer UIKit's messages; everything is sent to
/// them as a message. There are two ways to say which rows are visible. A table with a height shows
/// those that lie in its bounds whenever it is laid out (`layoutIfNeeded`) or scrolled. A front-end
/// without a screen says which rows it wants with `showRows`, whatever the bounds. Either reads
/// `visibleRows`, and tells of a tap with `select`. Only visible rows are configured, and only
/// their heights are asked for, unless `estimatedRowHeight` is 0.
@MainActor
open class UITableView: UIScrollView, SectionedList {
  static let nouns = ListNouns.table

  /// Any number, as long as it can be numbered.
  static let maximumRows = Int.max

  static var numberOfSections: Message<(UIScrollView) -> Int> { Messages.numberOfSections }
  static var numberOfRows: Message<(UIScrollView, Int) -> Int> { Messages.numberOfRows }

  /// For a height: the one that the table has for itself.
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

  /// The height of rows for which the delegate gives none. One that is no finite number or is
  /// negative counts as 44.
  public final var rowHeight = 44.0 { didSet { heightsChanged() } }

  /// The height that a row is taken to have until it comes on screen, when the delegate gives
  /// heights; one that is no finite number or is negative stands for `rowHeight`. With 0 nothing is
  /// estimated: the delegate is asked for the heights of all rows.
  public final var estimatedRowHeight = UITableView.automaticDimension {
    didSet { heightsChanged() }
  }

  /// The height of headers for which the delegate gives none. One that is no finite number or is
  /// negative counts as 28.
  public final var sectionHeaderHeight = UITableView.automaticDimension {
    didSet { heightsChanged() }
  }

  /// The height of footers for which the delegate gives none, as for headers.
  public final var sectionFooterHeight = UITableView.automaticDimension {
    didSet { heightsChanged() }
  }

  /// Whether a tap selects rows.
  public final var allowsSelection = true

  /// Whether several rows can be selected. When it becomes false, those that are stay so until
  /// another is.
  public final var allowsMultipleSelection = false

  /// The rows that are visible, top to bottom. Empty after `reloadData` until rows are shown again.
  public internal(set) final var visibleRows: [VisibleRow] = []

  /// The headers and footers that are visible, top to bottom.
  public internal(set) final var visibleHeaders: [VisibleHeader] = []

  /// Rows that a reload took off the screen, of which the delegate is told when rows are shown
  /// again.
  final var departedRows: [VisibleRow] = []
  final var departedHeaders: [VisibleHeader] = []

  /// What was shown last, and is shown again after a batch of updates.
  final var shownPart = ShownPart.nothing

  /// Whether the content changed, so that the offset may lie behind its end.
  final var clampsOffset = false

  final var queues = ReuseQueues<UITableViewCell>()
  final var headerQueues = ReuseQueues<UITableViewHeaderFooterView>()
  /// Views that the table made itself, for titles, under one identifier.
  final var titleQueue = ReuseQueues<UITableViewHeaderFooterView>()

  final var state = ListState()

  /// How often anything changed: reloads and batches.
  final var changeCount = 0

  /// Measured and estimated heights of the items of `heightsIndex`, right for reload
  /// `heightsReload`.
  final var heights = HeightTree()
  final var heightsIndex = SectionIndex()
  final var heightsReload = -1
  /// How often the heights of visible rows had to be asked for again.
  final var heightsVersion = 0
  /// Whether no height is worth keeping as an estimate.
  final var forgetsHeights = true

  final var isShowing = false

  /// The visible headers, footers and cells, in front of the other views inside.
  open override var subviews: [UIView] {
    super.subviews + visibleRows.map(\.cell) + visibleHeaders.map(\.view)
  }

  /// Forgets sections, rows, visible cells and selection; they are asked for again when needed.
  ///
  /// Sent as `reloadData`. Heights that were asked for are kept as estimates.
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
    // While rows are being shown, `showRows` sees the new number and starts again.
    if isShowing { return }
    departedRows += visibleRows
    departedHeaders += visibleHeaders
    recycleVisibleRows()
    shownPart = .nothing
  }

  /// Forgets all heights.
  final func heightsChanged() {
    forgetsHeights = true
    heightsVersion += 1
    setNeedsLayout()
  }

  override func delegateChanged() { heightsChanged() }

  /// How the table looks, which nobody sees; UIKit's numbers.
  private final var style = 0

  private static let initWithStyle = Message<(CGRect, Int) -> Object?>("initWithFrame:style:")

  /// Shows the rows that lie in the bounds, if the table has a height, and tells the delegate if
  /// they turn out to be of such heights that the content had to be scrolled.
  ///
  /// - Throws: as `showRows`.
  open override func layoutSubviews() throws {
    try super.layoutSubviews()
    try layOutRows()
    try didScroll()
  }

  /// Counts sections and rows, and makes `contentSize` right as far as heights are known.
  ///
  /// - Throws: `ListError` when the data source or the delegate fails.
  /// - Complexity: O(1); after a reload O(sections), and O(rows) if all heights are asked for.
  open override func measureContent() throws {
    try prepareHeights()
  }

  open override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(of: UITableView.self) { table in
      table.method("initWithFrame:style:") { (this, frame: CGRect, style: Int) -> Object? in
        guard (0...1).contains(style) else {
          throw ViewError.unknownNumber(style, of: "table view style", last: 1)
        }
        let table = try this.initSuper(above: runtimeClass, frame)
        (table as? UITableView)?.style = style
        return table
      }
      table.method("initWithFrame:") { (this, frame: CGRect) in try initWithStyle(this, frame, 0) }
      table.property("style") { $0.style }
      table.property("dataSource", \.dataSource)
      table.method("reloadData") { $0.reloadData() }
      table.property("numberOfSections") { try $0.sectionCount }
      table.method("numberOfRowsInSection:") { (this, section: Int) in
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
    }
  }
}
