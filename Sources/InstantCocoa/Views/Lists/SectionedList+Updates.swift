import CarobRuntime
import struct Foundation.IndexSet

/// What is to change in a table in one batch: deletions, reloads and the beginnings of moves in the
/// numbers from before the batch, insertions and the ends of moves in those from after it.
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

  /// Whether sections come, go or change places.
  var changesSections: Bool {
    !deletedSections.isEmpty || !insertedSections.isEmpty || !reloadedSections.isEmpty
      || !movedSections.isEmpty
  }
}

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
  func beginBatch() throws(ListError) {
    if state.isCounting { throw Self.nouns.updatedWhileCounting() }
    state.batch.depth += 1
    if state.batch.depth == 1 { state.batch.updates = ListUpdates() }
  }

  /// Ends a batch. With the outermost all of it is done, and the completions are called.
  ///
  /// - Throws: when the batch is not one that the data source made; all is then as after a reload.
  func endBatch() throws(ListError) {
    state.batch.depth -= 1
    if state.batch.depth > 0 { return }
    let ended = state.batch
    state.batch = UpdateBatch()
    do throws(ListError) {
      try apply(ended.updates)
    } catch {
      // Nobody knows which rows are which.
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
      // What it did of its work nobody knows.
      contentChanged()
      try? endBatch()
      if let completion { try? complete([completion], finished: false) }
      throw Self.nouns.failed(error, at: nil)
    }
    if let completion { state.batch.completions.append(completion) }
    try endBatch()
  }

  /// Calls all of the blocks, whatever one of them raises.
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
    guard let dataSource, state.countedReload == reloadCount else { return setNeedsLayout() }
    let reload = reloadCount
    let new = try count(dataSource)
    // Whoever reloads the list while it is asked wants everything new.
    guard reload == reloadCount else { return }
    let plan = try plan(updates, to: new, dataSource)
    try prepare(for: plan)
    guard reload == reloadCount else { return }
    state.index = new
    state.selection.follow(plan.destination)
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
