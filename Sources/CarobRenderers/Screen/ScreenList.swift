import CarobRuntime
import InstantCocoa

/// The list on a screen, whose rows are counted from 0 through all sections. [main-thread]
public enum ScreenList {
  /// Rows below each other.
  case table(UITableView)

  /// How many sections there are.
  ///
  /// - Throws: what the view throws when its data source fails, as all of these do.
  public var sectionCount: Int {
    get throws {
      switch self {
      case .table(let table): try table.sectionCount
      }
    }
  }

  /// How many rows there are in all sections.
  public var count: Int {
    get throws {
      switch self {
      case .table(let table): try table.rowCount
      }
    }
  }

  /// How many rows a section has.
  public func count(ofSection section: Int) throws -> Int {
    switch self {
    case .table(let table): try table.rowCount(ofSection: section)
    }
  }

  /// The number of a row.
  ///
  /// - Throws: `SnapshotError` when there is no such row.
  public func number(of path: IndexPath) throws -> Int {
    switch self {
    case .table(let table):
      do {
        return try table.rowNumber(of: path)
      } catch {
        throw error.code == .outOfRange ? SnapshotError.noSuchRow(error) : error
      }
    }
  }

  /// Makes a row visible, as if a user had scrolled to it.
  public func show(_ number: Int) throws {
    switch self {
    case .table(let table): try table.showRows(number..<number + 1)
    }
  }

  /// Selects a row, as a user's tap does.
  public func tap(_ path: IndexPath) throws {
    switch self {
    case .table(let table): try table.select(path)
    }
  }
}

extension UIView {
  /// The first list in this view, which may be the view itself; nil when it has none.
  ///
  /// - Complexity: O(views inside).
  public var firstList: ScreenList? {
    if let table = self as? UITableView { return .table(table) }
    for view in subviews {
      if let list = view.firstList { return list }
    }
    return nil
  }
}
