import CarobFoundation
import CarobRuntime
import CarobUIKit
import InstantCocoa

/// The list on a screen, whose rows are counted from 0 through all sections.
@MainActor
public enum ScreenList {
  /// Rows below each other.
  case table(UITableView)
  /// Items placed by a layout.
  case collection(UICollectionView)

  /// The view.
  package var view: any ListView {
    switch self {
    case .table(let table): table
    case .collection(let collection): collection
    }
  }

  /// How many sections there are.
  ///
  /// - Throws: what the view throws when its data source fails, as all of these do.
  public var sectionCount: Int { get throws { try view.sectionCount } }

  /// How many rows there are in all sections.
  public var count: Int { get throws { try view.rowCount } }

  /// How many rows a section has.
  public func count(ofSection section: Int) throws -> Int {
    try view.rowCount(ofSection: section)
  }

  /// The number of a row.
  ///
  /// - Throws: `SnapshotError` when there is no such row.
  public func number(of path: IndexPath) throws -> Int {
    do throws(ListError) {
      return try view.rowNumber(of: path)
    } catch  where error.code == .outOfRange {
      throw SnapshotError.noSuchRow(error)
    }
  }

  /// Makes a row visible, as if a user had scrolled to it.
  public func show(_ number: Int) throws {
    switch self {
    case .table(let table): try table.showRows(number..<number + 1)
    case .collection(let collection): try collection.show(number)
    }
  }

  /// Selects a row, as a user's tap does.
  public func tap(_ path: IndexPath) throws { try view.select(path) }
}

/// What a reading asks besides.
extension ScreenList {
  /// The list's name in a snapshot.
  var kind: ScreenSnapshot.List {
    switch self {
    case .table: .table
    case .collection: .collection
    }
  }

  /// The message that makes a cell.
  package var cellSelector: Selector {
    switch self {
    case .table: Selector("tableView:cellForRowAtIndexPath:")
    case .collection: Selector("collectionView:cellForItemAtIndexPath:")
    }
  }

  /// A section's title: of a collection the one that the data source of its controller has for it.
  package func title(ofSection section: Int) throws -> String? {
    switch self {
    case .table(let table): return try table.title(ofSection: section)
    case .collection(let collection):
      guard let source = (collection.dataSource as? any ListViewController)?.dataSource else {
        return nil
      }
      return try DataSourceMessages.sectionTitle(section, of: source)
    }
  }
}

extension UIView {
  /// The first list in this view, which may be the view itself; nil when it has none.
  ///
  /// - Complexity: O(views inside).
  public var firstList: ScreenList? {
    if let table = self as? UITableView { return .table(table) }
    if let collection = self as? UICollectionView { return .collection(collection) }
    for view in subviews {
      if let list = view.firstList { return list }
    }
    return nil
  }
}
