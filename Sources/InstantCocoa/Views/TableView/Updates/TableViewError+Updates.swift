import CarobRuntime

extension TableViewError {
  static func badUpdate(_ mistake: UpdateMistake) -> Self {
    Self(mistake.isCountMismatch ? .countMismatch : .badUpdate, mistake.text(.table))
  }

  static func noBatch() -> Self {
    Self(.badUpdate, "endUpdates was sent without beginUpdates")
  }

  static func updatedWhileCounting() -> Self {
    Self(.reentrant, "the table was updated while the data source was counting its rows")
  }
}

extension UpdatePlan {
  /// Checks a batch of updates of a table, as `init(checking:)` does.
  init(
    _ updates: TableUpdates, from old: SectionIndex, to new: SectionIndex, of source: Object?
  ) throws(TableViewError) {
    do throws(UpdateMistake) {
      self = try UpdatePlan(checking: updates, from: old, to: new, of: source)
    } catch {
      throw .badUpdate(error)
    }
  }
}
