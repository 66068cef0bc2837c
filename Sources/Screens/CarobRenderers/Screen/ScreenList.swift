import CarobFoundation
import CarobRuntime
import CarobUIKit
import InstantCocoa

/// The list of a screen. Its rows are counted from 0 through all sections.
@MainActor
public enum ScreenList {
  /// A table.
  case table(UITableView)
  /// A collection, with items placed by a layout.
  case collection(UICollectionView)

  package var view: any ListView {
    switch self {
    case .table(let table): table
    case .collection(let collection): collection
    }
  }

  /// The number of sections.
  ///
  /// - Throws: the errors of the view's data source, as all of these members do.
  public var sectionCount: Int { get throws { try view.sectionCount } }

  /// The number of rows in all sections.
  public var count: Int { get throws { try view.rowCount } }

  /// Returns the number of rows in a section.
  public func count(ofSection section: Int) throws -> Int {
    try view.rowCount(ofSection: section)
  }

  /// Returns the number of a row.
  ///
  /// - Throws: `SnapshotError` when there is no such row.
  public func number(of path: IndexPath) throws -> Int {
    do throws(ListError) {
      return try view.rowNumber(of: path)
    } catch  where error.code == .outOfRange {
      throw SnapshotError.noSuchRow(error)
    }
  }

  /// Makes a row visible, as scrolling does.
  public func show(_ number: Int) throws {
    switch self {
    case .table(let table): try table.showRows(number..<number + 1)
    case .collection(let collection): try collection.show(number)
    }
  }

  /// Selects a row, as a tap does.
  public func tap(_ path: IndexPath) throws { try view.select(path) }
}

extension ScreenList {
  /// The kind of list in a snapshot.
  var kind: ScreenSnapshot.List {
    switch self {
    case .table: .table
    case .collection: .collection
    }
  }

  /// The selector of the data source's method that makes a cell.
  package var cellSelector: Selector {
    switch self {
    case .table: Selector("tableView:cellForRowAtIndexPath:")
    case .collection: Selector("collectionView:cellForItemAtIndexPath:")
    }
  }

  /// Returns the title of a section; for a collection, that of its controller's data source.
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

extension ScreenList {
  /// Returns nil when the view is no list.
  package init?(_ view: UIView) {
    switch view {
    case let table as UITableView: self = .table(table)
    case let collection as UICollectionView: self = .collection(collection)
    default: return nil
    }
  }
}

extension UIView {
  /// The first list in this view, which may be the view itself.
  ///
  /// - Complexity: O(views inside).
  public var firstList: ScreenList? {
    if let list = ScreenList(self) { return list }
    for view in subviews {
      if let list = view.firstList { return list }
    }
    return nil
  }
}
