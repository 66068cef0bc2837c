import CarobFoundation
import CarobRuntime
import struct Foundation.IndexSet

/// A view that shows objects in sections: a `UITableView`, or a `UICollectionView`, whose items are called rows here.
@MainActor
public protocol ListView: UIScrollView {
  /// The source of sections, rows and cells. Setting it reloads the list.
  var dataSource: Object? { get set }

  /// The number of reloads.
  var reloadCount: Int { get }

  /// The class registered under an identifier for cells; nil when there is none.
  func cellClass(forReuseIdentifier identifier: String) -> RuntimeClass?

  /// Registers the class of new cells for an identifier. Nil revokes the registration, and drops the queued cells.
  ///
  /// Queued cells of an earlier class are not reused.
  ///
  /// - Throws: `ListError` when the class is not a cell class for this kind of list.
  func register(
    _ cls: RuntimeClass?, forCellReuseIdentifier identifier: String
  ) throws(ListError)

  /// Whether a tap selects rows.
  var allowsSelection: Bool { get }

  /// Whether several rows can be selected.
  var allowsMultipleSelection: Bool { get }

  /// Whether several rows can be selected now: in a table that is edited, another property decides.
  var allowsSeveral: Bool { get }

  /// Selects a row as a user's tap does.
  ///
  /// - Throws: `ListError` when there is no such row, or a handler fails.
  func select(_ path: IndexPath) throws(ListError)

  /// Deselects the rows that a screen deselects when it appears again, without a message to the delegate: in a table
  /// the first selected row, in a collection all items.
  ///
  /// - Throws: `ListError` when a cell cannot be deselected.
  func clearSelection() throws(ListError)

  // MARK: Moving

  /// Whether a user can move a row. The data source must implement `tableView:moveRowAtIndexPath:toIndexPath:`, or
  /// `collectionView:moveItemAtIndexPath:toIndexPath:`.
  ///
  /// - Throws: `ListError` when there is no such row, or the data source fails.
  func canMoveRow(at path: IndexPath) throws(ListError) -> Bool

  /// Moves a row as a user does, who drags it.
  ///
  /// The delegate may choose another destination. The data source moves its object, then the list moves the cell, unless
  /// the data source has changed the list itself.
  ///
  /// - Parameter proposal: the place of the row after the move.
  /// - Returns: false when the row cannot be moved.
  /// - Throws: `ListError` when there is no such row, or a handler fails.
  @discardableResult
  func dragRow(at path: IndexPath, to proposal: IndexPath) throws(ListError) -> Bool

  // MARK: Counting

  /// The number of sections. Like all of these, it counts anew after a reload.
  ///
  /// - Throws: `ListError` when the data source fails or gives an impossible number.
  /// - Complexity: O(1); after a reload O(sections).
  var sectionCount: Int { get throws(ListError) }

  /// The number of rows in all sections.
  ///
  /// - Throws: as `sectionCount`.
  var rowCount: Int { get throws(ListError) }

  /// The number of rows of a section.
  ///
  /// - Throws: `ListError` when there is no such section; else as `sectionCount`.
  func rowCount(ofSection section: Int) throws(ListError) -> Int

  /// The index path of a row, counted from 0 through all sections.
  ///
  /// - Throws: `ListError` when there is no such row; else as `sectionCount`.
  /// - Complexity: O(log sections).
  func indexPath(forRowNumber number: Int) throws(ListError) -> IndexPath

  /// The number of a row, counted from 0 through all sections.
  ///
  /// - Throws: `ListError` when there is no such row; else as `sectionCount`.
  func rowNumber(of path: IndexPath) throws(ListError) -> Int

  // MARK: Updates

  /// Inserts sections, with all of their rows.
  ///
  /// - Parameter sections: their places after the batch.
  /// - Throws: `ListError` as `performBatchUpdates`, unless it is part of a batch.
  func insertSections(_ sections: IndexSet) throws(ListError)

  /// Deletes sections, with all of their rows.
  ///
  /// - Parameter sections: their places before the batch.
  /// - Throws: as `insertSections`.
  func deleteSections(_ sections: IndexSet) throws(ListError)

  /// Reloads sections, whose numbers of rows may change.
  ///
  /// - Parameter sections: their places before the batch.
  /// - Throws: as `insertSections`.
  func reloadSections(_ sections: IndexSet) throws(ListError)

  /// Moves a section, with its rows.
  ///
  /// - Parameters:
  ///   - section: its place before the batch.
  ///   - destination: its place after the batch.
  /// - Throws: as `insertSections`.
  func moveSection(_ section: Int, toSection destination: Int) throws(ListError)

  /// Runs a block that updates rows and sections as one batch, then a completion block.
  ///
  /// When the outermost batch ends, the list counts the data source's rows again, checks the numbers against the batch,
  /// and shows the rows on screen. Rows that stay keep their cells and their selection. A list that has not counted
  /// since the last reload ignores the updates; it counts when it is shown.
  ///
  /// - Parameters:
  ///   - updates: takes and returns nothing; nil for none.
  ///   - completion: called when the batch has ended, with true for success; nil for none.
  /// - Throws: `ListError` when a row or section does not exist or is updated twice, the data source's numbers differ
  ///   from the batch's, or a block or a handler raises. The list is then as after `reloadData`.
  /// - Complexity: O(n log n) for n updates, and O(sections + selected rows + rows on screen).
  func performBatchUpdates(_ updates: Block?, completion: Block?) throws(ListError)
}
