import CarobRuntime

extension UITableView {
  /// Begins a batch of updates; batches nest, and count when the outermost ends.
  ///
  /// - Throws: `TableViewError` while the data source is being counted.
  /// - Complexity: O(1).
  public final func beginUpdates() throws(TableViewError) {
    if isCounting { throw .updatedWhileCounting() }
    updateDepth += 1
    if updateDepth == 1 { updates = TableUpdates() }
  }

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
    guard updateDepth > 0 else { throw .noBatch() }
    updateDepth -= 1
    if updateDepth > 0 { return }
    let updates = updates.take() ?? TableUpdates()
    let completions = completions
    self.completions = []
    do throws(TableViewError) {
      try apply(updates)
    } catch {
      // Nobody knows which rows are which.
      rowsChanged()
      try? complete(completions, finished: false)
      throw error
    }
    try complete(completions, finished: true)
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
    try beginUpdates()
    do throws(MessageError) {
      try updates?.call()
    } catch {
      // What it did of its work nobody knows.
      rowsChanged()
      try? endUpdates()
      if let completion { try? complete([completion], finished: false) }
      throw .failed(error, at: nil)
    }
    if let completion { completions.append(completion) }
    try endUpdates()
  }

  private func complete(_ blocks: [Block], finished: Bool) throws(TableViewError) {
    var failure: MessageError?
    for block in blocks {
      do throws(MessageError) {
        try block.call(finished)
      } catch {
        if failure == nil { failure = error }
      }
    }
    if let failure { throw .failed(failure, at: nil) }
  }

  private func apply(_ updates: TableUpdates) throws(TableViewError) {
    guard let dataSource, countedReload == reloadCount else { return setNeedsLayout() }
    let reload = reloadCount
    let new = try recount(dataSource)
    // Whoever reloads the table while it is asked wants everything new.
    guard reload == reloadCount else { return }
    let plan = try UpdatePlan(updates, from: index, to: new, of: dataSource)
    try updateHeights(plan)
    guard reload == reloadCount else { return }
    index = new
    changeCount += 1
    heightsVersion += 1
    selection.follow(plan.destination)
    clampsOffset = true
    setNeedsLayout()
    try carry(plan)
  }

  /// Takes the heights through a batch, if they are those from before it.
  private func updateHeights(_ plan: UpdatePlan) throws(TableViewError) {
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

  /// The data source's numbers after the batch.
  private func recount(_ dataSource: Object) throws(TableViewError) -> SectionIndex {
    isCounting = true
    defer { isCounting = false }
    return try count(dataSource)
  }

  /// Takes what is visible along, and shows what is on screen now.
  private func carry(_ plan: UpdatePlan) throws(TableViewError) {
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
          number: try plan.new.rowNumber(of: path), measured: row.measured))
    }
    visibleRows = rows.sorted { $0.indexPath < $1.indexPath }
    departedHeaders += visibleHeaders
    visibleHeaders.forEach { recycle($0) }
    visibleHeaders = []
    switch shownPart {
    case .nothing: return
    case .rows(let range): try showRows(range)
    case .bounds:
      try sending { () throws(MessageError) in try layoutIfNeeded() }
    }
  }

  static func defineBatches(_ table: ClassMembers<UITableView>) {
    table.method("beginUpdates") { try $0.beginUpdates() }
    table.method("endUpdates") { try $0.endUpdates() }
    table.method("performBatchUpdates:completion:") {
      (this, updates: Block?, completion: Block?) in
      try this.performBatchUpdates(updates, completion: completion)
    }
  }
}
