import CarobRuntime
import Foundation

/// Why a view could not be put inside another, scrolled, or made to look in some way.
public struct ViewError: Error, Hashable, Sendable, CustomStringConvertible {
  /// One sentence that names the view's class.
  public let description: String

  static func insideItself(_ cls: RuntimeClass) -> Self {
    Self(description: "a \(cls) cannot be put inside itself or a view that is inside it")
  }

  static func tooDeep(_ cls: RuntimeClass, inside superview: RuntimeClass) -> Self {
    Self(
      description: "a \(cls) cannot be put inside a \(superview): more than "
        + "\(UIView.maximumDepth) views would be inside one another; put some of them beside one another"
    )
  }

  static func unknownNumber(_ number: Int, of what: String, last: Int) -> Self {
    Self(description: "\(number) is no \(what): they go from 0 to \(last)")
  }

  static func offsetNotFinite(_ offset: CGPoint, _ cls: RuntimeClass) -> Self {
    Self(
      description: "a \(cls) cannot be scrolled to \(offset.x), \(offset.y): "
        + "an offset has finite numbers")
  }

  static func endlessScrolling(_ cls: RuntimeClass) -> Self {
    Self(
      description: "the delegate of a \(cls) scrolls again whenever it is told of scrolling; do "
        + "not set another offset in scrollViewDidScroll: each time")
  }
}
