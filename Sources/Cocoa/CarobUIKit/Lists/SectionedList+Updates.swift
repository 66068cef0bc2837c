import CarobFoundation
import CarobRuntime
import struct Foundation.IndexSet

/// The changes of one batch. Deletions, reloads and the sources of moves count as before the batch, insertions and the
/// destinations of moves as after it.
struct ListUpdates {
  var deletedRows: [IndexPath] = []
  var insertedRows: [IndexPath] = []
  var reloadedRows: [IndexPath] = []
  var movedRows: [Move<IndexPath>] = []

  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  var reloadedSections = IndexSet()
  var movedSections: [Move<Int>] = []

  /// From where to where.
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

/// Updates that are being collected, to be done at once.
struct UpdateBatch {
  var updates = ListUpdates()
  /// How many batches were begun inside of one another and have not ended.
  fileprivate(set) var depth = 0
  /// The completion blocks, to be called when the batch ends.
  fileprivate var completions: [Block] = []
}

extension SectionedList {
  /// Begins a batch, or one inside it.
  func beginBatch() throws(ListError) {
    if state.isCounting { throw Self.nouns.updatedWhileCounting() }
    state.batch.depth += 1
    if state.batch.depth == 1 { state.batch.updates = ListUpdates() }
  }

  /// Ends a batch. The end of the outermost applies its updates and calls the completions.
  ///
  /// - Throws: when the updates do not lead to the numbers that the data source gives now; the list then forgets all, as at
  ///   a reload. Also when a completion raises an error.
  func endBatch() throws(ListError) {
    state.batch.depth -= 1
    if state.batch.depth > 0 { return }
    let ended = state.batch
    state.batch = UpdateBatch()
    do throws(ListError) {
      try apply(ended.updates)
    } catch {
      // Which row is which is not known any more.
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

  /// Adds to the batch that is being collected, or makes one.
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
      // It may have run in part.
      contentChanged()
      try? endBatch()
      if let completion { try? complete([completion], finished: false) }
      throw Self.nouns.failed(error, at: nil)
    }
    if let completion { state.batch.completions.append(completion) }
    try endBatch()
  }

  /// Calls all blocks, also when one of them raises an error; then throws the first of these.
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
    // A reload that is to come covers the updates.
    guard let dataSource, state.countedReload == reloadCount else { return setNeedsLayout() }
    let reload = reloadCount
    let new = try count(dataSource)
    // A data source that reloads the list while it is asked has replaced the batch by that.
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
      return try UpdatePlan(checking: updates, from: state.index, to: new, of: dataSource)
    } catch {
      throw Self.nouns.badUpdate(error)
    }
  }
}
