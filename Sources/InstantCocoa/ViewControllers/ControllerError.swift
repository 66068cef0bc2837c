import CarobRuntime

/// Why a controller could not do what it was asked to.
public struct ControllerError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What kind of thing went wrong. More may be added.
  public struct Code: Hashable, Sendable {
    let rawValue: String

    /// A cell class that descends from no table view cell.
    public static let notACellClass = Code(rawValue: "notACellClass")
    /// The view of a table view controller is no table view.
    public static let noTableView = Code(rawValue: "noTableView")
    /// The data source gave no object for a row.
    public static let noObject = Code(rawValue: "noObject")
  }

  /// What kind of thing went wrong.
  public let code: Code
  /// One sentence that names the classes concerned.
  public let description: String

  static func notACellClass(_ cls: RuntimeClass) -> Self {
    Self(code: .notACellClass, description: "\(cls) is not a UITableViewCell or a subclass of it")
  }

  static func noTableView(_ controller: RuntimeClass) -> Self {
    Self(code: .noTableView, description: "the view that \(controller) loaded is no UITableView")
  }

  static func noObject(_ path: IndexPath, _ controller: RuntimeClass) -> Self {
    Self(
      code: .noObject,
      description: "the data source of \(controller) has no object for row \(path.row) of section "
        + "\(path.section)")
  }
}
