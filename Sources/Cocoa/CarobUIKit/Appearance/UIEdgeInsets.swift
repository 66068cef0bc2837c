import CarobFoundation
import CarobRuntime

/// How far something lies inside the edges of a rectangle. [any-thread]
public struct UIEdgeInsets: Hashable, Sendable {
  /// From the upper edge.
  public var top: Double
  /// From the left edge.
  public var left: Double
  /// From the lower edge.
  public var bottom: Double
  /// From the right edge.
  public var right: Double

  /// Insets of these widths.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No insets.
  public static let zero = UIEdgeInsets()
}

/// `UIEdgeInsets` as C passes it.
public struct CEdgeInsets: BitwiseCopyable, Sendable {
  let top: Double
  let left: Double
  let bottom: Double
  let right: Double
}

extension UIEdgeInsets: StructureMessageValue {
  /// `{UIEdgeInsets=dddd}`
  public static var typeEncoding: TypeEncoding {
    .structure(
      name: "UIEdgeInsets", fields: Array(repeating: .init(type: .double), count: 4))
  }

  /// The C side.
  public func cValue() -> CEdgeInsets {
    CEdgeInsets(top: top, left: left, bottom: bottom, right: right)
  }

  /// The insets of a C side.
  public static func argument(_ value: CEdgeInsets) throws(MessageError) -> UIEdgeInsets {
    UIEdgeInsets(top: value.top, left: value.left, bottom: value.bottom, right: value.right)
  }
}

/// What UIKit adds to `NSValue`.
enum ValueMembers {
  static func define(_ value: ClassMembers<ValueBox>) {
    value.structure("valueWithUIEdgeInsets:", "UIEdgeInsetsValue", UIEdgeInsets.self)
  }
}
