import CarobFoundation
import CarobRuntime

/// A row that is on screen.
public struct VisibleRow {
  /// Which row.
  public let indexPath: IndexPath
  /// Its cell, configured.
  public let cell: UITableViewCell
  /// Its height: finite and not negative.
  public let height: Double
  /// Its number, counted from 0 through all sections.
  let number: Int
  /// The table's `heightsVersion` when the height was asked for.
  let measured: Int
}

extension [VisibleRow] {
  /// The rows from the top to the bottom.
  ///
  /// - Complexity: O(n log n).
  var inOrder: [VisibleRow] { sorted { $0.indexPath < $1.indexPath } }

  /// Whether all heights were asked for at one version of the table's heights.
  func areMeasured(at version: Int) -> Bool { allSatisfy { $0.measured == version } }
}

/// A header or footer that is on screen.
public struct VisibleHeader {
  /// The section that it belongs to.
  public let section: Int
  /// Whether it is below the section's rows.
  public let isFooter: Bool
  /// What is shown.
  public let view: UIView
  /// Its height: finite and more than 0.
  public let height: Double
}

extension [VisibleHeader] {
  /// Where a section's header or footer is; nil when it is not there.
  func position(ofSection section: Int, isFooter: Bool) -> Int? {
    firstIndex { $0.section == section && $0.isFooter == isFooter }
  }
}
