import CarobRuntime
import Foundation

/// Why a view could not be put inside another, scrolled, or made to look in some way.
public struct ViewError: CarobError, Hashable {
  /// One sentence that names the view's class.
  public let sentence: String
  /// What to do about it; nil when that depends on who asks.
  public private(set) var advice: String?
  /// UIKit's, and that of its layers for numbers that are none.
  public private(set) var exceptionName: String? = "NSInvalidArgumentException"

  static func insideItself(_ cls: RuntimeClass) -> Self {
    Self(sentence: "a \(cls) cannot be put inside itself or a view that is inside it")
  }

  static func tooDeep(_ cls: RuntimeClass, inside superview: RuntimeClass) -> Self {
    Self(
      sentence: "a \(cls) cannot be put inside a \(superview): more than "
        + "\(UIView.maximumDepth) views would be inside one another",
      advice: "put some of them beside one another"
    )
  }

  static func unknownNumber(_ number: Int, of what: String, last: Int) -> Self {
    Self(sentence: "\(number) is no \(what): they go from 0 to \(last)")
  }

  static func offsetNotFinite(_ offset: CGPoint, _ cls: RuntimeClass) -> Self {
    Self(
      sentence: "a \(cls) cannot be scrolled to \(offset.x), \(offset.y): "
        + "an offset has finite numbers",
      exceptionName: "CALayerInvalidGeometry")
  }

  static func endlessScrolling(_ cls: RuntimeClass) -> Self {
    Self(
      sentence: "the delegate of a \(cls) scrolls again whenever it is told of scrolling",
      advice: "do not set another offset in scrollViewDidScroll: each time",
      exceptionName: "NSInternalInconsistencyException")
  }
}
