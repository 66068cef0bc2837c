import CarobRuntime
import Foundation

/// A transform of the plane: x' = a x + c y + tx, y' = b x + d y + ty. [any-thread]
public struct CGAffineTransform: Hashable, Sendable, BitwiseCopyable {
  /// The part of x in the new x.
  public var a = 1.0
  /// The part of x in the new y.
  public var b = 0.0
  /// The part of y in the new x.
  public var c = 0.0
  /// The part of y in the new y.
  public var d = 1.0
  /// The distance that the origin is moved to the right.
  public var tx = 0.0
  /// The distance that the origin is moved down.
  public var ty = 0.0

  /// Makes a transform of its numbers; without any, the identity.
  public init(
    a: Double = 1, b: Double = 0, c: Double = 0, d: Double = 1, tx: Double = 0, ty: Double = 0
  ) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// The transform of six numbers in the order of C and of SVG; nil for another count.
  package init?(numbers: [Double]) {
    guard numbers.count == 6 else { return nil }
    self.init(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }

  /// The numbers in the order of C and of SVG.
  package var numbers: [Double] { [a, b, c, d, tx, ty] }

  /// The transform that changes nothing.
  public static let identity = CGAffineTransform()

  /// Moves everything.
  package static func translation(_ x: Double, _ y: Double) -> CGAffineTransform {
    CGAffineTransform(tx: x, ty: y)
  }

  /// Moves and stretches one rectangle to another. A side without a length keeps its scale.
  package static func fitting(_ size: CGSize, into rect: CGRect) -> CGAffineTransform {
    CGAffineTransform(
      a: size.width == 0 ? 1 : rect.width / size.width,
      d: size.height == 0 ? 1 : rect.height / size.height, tx: rect.minX, ty: rect.minY)
  }

  /// This transform, and then another one.
  package func then(_ next: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d, c: c * next.a + d * next.c,
      d: c * next.b + d * next.d, tx: tx * next.a + ty * next.c + next.tx,
      ty: tx * next.b + ty * next.d + next.ty)
  }

  /// This transform around a point, which stays where it is unless the transform moves it.
  package func around(_ point: CGPoint) -> CGAffineTransform {
    CGAffineTransform.translation(-point.x, -point.y).then(self)
      .then(.translation(point.x, point.y))
  }

  private var determinant: Double { a * d - b * c }

  /// The transform back; nil when there is none.
  package var inverse: CGAffineTransform? {
    let size = determinant
    guard size != 0, size.isFinite else { return nil }
    return CGAffineTransform(
      a: d / size, b: -b / size, c: -c / size, d: a / size, tx: (c * ty - d * tx) / size,
      ty: (b * tx - a * ty) / size)
  }

  /// By how much all lengths grow, when they grow alike in all directions; nil else.
  package var scale: Double? {
    let isSimilar = (a == d && b == -c) || (a == -d && b == c)
    return isSimilar ? (a * a + b * b).squareRoot() : nil
  }

  /// Whether the transform only moves.
  package var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

  /// Whether all numbers are finite.
  package var isFinite: Bool { numbers.allSatisfy(\.isFinite) }

  /// Where a point comes.
  package func applied(to point: CGPoint) -> CGPoint {
    CGPoint(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// The transform at an address of C; the identity for null.
  ///
  /// - Parameter place: a place with a `CGAffineTransform`, or null.
  package static func read(_ place: Pointer) -> CGAffineTransform {
    guard let address = place.address else { return .identity }
    // SAFETY: by the function's contract a transform is there, whose six numbers are those of this structure.
    return address.loadUnaligned(as: CGAffineTransform.self)
  }
}

extension CGAffineTransform: StructureMessageValue {
  /// `{CGAffineTransform=dddddd}`
  public static var typeEncoding: TypeEncoding {
    .doubles("CGAffineTransform", 6)
  }

  /// The structure of C has the same numbers in the same order.
  public func cValue() -> Self { self }

  /// The transform of a C structure.
  public static func argument(_ value: Self) throws(MessageError) -> Self { value }
}

/// In JSON six numbers, in the order of SVG.
extension CGAffineTransform: Codable {
  /// Reads six numbers.
  ///
  /// - Throws: `DecodingError`, also for another count.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let transform = CGAffineTransform(numbers: try container.decode([Double].self)) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "six numbers of a transform were expected")
    }
    self = transform
  }

  /// Writes the numbers.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(numbers)
  }
}
