import CarobRuntime

/// A row that is on screen.
public struct VisibleRow {
  /// Which row.
  public let indexPath: IndexPath
  /// Its cell, configured.
  public let cell: UITableViewCell
  /// Its height: finite and not negative.
  public let height: Double
}
