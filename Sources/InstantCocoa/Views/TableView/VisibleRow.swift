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
