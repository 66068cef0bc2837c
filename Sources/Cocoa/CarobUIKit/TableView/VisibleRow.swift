import CarobFoundation
import CarobRuntime

/// A row on screen.
public struct VisibleRow {
  /// The row's index path.
  public let indexPath: IndexPath
  /// The row's cell, configured.
  public let cell: UITableViewCell
  /// The row's height: finite and not negative.
  public let height: Double
  /// The row's number, counted from 0 through all sections.
  let number: Int
  /// The table's `heightsVersion` when the row was measured.
  let measured: Int
}

extension [VisibleRow] {
  /// The rows from top to bottom.
  ///
  /// - Complexity: O(n log n).
  var inOrder: [VisibleRow] { sorted { $0.indexPath < $1.indexPath } }

  /// Whether all rows were measured at a version of the table's heights.
  func areMeasured(at version: Int) -> Bool { allSatisfy { $0.measured == version } }
}

/// A header or footer on screen.
public struct VisibleHeader {
  /// The section.
  public let section: Int
  /// Whether it is below the section's rows.
  public let isFooter: Bool
  /// The view.
  public let view: UIView
  /// The height: finite and more than 0.
  public let height: Double
}

extension [VisibleHeader] {
  /// The position of a section's header or footer; nil when it is not there.
  func position(ofSection section: Int, isFooter: Bool) -> Int? {
    firstIndex { $0.section == section && $0.isFooter == isFooter }
  }
}
