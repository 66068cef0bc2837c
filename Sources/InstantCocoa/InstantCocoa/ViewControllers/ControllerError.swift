import CarobFoundation
import CarobRuntime

/// Why a controller could not do what it was asked to.
public struct ControllerError: CarobError, Hashable {
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
  public let sentence: String
  /// What to do about it; nil when that depends on who asks.
  public private(set) var advice: String?

  /// UIKit's: of a collection view without a layout, else of an assertion.
  public var exceptionName: String? {
    code == .noLayout ? "NSInvalidArgumentException" : "NSInternalInconsistencyException"
  }

  static func notACellClass(_ cls: RuntimeClass, base: RuntimeClass) -> Self {
    Self(code: .notACellClass, sentence: "\(cls) is not a \(base) or a subclass of it")
  }

  static func wrongView(_ controller: RuntimeClass, _ view: RuntimeClass) -> Self {
    Self(code: .wrongView, sentence: "the view that \(controller) loaded is no \(view)")
  }

  static func noLayout(_ controller: RuntimeClass) -> Self {
    Self(
      code: .noLayout,
      sentence: "\(controller) has no layout for its collection view",
      advice: "make it with initWithCollectionViewLayout:")
  }

  static func noObject(_ path: IndexPath, _ controller: RuntimeClass) -> Self {
    Self(
      code: .noObject,
      sentence: "the data source of \(controller) has no object for row \(path.row) of section "
        + "\(path.section)")
  }
}
