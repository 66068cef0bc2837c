import CarobFoundation
import CarobRuntime
import struct Foundation.IndexSet

/// The changes of one batch. The places of deletions, reloads and sources of moves are those before the batch; the
/// places of insertions and destinations are those after it.
struct ListUpdates {
  var deletedRows: [IndexPath] = []
  var insertedRows: [IndexPath] = []
  var reloadedRows: [IndexPath] = []
  var movedRows: [Move<IndexPath>] = []

  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  var reloadedSections = IndexSet()
  var movedSections: [Move<Int>] = []

  /// A move of a row or a section.
  struct Move<Place> {
    let from: Place
    let to: Place
  }

  /// Whether the batch inserts, deletes, reloads or moves sections.
  var changesSections: Bool {
    !deletedSections.isEmpty || !insertedSections.isEmpty || !reloadedSections.isEmpty
      || !movedSections.isEmpty
  }
}

/// Updates that are collected for one batch.
struct UpdateBatch {
  var updates = ListUpdates()
  /// The number of nested batches that have not ended.
  fileprivate(set) var depth = 0
  /// The completion blocks, to be called when the batch ends.
  fileprivate var completions: [Block] = []
}

extension SectionedList {
  /// Begins a batch, possibly inside another.
  func beginBatch() throws(ListError) {
    if state.isCounting { throw Self.nouns.updatedWhileCounting() }
    state.batch.depth += 1
    if state.batch.depth == 1 { state.batch.updates = ListUpdates() }
  }

  /// Ends a batch. The outermost one applies the updates and calls the completion blocks.
  ///
  /// - Throws: `ListError` when the updates do not lead to the data source's numbers. The list is then as after a
  ///   reload. Also when a completion block raises.
  func endBatch() throws(ListError) {
    state.batch.depth -= 1
    if state.batch.depth > 0 { return }
    let ended = state.batch
    state.batch = UpdateBatch()
    do throws(ListError) {
      try apply(ended.updates)
    } catch {
      // The list cannot tell any more which row is which.
      contentChanged()
      try? complete(ended.completions, finished: false)
      throw error
    }
    try complete(ended.completions, finished: true)
  }

  /// See `ListView`.
  public func insertSections(_ sections: IndexSet) throws(ListError) {
    try batching { $0.insertedSections.formUnion(sections) }
  }

  /// See `ListView`.
  public func deleteSections(_ sections: IndexSet) throws(ListError) {
    try batching { $0.deletedSections.formUnion(sections) }
  }

  /// See `ListView`.
  public func reloadSections(_ sections: IndexSet) throws(ListError) {
    try batching { $0.reloadedSections.formUnion(sections) }
  }

  /// See `ListView`.
  public func moveSection(_ section: Int, toSection destination: Int) throws(ListError) {
    try batching { $0.movedSections.append(.init(from: section, to: destination)) }
  }

  /// Adds updates to the running batch, or makes a batch of them.
  func batching(_ add: (inout ListUpdates) -> Void) throws(ListError) {
    try beginBatch()
    add(&state.batch.updates)
    try endBatch()
  }

  /// See `ListView`.
  public func performBatchUpdates(_ updates: Block?, completion: Block?) throws(ListError) {
    try beginBatch()
    do throws(MessageError) {
      try updates?.call()
    } catch {
      // The block may have run in part.
      contentChanged()
      try? endBatch()
      if let completion { try? complete([completion], finished: false) }
      throw Self.nouns.failed(error, at: nil)
    }
    if let completion { state.batch.completions.append(completion) }
    try endBatch()
  }

  /// Calls all blocks, even when one raises; then throws the first error.
  private func complete(_ blocks: [Block], finished: Bool) throws(ListError) {
    var failure: MessageError?
    for block in blocks {
      do throws(MessageError) {
        try block.call(finished)
      } catch {
        if failure == nil { failure = error }
      }
    }
    if let failure { throw Self.nouns.failed(failure, at: nil) }
  }

  private func apply(_ updates: ListUpdates) throws(ListError) {
    // The next count covers the updates.
    guard let dataSource, state.countedReload == reloadCount else { return setNeedsLayout() }
    let reload = reloadCount
    let new = try count(dataSource)
    // A data source that reloads the list during the count has made the batch obsolete.
    guard reload == reloadCount else { return }
    let plan = try plan(updates, to: new, dataSource)
    try prepare(for: plan)
    guard reload == reloadCount else { return }
    state.index = new
    state.selection.follow(plan.destination)
    state.listener?.listDidUpdate(plan)
    try follow(plan)
  }

  private func plan(
    _ updates: ListUpdates, to new: SectionIndex, _ dataSource: Object
  ) throws(ListError) -> UpdatePlan {
    do throws(UpdateMistake) {
      return try UpdatePlan(
        checking: updates, from: state.index, to: new, of: dataSource,
        insertsTwice: Self.insertsTwice)
    } catch {
      throw Self.nouns.badUpdate(error)
    }
  }
}
