import CarobRuntime

extension UICollectionView {
  /// Runs a block in which items and sections are updated, as one batch, and then another.
  ///
  /// When the outermost batch ends, the data source is counted anew and its numbers checked against
  /// what the batch says, and what is on screen by then is shown. Items that stay keep their cells
  /// and their selection. A collection that has not counted since the last reload knows nothing
  /// that could change; it counts when it is shown.
  ///
  /// - Parameters:
  ///   - updates: takes and returns nothing; nil for none.
  ///   - completion: is called when the batch has ended, with whether all went well; nil for none.
  /// - Throws: `CollectionViewError` when an item or section is not there or has two things happen
  ///   to it, the data source's numbers are not those that the batch makes, or a block or a handler
  ///   raises. The collection is then as after `reloadData`.
  /// - Complexity: O(n log n) for n updates, and O(sections + selected items + elements on screen).
  public final func performBatchUpdates(
    _ updates: Block?, completion: Block?
  ) throws(CollectionViewError) {
    try beginBatch()
    do throws(MessageError) {
      try updates?.call()
    } catch {
      // What it did of its work nobody knows.
      itemsChanged()
      try? endBatch()
      if let completion { try? complete([completion], finished: false) }
      throw .failed(error, at: nil)
    }
    if let completion { completions.append(completion) }
    try endBatch()
  }

  final func beginBatch() throws(CollectionViewError) {
    if isCounting { throw .updatedWhileCounting() }
    updateDepth += 1
  }

  final func endBatch() throws(CollectionViewError) {
    updateDepth -= 1
    if updateDepth > 0 { return }
    let updates = updates
    self.updates = TableUpdates()
    let completions = completions
    self.completions = []
    do throws(CollectionViewError) {
      try apply(updates)
    } catch {
      // Nobody knows which items are which.
      itemsChanged()
      try? complete(completions, finished: false)
      throw error
    }
    try complete(completions, finished: true)
  }

  /// Calls all of the blocks, whatever one of them raises.
  private func complete(_ blocks: [Block], finished: Bool) throws(CollectionViewError) {
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

  private func apply(_ updates: TableUpdates) throws(CollectionViewError) {
    guard let dataSource, countedReload == reloadCount else { return setNeedsLayout() }
    let reload = reloadCount
    let new = try recount(dataSource)
    // Whoever reloads the collection while it is asked wants everything new.
    guard reload == reloadCount else { return }
    let plan = try plan(updates, to: new, dataSource)
    index = new
    selection.follow(plan.destination)
    carry(plan)
    setNeedsPreparation()
    // Whoever is showing items begins again.
    if isShowing { return }
    try sending { () throws(MessageError) in try layoutIfNeeded() }
  }

  private func plan(
    _ updates: TableUpdates, to new: SectionIndex, _ dataSource: Object
  ) throws(CollectionViewError) -> UpdatePlan {
    do throws(UpdateMistake) {
      return try UpdatePlan(checking: updates, from: index, to: new, of: dataSource)
    } catch {
      throw .badUpdate(error)
    }
  }

  /// The data source's numbers after the batch.
  private func recount(_ dataSource: Object) throws(CollectionViewError) -> SectionIndex {
    isCounting = true
    defer { isCounting = false }
    return try count(dataSource)
  }

  /// Takes the views that are visible along; supplementary views are made anew.
  private func carry(_ plan: UpdatePlan) {
    let before = visible
    visible = [:]
    for (key, view) in before {
      if key.kind == nil, let path = plan.destination(of: key.path) {
        visible[ElementKey(kind: nil, path: path)] = view
      } else {
        leaving.append((key, view))
      }
    }
  }
}
