import CarobFoundation
import CarobRuntime
import struct Foundation.IndexSet

/// A view that shows objects in sections: a `UITableView`, or a `UICollectionView`, whose items are called rows here.
@MainActor
public protocol ListView: UIScrollView {
  /// Who knows sections, rows and cells. Setting it makes the list ask anew.
  var dataSource: Object? { get set }

  /// How often everything changed.
  var reloadCount: Int { get }

  /// The class registered under an identifier for cells; nil when there is none.
  func cellClass(forReuseIdentifier identifier: String) -> RuntimeClass?

  /// Sets which class new cells of an identifier have; nil for none any more, which drops the queued ones too.
  ///
  /// Cells of an earlier class that were queued are not handed out again.
  ///
  /// - Throws: `ListError` when the class is no class of cells for such a list.
  func register(
    _ cls: RuntimeClass?, forCellReuseIdentifier identifier: String
  ) throws(ListError)

  /// Selects a row as a user's tap does.
  ///
  /// - Throws: `ListError` when there is no such row, or a handler fails.
  func select(_ path: IndexPath) throws(ListError)

  /// Deselects what a screen forgets when it appears again, without telling the delegate: a table its first selected row, a
  /// collection all items.
  ///
  /// - Throws: `ListError` when a cell fails to look deselected.
  func clearSelection() throws(ListError)

  // MARK: Counting

  /// How many sections there are. Counts first if everything changed, as all of these do.
  ///
  /// - Throws: `ListError` when the data source fails or gives a number that cannot be one.
  /// - Complexity: O(1); after a reload O(sections).
  var sectionCount: Int { get throws(ListError) }

  /// How many rows there are in all sections.
  ///
  /// - Throws: as `sectionCount`.
  var rowCount: Int { get throws(ListError) }

  /// How many rows a section has.
  ///
  /// - Throws: `ListError` when there is no such section; else as `sectionCount`.
  func rowCount(ofSection section: Int) throws(ListError) -> Int

  /// Where a row is that is counted from 0 through all sections.
  ///
  /// - Throws: `ListError` when there is no such row; else as `sectionCount`.
  /// - Complexity: O(log sections).
  func indexPath(forRowNumber number: Int) throws(ListError) -> IndexPath

  /// The number of a row, counted from 0 through all sections.
  ///
  /// - Throws: `ListError` when there is no such row; else as `sectionCount`.
  func rowNumber(of path: IndexPath) throws(ListError) -> Int

  // MARK: Updates

  /// Says that sections are new, with all of their rows.
  ///
  /// - Parameter sections: where they are after the batch.
  /// - Throws: `ListError` as `performBatchUpdates`, unless it is part of a batch.
  func insertSections(_ sections: IndexSet) throws(ListError)

  /// Says that sections are gone, with all of their rows.
  ///
  /// - Parameter sections: where they were before the batch.
  /// - Throws: as `insertSections`.
  func deleteSections(_ sections: IndexSet) throws(ListError)

  /// Says that sections have other rows, of any number.
  ///
  /// - Parameter sections: where they were before the batch.
  /// - Throws: as `insertSections`.
  func reloadSections(_ sections: IndexSet) throws(ListError)

  /// Says that a section is elsewhere, with its rows.
  ///
  /// - Parameters:
  ///   - section: where it was before the batch.
  ///   - destination: where it is after it.
  /// - Throws: as `insertSections`.
  func moveSection(_ section: Int, toSection destination: Int) throws(ListError)

  /// Runs a block in which rows and sections are updated, as one batch, and then another.
  ///
  /// When the outermost batch ends, the data source is counted anew and its numbers checked against what the batch
  /// says, and what is on screen by then is shown. Rows that stay keep their cells and their selection. A list that has
  /// not counted since the last reload knows nothing that could change; it counts when it is shown.
  ///
  /// - Parameters:
  ///   - updates: takes and returns nothing; nil for none.
  ///   - completion: is called when the batch has ended, with whether all went well; nil for none.
  /// - Throws: `ListError` when a row or section is not there or has two things happen to it, the data source's numbers
  ///   are not those that the batch makes, or a block or a handler raises. The list is then as after `reloadData`.
  /// - Complexity: O(n log n) for n updates, and O(sections + selected rows + rows on screen).
  func performBatchUpdates(_ updates: Block?, completion: Block?) throws(ListError)
}
