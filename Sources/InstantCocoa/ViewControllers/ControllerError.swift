import CarobRuntime

/// Why a controller could not do what it was asked to.
public struct ControllerError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What kind of thing went wrong. More may be added.
  public struct Code: Hashable, Sendable {
    let rawValue: String

    /// A cell class that descends from no cell of the list.
    public static let notACellClass = Code(rawValue: "notACellClass")
    /// The view of a controller is no table view, or no collection view.
    public static let wrongView = Code(rawValue: "wrongView")
    /// A collection view controller was made without a layout.
    public static let noLayout = Code(rawValue: "noLayout")
    /// The data source gave no object for a row.
    public static let noObject = Code(rawValue: "noObject")
  }

  /// What kind of thing went wrong.
  public let code: Code
  /// One sentence that names the classes concerned.
  public let description: String

  static func notACellClass(_ cls: RuntimeClass, base: RuntimeClass) -> Self {
    Self(code: .notACellClass, description: "\(cls) is not a \(base) or a subclass of it")
  }

  static func wrongView(_ controller: RuntimeClass, _ view: RuntimeClass) -> Self {
    Self(code: .wrongView, description: "the view that \(controller) loaded is no \(view)")
  }

  static func noLayout(_ controller: RuntimeClass) -> Self {
    Self(
      code: .noLayout,
      description: "\(controller) has no layout for its collection view; make it with "
        + "initWithCollectionViewLayout:")
  }

  static func noObject(_ path: IndexPath, _ controller: RuntimeClass) -> Self {
    Self(
      code: .noObject,
      description: "the data source of \(controller) has no object for row \(path.row) of section "
        + "\(path.section)")
  }
}
