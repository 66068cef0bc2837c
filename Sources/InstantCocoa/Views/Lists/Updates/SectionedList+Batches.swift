import CarobRuntime

/// Updates that are being collected, to be done at once.
struct UpdateBatch {
  var updates = ListUpdates()
  /// How often it was begun.
  fileprivate(set) var depth = 0
  /// What is told of its end.
  fileprivate var completions: [Block] = []
}

extension SectionedList {
  /// Begins a batch, or one inside it.
  func beginBatch() throws(Failure) {
    if isCounting { throw .updatedWhileCounting() }
    batch.depth += 1
    if batch.depth == 1 { batch.updates = ListUpdates() }
  }

  /// Ends a batch. With the outermost all of it is done, and the completions are called.
  ///
  /// - Throws: when the batch is not one that the data source made; all is then as after a reload.
  func endBatch() throws(Failure) {
    batch.depth -= 1
    if batch.depth > 0 { return }
    let ended = batch
    batch = UpdateBatch()
    do throws(Failure) {
      try apply(ended.updates)
    } catch {
      // Nobody knows which rows are which.
      contentChanged()
      try? complete(ended.completions, finished: false)
      throw error
    }
    try complete(ended.completions, finished: true)
  }

  /// Adds to the batch that is being collected, or makes one.
  func batching(_ add: (inout ListUpdates) -> Void) throws(Failure) {
    try beginBatch()
    add(&batch.updates)
    try endBatch()
  }

  /// Runs a block as one batch, and then another with how that went.
  func perform(_ updates: Block?, completion: Block?) throws(Failure) {
    try beginBatch()
    do throws(MessageError) {
      try updates?.call()
    } catch {
      // What it did of its work nobody knows.
      contentChanged()
      try? endBatch()
      if let completion { try? complete([completion], finished: false) }
      throw .failed(error, at: nil)
    }
    if let completion { batch.completions.append(completion) }
    try endBatch()
  }

  /// Calls all of the blocks, whatever one of them raises.
  private func complete(_ blocks: [Block], finished: Bool) throws(Failure) {
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

  private func apply(_ updates: ListUpdates) throws(Failure) {
    guard let dataSource, countedReload == reloadCount else { return setNeedsLayout() }
    let reload = reloadCount
    let new = try count(dataSource)
    // Whoever reloads the list while it is asked wants everything new.
    guard reload == reloadCount else { return }
    let plan = try plan(updates, to: new, dataSource)
    try prepare(for: plan)
    guard reload == reloadCount else { return }
    index = new
    selection.follow(plan.destination)
    try follow(plan)
  }

  private func plan(
    _ updates: ListUpdates, to new: SectionIndex, _ dataSource: Object
  ) throws(Failure) -> UpdatePlan {
    do throws(UpdateMistake) {
      return try UpdatePlan(checking: updates, from: index, to: new, of: dataSource)
    } catch {
      throw .badUpdate(error)
    }
  }
}
