import CarobRuntime
import Foundation

/// An error of putting a view inside another, scrolling it, or changing its look.
public struct ViewError: CarobError, Hashable {
  /// One sentence that names the view's class.
  public let sentence: String
  /// A way to mend the error; nil when that depends on the caller.
  public private(set) var advice: String?
  /// The name of UIKit's exception, or of Core Animation's for invalid numbers.
  public private(set) var exceptionName: String? = "NSInvalidArgumentException"

  static func insideItself(_ cls: RuntimeClass) -> Self {
    Self(sentence: "a \(cls) cannot be put inside itself or a view that is inside it")
  }

  static func tooDeep(_ cls: RuntimeClass, inside superview: RuntimeClass) -> Self {
    Self(
      sentence: "a \(cls) cannot be put inside a \(superview): more than "
        + "\(UIView.maximumDepth) views would be inside one another",
      advice: "put some of them beside one another")
  }

  static func layerInsideItself(_ cls: RuntimeClass) -> Self {
    Self(
      sentence: "a \(cls) cannot be put inside itself or a layer that is inside it",
      exceptionName: "CALayerInvalid")
  }

  static func layersTooDeep(_ cls: RuntimeClass, inside superlayer: RuntimeClass) -> Self {
    Self(
      sentence: "a \(cls) cannot be put inside a \(superlayer): more than "
        + "\(UIView.maximumDepth) layers would be inside one another",
      advice: "put some of them beside one another", exceptionName: "CALayerInvalid")
  }

  static func nib(_ name: String?) -> Self {
    absent("nibs", name, advice: "make the views in code, and register classes for cells")
  }

  static func storyboard(_ name: String?) -> Self {
    absent("storyboards", name, advice: "make the controllers in code, and push or present them")
  }

  private static func absent(_ files: String, _ name: String?, advice: String) -> Self {
    Self(
      sentence: "\(files) are not offered" + (name.map { ": \($0.debugDescription)" } ?? ""),
      advice: advice)
  }

  static func unknownNumber(_ number: Int, of what: String, last: Int) -> Self {
    Self(sentence: "\(number) is no \(what): they go from 0 to \(last)")
  }

  static func offsetNotFinite(_ offset: CGPoint, _ cls: RuntimeClass) -> Self {
    Self(
      sentence: "a \(cls) cannot be scrolled to \(offset.x), \(offset.y): "
        + "an offset has finite numbers", exceptionName: "CALayerInvalidGeometry")
  }

  static func endlessScrolling(_ cls: RuntimeClass) -> Self {
    Self(
      sentence: "the delegate of a \(cls) scrolls again whenever it is told of scrolling",
      advice: "do not set another offset in scrollViewDidScroll: each time",
      exceptionName: "NSInternalInconsistencyException")
  }
}

extension ClassMembers {
  /// A property with one of the numbers of a type, which go from 0 to `last`. It takes closures, since rows set it: setting
  /// by a key path takes three times as long.
  ///
  /// - Parameter noun: the name of such a number in errors.
  func property<Value: RawRepresentable<Int>>(
    _ statement: StaticString, _ noun: String, last: Int,
    get: @escaping (Receiver) -> Value, set: @escaping (Receiver, Value) throws -> Void
  ) {
    property(statement) {
      get($0).rawValue
    } set: {
      guard let value = Value(rawValue: $1) else {
        throw ViewError.unknownNumber($1, of: noun, last: last)
      }
      try set($0, value)
    }
  }
}
