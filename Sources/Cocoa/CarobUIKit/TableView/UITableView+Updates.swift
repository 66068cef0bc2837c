import CarobFoundation
import CarobRuntime
import struct Foundation.IndexSet

/// Updates of rows. The data source must change before, or within the same batch. Outside of a batch each call is a batch.
extension UITableView {
  /// Inserts rows.
  ///
  /// - Parameter paths: their places after the batch.
  /// - Throws: `ListError` as `endUpdates`, unless it is part of a batch.
  public final func insertRows(at paths: [IndexPath]) throws(ListError) {
    try batching { $0.insertedRows += paths }
  }

  /// Deletes rows.
  ///
  /// - Parameter paths: their places before the batch.
  /// - Throws: as `insertRows`.
  public final func deleteRows(at paths: [IndexPath]) throws(ListError) {
    try batching { $0.deletedRows += paths }
  }

  /// Reloads rows: deselects them, and gives them new cells and heights.
  ///
  /// - Parameter paths: their places before the batch.
  /// - Throws: as `insertRows`.
  public final func reloadRows(at paths: [IndexPath]) throws(ListError) {
    try batching { $0.reloadedRows += paths }
  }

  /// Moves a row. It keeps its cell and its selection.
  ///
  /// - Parameters:
  ///   - path: its place before the batch.
  ///   - destination: its place after the batch.
  /// - Throws: as `insertRows`.
  public final func moveRow(at path: IndexPath, to destination: IndexPath) throws(ListError) {
    try batching { $0.movedRows.append(.init(from: path, to: destination)) }
  }

  /// Begins a batch of updates. Batches nest, and take effect when the outermost one ends.
  ///
  /// - Throws: `ListError` while the table counts the data source.
  /// - Complexity: O(1).
  public final func beginUpdates() throws(ListError) { try beginBatch() }

  /// Ends a batch: counts the data source's rows again, checks the numbers against the batch, and shows the rows on
  /// screen. Rows that stay keep their cells and their selection; they are measured again.
  ///
  /// A table that has not counted since the last reload ignores the updates; it counts when it is shown.
  ///
  /// - Throws: `ListError` when there was no `beginUpdates`, a row or section does not exist or is updated twice, the
  ///   data source's numbers differ from the batch's, or a handler fails. The table is then as after `reloadData`.
  /// - Complexity: O(n log n) for n updates, and O(sections + selected rows + rows on screen).
  public final func endUpdates() throws(ListError) {
    guard state.batch.depth > 0 else {
      throw ListError(.badUpdate, "endUpdates was sent without beginUpdates")
    }
    try endBatch()
  }

  /// Updates the heights for a batch, if they are those from before it.
  final func prepare(for plan: UpdatePlan) throws(ListError) {
    guard heightsReload == reloadCount, !forgetsHeights else { return }
    let reload = reloadCount
    state.isCounting = true
    defer { state.isCounting = false }
    var (updated, _) = takeHeights()
    try HeightUpdate(plan, of: self).apply(to: &updated)
    heights = updated
    heightsIndex = plan.new
    heightsReload = reload
  }

  final func follow(_ plan: UpdatePlan) throws(ListError) {
    changeCount += 1
    heightsVersion += 1
    clampsOffset = true
    setNeedsLayout()
    // The running pass starts again.
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

  static func defineUpdates(_ table: ClassMembers<UITableView>) {
    table.method(
      """
      - (void)insertRowsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths \
      withRowAnimation:(UITableViewRowAnimation)animation
      """
    ) { (this, paths: [IndexPathBox]?, _: Int) in
      try this.insertRows(at: (paths ?? []).map(\.indexPath))
    }
    table.method(
      """
      - (void)deleteRowsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths \
      withRowAnimation:(UITableViewRowAnimation)animation
      """
    ) { (this, paths: [IndexPathBox]?, _: Int) in
      try this.deleteRows(at: (paths ?? []).map(\.indexPath))
    }
    table.method(
      """
      - (void)reloadRowsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths \
      withRowAnimation:(UITableViewRowAnimation)animation
      """
    ) { (this, paths: [IndexPathBox]?, _: Int) in
      try this.reloadRows(at: (paths ?? []).map(\.indexPath))
    }
    table.method(
      """
      - (void)moveRowAtIndexPath:(NSIndexPath *)indexPath \
      toIndexPath:(NSIndexPath *)newIndexPath
      """
    ) { (this, path: IndexPath, destination: IndexPath) in
      try this.moveRow(at: path, to: destination)
    }
    table.method(
      """
      - (void)insertSections:(NSIndexSet *)sections \
      withRowAnimation:(UITableViewRowAnimation)animation
      """
    ) { (this, sections: IndexSet?, _: Int) in
      try this.insertSections(sections ?? [])
    }
    table.method(
      """
      - (void)deleteSections:(NSIndexSet *)sections \
      withRowAnimation:(UITableViewRowAnimation)animation
      """
    ) { (this, sections: IndexSet?, _: Int) in
      try this.deleteSections(sections ?? [])
    }
    table.method(
      """
      - (void)reloadSections:(NSIndexSet *)sections \
      withRowAnimation:(UITableViewRowAnimation)animation
      """
    ) { (this, sections: IndexSet?, _: Int) in
      try this.reloadSections(sections ?? [])
    }
    table.method("- (void)moveSection:(NSInteger)section toSection:(NSInteger)newSection") {
      (this, section: Int, destination: Int) in
      try this.moveSection(section, toSection: destination)
    }
    table.property("@property (nonatomic, readonly) BOOL hasUncommittedUpdates") {
      $0.state.batch.depth > 0
    }
    table.method("- (void)beginUpdates") { try $0.beginUpdates() }
    table.method("- (void)endUpdates") { try $0.endUpdates() }
    table.method(
      """
      - (void)performBatchUpdates:(void (NS_NOESCAPE ^)(void))updates \
      completion:(void (^)(BOOL finished))completion
      """
    ) { (this, updates: Block?, completion: Block?) in
      try this.performBatchUpdates(updates, completion: completion)
    }
  }
}
