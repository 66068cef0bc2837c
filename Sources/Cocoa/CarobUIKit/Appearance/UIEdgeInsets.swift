import CarobFoundation
import CarobRuntime

/// Distances inwards from the edges of a rectangle. [any-thread]
public struct UIEdgeInsets: Hashable, Sendable {
  /// The distance from the upper edge.
  public var top: Double
  /// The distance from the left edge.
  public var left: Double
  /// The distance from the lower edge.
  public var bottom: Double
  /// The distance from the right edge.
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

  static func + (one: Self, other: Self) -> Self {
    UIEdgeInsets(
      top: one.top + other.top, left: one.left + other.left, bottom: one.bottom + other.bottom,
      right: one.right + other.right)
  }

  /// The larger distance at each edge.
  func union(_ other: Self) -> Self {
    UIEdgeInsets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }
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

  /// The structure for C.
  public func cValue() -> CEdgeInsets {
    CEdgeInsets(top: top, left: left, bottom: bottom, right: right)
  }

  /// The insets of a C structure.
  public static func argument(_ value: CEdgeInsets) throws(MessageError) -> UIEdgeInsets {
    UIEdgeInsets(top: value.top, left: value.left, bottom: value.bottom, right: value.right)
  }
}

/// UIKit's methods of `NSValue`.
enum ValueMembers {
  static func define(_ value: ClassMembers<ValueBox>) {
    value.structure(
      "+ (NSValue *)valueWithUIEdgeInsets:(UIEdgeInsets)insets",
      "@property (nonatomic, readonly) UIEdgeInsets UIEdgeInsetsValue", UIEdgeInsets.self)
    value.structure(
      "+ (NSValue *)valueWithUIOffset:(UIOffset)offset",
      "@property (nonatomic, readonly) UIOffset UIOffsetValue", OffsetStructure.self)
  }
}

/// `UIOffset` as messages pass it.
private struct OffsetStructure: StructureMessageValue, BitwiseCopyable {
  let horizontal: Double
  let vertical: Double

  /// `{UIOffset=dd}`
  static var typeEncoding: TypeEncoding { .doubles("UIOffset", 2) }

  func cValue() -> Self { self }
  static func argument(_ value: Self) throws(MessageError) -> Self { value }
}
