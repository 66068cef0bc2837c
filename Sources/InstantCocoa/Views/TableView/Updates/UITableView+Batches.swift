import CarobRuntime

extension UITableView: SectionedList {
  typealias Failure = TableViewError

  /// Any number, as long as it can be numbered.
  static let maximumRows = Int.max

  static let countingSelectors = (
    sections: Messages.numberOfSections.selector, rows: Messages.numberOfRows.selector
  )

  final func askForSections(_ dataSource: Object) throws(MessageError) -> Int {
    try Messages.numberOfSections(dataSource, self)
  }

  final func askForRows(
    _ dataSource: Object, inSection section: Int
  ) throws(MessageError) -> Int {
    try Messages.numberOfRows(dataSource, self, section)
  }

  /// Begins a batch of updates; batches nest, and count when the outermost ends.
  ///
  /// - Throws: `TableViewError` while the data source is being counted.
  /// - Complexity: O(1).
  public final func beginUpdates() throws(TableViewError) { try beginBatch() }

  /// Ends a batch: counts the data source anew, checks its numbers against what the batch says, and
  /// shows what is on screen by then. Rows that stay keep their cells and their selection; their
  /// heights are asked for again.
  ///
  /// A table that has not counted since the last reload knows nothing that could change; it will
  /// count when it is shown.
  ///
  /// - Throws: `TableViewError` when there was no `beginUpdates`, a row or section is not there or
  ///   has two things happen to it, the data source's numbers are not those that the batch makes,
  ///   or a handler fails. The table is then as after `reloadData`.
  /// - Complexity: O(n log n) for n updates, and O(sections + selected rows + rows on screen).
  public final func endUpdates() throws(TableViewError) {
    guard batch.depth > 0 else {
      throw TableViewError(.badUpdate, "endUpdates was sent without beginUpdates")
    }
    try endBatch()
  }

  /// Runs a block in which rows and sections are updated, as one batch, and then another.
  ///
  /// - Parameters:
  ///   - updates: takes and returns nothing; nil for none.
  ///   - completion: is called when the batch has ended, with whether all went well; nil for none.
  /// - Throws: as `endUpdates`, and what a block raised.
  public final func performBatchUpdates(
    _ updates: Block?, completion: Block?
  ) throws(TableViewError) {
    try perform(updates, completion: completion)
  }

  /// Takes the heights through a batch, if they are those from before it.
  final func prepare(for plan: UpdatePlan) throws(TableViewError) {
    guard heightsReload == reloadCount, !forgetsHeights else { return }
    let reload = reloadCount
    isCounting = true
    defer { isCounting = false }
    var (updated, _) = takeHeights()
    try HeightUpdate(plan, of: self).apply(to: &updated)
    heights = updated
    heightsIndex = plan.new
    heightsReload = reload
  }

  final func follow(_ plan: UpdatePlan) throws(TableViewError) {
    changeCount += 1
    heightsVersion += 1
    clampsOffset = true
    setNeedsLayout()
    // Whoever is showing rows starts again.
    if isShowing { return }
    var rows: [VisibleRow] = []
    for row in visibleRows {
      guard let path = plan.destination(of: row.indexPath) else {
        departedRows.append(row)
        recycle(row.cell)
        continue
      }
      rows.append(
        VisibleRow(
          indexPath: path, cell: row.cell, height: row.height,
          number: try number(of: path, in: plan.new), measured: row.measured))
    }
    visibleRows = rows.inOrder
    departedHeaders += visibleHeaders
    for header in visibleHeaders { recycle(header) }
    visibleHeaders = []
    switch shownPart {
    case .nothing: return
    case .rows(let range): try showRows(range)
    case .bounds:
      try sending { () throws(MessageError) in try layoutIfNeeded() }
    }
  }
}
