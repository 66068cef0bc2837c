import CarobRuntime

/// Rows in sections, asked from a data source when they are needed. [main-thread]
///
/// Data source and delegate are any objects that answer UIKit's messages; everything is sent to them as
/// a message. The table has no screen of its own: a front-end says which rows are visible with
/// `showRows`, reads `visibleRows`, and tells of a tap with `select`. Only visible rows are configured.
open class UITableView: UIScrollView {
  /// Who knows sections, rows and cells. Setting it makes the table ask anew.
  public final weak var dataSource: Object? { didSet { rowsChanged() } }

  /// The height of rows for which the delegate gives none. One that is no finite number or is negative
  /// counts as 44.
  public final var rowHeight = 44.0

  /// The row that is selected.
  public internal(set) final var indexPathForSelectedRow: IndexPath?

  /// The rows that are visible, top to bottom. Empty after `reloadData` until rows are shown again.
  public internal(set) final var visibleRows: [VisibleRow] = []

  /// The number of the first visible row.
  final var firstVisibleRow = 0

  final var queues = ReuseQueues<UITableViewCell>()

  /// Sections and rows as they were counted for reload `countedReload`.
  final var index = SectionIndex()
  final var countedReload = -1

  /// How often everything changed; what is known from an earlier time is out of date.
  public internal(set) final var reloadCount = 0

  final var isCounting = false
  final var isShowing = false

  /// The visible cells, in front of the other views inside.
  open override var subviews: [UIView] { super.subviews + visibleRows.map(\.cell) }

  /// Forgets sections, rows, visible cells and selection; they are asked for again when needed.
  ///
  /// Sent as `reloadData`.
  ///
  /// - Complexity: O(visible rows).
  open func reloadData() {
    rowsChanged()
  }

  private func rowsChanged() {
    reloadCount += 1
    indexPathForSelectedRow = nil
    // While rows are being shown, `showRows` sees the new number and starts again.
    if !isShowing { recycleVisibleRows() }
  }

  open override class func define(_ definition: ClassDefinition) {
    definition.members(of: UITableView.self) { table in
      table.property("dataSource") {
        $0.dataSource
      } set: {
        $0.dataSource = $1
      }
      table.property("rowHeight") {
        $0.rowHeight
      } set: {
        $0.rowHeight = $1
      }
      table.method("reloadData") { $0.reloadData() }
      table.property("numberOfSections") { try $0.sectionCount }
      table.method("numberOfRowsInSection:") { (this, section: Int) in
        try this.rowCount(ofSection: section)
      }
      defineCells(table)
      defineSelection(table)
    }
  }

  private static func defineCells(_ table: ClassMembers<UITableView>) {
    table.method("registerClass:forCellReuseIdentifier:") {
      (this, cls: RuntimeClass?, identifier: String) in
      try this.register(cls, forCellReuseIdentifier: identifier)
    }
    table.method("dequeueReusableCellWithIdentifier:") { (this, identifier: String) in
      try this.dequeueReusableCell(withIdentifier: identifier)
    }
    table.method("dequeueReusableCellWithIdentifier:forIndexPath:") {
      (this, identifier: String, path: IndexPath) in
      try this.dequeueReusableCell(withIdentifier: identifier, for: path)
    }
    table.method("cellForRowAtIndexPath:") { (this, path: IndexPath) in
      this.cellForRow(at: path)
    }
    table.method("indexPathForCell:") { (this, cell: UITableViewCell) in this.indexPath(for: cell) }
    table.property("visibleCells") { $0.visibleRows.map(\.cell) }
    table.property("indexPathsForVisibleRows") { this in
      this.visibleRows.map { IndexPathBox($0.indexPath) }
    }
  }

  private static func defineSelection(_ table: ClassMembers<UITableView>) {
    table.property("indexPathForSelectedRow") { $0.indexPathForSelectedRow }
    table.method("selectRowAtIndexPath:animated:scrollPosition:") {
      (this, path: IndexPath?, animated: Bool, _: Int) in
      try this.selectRow(at: path, animated: animated)
    }
    table.method("deselectRowAtIndexPath:animated:") { (this, path: IndexPath, animated: Bool) in
      try this.deselectRow(at: path, animated: animated)
    }
  }
}
