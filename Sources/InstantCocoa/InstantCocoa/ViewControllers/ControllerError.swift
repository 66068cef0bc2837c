import CarobFoundation
import CarobRuntime

/// An error of a controller.
public struct ControllerError: CarobError, Hashable {
  /// The kind of error. More may be added.
  public struct Code: Hashable, Sendable {
    let rawValue: String

    /// A cell class is not a cell class for this kind of list.
    public static let notACellClass = Code(rawValue: "notACellClass")
    /// The view of a controller is not a table view, or not a collection view.
    public static let wrongView = Code(rawValue: "wrongView")
    /// A collection view controller was made without a layout.
    public static let noLayout = Code(rawValue: "noLayout")
    /// The data source returned no object for a row.
    public static let noObject = Code(rawValue: "noObject")
  }

  /// The kind of error.
  public let code: Code
  /// One sentence that names the classes concerned.
  public let sentence: String
  /// A way to mend the error; nil when that depends on the caller.
  public private(set) var advice: String?

  /// The name of UIKit's exception for a collection view without a layout, else of an assertion's.
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
      code: .noLayout, sentence: "\(controller) has no layout for its collection view",
      advice: "make it with initWithCollectionViewLayout:")
  }

  static func noObject(_ path: IndexPath, _ controller: RuntimeClass) -> Self {
    Self(
      code: .noObject,
      sentence: "the data source of \(controller) has no object for row \(path.row) of section "
        + "\(path.section)")
  }
}
