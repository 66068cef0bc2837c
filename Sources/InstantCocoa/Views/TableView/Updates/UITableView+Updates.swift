import CarobRuntime
import struct Foundation.IndexSet

/// Telling a table which rows and sections changed. The data source must have changed already, or
/// change within the same batch. Outside of a batch each of these is a batch of its own.
extension UITableView {
  /// Says that rows are new.
  ///
  /// - Parameter paths: where they are after the batch.
  /// - Throws: `TableViewError` as `endUpdates`, unless it is part of a batch.
  public final func insertRows(at paths: [IndexPath]) throws(TableViewError) {
    try batching { $0.insertedRows += paths }
  }

  /// Says that rows are gone.
  ///
  /// - Parameter paths: where they were before the batch.
  /// - Throws: as `insertRows`.
  public final func deleteRows(at paths: [IndexPath]) throws(TableViewError) {
    try batching { $0.deletedRows += paths }
  }

  /// Says that rows show something else. They are selected no longer, and get cells and heights
  /// anew.
  ///
  /// - Parameter paths: where they were before the batch.
  /// - Throws: as `insertRows`.
  public final func reloadRows(at paths: [IndexPath]) throws(TableViewError) {
    try batching { $0.reloadedRows += paths }
  }

  /// Says that a row is elsewhere. It keeps its cell and its selection.
  ///
  /// - Parameters:
  ///   - path: where it was before the batch.
  ///   - destination: where it is after it.
  /// - Throws: as `insertRows`.
  public final func moveRow(
    at path: IndexPath, to destination: IndexPath
  ) throws(TableViewError) {
    try batching { $0.movedRows.append(.init(from: path, to: destination)) }
  }

  /// Says that sections are new, with all of their rows.
  ///
  /// - Parameter sections: where they are after the batch.
  /// - Throws: as `insertRows`.
  public final func insertSections(_ sections: IndexSet) throws(TableViewError) {
    try batching { $0.insertedSections.formUnion(sections) }
  }

  /// Says that sections are gone, with all of their rows.
  ///
  /// - Parameter sections: where they were before the batch.
  /// - Throws: as `insertRows`.
  public final func deleteSections(_ sections: IndexSet) throws(TableViewError) {
    try batching { $0.deletedSections.formUnion(sections) }
  }

  /// Says that sections have other rows, of any number.
  ///
  /// - Parameter sections: where they were before the batch.
  /// - Throws: as `insertRows`.
  public final func reloadSections(_ sections: IndexSet) throws(TableViewError) {
    try batching { $0.reloadedSections.formUnion(sections) }
  }

  /// Says that a section is elsewhere, with its rows.
  ///
  /// - Parameters:
  ///   - section: where it was before the batch.
  ///   - destination: where it is after it.
  /// - Throws: as `insertRows`.
  public final func moveSection(
    _ section: Int, toSection destination: Int
  ) throws(TableViewError) {
    try batching { $0.movedSections.append(.init(from: section, to: destination)) }
  }

  static func defineUpdates(_ table: ClassMembers<UITableView>) {
    table.method("insertRowsAtIndexPaths:withRowAnimation:") {
      (this, paths: [IndexPathBox], _: Int) in try this.insertRows(at: paths.map(\.indexPath))
    }
    table.method("deleteRowsAtIndexPaths:withRowAnimation:") {
      (this, paths: [IndexPathBox], _: Int) in try this.deleteRows(at: paths.map(\.indexPath))
    }
    table.method("reloadRowsAtIndexPaths:withRowAnimation:") {
      (this, paths: [IndexPathBox], _: Int) in try this.reloadRows(at: paths.map(\.indexPath))
    }
    table.method("moveRowAtIndexPath:toIndexPath:") {
      (this, path: IndexPath, destination: IndexPath) in
      try this.moveRow(at: path, to: destination)
    }
    table.method("insertSections:withRowAnimation:") { (this, sections: IndexSet, _: Int) in
      try this.insertSections(sections)
    }
    table.method("deleteSections:withRowAnimation:") { (this, sections: IndexSet, _: Int) in
      try this.deleteSections(sections)
    }
    table.method("reloadSections:withRowAnimation:") { (this, sections: IndexSet, _: Int) in
      try this.reloadSections(sections)
    }
    table.method("moveSection:toSection:") { (this, section: Int, destination: Int) in
      try this.moveSection(section, toSection: destination)
    }
    table.method("beginUpdates") { try $0.beginUpdates() }
    table.method("endUpdates") { try $0.endUpdates() }
    table.method("performBatchUpdates:completion:") {
      (this, updates: Block?, completion: Block?) in
      try this.performBatchUpdates(updates, completion: completion)
    }
  }
}
